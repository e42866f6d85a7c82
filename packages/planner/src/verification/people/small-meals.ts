import { MEAL_TIMES } from '@kkini/domain';
import { type OwnPortion, personPortion } from '@kkini/domain/portions';
import type { CheckedPlan } from '../checked-plan.ts';
import { type Check, checkOf } from '../plan-to-verify.ts';
import type { ServedDish } from '../served-dish.ts';
import { checkedPeople } from './checked-person.ts';
import { checkedTable } from './eaten-dish.ts';

/** Most energy of a meal after a stomach operation, kcal (safety-rules section 4): 450 with the error of food tables. */
const SMALL_MEAL_KCAL = 472.5 + 0.1;
/** The least part of a dish cooked at home that is served. */
const LEAST_PART = 0.5;

/** Checks that a meal after a stomach operation is a small one, as far as its dish can be divided. */
export function smallMealCheck({ plan, servings, visitor, kept }: CheckedPlan): Check {
  const { table } = checkedTable(visitor);
  const operated = checkedPeople(visitor).filter(({ states }) => states.includes('stomach'));
  const found = servings.flatMap((day, index) =>
    MEAL_TIMES.flatMap((mealTime) => {
      const dish = day[mealTime];
      if (dish === undefined || dish === null || kept.isPast(index)) return [];
      const isLarge = operated.some(({ said }) =>
        isLargeMeal(personPortion(said, dish, { mealTime, table }), dish),
      );
      return isLarge ? [`${plan.days[index]?.date} ${mealTime} ${dish.id}: a large meal`] : [];
    }),
  );
  return checkOf('small meals', found, 'nobody eats a large meal after a stomach operation');
}

/**
 * Whether a portion has more energy than a small stomach takes although less of its main dish can be served. What is
 * mixed with its starch is limited by the least starch of a meal instead.
 */
export function isLargeMeal(
  { mainFactor, nutrition }: Pick<OwnPortion, 'mainFactor' | 'nutrition'>,
  { components }: Pick<ServedDish, 'components'>,
): boolean {
  const isDivided = components !== undefined && !components.isMixed && components.isBowl !== true;
  return isDivided && (nutrition.energyKcal ?? 0) > SMALL_MEAL_KCAL && mainFactor > LEAST_PART;
}
