import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/open-test-database.ts';

const database = await openTestDatabase();
await database.transaction((queries) =>
  queries.execute('create table notes (id int primary key, text text)'),
);
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

  it('writes what one statement says, to the letter, and tells how many rows that were', async () => {
    const text = `'); drop table notes; -- \\ $1 $2 "밥"`;
    const inserted = sql`insert into notes values (7, ${text}), (8, ${''}) on conflict do nothing`;
    expect(await database.write(inserted)).toBe(2);
    expect(await database.write(inserted)).toBe(0);
    await expect(database.write(sql`insert into notes values (9, 'a'), (${7}, 'b')`)).rejects.toThrow();
    const { rows } = await database.transaction((queries) =>
      queries.execute('select * from notes order by id'),
    );
    expect(rows).toEqual([
      { id: 7, text },
      { id: 8, text: '' },
    ]);
  });

  it('reads a date as the day that was written', async () => {
    const { rows } = await database.transaction((queries) =>
      queries.execute(sql`select ${'2026-01-01'}::date as day`),
    );
    expect(rows).toEqual([{ day: '2026-01-01' }]);
  });
});

describe('the limits of a transaction', () => {
  it('are its own, and do not hold for the commit, which may wait for a replica', async () => {
    const limited = await openTestDatabase({ statementLimitMs: 7000 });
    await limited.transaction((queries) =>
      queries.execute(`create table seen (statement_limit text, idle_limit text);
        create function see() returns trigger language plpgsql as $$ begin
          insert into seen select current_setting('statement_timeout'), null; return null; end $$;
        create constraint trigger see after insert on seen deferrable initially deferred
          for each row when (new.idle_limit is not null) execute function see()`),
    );
    await limited.transaction((queries) =>
      queries.execute(`insert into seen select current_setting('statement_timeout'),
        current_setting('idle_in_transaction_session_timeout')`),
    );
    const { rows } = await limited.transaction((queries) => queries.execute('table seen'));
    expect(rows).toEqual([
      { statement_limit: '7s', idle_limit: '7s' },
      { statement_limit: '0', idle_limit: null },
    ]);
    await limited.close();
  });
});
