import { WEEK_WALLS } from '../constraints/week-wall-rows.ts';
import type { CheckedVisitor } from './checked-visitor.ts';
import type { ServedDish } from './served-dish.ts';

/** Foods of which the dishes of a week are more than somebody at the table may have, with both figures. */
export function wallsBroken(
  dishes: readonly Pick<ServedDish, 'grams'>[],
  { owners }: Pick<CheckedVisitor, 'owners'>,
): readonly string[] {
  const found = WEEK_WALLS.filter(({ owner }) => owners.includes(owner)).flatMap(({ owner, of, most }) => {
    const uses = dishes.filter(({ grams }) => (of === 'fish' ? grams.fishG : grams.seaweedG) > 0).length;
    return uses > most ? [`${of} ${uses} times, ${owner} may have ${most}`] : [];
  });
  return [...new Set(found)];
}
