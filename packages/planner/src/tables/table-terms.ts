import { type MealTime, NUTRIENTS } from '@kkini/domain';
import { PORTIONED_BY } from '@kkini/domain/portions';
import { type DayLimits, dayLimits } from '../limits/day-limits.ts';
import { countedAlong } from '../limits/people/counted-along.ts';
import type { Visitor } from '../model/visitor.ts';
import { type DayTerm, dayTerms } from '../preferences/day-penalty.ts';
import { mealTerms } from '../preferences/meal-cost.ts';
import type { Counted } from './portions-of-table.ts';

/** The terms of a day and of each of its meals alone, and the amounts either depends on. */
type TableTerms = {
  readonly ofDay: readonly DayTerm[];
  readonly ofMeal: Readonly<Record<MealTime, readonly DayTerm[]>>;
  readonly counted: Counted;
};

/** The terms by which a visitor's tables are judged. */
export function tableTerms(visitor: Visitor): TableTerms {
  const limits = dayLimits(visitor);
  const ofDay = dayTerms(limits);
  const ofMeal = {
    breakfast: termsOfMeal('breakfast', limits),
    lunch: termsOfMeal('lunch', limits),
    dinner: termsOfMeal('dinner', limits),
  };
  const terms = [...ofDay, ...ofMeal.breakfast, ...ofMeal.lunch, ...ofMeal.dinner];
  const judged = terms.flatMap(({ index }) => (index < NUTRIENTS.length ? [index] : []));
  const nutrients = [...new Set([...PORTIONED_BY, ...judged])];
  return { ofDay, ofMeal, counted: { nutrients, along: countedAlong(visitor) } };
}

function termsOfMeal(time: MealTime, limits: DayLimits): readonly DayTerm[] {
  return mealTerms(time, limits).map(({ nutrient, range, weight }) => ({
    nutrient,
    range,
    weight,
    index: NUTRIENTS.indexOf(nutrient),
  }));
}
