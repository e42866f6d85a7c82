import { MEAL_TIMES, NUTRIENTS, sumNutrition } from '@kkini/domain';
import { leadOf } from '@kkini/domain/portions';
import { LOAD_INDEX } from '../../model/day-amounts.ts';
import type { Visitor } from '../../model/visitor.ts';
import type { Option, WeekGrid } from '../../model/week-grid.ts';
import type { Extra } from '../eaten-meals.ts';
import type { DayVerdict } from '../verdicts/day-verdicts.ts';

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
