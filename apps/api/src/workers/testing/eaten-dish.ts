import type { MealTime } from '@kkini/domain';
import { leadOf, personPortion } from '@kkini/domain/portions';
import type { Candidate, Visitor } from '@kkini/planner';

/** A dish with the nutrition of the portion eaten by the person the plan is measured by. */
export function eatenDish(dish: Candidate, mealTime: MealTime, visitor: Visitor): Candidate {
  const { nutrition } = personPortion(leadOf(visitor), dish, { mealTime, table: visitor });
  return { ...dish, nutrition };
}
