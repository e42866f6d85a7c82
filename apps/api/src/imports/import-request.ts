import { accessSync, constants, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { IMPORTERS, type ImportSource } from '@kkini/catalog';
import { fail, ok, type Result } from '@kkini/domain';

export const IMPORT_USAGE = `kkini import <source> <file…> [--dry-run] [--report <file>]
  source    ${Object.keys(IMPORTERS).join(', ')}
  --dry-run reads and checks, stores nothing
  --report  writes every row with its outcome as one line of JSON`;

export type ImportRequest = {
  readonly source: ImportSource;
  readonly paths: readonly string[];
  readonly dryRun: boolean;
  readonly report: string | null;
};

/** Parses the arguments; the problem names what is wrong with them. Null if only help was requested. */
export function readImportRequest(words: readonly string[]): Result<ImportRequest | null, string> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    strict: false,
    options: {
      'dry-run': { type: 'boolean' },
      report: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const { 'dry-run': dryRun = false, report = null, help, ...others } = values;
  const [source = '', ...paths] = positionals;
  const [unknown] = Object.keys(others);
  if (help === true) return ok(null);
  if (unknown !== undefined) return fail(`Unknown option ${unknown.length === 1 ? '-' : '--'}${unknown}`);
  if (typeof dryRun !== 'boolean') return fail('--dry-run takes no value');
  if (!isSource(source)) return fail(source === '' ? 'Name a source' : `Unknown source '${source}'`);
  if (paths.length === 0) return fail('Name one or more files');
  const [unreadable] = paths.flatMap((path) => fileFault(path) ?? []);
  if (unreadable !== undefined) return fail(unreadable);
  if (report !== null && (typeof report !== 'string' || report === '' || report.startsWith('-')))
    return fail('--report needs a file');
  if (report !== null && paths.some((path) => isSameFile(path, report)))
    return fail(`--report would overwrite ${report}`);
  return ok({ source, paths, dryRun, report });
}

function isSource(name: string): name is ImportSource {
  return Object.hasOwn(IMPORTERS, name);
}

/** Whether two paths lead to one file, be it by a link. */
function isSameFile(path: string, other: string): boolean {
  const [one, two] = [path, other].map((each) => statSync(each, { throwIfNoEntry: false }));
  return one !== undefined && one.ino === two?.ino && one.dev === two.dev;
}

function fileFault(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return `No such file: ${path}`;
  if (!found.isFile()) return `Not a file: ${path}`;
  try {
    accessSync(path, constants.R_OK);
    return null;
  } catch {
    return `Not readable: ${path}`;
  }
}
