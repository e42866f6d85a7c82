import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { StartProblem } from '../start-problem.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { applyMigrations, MIGRATIONS, migrate } from './migrate.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

const rowsOf = async (query: ReturnType<typeof sql>) =>
  (await database.transaction((queries) => queries.execute(query))).rows;

describe('a migration', () => {
  it('is applied once', async () => {
    expect(MIGRATIONS.map(({ name }) => name)).toEqual([
      '0001-schema',
      '0002-catalogue-in-its-file',
      '0003-replaced-meals',
      '0004-versions',
      '0005-prep-day',
      '0006-upkeep',
      '0007-rice',
      '0008-weekday-minutes',
      '0009-foods-at-home',
      '0010-refused-extras',
      '0011-search-other-names',
    ]);
    expect(await migrate(database)).toEqual([]);
  });

  it('writes no row again of a table that grows with visitors, which would keep every call waiting', async () => {
    const files = () =>
      rowsOf(sql`select name, pg_relation_filenode(name::regclass)::int as file
        from unnest(array['surveys', 'plans', 'day_meals', 'shares']) as name order by name`);
    await database.transaction(async (queries) => {
      await queries.execute(sql.raw('drop schema public cascade; create schema public'));
      await applyMigrations(queries, ['0001-schema']);
    });
    const before = await files();
    await migrate(database);
    expect(await files()).toEqual(before);
  });
});

describe('a database of another version', () => {
  const state = () =>
    rowsOf(sql`
      select table_name, column_name, null as name from information_schema.columns where table_schema = 'public'
      union all select null, null, name from applied_migrations
      order by 1, 2, 3`);

  it.each([
    ['whose migrations are all unknown', ['0001-surveys', '0002-plans'], '0001-surveys'],
    ['that went further than this one', ['0001-schema', '0003-later'], '0003-later'],
  ])('%s is refused and left as it is', async (_what, names, foreign) => {
    await database.transaction(async (queries) => {
      await queries.execute(sql`delete from applied_migrations`);
      for (const name of names)
        await queries.execute(sql`insert into applied_migrations (name) values (${name})`);
    });
    const before = await state();
    const refused = migrate(database);
    await expect(refused).rejects.toBeInstanceOf(StartProblem);
    await expect(refused).rejects.toThrow(
      `The database was made by another version (${foreign}); start with a new data folder (KKINI_DATA_DIR) or an empty database (DATABASE_URL)`,
    );
    expect(await state()).toEqual(before);
  });
});

describe('a database that writes dates in another order', () => {
  it('is refused, with the statement that changes it', async () => {
    const migrated = database.transaction(async (queries) => {
      await queries.execute(sql`set local datestyle to 'SQL, DMY'`);
      return await applyMigrations(queries);
    });
    await expect(migrated).rejects.toBeInstanceOf(StartProblem);
    await expect(migrated).rejects.toThrow(
      /writes dates as 'SQL, DMY'; run: alter database \w+ set datestyle = 'ISO/,
    );
  });
});
