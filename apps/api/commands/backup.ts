import { resolve } from 'node:path';
import { readConfig } from '../src/config.ts';
import { readBackupFile, writeBackupFile } from '../src/db/backup/backup-file.ts';
import { describeCounts } from '../src/db/backup/open-for-backup.ts';
import { openMoment } from '../src/db/backup/open-moment.ts';
import { checkBackup } from '../src/db/backup/read-backup.ts';
import { backupLines, seeOneMoment } from '../src/db/backup/write-backup.ts';
import { runCommand } from '../src/platform/run-command.ts';

const USAGE = `kkini backup <file>
  writes every account, survey, plan and imported entry of one moment to a new file
  and reads it back; the server may be running`;

await runCommand({ usage: USAGE, words: 1 }, async ({ words: [file = ''] }) => {
  const { database: place } = readConfig(resolve(import.meta.dirname, '../../..'));
  const database = await openMoment(place, new URL('./database-worker.js', import.meta.url));
  try {
    await database.transaction(async (queries) => {
      await seeOneMoment(queries);
      await writeBackupFile(file, backupLines(queries, new Date()));
    });
    const counts = await checkBackup(readBackupFile(file));
    console.log(`${describeCounts(counts)}\n${file} is written and was read back.`);
  } finally {
    await database.close();
  }
});
