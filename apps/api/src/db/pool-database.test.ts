import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/open-test-database.ts';
import type { Database } from './database.ts';

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
});
