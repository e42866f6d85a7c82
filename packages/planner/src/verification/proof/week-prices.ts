import type { ServedDish } from '../served-dish.ts';
import type { ProofModel } from './proof-model.ts';
import { RETURN_POINTS } from './week-points.ts';

/**
 * A use with a weekly maximum or minimum. A price on it makes the points of weeks a sum over menus. `sign` 1 for at most, -1
 * for at least; a price lies between 0 and `highest`.
 */
export type Priced = {
  readonly sign: 1 | -1;
  readonly bound: number;
  readonly highest: number;
  readonly counts: (dish: ServedDish) => boolean;
};

/** Servings of each dish, repeats of it, uses of each main group, and the counts of the week, which cost points instead. */
export function pricedUses({ slots, step, counters }: ProofModel): readonly Priced[] {
  const dishes = slots.flatMap((slot) => slot.dishes);
  const hard = (bound: number, counts: Priced['counts']): Priced => ({
    sign: 1,
    bound,
    highest: Infinity,
    counts,
  });
  const ids = [...new Set(dishes.map((dish) => dish.id))];
  const ofDish = (id: string) => hard(step.servings, (dish) => dish.id === id);
  const groups = step.groupUses === null ? [] : [...new Set(dishes.map((dish) => dish.mainGroup))];
  return [
    ...ids.map(ofDish),
    ...(step.servings > 1 ? ids.map((id) => ({ ...ofDish(id), bound: 1, highest: RETURN_POINTS })) : []),
    ...groups.map((group) => hard(step.groupUses ?? 0, (dish) => dish.mainGroup === group)),
    ...counters.map(
      ({ counts, points, most, least = 0 }): Priced => ({
        sign: most === undefined ? -1 : 1,
        bound: most ?? least,
        highest: points,
        counts,
      }),
    ),
  ];
}
