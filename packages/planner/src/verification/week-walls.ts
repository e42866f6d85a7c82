import { WEEK_WALLS } from '../constraints/week-wall-rows.ts';
import type { CheckedVisitor } from './people/checked-visitor.ts';
import { hasLittleSalt } from './people/portion-walls.ts';
import type { ServedDish } from './served-dish.ts';

/** Foods with more dishes in a week than somebody at the table may have, with both figures. */
export function wallsBroken(
  dishes: readonly Pick<ServedDish, 'grams' | 'boughtSodiumMg'>[],
  visitor: CheckedVisitor,
): readonly string[] {
  const found = WEEK_WALLS.filter(({ owner }) => visitor.owners.includes(owner)).flatMap(
    ({ owner, of, most }) => {
      const uses = dishes.filter(({ grams }) => (of === 'fish' ? grams.fishG : grams.seaweedG) > 0).length;
      return uses > most ? [`${of} ${uses} times, ${owner} may have ${most}`] : [];
    },
  );
  const salty = dishes.filter(({ boughtSodiumMg: mg }) => mg !== null && mg > 1200 && mg <= 1500).length;
  if (salty > 2 && hasLittleSalt(visitor)) found.push(`bought meals of over 1,200 mg sodium ${salty} times`);
  return [...new Set(found)];
}
