import { NUTRIENTS, PLANNED_SHARE } from '@kkini/domain';
import { isStated } from '@kkini/domain/limits';
import { memoizeByObject } from '@kkini/domain/memoize';
import { type DayLimits, dayLimits, energyBand } from '../../limits/day-limits.ts';
import { energyOrigins } from '../../limits/people/energy-origins.ts';
import { household } from '../../limits/people/household.ts';
import { personLimits } from '../../limits/people/person-limits.ts';
import { sharedLimits } from '../../limits/people/shared-limits.ts';
import type { PersonLimit, Range } from '../../model/limit-row.ts';
import type { Visitor } from '../../model/visitor.ts';
import type { JudgedRange } from './judge-amount.ts';

/** Every limit and aim of a visitor's plan: the energy first, then by nutrient, days before meals. */
export const statedLimits = memoizeByObject((visitor: Visitor): readonly PersonLimit[] => {
  return [energyLimit(visitor, dayLimits(visitor)), ...sharedLimits(visitor)].sort(
    (a, b) => orderOf(a) - orderOf(b),
  );
});

/** Every limit and aim of the person a plan is measured by, alone. */
export function leadsLimits(visitor: Visitor): readonly PersonLimit[] {
  const { lead } = household(visitor);
  const { dayKcal, floorKcal } = lead.day;
  return [energyOf(visitor, energyBand(dayKcal, floorKcal)), ...personLimits(lead, visitor)];
}

/**
 * The range for the planned meals at `ratio` times the target energy. Sides that are a share of the energy follow it; of a day so small
 * that such a maximum is below the minimum, the minimum remains.
 */
function rangeAtEnergy(
  { planned, ofEnergy }: Pick<PersonLimit, 'planned' | 'ofEnergy'>,
  ratio: number,
): Range {
  const min = planned.min !== undefined && ofEnergy.min ? planned.min * ratio : planned.min;
  const max = planned.max !== undefined && ofEnergy.max ? planned.max * ratio : planned.max;
  const isShort = ofEnergy.max && min !== undefined && max !== undefined && max < min;
  return { ...(min !== undefined && { min }), ...(max !== undefined && !isShort && { max }) };
}

/**
 * The range a day is judged by. A floor and a share of the energy are those of the planned meals. A maximum is that
 * of the whole day (safety-rules section 3.2): above the part of the planned meals it is not certain, because other
 * food of the day may exceed it.
 */
export function judgedRange(
  limit: Pick<PersonLimit, 'range' | 'planned' | 'ofEnergy'>,
  ratio: number,
): JudgedRange {
  const planned = rangeAtEnergy(limit, ratio);
  const { max } = limit.range;
  if (max === undefined || planned.max === undefined || limit.ofEnergy.max) return { range: planned };
  return { range: { ...planned, max }, surelyBelow: planned.max };
}

function energyLimit(visitor: Visitor, { day }: DayLimits): PersonLimit {
  return energyOf(visitor, day.energyKcal ?? {});
}

function energyOf(visitor: Visitor, { min = 0, max = 0 }: Range): PersonLimit {
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
