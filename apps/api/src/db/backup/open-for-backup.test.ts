import { afterEach, expect, it, vi } from 'vitest';
import { StartProblem } from '../../start-problem.ts';
import { quickClock } from '../../testing/quick-clock.ts';
import { openPresent } from './open-for-backup.ts';

afterEach(() => vi.restoreAllMocks());

it('says why a database can not be read before anything is written beside it', async () => {
  quickClock();
  const opened = openPresent({ url: 'postgres://kkini@127.0.0.1:1/kkini' }, new URL(import.meta.url));
  await expect(opened).rejects.toEqual(
    new StartProblem("The database 127.0.0.1:1/kkini can't be used: connect ECONNREFUSED 127.0.0.1:1"),
  );
});
