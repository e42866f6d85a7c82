import { RULES_VERSION } from '../limits/rules-version.ts';

/**
 * What is known about the points of a week: nothing cheaper than `lowerBound` exists under the rules of `ladderStep`
 * for the problem of this seed. `gap` = (objective - lowerBound) / objective, 0 for a proved optimum.
 */
export type Certificate = {
  /** Points of the week. */
  readonly objective: number;
  /** Points no week falls below. */
  readonly lowerBound: number;
  readonly gap: number;
  readonly proved: boolean;
  readonly ladderStep: number;
  readonly seed: number;
  readonly rulesVersion: string;
};

/** A relative gap that counts as none: rounding of sums of some hundred terms stays far below it. */
const PROVED_GAP = 1e-7;

type Known = Pick<Certificate, 'objective' | 'lowerBound' | 'ladderStep' | 'seed'>;

/** The certificate of a week. Points may be negative where many dishes are preferred; the gap then counts against their size. */
export function certify({ objective, lowerBound, ladderStep, seed }: Known): Certificate {
  const difference = Math.max(0, objective - lowerBound);
  const size = Math.abs(objective);
  const gap = difference === 0 ? 0 : difference / Math.max(size, PROVED_GAP);
  return {
    objective,
    lowerBound: Math.min(lowerBound, objective),
    gap,
    proved: gap <= PROVED_GAP,
    ladderStep,
    seed,
    rulesVersion: RULES_VERSION,
  };
}
