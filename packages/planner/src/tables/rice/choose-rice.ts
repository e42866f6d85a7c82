import {
  type DayPlan,
  MEAL_TIMES,
  type MealTime,
  RICE_DISH,
  type RiceKind,
  type WeekPlan,
  wantedRice,
} from '@kkini/domain';
import { isKept, type KeptMeals } from '../../model/day-locks.ts';
import { idsBeside, type Tables } from '../../model/tables.ts';
import type { Visitor } from '../../model/visitor.ts';
import { ANY_DAY } from './allowed-rice.ts';
import { withRice } from './rice-beside.ts';

type Input = {
  readonly week: WeekPlan;
  readonly tables: Tables;
  readonly visitor: Visitor;
  readonly kept: KeptMeals | null;
  /** Dates whose meals have the usual rice, because the chosen one would take the day beyond a limit. */
  readonly without: ReadonlySet<string>;
  /** Dates whose tables are not laid. They keep the usual rice, however often the week has it. */
  readonly unlaid: ReadonlySet<string>;
};

/** A planned week with its visitor's rice on the tables. Kept meals stay as they are. */
export function chooseRice({ week, kept, without, unlaid, tables, visitor }: Input): WeekPlan {
  const isWanted = wantedRice(visitor.persons, visitor.rice ?? null) !== null;
  return week.map(({ date, slots }, day): DayPlan => {
    const at = (mealTime: MealTime) => {
      if (kept !== null && isKept(kept, { date, mealTime })) return slots[mealTime];
      const mayWish = isWanted && !without.has(date);
      const place = unlaid.has(date) ? ANY_DAY : day;
      return withRice(slots[mealTime], { tables, visitor, mealTime, day: place, mayWish });
    };
    return { date, slots: { breakfast: at('breakfast'), lunch: at('lunch'), dinner: at('dinner') } };
  });
}

/** Whether a meal of these dates has the chosen rice, so that another one may help. */
export function hasChosenRice(
  week: WeekPlan,
  dates: ReadonlySet<string>,
  { tables, rice }: Pick<Input, 'tables'> & { readonly rice: RiceKind },
): boolean {
  return week.some(
    ({ date, slots }) =>
      dates.has(date) &&
      MEAL_TIMES.some((time) => idsBeside(slots[time], tables).some((id) => isOf(id, RICE_DISH[rice]))),
  );
}

/** Whether a recipe is a version of a dish: its id, with or without the suffix of a kitchen. */
function isOf(recipeId: string, dishId: string): boolean {
  return recipeId === dishId || recipeId.startsWith(`${dishId}.`);
}
