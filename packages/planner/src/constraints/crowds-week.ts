import type { MealTime, WeekPlan } from '@kkini/domain';
import type { Candidate } from '../model/candidate.ts';
import type { Visitor } from '../model/visitor.ts';
import { holdsCounted, weekWalls } from './week-walls.ts';

type Place = { readonly week: WeekPlan; readonly date: string; readonly mealTime: MealTime };
type Facts = { readonly byId: ReadonlyMap<string, Candidate>; readonly visitor: Visitor };

/** Whether this slot brings a counted food more often than somebody at the table may have it in a week. */
export function crowdsWeek(
  dish: Candidate,
  { week, date, mealTime }: Place,
  { byId, visitor }: Facts,
): boolean {
  const others = week.flatMap((day) =>
    Object.entries(day.slots).flatMap(([time, slot]) =>
      (day.date === date && time === mealTime) || !('id' in slot) ? [] : (byId.get(slot.id) ?? []),
    ),
  );
  return [...weekWalls(visitor)].some(
    ([food, most]) =>
      holdsCounted(dish, food) && others.filter((other) => holdsCounted(other, food)).length >= most,
  );
}
