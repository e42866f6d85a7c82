import { createHash, randomUUID } from 'node:crypto';
import { expect } from 'vitest';

const builtBy = new Map<string, number>();

/** Makes the ids of an app that is built by a test: those of `sameIds`; random ones under `CI_FULL=1`. */
export function testIds(): () => string {
  return process.env['CI_FULL'] === '1' ? randomUUID : sameIds();
}

/**
 * Ids that are the same in every run of a file, so that a plan, whose seed its survey's id is, comes out the same: for a test of
 * something that not every week has.
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
