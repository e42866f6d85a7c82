import { createHash } from 'node:crypto';
import type { ImportedEntry, ImportRow } from '@kkini/catalog';
import type { Database } from '../db/database.ts';
import { type ImportCounts, type ImportRecord, saveImports } from '../db/stores/import-store.ts';

/** Entries stored in one transaction; a broken-off import keeps whole batches and may simply be run again. */
const BATCH = 200;

/** What an import did: rows read, kept and rejected, and of the kept ones how many were new, changed, unchanged. */
export type ImportSummary = ImportCounts & {
  readonly read: number;
  readonly kept: number;
  readonly rejected: number;
};

/** Goes through the rows of an import and stores what is kept; without a database nothing is stored (dry run). */
export async function runImport(
  rows: AsyncIterable<ImportRow>,
  database: Database | null,
  report: (row: ImportRow) => void,
): Promise<ImportSummary> {
  const counts = { read: 0, kept: 0, rejected: 0, added: 0, changed: 0, unchanged: 0 };
  let batch: ImportRecord[] = [];
  const store = async () => {
    const stored = await storeBatch(database, batch);
    counts.added += stored.added;
    counts.changed += stored.changed;
    counts.unchanged += stored.unchanged;
    batch = [];
  };
  for await (const row of rows) {
    counts.read += 1;
    report(row);
    if (row.outcome === 'rejected') counts.rejected += 1;
    else {
      counts.kept += 1;
      batch.push({ entry: row.entry, digest: digestOf(row.entry) });
      if (batch.length === BATCH) await store();
    }
  }
  await store();
  return counts;
}

async function storeBatch(database: Database | null, batch: readonly ImportRecord[]): Promise<ImportCounts> {
  if (database === null) return { added: 0, changed: 0, unchanged: 0 };
  return await database.transaction((queries) => saveImports(queries, batch));
}

function digestOf(entry: ImportedEntry): string {
  return createHash('sha256').update(JSON.stringify(entry)).digest('hex');
}
