import { closeSync, constants, openSync, writeSync } from 'node:fs';
import type { ImportRow, ImportSource } from '@kkini/catalog';
import { fail, ok, type Result } from '@kkini/domain';
import { StartProblem } from '../start-problem.ts';
import type { ImportSummary } from './run-import.ts';

/** Characters to buffer before a write. */
const PIECE = 64 * 1024;

/** A file with every row of an import as JSON lines. */
type ImportReport = { add(row: ImportRow): void; close(): void };

/** Opens a report; the problem says why the file cannot be written. A link is not followed: it may lead to any file. */
export function openImportReport(file: string): Result<ImportReport, string> {
  let lines = '';
  const opened = openForWriting(file);
  if (!opened.ok) return opened;
  // Synchronous, because asynchronous writes of a long import would pile up in memory.
  const flush = () => {
    const piece = lines;
    lines = '';
    try {
      writeSync(opened.value, piece);
    } catch (error) {
      throw new StartProblem(notWritten(file, error));
    }
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

const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants;
const NEW_OR_EMPTIED = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW;

function openForWriting(file: string): Result<number, string> {
  try {
    return ok(openSync(file, NEW_OR_EMPTIED));
  } catch (error) {
    return fail(notWritten(file, error));
  }
}

function notWritten(file: string, error: unknown): string {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return `--report can't be written: ${file} (${reason})`;
}

/** Most rejected rows on the screen; a report has all of them. */
const SHOWN_REJECTIONS = 20;

/** Summary of an import: the number of rows per flag, and the first rejected ones. */
export class ImportTally {
  private readonly doubts = new Map<string, number>();
  private readonly reasons = new Map<string, number>();
  private readonly shown: string[] = [];

  add(row: ImportRow): void {
    if (row.outcome === 'kept')
      for (const code of new Set(row.flags.map((flag) => flag.code))) countUp(this.doubts, code);
    else {
      countUp(this.reasons, row.reason);
      if (this.shown.length < SHOWN_REJECTIONS)
        this.shown.push(shown(`  ${row.file}:${row.line} ${row.key ?? '-'} ${row.reason}: ${row.detail}`));
    }
  }

  /** Lines for the screen, the summary first. */
  lines(source: ImportSource, summary: ImportSummary, { dryRun }: { readonly dryRun: boolean }): string[] {
    const { read, kept, rejected, added, changed, unchanged } = summary;
    const stored = dryRun
      ? 'dry run, nothing stored'
      : `${added} new, ${changed} changed, ${unchanged} unchanged`;
    const unshown = rejected - this.shown.length;
    return [
      `${source}: ${read} read, ${kept} kept, ${rejected} rejected (${stored})`,
      ...listed('doubtful', this.doubts),
      ...listed('rejected', this.reasons),
      ...this.shown,
      ...(unshown > 0 ? [`  … and ${unshown} more, see --report`] : []),
    ];
  }
}

const LONGEST_SHOWN = 300;

/** A line without characters that command a terminal or turn the direction of its text. */
function shown(line: string): string {
  const plain = line.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '\uFFFD');
  return plain.length > LONGEST_SHOWN ? `${plain.slice(0, LONGEST_SHOWN)}…` : plain;
}

function countUp(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function listed(title: string, counts: ReadonlyMap<string, number>): string[] {
  if (counts.size === 0) return [];
  return [`${title}: ${[...counts].map(([name, rows]) => `${name} ${rows}`).join(', ')}`];
}
