import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Database } from '../database.ts';
import { prepareDatabasePlace } from '../embedded/database-place.ts';
import { openDatabase } from '../open-database.ts';
import { FolderCopy } from './copy-folder.ts';
import { openPresent } from './open-for-backup.ts';

const COPY_NAME = 'copy-';
/** The age at which a copy is one that its process left behind. */
const LEFT_MS = 24 * 60 * 60 * 1000;

/**
 * Opens a database to read one moment of it while others write. The embedded one does one transaction at a time, so its files are
 * copied, the last of them within one that does nothing else, and the copy is opened: calls wait for those last files alone.
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

/** Copies the files of an embedded database as a power cut would leave them: its log says what they lack. */
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
