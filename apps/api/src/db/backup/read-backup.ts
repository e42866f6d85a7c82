import { StartProblem } from '../../start-problem.ts';
import { MIGRATIONS } from '../migrate.ts';
import { endSchema, manifestSchema, RowTally, startSchema, type TableCount } from './backup-lines.ts';
import { KEPT_NAMES, type KeptTable } from './kept-tables.ts';

/** Consumer of a backup: gets its migrations, then the rows of each table, whose count it returns. */
type BackupReader = {
  readonly begin: (migrations: readonly string[]) => Promise<void>;
  readonly read: (table: KeptTable, rows: AsyncIterable<string>) => Promise<TableCount>;
};

/**
 * Passes a backup to a reader and compares the reader's count of each table with the backup's. Throws a StartProblem that names
 * what is missing or differs.
 */
export async function readBackup(
  lines: AsyncIterable<string>,
  { begin, read }: BackupReader,
): Promise<readonly TableCount[]> {
  const iterator = lines[Symbol.asyncIterator]();
  let line: string | undefined;
  const advance = async () => {
    const { done, value } = await iterator.next();
    line = done === true ? undefined : value;
  };
  const rows = async function* () {
    for (await advance(); line?.startsWith('"'); await advance()) yield line;
  };
  await advance();
  await begin(migrationsOf(line));
  const counts: TableCount[] = [];
  for (const table of KEPT_NAMES) {
    await advance();
    if (startSchema.safeParse(parseLine(line)).data?.[1] !== table) throw damaged(table);
    const count = await read(table, rows());
    const [, name, number, sha256] = endSchema.safeParse(parseLine(line)).data ?? [];
    if (name !== table || number !== count.rows || sha256 !== count.sha256) throw damaged(table);
    counts.push(count);
  }
  await advance();
  if (line !== undefined) throw damaged('its end');
  return counts;
}

/** Reads a backup only to verify its counts. */
export async function checkBackup(lines: AsyncIterable<string>): Promise<readonly TableCount[]> {
  return await readBackup(lines, {
    begin: async () => undefined,
    read: async (table, rows) => {
      const tally = new RowTally();
      for await (const row of rows) tally.add(row);
      return tally.count(table);
    },
  });
}

function migrationsOf(line: string | undefined): readonly string[] {
  const manifest = manifestSchema.safeParse(parseLine(line));
  if (!manifest.success) throw new StartProblem('This is no backup that this version reads');
  const { migrations } = manifest.data;
  const foreign = migrations.find((name, index) => MIGRATIONS[index]?.name !== name);
  if (foreign !== undefined) throw new StartProblem(`The backup was made by another version (${foreign})`);
  return migrations;
}

/** Parsed value of a line; undefined if it is not JSON. */
function parseLine(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined;
  }
}

const damaged = (where: string) => new StartProblem(`The backup is damaged or cut off at ${where}`);
