import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Database } from '../database.ts';
import { prepareDatabasePlace } from '../embedded/database-place.ts';
import { openDatabase } from '../open-database.ts';
import { FolderCopy } from './copy-folder.ts';
import { openPresent } from './open-for-backup.ts';

const COPY_NAME = 'copy-';
/** Age after which a copy counts as left behind by a process that died. */
const LEFT_MS = 24 * 60 * 60 * 1000;

/**
 * Opens a consistent snapshot of a database that others write to. The embedded database runs one transaction at a time, so its
 * files are copied, the last ones inside an empty transaction, and the copy is opened. Calls wait only for those last files.
 */
export async function openMoment(place: Config['database'], workerFile: URL): Promise<Database> {
  const database = await openPresent(place, workerFile);
  if ('url' in place) return database;
  removeLeft(place.dataFolder);
  const folder = mkdtempSync(join(place.dataFolder, COPY_NAME));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await copyTables(database, { from: place.dataFolder, to: folder }).finally(() => database.close());
    const copy = await openDatabase({ dataFolder: folder }, workerFile);
    return { ...copy, close: () => copy.close().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Copies the files of an embedded database in the state a power cut would leave: its write-ahead log restores what they lack. */
async function copyTables(
  database: Database,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const [source, target] = [prepareDatabasePlace(from), prepareDatabasePlace(to)];
  const copy = new FolderCopy(source.tables, target.tables);
  await copy.copyMost();
  await database.transaction(async () => copy.copyRest());
  writeFileSync(target.filledMark, '');
}

function removeLeft(dataFolder: string): void {
  if (!existsSync(dataFolder)) return;
  for (const name of readdirSync(dataFolder)) {
    const path = join(dataFolder, name);
    if (name.startsWith(COPY_NAME) && Date.now() - statSync(path).mtimeMs > LEFT_MS)
      rmSync(path, { recursive: true, force: true });
  }
}
