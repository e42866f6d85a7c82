import { fail, type Result } from '@kkini/domain';
import type { ImportFile, RowFault } from '../importer.ts';
import { readText } from './read-file.ts';
import { type Fields, isFields, parseLooseJson, textOf } from './read-json.ts';

/**
 * Reads the answer of a public service. The services may also answer in XML, or with HTML pages when they are down. A
 * truncated file is refused, because its missing rows would go unnoticed.
 */
export function readAnswer(text: string): Result<unknown, RowFault> {
  const start = text.slice(0, 2000).replace(/^\uFEFF/, '');
  if (start.trim() === '') return fail(atStart('notThisFormat', 'the file is empty'));
  if (/^\s*</.test(start)) {
    const words = start.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    return fail(atStart('notThisFormat', `XML or HTML, not JSON: ${words.trim().slice(0, 80)}`));
  }
  if (!/^\s*[[{]/.test(start)) return fail(atStart('notThisFormat', 'not JSON'));
  const json = parseLooseJson(text);
  if (!json.ok) return fail(atStart('unreadableFile', json.problem));
  return isCutOff(text) ? fail(atStart('unreadableFile', 'the file ends before its JSON does')) : json;
}

/** Rows of an answer, or the fault that stands in their place. */
export type AnswerRows = { readonly rows: readonly unknown[]; readonly fault: RowFault | null };

/** Rows of a file: the answer where it is a list, else those `rowsIn` finds in its top level. */
export async function readAnswerRows(
  file: ImportFile,
  rowsIn: (top: Fields) => AnswerRows,
): Promise<AnswerRows> {
  const answer = readAnswer(await readText(file));
  if (!answer.ok) return { rows: [], fault: answer.problem };
  if (Array.isArray(answer.value)) return { rows: answer.value, fault: null };
  return rowsIn(isFields(answer.value) ? answer.value : {});
}

/** Answer codes of the services for a successful query without rows. */
const NOTHING_FOUND = ['INFO-200', '03'];

/** The fault of an answer without rows: null when there is nothing to import, else the fault of the service or of the file. */
export function faultOfAnswer(holders: readonly Fields[], expected: string): RowFault | null {
  const results = holders.flatMap((holder) => [holder['RESULT'], holder['result'], holder['header']]);
  const [result] = results.filter(isFields);
  const code = result === undefined ? '' : textOf(result, 'CODE', 'code', 'resultCode');
  if (NOTHING_FOUND.includes(code)) return null;
  if (result === undefined || code === '' || DONE.includes(code))
    return atStart('notThisFormat', `no ${expected}`);
  return atStart('sourceError', `${code} ${textOf(result, 'MSG', 'message', 'resultMsg')}`.trim());
}

const DONE = ['INFO-000', '00'];

function atStart(reason: RowFault['reason'], detail: string): RowFault {
  return { line: 1, reason, detail };
}

/** True when brackets stay open at the end of a text that is not strict JSON. The repair would close them silently. */
function isCutOff(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch {
    return openBrackets(text) > 0;
  }
}

function openBrackets(text: string): number {
  let depth = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
  }
  return depth;
}

/** A whole string, a string that never ends, or a bracket. */
const TOKEN = /"(?:[^"\\]|\\.)*"?|[[\]{}]/gs;
