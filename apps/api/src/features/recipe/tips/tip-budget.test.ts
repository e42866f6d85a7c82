import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { spendTipRequest } from '../../../db/stores/tip-budget-store.ts';
import { openTestDatabase } from '../../../testing/open-test-database.ts';

let database: Database | null = null;
afterEach(async () => {
  await database?.close();
});

describe('the budget of tips a day', () => {
  it('lets through as many requests as there are, also when they come at once, and starts anew the next day', async () => {
    const opened = await openTestDatabase();
    database = opened;
    const spend = (day: string) =>
      opened.transaction((queries) => spendTipRequest(queries, { day, most: 3 }));
    const spent = await Promise.all(Array.from({ length: 6 }, () => spend('2026-11-20')));
    expect(spent.filter(Boolean)).toHaveLength(3);
    expect(await spend('2026-11-20')).toBe(false);
    expect(await spend('2026-11-21')).toBe(true);
  });

  it('of nothing lets nothing through', async () => {
    const opened = await openTestDatabase();
    database = opened;
    const spent = await opened.transaction((queries) =>
      spendTipRequest(queries, { day: '2026-11-20', most: 0 }),
    );
    expect(spent).toBe(false);
  });
});
