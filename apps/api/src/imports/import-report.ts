import { closeSync, openSync, writeSync } from 'node:fs';
import type { ImportRow } from '@kkini/catalog';
import { fail, ok, type Result } from '@kkini/domain';

/** Characters collected before they are written. */
const PIECE = 64 * 1024;

/** A file with every row of an import, one line of JSON each. */
export type ImportReport = { add(row: ImportRow): void; close(): void };

/** Begins a report; the problem says why the file can not be written. */
export function openImportReport(file: string): Result<ImportReport, string> {
  let lines = '';
  const opened = openForWriting(file);
  if (!opened.ok) return opened;
  // Written at once, not in the background: a long import would hold what waits to be written.
  const flush = () => {
    writeSync(opened.value, lines);
    lines = '';
  };
  return ok({
    add: (row) => {
      lines += `${JSON.stringify(row)}\n`;
      if (lines.length > PIECE) flush();
    },
    close: () => {
      flush();
      closeSync(opened.value);
    },
  });
}

function openForWriting(file: string): Result<number, string> {
  try {
    return ok(openSync(file, 'w'));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return fail(`--report can't be written: ${file} (${reason})`);
  }
}
