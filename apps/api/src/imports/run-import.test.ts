import { setTimeout as pause } from 'node:timers/promises';
import type { ImportRow } from '@kkini/catalog';
import { runs } from '@kkini/testing';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import type { Database } from '../db/database.ts';
import {
  findImportedProduct,
  importVersion,
  loadImportedRecipes,
  saveImports,
} from '../db/stores/import-store.ts';
import { aProductRow, aRecipeRow, aRejectedRow, rowsOf } from '../testing/an-import-row.ts';
import { loadTestCatalogue } from '../testing/load-test-catalogue.ts';
import { emptyTables, openTestDatabase } from '../testing/open-test-database.ts';
import { IMPORT_BATCH, runImport, toRecord } from './run-import.ts';

const { taxonomy } = await loadTestCatalogue();

const database = await openTestDatabase();
afterEach(() => emptyTables(database));
afterAll(() => database.close());

/** Imports rows; returns the counts and the reports. */
async function importRows(rows: readonly ImportRow[], target: Database | null = database) {
  const reported: ImportRow[] = [];
  const summary = await runImport(rowsOf(rows), {
    database: target,
    taxonomy,
    report: (row) => reported.push(row),
  });
  return { summary, reported };
}

const stored = () =>
  database.transaction(async (queries) => {
    const { rows } = await queries.execute(
      sql`select source, key, entry_id, digest, updated_at from imported_entries order by key`,
    );
    return rows as Record<string, unknown>[];
  });
const product = (id: string) => database.transaction((queries) => findImportedProduct(queries, id));
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => aProductRow(String(from + index).padStart(5, '0')));
const problems = (rows: readonly ImportRow[]) =>
  rows.flatMap((row) => (row.outcome === 'rejected' ? [[row.key, row.reason, row.detail]] : []));

describe('an import', () => {
  it('changes nothing when it is repeated', async () => {
    const rows = [...many(3), aRecipeRow('soup'), aRejectedRow('bad')];
    const { summary } = await importRows(rows);
    expect(summary).toEqual({ read: 5, kept: 4, rejected: 1, added: 4, changed: 0, unchanged: 0 });
    const before = await stored();
    const version = await database.transaction(importVersion);
    expect((await importRows(rows)).summary).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
    expect(await stored()).toEqual(before);
    expect(await database.transaction(importVersion)).toBe(version);
  });

  it('replaces an entry that changed, leaves the others, and deletes none that is gone', async () => {
    await importRows([aProductRow('a'), aRecipeRow('b'), aProductRow('c')]);
    const version = await database.transaction(importVersion);
    const { summary } = await importRows([aProductRow('a'), aRecipeRow('b', { title: '두부찜' })]);
    expect(summary).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    expect((await database.transaction(loadImportedRecipes)).map(({ title }) => title)).toEqual(['두부찜']);
    expect(await database.transaction(importVersion)).not.toBe(version);
    expect(await product('test-c')).not.toBeNull();
  });

  it('stores nothing without a database', async () => {
    const { summary, reported } = await importRows(many(3), null);
    expect(summary).toEqual({ read: 3, kept: 3, rejected: 0, added: 0, changed: 0, unchanged: 0 });
    expect(reported).toHaveLength(3);
    expect(await stored()).toEqual([]);
  });

  it('reports every row in order, once it is settled', async () => {
    const rows = many(IMPORT_BATCH + 10).flatMap((row, index) =>
      index % 7 === 0 ? [aRejectedRow(`${index}`), row] : [row],
    );
    const { summary, reported } = await importRows(rows);
    expect(reported).toEqual(rows);
    expect(summary.read).toBe(rows.length);
    expect(summary.kept + summary.rejected).toBe(rows.length);
  });
});

describe('an import that breaks off', () => {
  it('leaves whole batches, and the next one brings the rest', async () => {
    const rows = many(2 * IMPORT_BATCH + 50);
    const cut = async function* () {
      yield* rows.slice(0, IMPORT_BATCH + 20);
      throw new Error('the file broke');
    };
    await expect(runImport(cut(), { database, taxonomy, report: () => undefined })).rejects.toThrow(
      'the file broke',
    );
    expect(await stored()).toHaveLength(IMPORT_BATCH);
    expect((await importRows(rows)).summary).toMatchObject({
      added: IMPORT_BATCH + 50,
      unchanged: IMPORT_BATCH,
    });
  });

  it('stores what was read when it is asked to stop', async () => {
    const stop = new AbortController();
    const rows = async function* () {
      for (const row of many(5 * IMPORT_BATCH)) {
        if (row.outcome === 'kept' && row.entry.key === '00300') stop.abort();
        yield row;
      }
    };
    const summary = await runImport(rows(), {
      database,
      taxonomy,
      report: () => undefined,
      signal: stop.signal,
    });
    expect(summary).toMatchObject({ read: 2 * IMPORT_BATCH, added: 2 * IMPORT_BATCH });
    expect(await stored()).toHaveLength(2 * IMPORT_BATCH);
  });

  it('goes on when the database was away for a moment, and says so when it stays away', async () => {
    let losses = 2;
    const shaky: Database = {
      ...database,
      transaction: async (work) => {
        const value = await database.transaction(work);
        // The connection fails after the batch is stored; storing it again is harmless.
        losses -= 1;
        if (losses >= 0) throw new AppError('busy');
        return value;
      },
    };
    const gone: Database = { ...database, transaction: () => Promise.reject(new AppError('busy')) };
    const [back, away] = await Promise.allSettled([importRows(many(3), shaky), importRows(many(3), gone)]);
    expect(back).toMatchObject({ value: { summary: { kept: 3, unchanged: 3 } } });
    expect(away).toMatchObject({ reason: expect.any(AppError) });
  });
});

describe('two imports at once', () => {
  it('of one file store each row once', async () => {
    const rows = many(IMPORT_BATCH + 20);
    const done = await Promise.all([importRows(rows), importRows([...rows].reverse()), importRows(rows)]);
    const sum = (count: 'added' | 'changed' | 'unchanged') =>
      done.reduce((total, { summary }) => total + summary[count], 0);
    expect([sum('added'), sum('changed'), sum('unchanged')]).toEqual([rows.length, 0, 2 * rows.length]);
    expect(await stored()).toHaveLength(rows.length);
  });

  it('never wait for each other in a circle', async () => {
    const [first, second] = many(2).flatMap((row) => (row.outcome === 'kept' ? [toRecord(row.entry)] : []));
    if (first === undefined || second === undefined) throw new Error('two rows');
    let other: Promise<unknown> = Promise.resolve();
    await database.transaction(async (queries) => {
      await saveImports(queries, [first]);
      other = database.transaction((others) => saveImports(others, [second, first]));
      await pause(300);
      expect(await saveImports(queries, [second])).toMatchObject({ added: 1 });
    });
    expect(await other).toMatchObject({ added: 0, unchanged: 2 });
  });
});

describe('an entry that can not be stored', () => {
  it('is rejected when its catalogue id belongs to another key', async () => {
    const first = await importRows([aProductRow('a', { id: 'same' }), aProductRow('b', { id: 'same' })]);
    expect(problems(first.reported)).toEqual([['b', 'idTaken', 'its catalogue id belongs to test a']]);
    expect(first.summary).toMatchObject({ kept: 1, rejected: 1, added: 1 });
    const second = await importRows([aProductRow('c', { id: 'same' }), aProductRow('d')]);
    expect(problems(second.reported)).toEqual([['c', 'idTaken', 'its catalogue id belongs to test a']]);
    expect((await stored()).map(({ key }) => key)).toEqual(['a', 'd']);
  });

  it('is rejected when its key came before, is empty or is longer than an index takes', async () => {
    const long = '가'.repeat(400);
    const rows = [aProductRow('a'), aProductRow('a\u0000'), aProductRow('\ud800'), aProductRow(long)];
    const { reported } = await importRows(rows);
    expect(problems(reported)).toEqual([
      ['a', 'duplicate', 'the key came before'],
      ['', 'unusableKey', 'the key is empty'],
      [long.slice(0, 80), 'unusableKey', 'the key has 1200 bytes, 1000 at most'],
    ]);
  });

  it('is rejected when its name would fill a page', async () => {
    const { reported } = await importRows([aProductRow('a', { name: '긴'.repeat(301) })]);
    expect(problems(reported)).toEqual([['a', 'unusableName', 'the name has 301 characters, 300 at most']]);
  });

  it('loses characters that turn the direction of the text after them', async () => {
    await importRows([aProductRow('odd', { name: '두\u202E부\u2066 조림' })]);
    expect((await product('test-odd'))?.name).toBe('두부 조림');
  });

  it('loses only the characters PostgreSQL does not take, whatever its texts hold', async () => {
    const character = fc.constantFrom(
      '가',
      'a',
      '\u0000',
      '\ud83c',
      '\udf5a',
      '\\',
      '"',
      "'",
      '\u2028',
      '\\u0000',
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: character, maxLength: 8 }), async (name) => {
        const { summary } = await importRows([aProductRow('odd', { name })]);
        expect(summary.kept).toBe(1);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: the character that gets lost
        expect((await product('test-odd'))?.name).toBe(name.replace(/[\u0000\p{Cs}]/gu, ''));
      }),
      { numRuns: runs(60), seed: 20261120 },
    );
  });
});
