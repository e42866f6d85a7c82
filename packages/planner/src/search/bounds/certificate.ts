import { RULES_VERSION } from '../../limits/rules-version.ts';
import type { KeptMeals } from '../../model/day-locks.ts';
import type { Reach } from './reach.ts';

/**
 * The proof state of a week: under the rules of `ladderStep` no week costs less than `lowerBound` for the problem of this
 * seed. `gap` = (objective - lowerBound) / objective, 0 for a proved optimum.
 */
export type Certificate = {
  readonly objective: number;
  /** Lower bound on the points of every week. */
  readonly lowerBound: number;
  readonly gap: number;
  readonly proved: boolean;
  /** The step of the relaxation ladder. Above 7, dishes come from further areas or styles, or a slot stays empty. */
  readonly ladderStep: number;
  /**
   * The step whose spacing rules hold: `ladderStep` up to 7; above it, the strictest step that the wider choice of
   * dishes allows.
   */
  readonly spacingStep: number;
  readonly seed: number;
  /** Most points the seed added to a dish. */
  readonly seedPoints: number;
  readonly rulesVersion: string;
  /** The areas and styles beyond the answers that the week may use. */
  readonly reach: Reach;
  /** Meals that stayed from a former week; null for a whole new week. */
  readonly kept: KeptMeals | null;
  /** The fresh foods the week is cooked around, by id. */
  readonly basket: readonly string[];
};

/** Relative gap up to which a week counts as proved. The rounding of sums of some hundred terms is far smaller. */
const PROVED_GAP = 1e-7;

type Known = Omit<Certificate, 'gap' | 'proved' | 'rulesVersion'>;

/**
 * The certificate of a week. Points may be negative where many dishes are preferred; the gap is then relative to their
 * absolute value.
 */
export function certify({ objective, lowerBound, ...known }: Known): Certificate {
  return { ...provedOf({ objective, lowerBound }), ...known, rulesVersion: RULES_VERSION };
}

type Proved = Pick<Certificate, 'objective' | 'lowerBound' | 'gap' | 'proved'>;

/** The part of a certificate that a lower bound gives to a week with these points. */
export function provedOf({ objective, lowerBound }: Pick<Certificate, 'objective' | 'lowerBound'>): Proved {
  const difference = Math.max(0, objective - lowerBound);
  const size = Math.abs(objective);
  const gap = difference === 0 ? 0 : difference / Math.max(size, PROVED_GAP);
  return { objective, lowerBound: Math.min(lowerBound, objective), gap, proved: gap <= PROVED_GAP };
}
