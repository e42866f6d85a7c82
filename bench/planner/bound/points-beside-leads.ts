import { foodPoints, type TableProblem } from '@kkini/planner/testing';
import { partOf } from './price-layout.ts';

/** Meals of a week that use a food, and what they take of it in parts of a piece. */
export type FoodUse = { readonly meals: number; readonly parts: number };

/** What leading dishes use of a food. */
export function usedByLeads({ leadMeals, leadParts }: TableProblem, food: number): FoodUse {
  return { meals: leadMeals[food] ?? 0, parts: leadParts[food] ?? 0 };
}

type Counted = { readonly side: number; readonly food: number; readonly meals: number };

/** Points of a food that so many meals of a side add to those of leading dishes. */
export function pointsBesideLeads(problem: TableProblem, { side, food, meals }: Counted): number {
  const leads = usedByLeads(problem, food);
  const more = { meals: leads.meals + meals, parts: leads.parts + meals * partOf(problem, side, food) };
  return foodPoints(problem, food, more) - foodPoints(problem, food, leads);
}
