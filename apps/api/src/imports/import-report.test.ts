import { expect, it } from 'vitest';
import { ImportTally, openImportReport } from './import-report.ts';

const SUMMARY = { read: 1, kept: 0, rejected: 1, added: 0, changed: 0, unchanged: 0 };
const place = { file: 'foods.csv', line: 2, outcome: 'rejected', reason: 'duplicate' } as const;

it('shows texts of a file without characters that command a terminal, and not at any length', () => {
  const tally = new ImportTally();
  tally.add({ ...place, key: '\u001b[2J\u202E', detail: '긴'.repeat(5000) });
  const line = tally.lines('mfds-foods', SUMMARY, { dryRun: true }).at(-1) ?? '';
  expect(line.startsWith('  foods.csv:2 \uFFFD[2J\uFFFD duplicate: 긴')).toBe(true);
  expect(line).toHaveLength(301);
});

it.runIf(process.platform === 'linux')('names a report for which the disk has no room', () => {
  const report = openImportReport('/dev/full');
  if (!report.ok) throw new Error(report.problem);
  report.value.add({ ...place, key: 'a', detail: 'b' });
  expect(() => report.value.close()).toThrow("--report can't be written: /dev/full (ENOSPC)");
});
