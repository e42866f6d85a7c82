import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { writeFiguresSection } from '../figures-page.ts';
import { makeWeek, post } from '../plan-over-http.ts';
import { scratchFolder, startServer } from '../running-server.ts';

const USAGE = `npm run scale -w @kkini/bench -- --database URL [options]
  --database URL     an empty database of a PostgreSQL server on this machine
  --surveys 1000000  how many planned surveys it is filled with
  --write            puts the figures into docs/figures.md`;

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    surveys: { type: 'string', default: '1000000' },
    write: { type: 'boolean', default: false },
  },
});
/** Surveys planned by the server; the others are copies of them. */
const PLANNED = 60;
const SAMPLES = 40;
const TABLES = ['surveys', 'plans', 'day_meals', 'shares'] as const;

/** Measures the disk space of a stored survey, and the times of queries among many surveys. */
async function measureScale(url: string): Promise<void> {
  const folder = scratchFolder();
  process.env['DATABASE_URL'] = url;
  const server = await startServer(folder.path);
  for (let index = 0; index < PLANNED; index += 1) {
    const { surveyId } = await makeWeek(server.base, index);
    await post(server.base, 'create-share', { surveyId });
  }
  await server.stop();
  folder.remove();
  ask(url, 'create extension if not exists tsm_system_rows');
  multiply(url, Number(values.surveys));
  const text = figures(url, Number(ask(url, 'select count(*) from surveys')));
  console.log(text);
  if (values.write) writeFiguresSection('A million surveys', text);
}

/** Copies the planned surveys with their plans, days and shares under new ids. */
function multiply(url: string, surveys: number): void {
  const copies = Math.ceil(surveys / Number(ask(url, 'select count(*) from plans')));
  ask(
    url,
    `create table copied as select p.survey_id as origin, gen_random_uuid() as id
      from plans p cross join generate_series(2, ${copies}) order by id`,
  );
  const copy = (table: string, key: string, fresh: string) =>
    ask(
      url,
      // Without foreign-key checks and in key order, which fills the indexes as a rebuild would.
      `set session_replication_role = replica; set enable_hashjoin to off; set enable_mergejoin to off;
      insert into ${table} select new.* from (select * from copied order by id) c join ${table} old on old.${key} = c.origin,
        lateral json_populate_record(old, json_build_object(${fresh})) new`,
    );
  copy('surveys', 'id', "'id', c.id");
  copy('plans', 'survey_id', "'survey_id', c.id");
  // New ids begin like that of their survey.
  const id = 'overlay(gen_random_uuid()::text placing left(c.id::text, 6) from 1)';
  copy('day_meals', 'survey_id', `'survey_id', c.id, 'id', ${id}`);
  copy('shares', 'survey_id', `'survey_id', c.id, 'id', ${id}`);
  ask(url, 'drop table copied');
  ask(url, 'vacuum analyze');
}

function figures(url: string, surveys: number): string {
  const bytes = TABLES.map((table) => {
    const [total = 0, indexes = 0] = ask(
      url,
      `select pg_total_relation_size('${table}'), pg_indexes_size('${table}')`,
    )
      .split('|')
      .map(Number);
    return { table, total: total / surveys, indexes: indexes / surveys };
  });
  const all = bytes.reduce((sum, { total }) => sum + total, 0);
  ask(url, partitionedTables('parted'));
  const queries = STORED_QUERIES.map((query) => {
    const { times, scanned } = timesOf(url, query);
    return `| ${query.name} | ${at(times, 0.5)} ms | ${at(times, 0.95)} ms | ${scanned} of 16 |`;
  });
  const number = surveys.toLocaleString('en');
  return `Written by \`npm run scale -w @kkini/bench -- --database postgres://… --surveys ${values.surveys} --write\` on ${cpus().length} cores, Node ${process.versions.node},
PostgreSQL ${ask(url, 'show server_version').split(' ', 1)[0]}. ${number} surveys with a plan and a share each, copied from ${PLANNED} that the server planned:

| Table | Bytes per survey, indexes included | Of these indexes |
| --- | --- | --- |
${bytes.map(({ table, total, indexes }) => `| \`${table}\` | ${Math.round(total)} | ${Math.round(indexes)} |`).join('\n')}
| all | ${Math.round(all)} | ${Math.round(bytes.reduce((sum, { indexes }) => sum + indexes, 0))} |

The reads that grow with visitors, planning included, for ${SAMPLES} surveys drawn at random; and how many of sixteen partitions by the first
digit of the survey's id EXPLAIN shows for them ([scaling](scaling.en.md)):

| Query | Median | 95th percentile | Partitions |
| --- | --- | --- | --- |
${queries.join('\n')}`;
}

/** Milliseconds of a query for random ids, and the most partitions it would read. */
function timesOf(url: string, query: StoredQuery): { times: readonly number[]; scanned: number } {
  const [table, id] = { survey: ['plans', 'survey_id'], day: ['day_meals', 'id'], share: ['shares', 'id'] }[
    query.by
  ];
  const ids = ask(url, `select ${id} from ${table} tablesample system_rows(${SAMPLES})`).split('\n');
  let scanned = 0;
  const times = ids.map((each) => {
    const plan = explain(url, withId(query, each, false), 'analyze, ');
    const parted = ask(url, `set search_path to parted; explain ${withId(query, each, true)}`);
    scanned = Math.max(scanned, (parted.match(/ on \w+_[0-9a-f]\b/g) ?? []).length);
    return plan;
  });
  return { times: times.toSorted((a, b) => a - b), scanned };
}

function explain(url: string, sql: string, how: string): number {
  const text = ask(url, `explain (${how}timing off, summary on) ${sql}`);
  const [planning = 0, execution = 0] = [...text.matchAll(/Time: ([\d.]+) ms/g)].map(([, ms]) => Number(ms));
  return planning + execution;
}

function at(sorted: readonly number[], share: number): string {
  return (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
}

function ask(url: string, sql: string): string {
  return execFileSync('psql', [url, '-AtqX', '-v', 'ON_ERROR_STOP=1', '-c', sql], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }).trim();
}

/** A query of the server by the id of a survey, of a day or of a share. */
type StoredQuery = {
  readonly name: string;
  readonly by: 'survey' | 'day' | 'share';
  readonly sql: string;
};

/** The reads of `apps/api/src/db/stores` whose number grows with visitors; `$` is the id. */
const STORED_QUERIES: readonly StoredQuery[] = [
  { name: 'answers of a survey', by: 'survey', sql: 'select * from surveys where id = $' },
  { name: 'plan of a survey', by: 'survey', sql: 'select * from plans where survey_id = $' },
  { name: 'days of a plan', by: 'survey', sql: 'select * from day_meals where survey_id = $ order by date' },
  { name: 'survey of a day', by: 'day', sql: 'select survey_id from day_meals where id = $' },
  { name: 'survey of a share', by: 'share', sql: 'select survey_id from shares where id = $' },
  {
    name: 'shares of a survey',
    by: 'survey',
    sql: 'select * from shares where survey_id = $ order by created_at desc, id desc',
  },
];

/** Number of partitions, by the first digit of an id, which days and shares share with their survey. */
const PARTITIONS = 16;

const bounds = (digit: number): readonly [string, string] => [
  `'${digit.toString(16)}0000000-0000-0000-0000-000000000000'`,
  digit + 1 === PARTITIONS ? 'maxvalue' : `'${(digit + 1).toString(16)}0000000-0000-0000-0000-000000000000'`,
];

/** Tables with the same columns in a separate schema, in sixteen partitions by the id of the survey. */
function partitionedTables(schema: string): string {
  const tables = [
    ['surveys', 'id', 'primary key (id)'],
    ['plans', 'survey_id', 'primary key (survey_id)'],
    ['day_meals', 'survey_id', 'primary key (survey_id, id), unique (survey_id, date)'],
    ['shares', 'survey_id', 'primary key (survey_id, id)'],
  ] as const;
  const made = tables.flatMap(([table, key, constraints]) => [
    `create table ${schema}.${table} (like public.${table} including defaults, ${constraints}) partition by range (${key})`,
    ...Array.from({ length: PARTITIONS }, (_, digit) => {
      const [from, to] = bounds(digit);
      return `create table ${schema}.${table}_${digit.toString(16)} partition of ${schema}.${table}
        for values from (${digit === 0 ? 'minvalue' : from}) to (${to})`;
    }),
  ]);
  return [`drop schema if exists ${schema} cascade`, `create schema ${schema}`, ...made].join(';\n');
}

/** A query with its id. For the id of a day or share, it is restricted to the partition of its first digit. */
function withId({ by, sql }: StoredQuery, id: string, isPartitioned: boolean): string {
  const written = sql.replace('$', `'${id}'`);
  if (by === 'survey' || !isPartitioned) return written;
  const [from, to] = bounds(Number.parseInt(id.charAt(0), 16));
  return `${written} and survey_id >= ${from}${to === 'maxvalue' ? '' : ` and survey_id < ${to}`}`;
}

if (values.database === undefined) console.log(USAGE);
else await measureScale(values.database);
