import { fail, ok, type Result } from '@kkini/domain';
import { decodeHTML } from 'entities';
import { jsonrepair } from 'jsonrepair';
import { repairJson } from './repair-json.ts';

/** Deepest nesting that is read. Deeper values would overflow recursive functions. */
const DEEPEST = 200;
/** The thorough repair takes seconds for some longer texts (measured with rows of quotes), in characters. */
const LONGEST_REPAIR = 100_000;

/**
 * Parses JSON as found in files: with NaN, control characters, trailing commas, comments, quotes inside strings, several
 * values in a row (returned as a list), truncated, entities for quotes. The problem names the place of the error.
 */
export function parseLooseJson(text: string): Result<unknown, string> {
  const strict = parseStrictJson(text);
  if (strict.ok || isTooDeep(text)) return strict;
  for (const spelling of [text, ...unescaped(text)]) {
    const mended = repairJson(spelling);
    const isShort = spelling.length <= LONGEST_REPAIR;
    const repairs = isShort ? [() => jsonrepair(mended), () => jsonrepair(spelling)] : [];
    for (const attempt of [() => mended, ...repairs]) {
      const parsed = parseAttempt(attempt);
      if (parsed?.ok && typeof parsed.value === 'object') return parsed;
    }
  }
  return strict;
}

/** Parses strict JSON within the nesting limit. The problem names the place of the error. */
export function parseStrictJson(text: string): Result<unknown, string> {
  try {
    const value: unknown = JSON.parse(text);
    return isTooDeep(text) ? fail(`nested deeper than ${DEEPEST}`) : ok(value);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** A record of unknown content. */
export type Fields = Readonly<Record<string, unknown>>;

/** True for a plain object. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text of the first of these fields that is not empty; numbers as text. */
export function textOf(fields: Fields, ...names: readonly string[]): string {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string' && value.trim() !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return '';
}

/** Null where the repair fails. */
function parseAttempt(attempt: () => string): Result<unknown, string> | null {
  try {
    return parseStrictJson(attempt());
  } catch {
    return null;
  }
}

/** JSON whose quotes a template wrote as entities. */
function unescaped(text: string): readonly string[] {
  return /^[\s[{]*&(?:quot|#0*34|#x0*22);/i.test(text) ? [decodeHTML(text)] : [];
}

/** Brackets inside strings do not count. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') quoted = !quoted;
    else if (quoted && character === '\\') index += 1;
    else if (!quoted && (character === '[' || character === '{')) depth += 1;
    else if (!quoted && (character === ']' || character === '}')) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
