import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FOODS, foodsIn, startHeldImport } from '../testing/built/held-import.ts';
import { buildServer, startCommand } from '../testing/built/run-server.ts';
import { IMPORT_BATCH } from './run-import.ts';

let folder: string;
const build = await buildServer();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kkini-import-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (name: string) => join(folder, name);
const run = (...words: readonly string[]) =>
  startCommand('import', { build, data: inFolder('data'), words }).finished;

/** Makes the data folder one of a server that was started before. */
const useFolder = () => cpSync(build.used, inFolder('data'), { recursive: true });

function write(name: string, content: string): string {
  const file = inFolder(name);
  writeFileSync(file, content);
  return file;
}

const SOUP = JSON.stringify([
  { RCP_SEQ: '1', RCP_NM: '두부국', RCP_PARTS_DTLS: '[1인분] 두부 150g, 물 300g', MANUAL01: '끓인다.' },
  { RCP_SEQ: '1', RCP_NM: '두부국', RCP_PARTS_DTLS: '', MANUAL01: '' },
]);

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
    const report = inFolder('rows.jsonl');
    mkdirSync(inFolder('more'));
    const files = ['a.json', 'b.json', 'more/a.json'].map((name) => write(name, SOUP));
    const { code, out } = await run('cookrcp01', ...files, '--dry-run', '--report', report);
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toBe('cookrcp01: 6 read, 1 kept, 5 rejected (dry run, nothing stored)');
    expect(out).toContain(`\n  ${files[0]}:2 1 duplicate`);
    expect(out).toContain('\n  b.json:1 1 duplicate');
    expect(out).toContain(`\n  ${files[2]}:1 1 duplicate`);
    expect(existsSync(inFolder('data'))).toBe(false);
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
    const { code, errors } = await startCommand('import', {
      build,
      data: join(file, 'data'),
      words: ['cookrcp01', file],
    }).finished;
    expect(code).toBe(1);
    expect(errors).toBe(`The data folder ${file}/data can't be written (ENOTDIR); set KKINI_DATA_DIR\n`);
  });
});

describe('an import that is ended by Ctrl-C', () => {
  it('finishes the batch at hand, and the next one brings the rest', async () => {
    useFolder();
    const command = await startHeldImport({ build, data: inFolder('data'), folder });
    command.process.kill('SIGINT');
    command.letGo();
    const first = await command.finished;
    expect(first.code).toBe(130);
    expect(first.errors).toBe('Stopped; what was read so far is stored. Run it again for the rest.\n');
    const second = await run(...foodsIn(folder));
    const [added = 0, unchanged = 0] =
      /(\d+) new, 0 changed, (\d+) unchanged/.exec(second.out)?.slice(1).map(Number) ?? [];
    expect(first.out).toContain(`${unchanged} new`);
    expect([unchanged > 0, unchanged % IMPORT_BATCH, unchanged + added]).toEqual([true, 0, FOODS]);
  });
});
