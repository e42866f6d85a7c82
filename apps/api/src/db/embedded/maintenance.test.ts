import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataDir as emptyDatabase } from '@electric-sql/pglite-prepopulatedfs';
import { expect, it, vi } from 'vitest';
import { checkpointIfDue, maintainTables } from './maintenance.ts';
import { listenForTables, openTables } from './serve-tables.ts';

it('writes a checkpoint once enough was logged since the last one, and not before', async () => {
  const tables = await openTables({ folder: null, content: await emptyDatabase() });
  const ask = (statement: string) => tables.query(statement);
  const start = async () => (await ask('select redo_lsn from pg_control_checkpoint()')).rows;
  const first = await start();
  await ask('create table notes as select repeat(md5(n::text), 10) from generate_series(1, 5000) n');
  await checkpointIfDue(ask);
  expect(await start()).toEqual(first);
  await checkpointIfDue(ask, 2 ** 20);
  expect(await start()).not.toEqual(first);
  await tables.close();
});

it('gives the room of deleted rows back within a minute of the start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kkini-maintenance-'));
  const tables = await openTables({ folder: null, content: await emptyDatabase() });
  const stop = await listenForTables(tables, join(folder, '.s.PGSQL.5432'));
  await tables.query('create table notes as select n from generate_series(1, 5000) n');
  await tables.query('delete from notes');
  vi.useFakeTimers({ toFake: ['setInterval'] });
  maintainTables({ host: folder, port: 5432, user: 'postgres', database: 'postgres' });
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  const room = async () => (await tables.query("select pg_relation_size('notes') as bytes")).rows;
  await expect.poll(room, { timeout: 10_000 }).toEqual([{ bytes: 0 }]);
  await stop();
  await tables.close();
  rmSync(folder, { recursive: true });
});
