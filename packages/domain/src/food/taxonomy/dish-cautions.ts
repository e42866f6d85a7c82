import type { Exclusion } from '../exclusion/exclusion.ts';
import { exclusionNotices, exclusionViolation } from '../exclusion/exclusion-violation.ts';
import { type Dish, dishProfile } from './dish-profile.ts';
import { foodLabel, type Taxonomy } from './taxonomy.ts';

/**
 * How a dish conflicts with excluded foods. `excluded`: it contains or may contain one; `unknown`: it has an unknown
 * ingredient; `mayContain`: some variants contain one (added sugar); `trace`: cross-contact only.
 */
export const CAUTIONS = ['excluded', 'unknown', 'mayContain', 'trace'] as const;

/** One caution and the food or word it concerns, by its everyday name. */
export type DishCaution = { readonly code: (typeof CAUTIONS)[number]; readonly food: string };

/** Cautions beside a dish for a visitor with exclusions; the strongest first (design, section 2). */
export function dishCautions(
  taxonomy: Taxonomy,
  dish: Dish,
  exclusions: readonly Exclusion[],
): readonly DishCaution[] {
  const profile = dishProfile(taxonomy, dish);
  const violation = exclusionViolation(profile, exclusions);
  const strongest: DishCaution[] = [];
  if (violation !== null) {
    const code = violation.code === 'unknownIngredient' ? 'unknown' : 'excluded';
    strongest.push({ code, food: foodLabel(taxonomy, violation.subject) });
  }
  const notices = exclusionNotices(profile, exclusions).map(
    ({ code, id }): DishCaution => ({
      code: code === 'trace' ? 'trace' : 'mayContain',
      food: foodLabel(taxonomy, id),
    }),
  );
  return [...strongest, ...notices];
}
