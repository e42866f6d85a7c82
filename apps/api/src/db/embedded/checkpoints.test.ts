import { dataDir as emptyDatabase } from '@electric-sql/pglite-prepopulatedfs';
import { expect, it } from 'vitest';
import { checkpointIfDue } from './checkpoints.ts';
import { openTables } from './serve-tables.ts';

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
