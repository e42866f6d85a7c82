import { describe, expect, it } from 'vitest';
import { MIGRATIONS } from './migrate.ts';

/** SQL that distributed PostgreSQL engines forbid or make slow, with the reason (docs/scaling.en.md names the engines). */
const REFUSED: readonly (readonly [why: string, what: RegExp])[] = [
  ['triggers run on one machine, or not at all', /\bcreate\s+(or\s+replace\s+)?(constraint\s+)?trigger\b/],
  ['rules rewrite queries an engine has to route', /\bcreate\s+(or\s+replace\s+)?rule\b/],
  ['a sequence is one row everybody waits for', /\b((big|small)?serial|create\s+sequence|as\s+identity)\b/],
  ['exclusion constraints would have to look at every machine', /\bexclude\s+using\b/],
  [
    'large objects, tablespaces and inheritance are files of one machine',
    /\b(lo_create|tablespace|inherits|unlogged)\b/,
  ],
  [
    'a session is not one connection (PgBouncer, too)',
    /\b(listen|notify|pg_notify|pg_advisory_lock|set\s+session)\b/,
  ],
  ['materialized views are refreshed on one machine', /\bmaterialized\s+view\b/],
  ['a system column means another thing elsewhere', /\b(ctid|xmin|cmin|tableoid)\b/],
];

/** SQL for the search only, which works without it on an engine that lacks it, because its table is derived from the catalogue. */
const OF_THE_SEARCH: readonly (readonly [why: string, what: RegExp])[] = [
  ['functions of a language are not in every engine', /\bcreate\s+(or\s+replace\s+)?(function|procedure)\b/],
  ['types of rows are not in every engine', /\bcreate\s+type\b/],
  ['inverted indexes of several columns are not in every engine', /\busing\s+(gin|gist|brin|hash)\b/],
  ['extensions have to be there on every machine', /\bcreate\s+extension\b/],
  ['storage of a column is the one of PostgreSQL', /\bset\s+storage\b|\bwith\s*\(/],
];
const SEARCH = /\b(create extension if not exists pg_trgm;|alter type sought_recipe)[\s\S]*$/;

/**
 * Tables whose rows belong to an account, a network or the catalogue. All others, which grow with visitors, are stored by survey.
 */
const ELSEWHERE = [
  'accounts',
  'sessions',
  'attempt_counts',
  'tip_budgets',
  'imported_entries',
  'import_changes',
  'upkeep_runs',
];

const withoutComments = (text: string) => text.replace(/--.*$/gm, '').toLowerCase();
const statements = MIGRATIONS.map(({ name, text }) => ({ name, text: withoutComments(text) }));
const beyondSearch = statements.map(({ name, text }) => ({ name, text: text.replace(SEARCH, '') }));

const found = (texts: typeof statements, rules: typeof REFUSED) =>
  texts.flatMap(({ name, text }) =>
    rules.filter(([, what]) => what.test(text)).map(([why]) => `${name}: ${why}`),
  );

describe('the schema', () => {
  it('uses nothing that a distributed engine refuses', () => {
    expect(found(statements, REFUSED)).toEqual([]);
    expect(found(beyondSearch, OF_THE_SEARCH)).toEqual([]);
  });

  it('gives each table a key, and the id of its survey to each that grows with visitors', () => {
    const tables = beyondSearch.flatMap(({ text }) => [
      ...text.matchAll(/create table (\w+) \(([\s\S]*?)\n\)/g),
    ]);
    const dropped = statements.flatMap(({ text }) =>
      [...text.matchAll(/drop table (\w+)/g)].map(([, name]) => name),
    );
    const kept = tables.filter(([, name]) => !dropped.includes(name));
    expect(kept.map(([, name]) => name)).toEqual(
      expect.arrayContaining(['surveys', 'plans', 'day_meals', 'shares']),
    );
    for (const [, name = '', columns = ''] of kept) {
      expect(columns, name).toMatch(/primary key/);
      if (name !== 'surveys' && !ELSEWHERE.includes(name))
        expect(columns, name).toMatch(/^\s*survey_id uuid/m);
    }
  });

  it('would be refused with a trigger, a sequence or a function beside the search', () => {
    const text = 'create trigger t; create table a (id bigserial); create function f()';
    const planted = [{ name: 'planted', text }];
    expect(found(planted, REFUSED)).toHaveLength(2);
    expect(found(planted, OF_THE_SEARCH)).toHaveLength(1);
  });
});
