/** A query of the server by the id of a survey, of a day or of a share. */
export type StoredQuery = {
  readonly name: string;
  readonly by: 'survey' | 'day' | 'share';
  readonly sql: string;
};

/** The reads of `apps/api/src/db/stores` whose number grows with visitors; `$` is the id. */
export const STORED_QUERIES: readonly StoredQuery[] = [
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
export function partitionedTables(schema: string): string {
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
export function withId({ by, sql }: StoredQuery, id: string, isPartitioned: boolean): string {
  const written = sql.replace('$', `'${id}'`);
  if (by === 'survey' || !isPartitioned) return written;
  const [from, to] = bounds(Number.parseInt(id.charAt(0), 16));
  return `${written} and survey_id >= ${from}${to === 'maxvalue' ? '' : ` and survey_id < ${to}`}`;
}
