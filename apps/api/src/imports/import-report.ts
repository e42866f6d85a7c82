import { closeSync, openSync, writeSync } from 'node:fs';
import type { ImportRow } from '@kkini/catalog';
import { fail, ok, type Result } from '@kkini/domain';

/** Characters buffered before a write. */
const PIECE = 64 * 1024;

/** A file with every row of an import as JSON lines. */
export type ImportReport = { add(row: ImportRow): void; close(): void };

/** Opens a report; the problem says why the file is not writable. */
export function openImportReport(file: string): Result<ImportReport, string> {
  let lines = '';
  const opened = openForWriting(file);
  if (!opened.ok) return opened;
  // Synchronous: in the background a long import would accumulate unwritten text in memory.
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
