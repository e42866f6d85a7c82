import { MEAL_TIMES, type MealTime, type Nutrient, type WeekPlan } from '@kkini/domain';
import { tablePortions } from '@kkini/domain/portions';
import type { DayVerdict, DishesServed, Visitor } from '@kkini/planner';

/** What somebody eats on a day: the meals, the verdict that states extras and other portions, and the person's index. */
type EatenDay = {
  readonly slots: WeekPlan[number]['slots'];
  readonly day: Pick<DayVerdict, 'portions' | 'extras'> | undefined;
  readonly at: number;
};

type Kitchen = { readonly dishOf: DishesServed; readonly visitor: Visitor };

/** The amount of a nutrient in the meals of somebody's day and in their extras; what is unknown counts as nothing. */
export function eatenAmounts(
  { slots, day, at }: EatenDay,
  nutrient: Nutrient,
  { dishOf, visitor }: Kitchen,
): { readonly meals: number; readonly extras: number } {
  const sum = (of: (time: MealTime) => number | null | undefined) =>
    MEAL_TIMES.reduce((all, time) => all + (of(time) ?? 0), 0);
  return {
    meals: sum((time) => {
      const dish = dishOf(slots[time]);
      if (dish === undefined) return 0;
      const portion = day?.portions[at]?.[time] ?? tablePortions(dish, time, visitor)[at]?.portion;
      return portion?.nutrition[nutrient];
    }),
    extras: sum((time) => day?.extras[at]?.[time]?.nutrition[nutrient]),
  };
}
