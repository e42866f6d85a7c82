import { NUTRIENTS, PLANNED_SHARE } from '@kkini/domain';
import { isStated, type LimitSide } from '@kkini/domain/limits';
import { type DayLimits, dayLimits } from '../../limits/day-limits.ts';
import { energyOrigins } from '../../limits/people/energy-origins.ts';
import { sharedLimits } from '../../limits/people/shared-limits.ts';
import { planningFigure } from '../../limits/planning-rows.ts';
import { memoizeByObject } from '../../memoize-by-object.ts';
import type { Range } from '../../model/limit-row.ts';
import type { PersonLimit } from '../../model/person-limit.ts';
import type { Visitor } from '../../model/visitor.ts';

/** Every limit and aim of a visitor's plan: the energy first, then by nutrient, days before meals. */
export const statedLimits = memoizeByObject((visitor: Visitor): readonly PersonLimit[] => {
  return [energyLimit(visitor, dayLimits(visitor)), ...sharedLimits(visitor)].sort(
    (a, b) => orderOf(a) - orderOf(b),
  );
});

/** The range for the planned meals at `ratio` times the target energy: shares follow the energy. */
export function rangeAtEnergy(
  { planned, ofEnergy }: Pick<PersonLimit, 'planned' | 'ofEnergy'>,
  ratio: number,
): Range {
  const { min, max } = planned;
  return {
    ...(min !== undefined && { min: ofEnergy.min ? min * ratio : min }),
    ...(max !== undefined && { max: ofEnergy.max ? max * ratio : max }),
  };
}

/** A smaller miss, as a share of the limit, is within the error of tables and scales. */
const JUDGING_TOLERANCE = planningFigure('tableTolerance');

/**
 * Whether an amount is above, below or within a range; misses smaller than the tolerance, a share of the bound, count as
 * within.
 */
export function sideOf(
  amount: number,
  { min = -Infinity, max = Infinity }: Range,
  tolerance = JUDGING_TOLERANCE,
): LimitSide {
  if (amount > max * (1 + tolerance)) return 'above';
  return amount < min * (1 - tolerance) ? 'below' : 'within';
}

function energyLimit(visitor: Visitor, { day }: DayLimits): PersonLimit {
  const { min = 0, max = 0 } = day.energyKcal ?? {};
  return {
    nutrient: 'energyKcal',
    per: 'day',
    kind: 'limit',
    range: { min: min / PLANNED_SHARE, max: max / PLANNED_SHARE },
    planned: { min, max },
    ofEnergy: { min: false, max: false },
    from: energyOrigins(visitor),
    overruled: [],
  };
}

function orderOf({ nutrient, per, kind }: PersonLimit): number {
  const place = isStated(nutrient) ? NUTRIENTS.indexOf(nutrient) : NUTRIENTS.length;
  return 4 * place + (per === 'meal' ? 2 : 0) + (kind === 'aim' ? 1 : 0);
}
