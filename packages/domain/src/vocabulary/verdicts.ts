/**
 * Verdict on a day or one of its figures, worst first: a day takes the worst of its figures (safety-rules section
 * 11). Only `within` may be reported as good.
 */
export const VERDICTS = ['belowFloor', 'over', 'likely', 'under', 'unknown', 'within'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The worst of several verdicts; `unknown` where there is none. */
export function worstVerdict(verdicts: readonly Verdict[]): Verdict {
  return VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? 'unknown';
}
