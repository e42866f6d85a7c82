import { NUTRIENTS } from '@kkini/domain';
import type { PlanningProblem } from '@kkini/planner/testing';

type Term = Pick<PlanningProblem['terms'][number], 'index' | 'share'>;

const ENERGY = NUTRIENTS.indexOf('energyKcal');

/** Amount a meal adds to a term of the day. If the bound is a share of the energy, the share of the meal's energy is subtracted. */
export function addedBy({ index, share }: Term, amounts: ArrayLike<number>): number {
  return (amounts[index] ?? 0) - (share?.perKcal ?? 0) * (amounts[ENERGY] ?? 0);
}

/** Amount of a term on a day before any meal: the share allowed at the target energy is part of the bound. */
export function weighedAtFirst({ share }: Term): number {
  return share === undefined ? 0 : share.perKcal * share.kcal;
}
