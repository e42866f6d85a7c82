import { createHash } from 'node:crypto';
import type { ImportedEntry } from '@kkini/catalog';
import type { ImportRecord } from '../db/stores/import-store.ts';

/** Longest key that an index takes, in bytes. */
const LONGEST_KEY = 1000;

/** Why an entry has no place in the database, in words; null when it has. */
export function keyFault({ key }: ImportedEntry): string | null {
  if (key === '') return 'the key is empty';
  const length = Buffer.byteLength(key);
  return length > LONGEST_KEY ? `the key has ${length} bytes, ${LONGEST_KEY} at most` : null;
}

/** An entry as it is stored: without characters that PostgreSQL does not take, and with the digest of the rest. */
export function toRecord(entry: ImportedEntry): ImportRecord {
  const text = JSON.stringify(entry);
  // JSON spells these characters as escapes; whoever writes such an escape into a text is only looked at twice.
  const storable = ODD_ESCAPE.test(text) ? (JSON.parse(text, withoutOddCharacters) as ImportedEntry) : entry;
  const digest = createHash('sha256').update(JSON.stringify(storable)).digest('hex');
  return { entry: storable, digest };
}

const ODD_ESCAPE = /\\u(?:0000|d[89a-f])/;

function withoutOddCharacters(_name: string, value: unknown): unknown {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what PostgreSQL refuses
  return typeof value === 'string' ? value.replace(/[\u0000\p{Cs}]/gu, '') : value;
}
