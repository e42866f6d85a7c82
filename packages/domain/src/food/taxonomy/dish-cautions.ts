import type { Exclusion } from '../exclusion/exclusion.ts';
import { exclusionNotices, exclusionViolation } from '../exclusion/exclusion-violation.ts';
import { type Dish, dishProfile } from './dish-profile.ts';
import { foodLabel } from './food-label.ts';
import type { Taxonomy } from './taxonomy.ts';

/**
 * How a dish meets what a visitor left out: `excluded` it holds or may hold it, `unknown` it has an ingredient nobody
 * knows, `mayContain` some makes of it hold it (added sugar), `trace` cross-contact only.
 */
export const CAUTIONS = ['excluded', 'unknown', 'mayContain', 'trace'] as const;

/** One caution and the food or word it is about, as people call it. */
export type DishCaution = { readonly code: (typeof CAUTIONS)[number]; readonly food: string };

/** What to say beside a dish opened by somebody who leaves foods out; the strongest first (design, section 2). */
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
