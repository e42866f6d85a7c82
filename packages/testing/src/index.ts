/** One of so many random cases is tried where CI_FULL=1 does not ask for all. */
const SHARE = 8;

/**
 * How many of `full` random cases a test tries: all under CI_FULL=1, else an eighth. `least` names how many it needs to see
 * everything it asserts it has seen.
 */
export function runs(full: number, least = 5): number {
  return process.env['CI_FULL'] === '1' ? full : Math.min(full, Math.max(least, Math.ceil(full / SHARE)));
}
