import { MEAL_TIMES, type MealSlot, type WeekPlan } from '@kkini/domain';
import type { MealPlace } from '../model/day-locks.ts';
import { MOST_MEALS } from './week-kitchen.ts';

/**
 * A slot as it may return to a week it has left: it eats of the batches it had where they are still made for others and have
 * room for it; any other companion is cooked for the meal alone.
 */
export function rejoinBatches(slot: MealSlot, week: WeekPlan, { date, mealTime }: MealPlace): MealSlot {
  if (slot.kind !== 'recipe' || slot.companions === undefined) return slot;
  const others = week.flatMap((day) =>
    MEAL_TIMES.flatMap((time) => {
      const other = day.slots[time];
      const isItself = day.date === date && time === mealTime;
      return isItself || other.kind !== 'recipe' ? [] : (other.companions ?? []);
    }),
  );
  return {
    ...slot,
    companions: slot.companions.map((dish) => {
      const eaten = others.filter(({ id, cookedOn }) => id === dish.id && cookedOn === dish.cookedOn).length;
      const mayJoin = dish.cookedOn === undefined || (eaten > 0 && eaten < MOST_MEALS);
      return mayJoin ? dish : { id: dish.id };
    }),
  };
}
