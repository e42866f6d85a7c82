import { expect, it } from 'vitest';
import { openTestDatabase } from './testing/open-test-database.ts';

it('makes the template', async () => {
  const database = await openTestDatabase();
  expect(await database.answers()).toBe(true);
  await database.close();
}, 600_000);
