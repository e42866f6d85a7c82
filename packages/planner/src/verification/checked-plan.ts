import { MEAL_TIMES, type MealSlot, type MealTime } from '@kkini/domain';
import { type CheckedVisitor, checkedVisitor } from './checked-visitor.ts';
import { dayTargets } from './day-targets.ts';
import type { MealContext } from './meal-points.ts';
import type { PlanToVerify } from './plan-to-verify.ts';
import { prohibitions } from './prohibitions.ts';
import type { ServedDish, ServedDishes } from './served-dish.ts';
import { type DayDishes, isFish } from './week-points.ts';

/** A plan with its dishes looked up and the dishes that might have been chosen instead. */
export type CheckedPlan = {
  readonly plan: PlanToVerify;
  readonly visitor: CheckedVisitor;
  readonly context: MealContext;
  readonly week: readonly DayDishes[];
  /** Per eaten meal time every dish of its style that may be served. */
  readonly choices: Readonly<Partial<Record<MealTime, readonly ServedDish[]>>>;
  readonly wantsFish: boolean;
};

/** Looks everything up once; the seed is that of the certificate, where there is one. */
export function checkedPlan(dishes: ServedDishes, plan: PlanToVerify): CheckedPlan {
  const visitor = checkedVisitor(dishes.taxonomy, plan.answers);
  const mayBeServed = [...dishes.byId.values()].filter(
    (dish) => prohibitions(dish, visitor, dishes.closure).length === 0,
  );
  const choices: Partial<Record<MealTime, readonly ServedDish[]>> = {};
  for (const time of MEAL_TIMES) {
    const style = visitor.mealStyles[time] ?? 'fasting';
    if (style !== 'fasting') choices[time] = mayBeServed.filter((dish) => dish.style === style);
  }
  return {
    plan,
    visitor,
    context: { visitor, targets: dayTargets(visitor), seed: plan.certificate?.seed ?? 0 },
    week: plan.days.map(({ slots }) => dayDishes(slots, dishes)),
    choices,
    wantsFish: Object.values(choices).some((each) => each.some(isFish)),
  };
}

function dayDishes(slots: Readonly<Record<MealTime, MealSlot>>, { byId }: ServedDishes): DayDishes {
  const found: Partial<Record<MealTime, ServedDish>> = {};
  for (const time of MEAL_TIMES) {
    const slot = slots[time];
    const dish = 'id' in slot ? byId.get(slot.id) : undefined;
    if (dish !== undefined) found[time] = dish;
  }
  return found;
}
