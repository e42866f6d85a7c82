import { createReadStream, createWriteStream, existsSync, linkSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartProblem } from '../../start-problem.ts';
import { syncPath } from '../embedded/synced-folder.ts';

/** Writes lines to a new gzip file that only the current user may read. The file appears complete and synced, or not at all. */
export async function writeBackupFile(file: string, lines: AsyncIterable<string>): Promise<void> {
  if (existsSync(file)) throw new StartProblem(`${file} exists; name a new file`);
  const part = `${file}.part-${process.pid}`;
  try {
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
