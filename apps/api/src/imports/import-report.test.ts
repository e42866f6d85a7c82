import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openImportReport } from './import-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'kkini-report-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('replaces a report, and never the file that a link leads to', () => {
  const [file, link] = [join(folder, 'rows.json'), join(folder, 'link.json')];
  writeFileSync(file, 'an older report');
  symlinkSync(file, link);
  expect(openImportReport(link)).toMatchObject({ ok: false, problem: expect.stringContaining('ELOOP') });
  expect(readFileSync(file, 'utf8')).toBe('an older report');
  const opened = openImportReport(file);
  if (opened.ok) opened.value.close();
  expect(readFileSync(file, 'utf8')).toBe('');
});
