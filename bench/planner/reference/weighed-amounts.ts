import { NUTRIENTS } from '@kkini/domain';
import type { PlanningProblem } from '@kkini/planner/testing';

type Term = Pick<PlanningProblem['terms'][number], 'index' | 'share'>;

const ENERGY = NUTRIENTS.indexOf('energyKcal');

/** What a meal adds to the amount a term of the day weighs: less what its energy allows, where the bound is a share of it. */
export function addedBy({ index, share }: Term, amounts: ArrayLike<number>): number {
  return (amounts[index] ?? 0) - (share?.perKcal ?? 0) * (amounts[ENERGY] ?? 0);
}

/** What a term weighs on a day before any meal: what the bound allows at the target energy is part of the bound. */
export function weighedAtFirst({ share }: Term): number {
  return share === undefined ? 0 : share.perKcal * share.kcal;
}
