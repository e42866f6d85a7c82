import { createReadStream, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { IMPORTERS, type ImportFile, importTables } from '@kkini/catalog';
import { Presets, SingleBar } from 'cli-progress';
import { readConfig } from '../src/config.ts';
import { awaitDatabase } from '../src/db/await-database.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { ImportTally, openImportReport } from '../src/imports/import-report.ts';
import { IMPORT_USAGE, type ImportRequest, readImportRequest } from '../src/imports/import-request.ts';
import { type ImportTarget, runImport } from '../src/imports/run-import.ts';
import { readCatalogue } from '../src/platform/read-catalogue.ts';
import { commandProblem } from '../src/platform/run-command.ts';
import { StartProblem } from '../src/start-problem.ts';

const WRONG_USE = 2;
const INTERRUPTED = 130;
const AFTERWARDS =
  'A running server finds and shows them at once, and plans with recipes some seconds later.';
const STOPPED = 'Stopped; what was read so far is stored. Run it again for the rest.';

// A reader of only the first lines ("| head") closes the pipe early.
process.stdout.on('error', () => undefined);

await main().catch((error: unknown) => {
  console.error(commandProblem(error));
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const request = readImportRequest(process.argv.slice(2));
  if (!request.ok) return refuse(request.problem);
  if (request.value === null) return console.log(IMPORT_USAGE);
  const { report: file } = request.value;
  const report = file === null ? null : openImportReport(file);
  if (report !== null && !report.ok) return refuse(report.problem);
  try {
    await runRequest(request.value, (row) => report?.value.add(row));
  } finally {
    report?.value.close();
  }
}

function refuse(reason: string): void {
  console.error(`${reason}\n${IMPORT_USAGE}`);
  process.exitCode = WRONG_USE;
}

async function runRequest(request: ImportRequest, report: ImportTarget['report']): Promise<void> {
  const { source, paths, dryRun } = request;
  const config = readConfig(resolve(import.meta.dirname, '../../..'));
  const tables = importTables(await readCatalogue(config.catalogueFile));
  if (!tables.ok) throw new StartProblem(`The catalogue is not consistent: ${tables.problem}`);
  const database = dryRun
    ? null
    : await openDatabase(config.database, new URL('./database-worker.js', import.meta.url));
  const bar = progressBar(paths);
  const signal = endOnSignal();
  const tally = new ImportTally();
  try {
    if (database !== null) await awaitDatabase(config, () => migrate(database));
    const files = paths.map((path) => toImportFile(path, paths, (bytes) => bar?.increment(bytes)));
    const summary = await runImport(IMPORTERS[source](files, tables.value), {
      database,
      taxonomy: tables.value.taxonomy,
      signal,
      report: (row) => {
        tally.add(row);
        report(row);
      },
    });
    bar?.stop();
    const lines = tally.lines(source, summary, { dryRun });
    if (!dryRun && summary.added + summary.changed > 0) lines.push(AFTERWARDS);
    console.log(lines.join('\n'));
    if (signal.aborted) console.error(dryRun ? 'Stopped.' : STOPPED);
  } finally {
    bar?.stop();
    await database?.close();
  }
}

/** The first Ctrl-C lets the current batch finish, the second one ends the process. */
function endOnSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => {
      process.exitCode = INTERRUPTED;
      controller.abort();
    });
  return controller.signal;
}

/** A progress bar on a terminal; null without one. */
function progressBar(paths: readonly string[]): SingleBar | null {
  if (!process.stderr.isTTY) return null;
  const format = '{bar} {percentage}% {eta_formatted}';
  const bar = new SingleBar({ clearOnComplete: true, gracefulExit: false, format }, Presets.rect);
  bar.start(
    paths.reduce((sum, path) => sum + statSync(path).size, 0),
    0,
  );
  return bar;
}

/** Names a file by its base name, or by its path when two share one. */
function toImportFile(path: string, paths: readonly string[], onRead: (bytes: number) => void): ImportFile {
  const name = basename(path);
  const isOnly = paths.every((other) => other === path || basename(other) !== name);
  return {
    name: isOnly ? name : path,
    chunks: async function* () {
      for await (const chunk of createReadStream(path)) {
        onRead(chunk.length);
        yield chunk;
      }
    },
  };
}
