import { fail, ok, type Result } from '@kkini/domain';
import { jsonrepair } from 'jsonrepair';
import type { ImportFile } from './importer.ts';
import { readText } from './read-file.ts';

/** Parses JSON as files really hold it: with NaN, control characters, trailing commas, comments; the problem says where it broke. */
export function parseLooseJson(text: string): Result<unknown, string> {
  for (const attempt of [
    () => text,
    () => text.replace(NAN, 'null'),
    () => jsonrepair(text.replace(CONTROL, ' ')),
  ]) {
    try {
      const value: unknown = JSON.parse(attempt());
      return ok(value);
    } catch {}
  }
  return fail(strictProblem(text));
}

/** Reads a JSON file; see `parseLooseJson`. */
export async function readJson(file: ImportFile): Promise<Result<unknown, string>> {
  return parseLooseJson(await readText(file));
}

/** A record of unknown content. */
export type Fields = Readonly<Record<string, unknown>>;

/** True for a plain object. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text of the first of these fields that holds any; numbers as text. */
export function textOf(fields: Fields, ...names: readonly string[]): string {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string' && value.trim() !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return '';
}

const NAN = /\bNaN\b(?=\s*[,}\]])/g;
/** Control characters have no place in JSON strings; line breaks between tokens become blanks as well. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are the characters to take out
const CONTROL = /[\u0000-\u001F]+/g;

function strictProblem(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
