import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import type { Database } from './database.ts';
import { MIGRATIONS, migrate } from './migrate.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.transaction((queries) =>
    queries.execute('create table notes (id int primary key, text text)'),
  );
});
afterAll(() => database.close());

describe('a database', () => {
  it('keeps statements of simultaneous transactions apart', async () => {
    const numbers = Array.from({ length: 60 }, (_, index) => index);
    const answers = await Promise.all(
      numbers.map((number) =>
        database.transaction(async (queries) => {
          const { rows } =
            number % 2 === 0
              ? await queries.execute(sql`select ${number}::int as value`)
              : await queries.execute(
                  sql`select ${String(number)}::text || '' as value, ${number}::int as again`,
                );
          const [row = {}] = rows;
          const { value } = row;
          return Number(value);
        }),
      ),
    );
    expect(answers).toEqual(numbers);
  });

  it('keeps nothing of a transaction that fails', async () => {
    const failing = database.transaction(async (queries) => {
      await queries.execute(sql`insert into notes values (1, 'a')`);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    const { rows } = await database.transaction((queries) => queries.execute('select * from notes'));
    expect(rows).toEqual([]);
  });

  it('goes on after a statement that the database refuses', async () => {
    const refused = database.transaction((queries) => queries.execute('select * from nowhere'));
    await expect(refused).rejects.toThrow();
    expect(await database.answers()).toBe(true);
  });

  it('reads a date as the day that was written', async () => {
    const { rows } = await database.transaction((queries) =>
      queries.execute(sql`select ${'2026-01-01'}::date as day`),
    );
    expect(rows).toEqual([{ day: '2026-01-01' }]);
  });

  it('applies each migration once', async () => {
    expect(MIGRATIONS.map(({ name }) => name)).toEqual([
      '0001-surveys',
      '0002-plans',
      '0003-catalogue',
      '0004-imports',
      '0005-certificates',
      '0006-accounts',
      '0007-shares',
      '0008-tip-budgets',
      '0009-recipe-search',
      '0010-former-weeks',
      '0011-import-changes',
      '0012-find-recipes',
      '0013-slips-by-parts',
      '0014-all-words-by-index',
      '0015-bodies',
    ]);
    expect(await migrate(database)).toEqual([]);
  });

  it('is brought up to date once it has time, and not where anything else is wrong', async () => {
    const refusals: Error[] = [new AppError('busy'), new AppError('busy')];
    const strained: Database = {
      ...database,
      async transaction(work) {
        const refusal = refusals.shift();
        if (refusal) throw refusal;
        return await database.transaction(work);
      },
    };
    expect(await migrate(strained)).toEqual([]);
    refusals.push(new Error('no such role'));
    await expect(migrate(strained)).rejects.toThrow('no such role');
  });
});
