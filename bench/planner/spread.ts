/** Percentiles of some numbers; all 0 for none. */
export type Spread = {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
};

/** Nearest-rank percentiles of the values. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) };
}
