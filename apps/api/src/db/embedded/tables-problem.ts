import { accessSync, closeSync, constants, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabasePlace } from './database-place.ts';

/** Major version of PostgreSQL whose files the embedded database reads. A test compares it with the files it writes. */
const FILES_VERSION = '18';

type Place = Pick<DatabasePlace, 'tables' | 'filledMark'>;

/** Why tables must not be opened; null if they may. Opening missing tables would create a new database in place of the lost one. */
export function missingTables({ tables, filledMark }: Place): string | null {
  const mayBeThere = existsSync(join(tables, 'PG_VERSION')) || isRefused(tables, true);
  if (!existsSync(filledMark) || mayBeThere) return null;
  return `${tables} is gone or empty, though ${filledMark} says that it was filled: bring it back, or restore a backup into another folder`;
}

/** Why tables cannot be opened, for the operator; PostgreSQL's own message if no reason can be found. */
export function openingProblem(tables: string, said: string): string {
  const foreign = foreignPath(dirname(tables));
  if (foreign !== null)
    return `this user may not read and write ${foreign}; give the folder to the server's user`;
  const version = versionOf(tables);
  if (version !== null && version !== FILES_VERSION)
    return `its files are those of PostgreSQL ${version}, not ${FILES_VERSION}; back it up with the version of Kkini that wrote it`;
  // PostgreSQL in WebAssembly gives no other message for files it cannot use.
  return /^(?:Aborted\(|PGlite failed)/.test(said)
    ? `its files are damaged (${said.split('. ', 1)[0]}); restore a backup into another folder`
    : said;
}

/** The folder, or the first file or folder below it, that this user may not read and write; null if there is none. */
function foreignPath(path: string, isFolder = true): string | null {
  if (isRefused(path, isFolder)) return path;
  if (!isFolder) return null;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = foreignPath(join(path, entry.name), entry.isDirectory());
    if (inside !== null) return inside;
  }
  return null;
}

function isRefused(path: string, isFolder: boolean): boolean {
  try {
    if (isFolder) {
      accessSync(path, constants.W_OK | constants.X_OK);
      readdirSync(path);
    } else closeSync(openSync(path, 'r+'));
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EACCES';
  }
}

function versionOf(tables: string): string | null {
  try {
    return readFileSync(join(tables, 'PG_VERSION'), 'utf8').trim();
  } catch {
    return null;
  }
}
