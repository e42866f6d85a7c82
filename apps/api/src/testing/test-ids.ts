import { createHash, randomUUID } from 'node:crypto';
import { expect } from 'vitest';

const builtBy = new Map<string, number>();

/** Returns the id generator of an app built by a test: `sameIds`, or random ids with `CI_FULL=1`. */
export function testIds(): () => string {
  return process.env['CI_FULL'] === '1' ? randomUUID : sameIds();
}

/**
 * Ids that are the same in every run of a test file, so that a plan, whose seed is its survey's id, is too. For tests of something
 * not every week has.
 */
export function sameIds(): () => string {
  const file = expect.getState().testPath?.split('/').at(-1) ?? '';
  const app = (builtBy.get(file) ?? 0) + 1;
  builtBy.set(file, app);
  let made = 0;
  return () => {
    made += 1;
    const hash = createHash('sha256').update(`${file} ${app} ${made}`).digest('hex');
    const parts = [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
    return [...parts, hash.slice(20, 32)].join('-');
  };
}
