import { leftPoints, type TableProblem, WORK_POINTS } from '@kkini/planner/testing';

/** Meals of a week that use a food, and what they take of it in parts of a piece. */
export type FoodUse = { readonly meals: number; readonly parts: number };

/** Points of a food of a laid week: bought for sides alone, for one meal alone, and what is left of its pieces. */
export function foodPoints(problem: TableProblem, food: number, { meals, parts }: FoodUse): number {
  if (meals === 0) return 0;
  if (problem.atHome[food] === 1) return -WORK_POINTS.atHomeBeside;
  const isExtra = (problem.leadMeals[food] ?? 0) === 0;
  return (isExtra ? WORK_POINTS.food : 0) + (meals === 1 ? problem.loneFood : 0) + leftPoints(parts);
}

/** What leading dishes use of a food. */
export function usedByLeads({ leadMeals, leadParts }: TableProblem, food: number): FoodUse {
  return { meals: leadMeals[food] ?? 0, parts: leadParts[food] ?? 0 };
}
