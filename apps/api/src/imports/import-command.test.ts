import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { importId } from '@kkini/catalog';
import { pageConfig, productDetail, recipeDetail, searchRecipes } from '@kkini/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildServer, COMPILE_LITTLE, type RunningServer, runServer } from '../testing/run-server.ts';
import { IMPORT_BATCH } from './run-import.ts';

/** Number of rows: several batches, whose reports exceed the buffer of a pipe. */
const FOODS = 4 * IMPORT_BATCH;

let folder: string;
const servers: RunningServer[] = [];
const build = await buildServer();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kkini-import-'));
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.end('SIGKILL')));
  rmSync(folder, { recursive: true, force: true });
});

const data = () => join(folder, 'data');
const start = (...words: readonly string[]) => startImport(data(), words);
const run = (...words: readonly string[]) => start(...words).finished;

/** Makes the data folder one of a server that was started before. */
const useFolder = () => cpSync(build.used, data(), { recursive: true });

async function serve(): Promise<RunningServer> {
  const server = await runServer(build.folder, { KKINI_DATA_DIR: data() });
  servers.push(server);
  return server;
}

function write(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const SOUP = JSON.stringify([
  { RCP_SEQ: '1', RCP_NM: '두부국', RCP_PARTS_DTLS: '[1인분] 두부 150g, 물 300g', MANUAL01: '끓인다.' },
  { RCP_SEQ: '1', RCP_NM: '두부국', RCP_PARTS_DTLS: '', MANUAL01: '' },
]);
const product = (index: number) => importId('mfds-foods', `P101-${String(index).padStart(9, '0')}-0001`);
const dataVersion = async ({ address }: RunningServer) =>
  pageConfig.reply.parse(await (await fetch(address + pageConfig.path)).json()).dataVersion;
const read = (server: RunningServer, id: string) => server.post(productDetail.path, { id });

describe('the import command', () => {
  it('tells what it read and stored, and nothing else, where no terminal is', async () => {
    useFolder();
    expect(await run('cookrcp01', write('soup.json', SOUP))).toEqual({
      code: 0,
      out: [
        'cookrcp01: 2 read, 1 kept, 1 rejected (1 new, 0 changed, 0 unchanged)',
        'rejected: duplicate 1',
        '  soup.json:2 1 duplicate: 두부국',
        'A running server finds and shows them at once, and plans with recipes some seconds later.',
        '',
      ].join('\n'),
      errors: '',
    });
  });

  it('stores nothing in a dry run, writes one line of JSON for every row when asked, and tells files of one name apart', async () => {
    const report = join(folder, 'rows.jsonl');
    mkdirSync(join(folder, 'more'));
    const files = ['a.json', 'b.json', 'more/a.json'].map((name) => write(name, SOUP));
    const { code, out } = await run('cookrcp01', ...files, '--dry-run', '--report', report);
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toBe('cookrcp01: 6 read, 1 kept, 5 rejected (dry run, nothing stored)');
    expect(out).toContain(`\n  ${files[0]}:2 1 duplicate`);
    expect(out).toContain('\n  b.json:1 1 duplicate');
    expect(out).toContain(`\n  ${files[2]}:1 1 duplicate`);
    expect(existsSync(data())).toBe(false);
    const rows = readFileSync(report, 'utf8').trimEnd().split('\n');
    expect(rows).toHaveLength(6);
    expect(rows.slice(0, 2).map((row) => JSON.parse(row))).toMatchObject([
      { file: files[0], line: 1, outcome: 'kept', entry: { key: '1' } },
      { file: files[0], line: 2, outcome: 'rejected', reason: 'duplicate' },
    ]);
  });

  it('ends with code 2 and names what is wrong with its words', async () => {
    const { code, out, errors } = await run('cookrcp01', write('soup.json', SOUP), '--report', folder);
    expect([code, out]).toEqual([2, '']);
    expect(errors).toContain(`--report can't be written: ${folder} (EISDIR)\n`);
    expect(errors).toContain('kkini import <source> <file…>');
  });

  it('says in one line when the data folder can not be used', async () => {
    const file = write('soup.json', SOUP);
    const { code, errors } = await startImport(join(file, 'data'), ['cookrcp01', file]).finished;
    expect(code).toBe(1);
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('an import beside a running server', () => {
  it('goes through the server, which shows products and finds recipes at once and plans with them soon, and goes on by itself when that server ends', async () => {
    useFolder();
    const server = await serve();
    const before = await dataVersion(server);
    expect((await run('cookrcp01', write('soup.json', SOUP))).code).toBe(0);
    const soup = (from: RunningServer) => from.post(recipeDetail.path, { id: 'cookrcp01-1' });
    expect((await soup(server)).body).toMatchObject([{ title: '두부국' }]);
    const SOUP_FOUND = expect.objectContaining({ doc_id: 'cookrcp01-1', title: '두부국' });
    const found = async (from: RunningServer) =>
      (await from.post(searchRecipes.path, { searchText: '두붂' })).body;
    expect(await found(server)).toContainEqual(SOUP_FOUND);
    while ((await dataVersion(server)) === before) await pause(200);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    expect(await found(server)).toContainEqual(
      expect.objectContaining({ source: expect.stringContaining('식품') }),
    );

    const command = await startHeld();
    expect(await read(server, product(0))).toMatchObject({ status: 200, body: { product_name: '두부 0' } });
    await server.end('SIGTERM');
    command.letGo();
    const { code, out, errors } = await command.finished;
    expect([code, errors]).toEqual([0, '']);
    expect(out).toContain(`${FOODS} read, ${FOODS} kept, 0 rejected`);
    const next = await serve();
    expect(await found(next)).toContainEqual(SOUP_FOUND);
    expect((await read(next, product(FOODS - 1))).status).toBe(200);
  });
});

describe('an import that is ended by Ctrl-C', () => {
  it('finishes the batch at hand, and the next one brings the rest', async () => {
    useFolder();
    const command = await startHeld();
    command.process.kill('SIGINT');
    command.letGo();
    const first = await command.finished;
    expect(first.code).toBe(130);
    expect(first.errors).toBe('Stopped; what was read so far is stored. Run it again for the rest.\n');
    const second = await run('mfds-foods', join(folder, 'foods.csv'));
    const [added = 0, unchanged = 0] =
      /(\d+) new, 0 changed, (\d+) unchanged/.exec(second.out)?.slice(1).map(Number) ?? [];
    expect(first.out).toContain(`${unchanged} new`);
    expect([unchanged > 0, unchanged % IMPORT_BATCH, unchanged + added]).toEqual([true, 0, FOODS]);
  });
});

/** The outcome of a command. */
type Finished = { readonly code: number | null; readonly out: string; readonly errors: string };

/** A command in a separate process. */
type RunningCommand = { readonly process: ChildProcess; readonly finished: Promise<Finished> };

/** Starts the built import command on a data folder. */
function startImport(dataFolder: string, words: readonly string[]): RunningCommand {
  const child = spawn(process.execPath, [...COMPILE_LITTLE, join(build.folder, 'import.js'), ...words], {
    env: { KKINI_DATA_DIR: dataFolder },
  });
  const output = { out: '', errors: '' };
  child.stdout.on('data', (chunk) => {
    output.out += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    output.errors += String(chunk);
  });
  const finished = once(child, 'close').then(() => ({ code: child.exitCode, ...output }));
  return { process: child, finished };
}

/** Starts an import of all foods that reports into a pipe, which it cannot outrun. */
async function startHeld() {
  const report = join(folder, 'rows');
  execFileSync('mkfifo', [report]);
  const command = start('mfds-foods', write('foods.csv', foodTable(FOODS)), '--report', report);
  const rows = createReadStream(report, { highWaterMark: 64 });
  // Rows are reported after they are stored.
  await once(rows, 'readable');
  return { ...command, letGo: () => rows.resume() };
}

/** A table of this many packed foods in the format of the national one. */
function foodTable(rows: number, name = '두부'): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const code = `P101-${String(index).padStart(9, '0')}-0001`;
    return `${code},${name} ${index},100g,80,8.5,4.6,1.5,300g`;
  });
  const header = '식품코드,식품명,영양성분함량기준량,에너지(kcal),단백질(g),지방(g),탄수화물(g),식품중량';
  return `${[header, ...lines].join('\n')}\n`;
}
