import { accessSync, closeSync, constants, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabasePlace } from './database-place.ts';

/** Major version of PostgreSQL whose files the embedded database reads; a test compares it with those it makes. */
const FILES_VERSION = '18';

type Place = Pick<DatabasePlace, 'tables' | 'filledMark'>;

/** What is wrong with tables that must not be opened, because a new database would take the place of what is gone; else null. */
export function missingTables({ tables, filledMark }: Place): string | null {
  const mayBeThere = existsSync(join(tables, 'PG_VERSION')) || isRefused(tables, true);
  if (!existsSync(filledMark) || mayBeThere) return null;
  return `${tables} is gone or empty, though ${filledMark} says that it was filled: bring it back, or restore a backup into another folder`;
}

/** Why tables do not open, for whoever can mend it; without a visible reason, what PostgreSQL said. */
export function openingProblem(tables: string, said: string): string {
  const foreign = foreignPath(dirname(tables));
  if (foreign !== null)
    return `this user may not read and write ${foreign}; give the folder to the server's user`;
  const version = versionOf(tables);
  if (version !== null && version !== FILES_VERSION)
    return `its files are those of PostgreSQL ${version}, not ${FILES_VERSION}; back it up with the version of Kkini that wrote it`;
  // PostgreSQL in WebAssembly says no more of files it can't use.
  return /^(?:Aborted\(|PGlite failed)/.test(said)
    ? `its files are damaged (${said.split('. ', 1)[0]}); restore a backup into another folder`
    : said;
}

/** A folder, or the first file or folder below it, that this user may not read and write; null where there is none. */
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
