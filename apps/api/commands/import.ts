import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { IMPORTERS, type ImportFile, type ImportRow, type ImportSource, importTables } from '@kkini/catalog';
import { Presets, SingleBar } from 'cli-progress';
import { readConfig } from '../src/config.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { readCatalogue } from '../src/edges/read-catalogue.ts';
import { type ImportSummary, runImport } from '../src/imports/run-import.ts';
import { StartProblem } from '../src/start-problem.ts';

const USAGE = `kkini import <source> <file…> [--dry-run] [--report <file>]
  source    ${Object.keys(IMPORTERS).join(', ')}
  --dry-run reads and checks, stores nothing
  --report  writes every row with its outcome as one line of JSON`;
/** Rejected rows told on the screen; the report has them all. */
const SHOWN_REJECTIONS = 20;
const WRONG_USE = 2;

const rejections: string[] = [];
const flags = new Map<string, number>();

await main().catch((error: unknown) => {
  const text =
    error instanceof StartProblem ? error.message : String(error instanceof Error ? error.stack : error);
  console.error(text);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const request = readRequest();
  if (request === null) return;
  const config = readConfig(resolve(import.meta.dirname, '../../..'));
  const tables = importTables(await readCatalogue(config.catalogueFile));
  if (!tables.ok) throw new StartProblem(`The catalogue is not consistent: ${tables.problem}`);
  const { source, paths, dryRun, report } = request;
  const bar = progressBar(paths);
  const files = paths.map((path) => toImportFile(path, (bytes) => bar.increment(bytes)));
  const database = dryRun
    ? null
    : await openDatabase(config.database, new URL('./database-worker.js', import.meta.url));
  if (database !== null) await migrate(database);
  const lines = report === null ? null : createWriteStream(report);
  const summary = await runImport(IMPORTERS[source](files, tables.value), database, (row) => {
    note(row);
    lines?.write(`${JSON.stringify(row)}\n`);
  });
  bar.stop();
  if (lines !== null) await new Promise<void>((done) => lines.end(done));
  await database?.close();
  tell(summary, request);
}

type Request = {
  readonly source: ImportSource;
  readonly paths: readonly string[];
  readonly dryRun: boolean;
  readonly report: string | null;
};

/** What was asked for; null after saying what is wrong with it. */
function readRequest(): Request | null {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    strict: false,
    options: { 'dry-run': { type: 'boolean' }, report: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [source = '', ...paths] = positionals;
  const unknown = Object.keys(values).find((name) => !['dry-run', 'report', 'help'].includes(name));
  const missing = paths.find((path) => !existsSync(path) || !statSync(path).isFile());
  if (values['help'] === true) return refuse('', 0);
  if (unknown !== undefined) return refuse(`Unknown option --${unknown}`);
  if (!isSource(source)) return refuse(source === '' ? 'Name a source' : `Unknown source '${source}'`);
  if (paths.length === 0) return refuse('Name one or more files');
  if (missing !== undefined) return refuse(`No such file: ${missing}`);
  const { report } = values;
  if (report !== undefined && typeof report !== 'string') return refuse('--report needs a file');
  return { source, paths, dryRun: values['dry-run'] === true, report: report ?? null };
}

function refuse(reason: string, exitCode = WRONG_USE): null {
  console.error([reason, USAGE].filter((text) => text !== '').join('\n'));
  process.exitCode = exitCode;
  return null;
}

function isSource(name: string): name is ImportSource {
  return Object.hasOwn(IMPORTERS, name);
}

function progressBar(paths: readonly string[]): SingleBar {
  const bar = new SingleBar(
    { clearOnComplete: true, format: '{bar} {percentage}% {eta_formatted}' },
    Presets.rect,
  );
  bar.start(
    paths.reduce((sum, path) => sum + statSync(path).size, 0),
    0,
  );
  return bar;
}

function toImportFile(path: string, onRead: (bytes: number) => void): ImportFile {
  return {
    name: basename(path),
    chunks: async function* () {
      for await (const chunk of createReadStream(path)) {
        onRead(chunk.length);
        yield chunk;
      }
    },
  };
}

function note(row: ImportRow): void {
  if (row.outcome === 'rejected') {
    if (rejections.length < SHOWN_REJECTIONS)
      rejections.push(`  ${row.file}:${row.line} ${row.key ?? '-'} ${row.reason}: ${row.detail}`);
  } else for (const { code } of row.flags) flags.set(code, (flags.get(code) ?? 0) + 1);
}

function tell(summary: ImportSummary, { source, dryRun }: Request): void {
  const { read, kept, rejected, added, changed, unchanged } = summary;
  const stored = dryRun
    ? 'dry run, nothing stored'
    : `${added} new, ${changed} changed, ${unchanged} unchanged`;
  console.log(`${source}: ${read} read, ${kept} kept, ${rejected} rejected (${stored})`);
  if (flags.size > 0)
    console.log(`doubtful: ${[...flags].map(([code, rows]) => `${code} ${rows}`).join(', ')}`);
  for (const line of rejections) console.log(line);
  if (rejected > rejections.length) console.log(`  … and ${rejected - rejections.length} more, see --report`);
  if (!dryRun && added + changed > 0) console.log('A running server shows them after its next start.');
}
