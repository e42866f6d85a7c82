import {
  hadStomachSurgery,
  MEAL_TIMES,
  type MealSlot,
  standing,
  type TableDish,
  type WeekPlan,
} from '@kkini/domain';
import { kitchenOf } from '../../model/kitchen-of.ts';
import { idsBeside, type Tables } from '../../model/tables.ts';
import type { Visitor } from '../../model/visitor.ts';
import type { FillDay } from '../verdicts/day-verdicts.ts';
import { extraFoods } from './extra-foods.ts';
import { fillDay, lackOf } from './fill-day.ts';

type Input = { readonly week: WeekPlan; readonly tables?: Tables | undefined; readonly visitor: Visitor };

/**
 * Adds extras for each person whom the plates of the table leave short of energy or fibre; undefined where no tables are laid.
 * Adds none after a stomach operation, because the stomach takes no more than three meals (safety-rules section 4).
 */
export function fillDays({ week, tables, visitor }: Input): FillDay | undefined {
  if (tables === undefined) return undefined;
  return ({ day, at, meals, judged, judge }) => {
    const person = visitor.persons[at];
    const plan = week[day];
    if (person === undefined || plan === undefined || lackOf(judged) === null || hadStomachSurgery(person))
      return undefined;
    const { date, slots } = plan;
    const foods = () => extraFoods(visitor, tables, date);
    const served = () => MEAL_TIMES.flatMap((time) => standingsIn(slots[time], { tables, visitor }));
    return fillDay(meals, { date, seed: at, foods, served, judged, judge });
  };
}

/** The dishes of a home meal. Answers may have changed since, so their versions may come from another kitchen. */
function standingsIn(
  slot: MealSlot,
  { tables, visitor }: Required<Omit<Input, 'week' | 'tables'>> & { tables: Tables },
): readonly TableDish[] {
  if (slot.kind !== 'recipe') return [];
  const beside = idsBeside(slot, tables);
  const sides = tables
    .sidesOf(kitchenOf(visitor))
    .filter(({ dish }) => beside.some((id) => isOf(id, dish.id)));
  const lead = tables.leadOf(slot.id)?.standing;
  return [
    ...(lead === undefined ? [] : [lead]),
    ...sides.map(({ dish, version }) => standing(dish, version)),
  ];
}

/** Whether a recipe is a version of this dish, in any kitchen. */
function isOf(recipeId: string, dishId: string): boolean {
  return recipeId === dishId || recipeId.startsWith(`${dishId}.`);
}
