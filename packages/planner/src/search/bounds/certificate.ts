import { RULES_VERSION } from '../../limits/rules-version.ts';
import type { KeptMeals } from '../../model/day-locks.ts';
import type { Reach } from './reach.ts';

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
  /** The step of the relaxation ladder; above 7 dishes came from further away, or a slot stays empty. */
  readonly ladderStep: number;
  /** The step whose spacing rules hold: `ladderStep` up to 7, and as strict as the wider choice of dishes allows above. */
  readonly spacingStep: number;
  readonly seed: number;
  /** Most points the seed added to a dish. */
  readonly seedPoints: number;
  readonly rulesVersion: string;
  /** How far beyond the answers the week looked for dishes. */
  readonly reach: Reach;
  /** What was not planned but stayed; null for a week planned whole. */
  readonly kept: KeptMeals | null;
};

/** A relative gap that counts as none: rounding of sums of some hundred terms stays far below it. */
const PROVED_GAP = 1e-7;

type Known = Omit<Certificate, 'gap' | 'proved' | 'rulesVersion'>;

/** The certificate of a week. Points may be negative where many dishes are preferred; the gap then counts against their size. */
export function certify({ objective, lowerBound, ...known }: Known): Certificate {
  const difference = Math.max(0, objective - lowerBound);
  const size = Math.abs(objective);
  const gap = difference === 0 ? 0 : difference / Math.max(size, PROVED_GAP);
  return {
    objective,
    lowerBound: Math.min(lowerBound, objective),
    gap,
    proved: gap <= PROVED_GAP,
    ...known,
    rulesVersion: RULES_VERSION,
  };
}
