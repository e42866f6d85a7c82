export { anyString } from './any-string.ts';

/** Divisor of random cases without CI_FULL=1. */
const SHARE = 24;

/**
 * Number of random cases out of `full` that a test tries: all under CI_FULL=1, else one in 24. `least` is the number its
 * assertions need.
 */
export function runs(full: number, least = 5): number {
  return process.env['CI_FULL'] === '1' ? full : Math.min(full, Math.max(least, Math.ceil(full / SHARE)));
}
