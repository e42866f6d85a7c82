import { resolve } from 'node:path';
import { readConfig } from '../src/config.ts';
import { awaitDatabase } from '../src/db/await-database.ts';
import { readBackupFile } from '../src/db/backup/backup-file.ts';
import { describeCounts } from '../src/db/backup/open-for-backup.ts';
import { restoreBackup } from '../src/db/backup/restore-backup.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { runCommand } from '../src/platform/run-command.ts';

const USAGE = `kkini restore <file> [--replace]
  fills an empty database from a backup and checks every table against it; nothing changes when one differs
  --replace deletes what a database holds that is not empty`;

await runCommand(
  { usage: USAGE, words: 1, options: ['replace'] },
  async ({ words: [file = ''], options }) => {
    const config = readConfig(resolve(import.meta.dirname, '../../..'));
    const database = await openDatabase(config.database, new URL('./database-worker.js', import.meta.url));
    try {
      await awaitDatabase(config, () => migrate(database));
      const counts = await restoreBackup(database, readBackupFile(file), { replace: options.has('replace') });
      console.log(
        `${describeCounts(counts)}\nThe database is that of ${file}. Restart a server that runs on it.`,
      );
    } finally {
      await database.close();
    }
  },
);
