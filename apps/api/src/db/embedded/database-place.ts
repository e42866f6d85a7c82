import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { StartProblem } from '../../start-problem.ts';

/** Port in the name of the socket file, as PostgreSQL clients expect it. */
const SOCKET_PORT = 5432;
const FILLED_MARK = 'tables-filled';
const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;

/** Longest socket path that operating systems accept, in bytes (104 on macOS, 108 on Linux, including the terminating zero). */
const SOCKET_PATH_LIMIT = 103;

/** Paths of an embedded database: its files, its lock and its socket. */
export type DatabasePlace = {
  readonly tables: string;
  /** File that exists once the folder of tables is complete. */
  readonly filledMark: string;
  readonly lock: string;
  readonly socketFolder: string;
  readonly socketPath: string;
  readonly port: number;
};

/** Creates the folders of an embedded database. Only the current user may enter the socket's folder. */
export function prepareDatabasePlace(dataFolder: string): DatabasePlace {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const folder = realpathSync(dataFolder);
  const beside = join(folder, 'socket');
  const isShort = Buffer.byteLength(join(beside, SOCKET_NAME)) <= SOCKET_PATH_LIMIT;
  const socketFolder = isShort ? beside : shortFolder(folder);
  mkdirSync(socketFolder, { recursive: true, mode: 0o700 });
  if (!isShort) refuseForeign(socketFolder);
  return {
    tables: join(folder, 'tables'),
    filledMark: join(folder, FILLED_MARK),
    lock: join(folder, 'owner.lock'),
    socketFolder,
    socketPath: join(socketFolder, SOCKET_NAME),
    port: SOCKET_PORT,
  };
}

/** Whether a data folder holds an embedded database that has been started before. */
export function holdsDatabase(dataFolder: string): boolean {
  return existsSync(join(dataFolder, FILLED_MARK));
}

/** Lets only the current user enter a folder. A file system without modes keeps its own rules. */
export function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== 'EPERM' && code !== 'ENOTSUP') throw error;
  }
}

/** Refuses a folder or link that another user has put where everybody may write: its owner could answer in place of the database. */
function refuseForeign(folder: string): void {
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== userInfo().uid)
    throw new StartProblem(
      `The folder ${folder} is not this user's; remove it or choose a shorter KKINI_DATA_DIR`,
    );
  closeToOthers(folder);
}

/** A short folder path of the current user, constant per data folder. */
function shortFolder(folder: string): string {
  const key = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return join(tmpdir(), `kkini-${userInfo().uid}-${key}`);
}
