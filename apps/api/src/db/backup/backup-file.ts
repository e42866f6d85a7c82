import {
  createReadStream,
  createWriteStream,
  existsSync,
  linkSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartProblem } from '../../start-problem.ts';
import { syncPath } from '../embedded/synced-folder.ts';

/** End of the name of an unfinished backup. */
const PART = '.kkini-part-';
const PART_NAME = /\.kkini-part-\d+$/;
/** Milliseconds without a write after which an unfinished backup belongs to a process that was killed. */
const ABANDONED_MS = 60 * 60 * 1000;

/**
 * Writes lines to a new gzip file that only the current user may read. The file appears complete and synced, or not at all. What
 * killed backups left in its folder goes.
 */
export async function writeBackupFile(file: string, lines: AsyncIterable<string>): Promise<void> {
  if (existsSync(file)) throw new StartProblem(`${file} exists; name a new file`);
  const part = `${file}${PART}${process.pid}`;
  try {
    removeAbandoned(dirname(file));
    await pipeline(
      withFeeds(lines),
      createGzip(),
      createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
    );
    linkSync(part, file);
  } catch (error) {
    throw fileProblem(file, error);
  } finally {
    rmSync(part, { force: true });
  }
  syncPath(dirname(file));
}

function removeAbandoned(folder: string): void {
  const parts = readdirSync(folder).filter((name) => PART_NAME.test(name));
  for (const path of parts.map((name) => join(folder, name))) {
    const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN;
    if (Date.now() - written > ABANDONED_MS) rmSync(path, { force: true });
  }
}

/** Most characters of a line; the largest row of a table has a hundredth of it. */
const LONGEST_LINE = 64 * 1024 * 1024;

/** Lines of a backup. Throws a StartProblem if the file is unreadable or truncated, or if a line has no end. */
export async function* readBackupFile(file: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8');
  // Errors of both streams surface in the loop below.
  pipeline(createReadStream(file), text).catch(() => undefined);
  let rest: string[] = [];
  let length = 0;
  try {
    for await (const chunk of text) {
      const [first = '', ...others] = String(chunk).split('\n');
      // Joined once per line, because joining a long line at every chunk takes minutes.
      rest.push(first);
      length += first.length;
      if (length > LONGEST_LINE) throw new StartProblem(`${file} has a line without end; it is no backup`);
      for (const next of others) {
        yield rest.join('');
        rest = [next];
        length = next.length;
      }
    }
  } catch (error) {
    throw fileProblem(file, error);
  }
  if (length > 0) yield rest.join('');
}

async function* withFeeds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

function fileProblem(file: string, error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  const code = String(error.code);
  if (code.startsWith('Z_')) return new StartProblem(`${file} is damaged or cut off (${code})`);
  return code.startsWith('E') ? new StartProblem(`${file} can't be used (${code})`) : error;
}
