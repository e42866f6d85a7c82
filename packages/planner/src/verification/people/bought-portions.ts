import { MEAL_TIMES } from '@kkini/domain';
import { type OwnPortion, personPortion } from '@kkini/domain/portions';
import type { CheckedPlan } from '../checked-plan.ts';
import { type Check, checkOf } from '../plan-to-verify.ts';
import type { ServedDish } from '../served-dish.ts';
import { type CheckedPerson, checkedPeople } from './checked-person.ts';
import { checkedTable } from './eaten-dish.ts';

/** Grams of half a bowl of rice, the most anybody takes beside a bought dish, and rounding to a gram. */
const HALF_A_BOWL_G = 105 + 1;

/**
 * Checks that nobody eats more of a bought dish than one is sold as, and that everybody but small children and people after a
 * stomach operation has all of a dish of their own.
 */
export function boughtPortionCheck({ plan, servings, visitor, kept }: CheckedPlan): Check {
  const { table } = checkedTable(visitor);
  const people = checkedPeople(visitor);
  const eaters = people.reduce((sum, { said }) => sum + said.count, 0);
  const found = servings.flatMap((day, index) =>
    MEAL_TIMES.flatMap((mealTime) => {
      const dish = day[mealTime];
      if (dish?.kind !== 'product' || kept.isPast(index)) return [];
      return people.flatMap((person) => {
        const portion = personPortion(person.said, dish, { mealTime, table });
        const fault = boughtFault(portion, dish, { person, eaters });
        return fault === null ? [] : [`${plan.days[index]?.date} ${mealTime} ${dish.id}: ${fault}`];
      });
    }),
  );
  return checkOf('bought portions', found, 'nobody eats a part more of what is sold as one');
}

type Eating = { readonly person: CheckedPerson; readonly eaters: number };

/** What is wrong with somebody's portion of a bought dish; null if nothing is. */
export function boughtFault(
  { mainFactor, starches }: OwnPortion,
  dish: ServedDish,
  { person, eaters }: Eating,
): string | null {
  const { age, stage, states } = person;
  if (mainFactor > 1) return `${mainFactor} of one`;
  const isShared = dish.soldFor > 1 && eaters > 1;
  const leavesSome = (stage === 'child' && (age === null || age < 12)) || states.includes('stomach');
  if (mainFactor < 1 && !isShared && !leavesSome) return `${mainFactor} of one, and nobody has the rest`;
  const isTooMuch = starches.some(({ grams, factor }) => grams - grams / factor > HALF_A_BOWL_G);
  return isTooMuch && !isShared ? 'more than half a bowl of rice beside it' : null;
}
