import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { StartProblem } from '../../start-problem.ts';
import { passingFault } from '../database-faults.ts';
import { prepareDatabasePlace } from './database-place.ts';
import { EmbeddedDatabase } from './embedded-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'kkini-embedded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A thread that serves until its tables are gone and then dies, like one that cannot write them. */
const WORKER = `
  import { existsSync } from 'node:fs';
  import { parentPort, workerData } from 'node:worker_threads';
  parentPort.postMessage('serving');
  parentPort.on('message', () => process.exit(0));
  setInterval(() => existsSync(workerData.tables) || process.exit(1), 10);
`;

it('is served again once what stood in its way has passed, and says until then that it passes', async () => {
  const place = prepareDatabasePlace(join(folder, 'data'));
  const worker = join(folder, 'worker.mjs');
  writeFileSync(worker, WORKER);
  const fill = () => {
    mkdirSync(place.tables);
    writeFileSync(join(place.tables, 'PG_VERSION'), '18');
  };
  fill();
  writeFileSync(place.filledMark, '');
  const database = new EmbeddedDatabase(place, pathToFileURL(worker));
  await database.ready();
  rmSync(place.tables, { recursive: true });
  const state = () => database.readyAgain().then(() => 'served', passingFault);
  await expect.poll(state).toBe('away');
  fill();
  await expect.poll(state, { timeout: 5000 }).toBe('served');
  await database.close();
});

it('listens only in a folder that nobody else has made or may enter', () => {
  const long = join(folder, 'x'.repeat(100));
  const { socketFolder } = prepareDatabasePlace(long);
  chmodSync(socketFolder, 0o777);
  prepareDatabasePlace(long);
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  rmSync(socketFolder, { recursive: true });
  symlinkSync(folder, socketFolder);
  expect(() => prepareDatabasePlace(long)).toThrow(StartProblem);
  rmSync(socketFolder);
});
