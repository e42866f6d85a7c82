import { resolve } from 'node:path';
import { readConfig } from '../src/config.ts';
import { awaitDatabase } from '../src/db/await-database.ts';
import { describeCounts, describePlace, placeNamed } from '../src/db/backup/open-for-backup.ts';
import { openMoment } from '../src/db/backup/open-moment.ts';
import { restoreBackup } from '../src/db/backup/restore-backup.ts';
import { backupLines, seeOneMoment } from '../src/db/backup/write-backup.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { runCommand } from '../src/platform/run-command.ts';
import { StartProblem } from '../src/start-problem.ts';

const USAGE = `kkini db copy <from> <to> [--replace]
  copies one moment of a database into another one, each a data folder or postgres://…, and checks every table
  --replace deletes what the other one holds`;
const WORKER = new URL('./database-worker.js', import.meta.url);

await runCommand(
  { usage: USAGE, words: 3, options: ['replace'] },
  async ({ words: [verb, from = '', to = ''], options }) => {
    if (verb !== 'copy') throw new StartProblem(USAGE);
    const places = { from: placeNamed(from), to: placeNamed(to) };
    const source = await openMoment(places.from, WORKER);
    try {
      const target = await openDatabase(places.to, WORKER);
      try {
        const { startWaitMs } = readConfig(resolve(import.meta.dirname, '../../..'));
        await awaitDatabase({ database: places.to, startWaitMs, setting: '<to>' }, () => migrate(target));
        const counts = await source.transaction(async (queries) => {
          await seeOneMoment(queries);
          return await restoreBackup(target, backupLines(queries, new Date()), {
            replace: options.has('replace'),
          });
        });
        console.log(
          `${describeCounts(counts)}\n${describePlace(places.to)} is as ${describePlace(places.from)}. Restart a server that runs on it.`,
        );
      } finally {
        await target.close();
      }
    } finally {
      await source.close();
    }
  },
);
