import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { scratchFolder } from '../running-server.ts';

const COMMAND = join(import.meta.dirname, '../../apps/api/dist/answer-searches.js');

/** Indices of the first ten results, and the time they took. */
export type Answer = { readonly found: readonly number[]; readonly ms: number };

/** Answers searches in a list of names, in sequence. */
export type Searcher = {
  readonly search: (typed: string) => Promise<Answer>;
  readonly close: () => Promise<void>;
};

/** The server's built search over these names, in an embedded database or in an empty one of a PostgreSQL server. */
export async function ourSearch(names: readonly string[], url: string | undefined): Promise<Searcher> {
  const folder = scratchFolder();
  const file = join(folder.path, 'titles.txt');
  writeFileSync(file, names.join('\n'));
  const child = spawn(process.execPath, [COMMAND, file], {
    env: {
      ...process.env,
      KKINI_DATA_DIR: join(folder.path, 'data'),
      ...(url !== undefined && { DATABASE_URL: url }),
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error('The search ended; was it built? (npm run build)');
    return JSON.parse(value);
  };
  await next();
  const search = async (typed: string): Promise<Answer> => {
    child.stdin.write(`${typed}\n`);
    return await next();
  };
  const close = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.stdin.end();
    await ended;
    folder.remove();
  };
  return { search, close };
}
