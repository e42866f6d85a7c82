import { createHash } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { ImportedEntry, ImportRow } from '@kkini/catalog';
import type { Recipe, Taxonomy } from '@kkini/domain';
import { AppError } from '../app-error.ts';
import type { Database } from '../db/database.ts';
import {
  type ImportCounts,
  type ImportRecord,
  type SavedImports,
  saveImports,
} from '../db/stores/import-store.ts';
import { indexRecipes } from '../db/stores/search-index.ts';

/** Rows per transaction. An interrupted import keeps complete batches and can be run again. */
export const IMPORT_BATCH = 250;

/** Retries of a batch while the embedded database changes its owner. */
const BUSY_TRIES = 5;
const BUSY_PAUSE_MS = 500;

/** Counts of an import: rows read, kept and rejected, and how many of the kept ones were new, changed or unchanged. */
export type ImportSummary = ImportCounts & {
  readonly read: number;
  readonly kept: number;
  readonly rejected: number;
};

/** Destination of rows: the database, or null for a dry run, and a reporter. */
export type ImportTarget = {
  readonly database: Database | null;
  /** Taxonomy for indexing imported recipes, so that the search finds them at once. */
  readonly taxonomy: Taxonomy;
  /** Called for every row in order, after it is stored or rejected. */
  readonly report: (row: ImportRow) => void;
  /** Stops the import after the rows read so far. */
  readonly signal?: AbortSignal;
};

/** Reads the rows of an import and stores the kept ones, batch by batch. */
export async function runImport(
  rows: AsyncIterable<ImportRow>,
  { database, taxonomy, report, signal }: ImportTarget,
): Promise<ImportSummary> {
  const counts = { read: 0, kept: 0, rejected: 0, added: 0, changed: 0, unchanged: 0 };
  let waiting: Waiting[] = [];
  const settle = async () => {
    const records = waiting.flatMap(({ record }) => record ?? []);
    const saved = await store(database, taxonomy, records);
    for (const { row, record } of waiting) {
      const settled = record === null ? row : settledRow(row, saved.idTaken.get(record));
      counts[settled.outcome] += 1;
      report(settled);
    }
    counts.read += waiting.length;
    for (const each of ['added', 'changed', 'unchanged'] as const) counts[each] += saved[each];
    waiting = [];
    // Yields, because a list is read without a pause and signals could not arrive.
    await nextTurn();
  };
  const keys = new Set<string>();
  for await (const row of rows) {
    waiting.push(prepare(row, keys));
    if (waiting.length < IMPORT_BATCH) continue;
    await settle();
    keys.clear();
    if (signal?.aborted === true) break;
  }
  await settle();
  return counts;
}

/** A row and the record to store, if any. */
type Waiting = { readonly row: ImportRow; readonly record: ImportRecord | null };

/** Prepares a row; `keys` are those of the batch, because one statement cannot store a key twice. */
function prepare(row: ImportRow, keys: Set<string>): Waiting {
  if (row.outcome === 'rejected') return { row, record: null };
  const record = toRecord(row.entry);
  const { source, key } = record.entry;
  const fault = keyFault(record.entry);
  const place = { file: row.file, line: row.line, outcome: 'rejected' } as const;
  if (fault !== null)
    return { row: { ...place, key: key.slice(0, 80), reason: 'unusableKey', detail: fault }, record: null };
  const { length } = nameOf(record.entry);
  if (length > LONGEST_NAME) {
    const detail = `the name has ${length} characters, ${LONGEST_NAME} at most`;
    return { row: { ...place, key, reason: 'unusableName', detail }, record: null };
  }
  if (keys.has(`${source} ${key}`))
    return { row: { ...place, key, reason: 'duplicate', detail: 'the key came before' }, record: null };
  keys.add(`${source} ${key}`);
  return { row: { ...row, entry: record.entry }, record };
}

function settledRow(
  row: ImportRow,
  owner: { readonly source: string; readonly key: string } | undefined,
): ImportRow {
  if (owner === undefined || row.outcome === 'rejected') return row;
  const { file, line, entry } = row;
  const detail = `its catalogue id belongs to ${owner.source} ${owner.key}`;
  return { file, line, outcome: 'rejected', key: entry.key, reason: 'idTaken', detail };
}

function recipeOf({ entry }: ImportRecord): readonly Recipe[] {
  return entry.kind === 'recipe' ? [entry.recipe] : [];
}

const NOTHING: SavedImports = { added: 0, changed: 0, unchanged: 0, idTaken: new Map() };

/** Stores a batch. Idempotent, so it can be retried after a lost connection. */
async function store(
  database: Database | null,
  taxonomy: Taxonomy,
  records: readonly ImportRecord[],
): Promise<SavedImports> {
  if (database === null || records.length === 0) return NOTHING;
  for (let tries = 0; ; tries += 1) {
    try {
      return await database.transaction(async (queries) => {
        const saved = await saveImports(queries, records);
        const kept = records.filter((record) => !saved.idTaken.has(record));
        await indexRecipes(queries, taxonomy, kept.flatMap(recipeOf));
        return saved;
      });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'busy' || tries === BUSY_TRIES) throw error;
      await pause(BUSY_PAUSE_MS);
    }
  }
}

/** Longest key in an index, in bytes. */
const LONGEST_KEY = 1000;

/** Why an entry cannot be stored, in words; null if it can. */
function keyFault({ key }: ImportedEntry): string | null {
  if (key === '') return 'the key is empty';
  const length = Buffer.byteLength(key);
  return length > LONGEST_KEY ? `the key has ${length} bytes, ${LONGEST_KEY} at most` : null;
}

/** Longest name of a dish or a shop, in characters. Longer ones are texts in the wrong column, and fill a page. */
const LONGEST_NAME = 300;

function nameOf(entry: ImportedEntry): string {
  if (entry.kind === 'recipe') return entry.recipe.title;
  return entry.kind === 'product' ? entry.product.name : entry.name;
}

/**
 * An entry in storable form: without characters PostgreSQL refuses and those that turn the direction of the text after them, and with
 * the digest of the rest.
 */
export function toRecord(entry: ImportedEntry): ImportRecord {
  const text = JSON.stringify(entry);
  // JSON spells these characters as escapes. A text that contains such an escape literally costs only a second check.
  const storable = ODD_ESCAPE.test(text) ? (JSON.parse(text, withoutOddCharacters) as ImportedEntry) : entry;
  const digest = createHash('sha256').update(JSON.stringify(storable)).digest('hex');
  return { entry: storable, digest };
}

const ODD_ESCAPE = /\\u(?:0000|d[89a-f])|[\u202A-\u202E\u2066-\u2069]/;

function withoutOddCharacters(_name: string, value: unknown): unknown {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what PostgreSQL refuses
  return typeof value === 'string' ? value.replace(/[\u0000\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '') : value;
}
