import type { DayPlan, MealTime } from '@kkini/domain';
import { filledDays, type Visitor } from '@kkini/planner';
import type { PlanningBasis } from '../../../workers/planning-basis.ts';
import { mealWire } from '../wire/meal-wire.ts';

/** Who eats a meal, and when. */
export type Eaters = { readonly visitor: Visitor; readonly mealTime: MealTime };

/** A meal of a changed day as its plan tells it, with each person's extras and portions, which depend on the whole day. */
export function describeMeal(
  day: DayPlan,
  { visitor, mealTime }: Eaters,
  { catalogue, candidates, tables }: PlanningBasis,
): ReturnType<typeof mealWire> {
  const [{ extras = [], portions = [] } = {}] = filledDays({ week: [day], candidates, tables, visitor });
  return mealWire(day.slots[mealTime], catalogue, { visitor, mealTime, extras, portions });
}
