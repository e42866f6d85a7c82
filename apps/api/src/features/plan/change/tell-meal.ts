import type { MealSlot, MealTime } from '@kkini/domain';
import { filledDays } from '@kkini/planner';
import { type PlanningBasis, visitorOf } from '../../../workers/planning-basis.ts';
import { mealWire } from '../wire/meal-wire.ts';
import type { Place } from './slot-of-plan.ts';

type Where = { readonly place: Place; readonly mealTime: MealTime; readonly basis: PlanningBasis };

/** A changed meal as its plan tells it, with what each person eats besides, which depends on the whole day. */
export function tellMeal(slot: MealSlot, { place, mealTime, basis }: Where): ReturnType<typeof mealWire> {
  const { catalogue, candidates, tables } = basis;
  const visitor = visitorOf(basis, place.answers);
  const { date, slots } = place.day;
  const week = [{ date, slots: { ...slots, [mealTime]: slot } }];
  const extras = filledDays({ week, candidates, tables, visitor })[0]?.extras ?? [];
  return mealWire(slot, catalogue, { visitor, mealTime, extras });
}
