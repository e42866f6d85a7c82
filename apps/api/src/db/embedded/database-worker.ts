import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { dataDir as emptyDatabase } from '@electric-sql/pglite-prepopulatedfs';
import { z } from 'zod';
import { closeToOthers } from './database-place.ts';
import { maintainTables } from './maintenance.ts';
import { serveTables } from './serve-tables.ts';
import { syncPath, syncProblem } from './synced-folder.ts';

/** Messages between the owner thread and this worker. */
const placeSchema = z.object({
  tables: z.string(),
  filledMark: z.string(),
  socketFolder: z.string(),
  socketPath: z.string(),
  port: z.number(),
});

const place = placeSchema.parse(workerData);
const isNew = !existsSync(place.filledMark);
// Without the mark, an earlier first start failed before it confirmed any data.
if (isNew && existsSync(place.tables)) renameSync(place.tables, `${place.tables}-incomplete-${Date.now()}`);
rmSync(place.socketPath, { force: true });

const folder = dirname(place.tables);
const problem = syncProblem(folder);
if (problem !== null)
  process.stderr.write(
    `The folder ${folder} can't be synced (${problem}): a power cut may lose the last changes\n`,
  );

const isSynced = problem === null;
const content = isNew ? await emptyDatabase() : null;
const served = await serveTables({ folder: place.tables, isSynced, content }, place.socketPath);
// PGlite lets everybody read and write its files, and whoever made the data folder may have let others enter it.
closeToOthers(place.tables);
if (isNew) {
  writeFileSync(place.filledMark, '');
  if (isSynced) syncPath(folder);
}
maintainTables({ host: place.socketFolder, port: place.port, user: 'postgres', database: 'postgres' });
parentPort?.postMessage('serving');
parentPort?.on('message', async () => {
  await served.close();
  process.exit(0);
});
