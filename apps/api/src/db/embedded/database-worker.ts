import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { dataDir as emptyDatabase } from '@electric-sql/pglite-prepopulatedfs';
import { z } from 'zod';
import { serveTables } from './serve-tables.ts';

/** Messages from the owner thread to this worker, and its answers. */
const placeSchema = z.object({ tables: z.string(), filledMark: z.string(), socketPath: z.string() });

const place = placeSchema.parse(workerData);
const isNew = !existsSync(place.filledMark);
// Without the mark an earlier first start failed before it confirmed any data.
if (isNew && existsSync(place.tables)) renameSync(place.tables, `${place.tables}-incomplete-${Date.now()}`);
rmSync(place.socketPath, { force: true });

const served = await serveTables(
  { folder: place.tables, content: isNew ? await emptyDatabase() : null },
  place.socketPath,
);
if (isNew) writeFileSync(place.filledMark, '');
parentPort?.postMessage('serving');
parentPort?.on('message', async () => {
  await served.close();
  process.exit(0);
});
