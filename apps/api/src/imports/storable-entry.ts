import { createHash } from 'node:crypto';
import type { ImportedEntry } from '@kkini/catalog';
import type { ImportRecord } from '../db/stores/import-store.ts';

/** Longest key in an index, in bytes. */
const LONGEST_KEY = 1000;

/** Why an entry cannot be stored, in words; null when it can. */
export function keyFault({ key }: ImportedEntry): string | null {
  if (key === '') return 'the key is empty';
  const length = Buffer.byteLength(key);
  return length > LONGEST_KEY ? `the key has ${length} bytes, ${LONGEST_KEY} at most` : null;
}

/** An entry for storing: without characters that PostgreSQL refuses, and with the digest of the rest. */
export function toRecord(entry: ImportedEntry): ImportRecord {
  const text = JSON.stringify(entry);
  // JSON spells these characters as escapes; a text that contains such an escape literally only costs a second look.
  const storable = ODD_ESCAPE.test(text) ? (JSON.parse(text, withoutOddCharacters) as ImportedEntry) : entry;
  const digest = createHash('sha256').update(JSON.stringify(storable)).digest('hex');
  return { entry: storable, digest };
}

const ODD_ESCAPE = /\\u(?:0000|d[89a-f])/;

function withoutOddCharacters(_name: string, value: unknown): unknown {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what PostgreSQL refuses
  return typeof value === 'string' ? value.replace(/[\u0000\p{Cs}]/gu, '') : value;
}
