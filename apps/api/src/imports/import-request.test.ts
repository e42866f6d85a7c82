import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readImportRequest } from './import-request.ts';

const folder = mkdtempSync(join(tmpdir(), 'kkini-request-'));
const file = join(folder, 'rows.json');
writeFileSync(file, '[]');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The problem of these arguments; FILE stands for an existing file, FOLDER for its folder. */
function problemOf(words: string): string | null {
  const named = words.replaceAll('FILE', file).replaceAll('FOLDER', folder);
  const request = readImportRequest(named === '' ? [] : named.split(' '));
  return request.ok ? null : request.problem.replaceAll(file, 'FILE').replaceAll(folder, 'FOLDER');
}

describe('readImportRequest', () => {
  it('reads source, files and options in any order', () => {
    expect(readImportRequest(['--dry-run', 'mafra', file, '--report', 'rows.jsonl', file])).toEqual({
      ok: true,
      value: { source: 'mafra', paths: [file, file], dryRun: true, report: 'rows.jsonl' },
    });
    expect(readImportRequest(['mafra', file, '--report=rows.jsonl'])).toMatchObject({
      value: { dryRun: false, report: 'rows.jsonl' },
    });
  });

  it.each(['--help', '-h', 'nothing --help'])('gives nothing to do for %j', (words) => {
    expect(readImportRequest(words.split(' '))).toEqual({ ok: true, value: null });
  });

  it.each([
    ['', 'Name a source'],
    ['recipes FILE', "Unknown source 'recipes'"],
    ['toString FILE', "Unknown source 'toString'"],
    ['mafra', 'Name one or more files'],
    ['mafra FILE FOLDER/gone.json', 'No such file: FOLDER/gone.json'],
    ['mafra FOLDER', 'Not a file: FOLDER'],
    ['mafra FILE --fast', 'Unknown option --fast'],
    ['mafra FILE -x', 'Unknown option -x'],
    ['mafra FILE --dry-run=no', '--dry-run takes no value'],
    ['mafra FILE --report', '--report needs a file'],
    ['mafra FILE --report --dry-run', '--report needs a file'],
    ['mafra FILE --report=', '--report needs a file'],
    ['mafra FILE --report FOLDER/./rows.json', '--report would overwrite FOLDER/./rows.json'],
  ])('names what is wrong with %j', (words, problem) => {
    expect(problemOf(words)).toBe(problem);
  });

  it('finds a report that would overwrite its file by a link', () => {
    symlinkSync(file, join(folder, 'link.json'));
    expect(problemOf('mafra FILE --report FOLDER/link.json')).toBe(
      '--report would overwrite FOLDER/link.json',
    );
  });

  it('names a file that may not be read, for those whom that stops', () => {
    const secret = join(folder, 'secret.json');
    writeFileSync(secret, '[]');
    chmodSync(secret, 0);
    const expected = process.getuid?.() === 0 ? null : 'Not readable: FOLDER/secret.json';
    expect(problemOf('mafra FOLDER/secret.json')).toBe(expected);
  });
});
