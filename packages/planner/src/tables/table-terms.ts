import { type MealTime, NUTRIENTS } from '@kkini/domain';
import { PORTIONED_BY } from '@kkini/domain/portions';
import { type DayLimits, dayLimits } from '../limits/day-limits.ts';
import { countedAlong } from '../limits/people/counted-along.ts';
import { OTHERS_INDEX, SOUPS_INDEX } from '../model/day-amounts.ts';
import type { Visitor } from '../model/visitor.ts';
import { type DayTerm, dayTerms, edgeOf } from '../preferences/day-penalty.ts';
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
  const along = countedAlong(visitor);
  // No side is a soup, so the number of soups is settled by the leading dishes.
  const ofLead = dayTerms(limits).filter(({ index }) => index !== SOUPS_INDEX);
  const ofDay = along.length === 0 ? ofLead : [...ofLead, ...othersTerms()];
  const ofMeal = {
    breakfast: termsOfMeal('breakfast', limits),
    lunch: termsOfMeal('lunch', limits),
    dinner: termsOfMeal('dinner', limits),
  };
  const terms = [...ofDay, ...ofMeal.breakfast, ...ofMeal.lunch, ...ofMeal.dinner];
  const judged = terms.flatMap(({ index }) => (index < NUTRIENTS.length ? [index] : []));
  const nutrients = [...new Set([...PORTIONED_BY, ...judged])];
  return { ofDay, ofMeal, counted: { nutrients, along } };
}

function termsOfMeal(time: MealTime, limits: DayLimits): readonly DayTerm[] {
  return mealTerms(time, limits).map(({ nutrient, range, weight }) => ({
    nutrient,
    range,
    weight,
    index: NUTRIENTS.indexOf(nutrient),
  }));
}

/** Points per 10 %: as for the lead's protein, and for energy outside both its range and its target. */
const WEIGHT = { protein: 54, energy: 33 } as const;
/** Percent of their own maximum that the others' protein keeps below, against the rounding of portions. */
const CLEAR_OF_MOST = 99;

/**
 * The terms of a laid day for the protein and the energy of everybody but the lead, whose own are among the terms of the day. The
 * amounts are percent of everybody's own bounds. Leading dishes are chosen without them.
 */
function othersTerms(): readonly DayTerm[] {
  const { leastProtein, mostProtein, leastEnergy, mostEnergy } = OTHERS_INDEX;
  const protein = { nutrient: 'othersProtein', weight: WEIGHT.protein } as const;
  const energy = { nutrient: 'othersEnergy', weight: WEIGHT.energy } as const;
  const [least, most] = [{ min: 100 }, { max: 100 }];
  return [
    { ...protein, index: leastProtein, range: least, edge: edgeOf(least) },
    { ...protein, index: mostProtein, range: { max: CLEAR_OF_MOST }, edge: most },
    { ...energy, index: leastEnergy, range: least, edge: edgeOf(least) },
    { ...energy, index: mostEnergy, range: most, edge: most },
  ];
}
