/**
 * Milliseconds of a clock that all threads share and nobody sets: `performance.now()` starts with each thread, and the time of day
 * may jump.
 */
export function sharedClockMs(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}
