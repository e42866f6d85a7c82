import {
  hadStomachSurgery,
  MEAL_TIMES,
  type MealSlot,
  NUTRIENTS,
  standing,
  sumNutrition,
  type TableDish,
  type WeekPlan,
} from '@kkini/domain';
import { leadOf } from '@kkini/domain/portions';
import { LOAD_INDEX } from '../../model/day-amounts.ts';
import { kitchenOf } from '../../model/kitchen-of.ts';
import { idsBeside, type Tables } from '../../model/tables.ts';
import type { Visitor } from '../../model/visitor.ts';
import type { Option, WeekGrid } from '../../model/week-grid.ts';
import type { Extra } from '../eaten-meals.ts';
import type { DayVerdict, FillDay } from '../verdicts/day-verdicts.ts';
import { extraFoods } from './extra-foods.ts';
import { fillDay, lackOf } from './fill-day.ts';

type Input = { readonly week: WeekPlan; readonly tables?: Tables | undefined; readonly visitor: Visitor };

/**
 * Adds extras for each person whom the plates of the table leave short of energy, protein or fibre; undefined where no tables are laid.
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

/**
 * What the lead eats in each slot of a week, including extras, so that a weekly limit is judged by the same figures
 * as the days.
 */
export function eatenGrid(grid: WeekGrid, days: readonly DayVerdict[], visitor: Visitor): WeekGrid {
  const lead = visitor.persons.indexOf(leadOf(visitor));
  return grid.map((meals, day) => {
    const extras = days[day]?.extras[lead] ?? {};
    return meals.map((meal, at) => {
      const extra = extras[MEAL_TIMES[at] ?? 'breakfast'];
      return meal === null || extra === undefined ? meal : withExtra(meal, extra);
    });
  });
}

function withExtra({ candidate, amounts, ...option }: Option, { nutrition, glycemicLoad }: Extra): Option {
  const sums = amounts.slice();
  for (const [index, nutrient] of NUTRIENTS.entries())
    sums[index] = (sums[index] ?? 0) + (nutrition[nutrient] ?? 0);
  sums[LOAD_INDEX] = (sums[LOAD_INDEX] ?? 0) + (glycemicLoad ?? 0);
  const eaten = { ...candidate, nutrition: sumNutrition([candidate.nutrition, nutrition]) };
  return { ...option, candidate: eaten, amounts: sums };
}
