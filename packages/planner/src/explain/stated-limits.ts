import { NUTRIENTS, PLANNED_SHARE } from '@kkini/domain';
import { type DayLimits, dayLimits, plannedRange } from '../limits/day-limits.ts';
import { type EnergyOrigin, energyOrigins } from '../limits/energy-origins.ts';
import type { Range } from '../limits/limit-key.ts';
import { isStated, type LimitedNutrient } from '../limits/limited-nutrient.ts';
import type { Origin } from '../limits/person-limits.ts';
import { planningFigure } from '../limits/planning-rows.ts';
import { type SharedLimit, sharedLimits } from '../limits/shared-limits.ts';
import type { Visitor } from '../model/visitor.ts';
import { oncePer } from '../once-per.ts';

/** A limit of a visitor as it is told and judged: amounts in the nutrient's unit, of the lead's serving. */
export type StatedLimit = {
  readonly nutrient: LimitedNutrient;
  readonly per: 'day' | 'meal';
  /** An aim is what the plan moves towards; no week fails it. */
  readonly kind: 'limit' | 'aim';
  /** Of the whole day, the part that stays free included; or of one meal. */
  readonly range: Range;
  /** What the planned meals of a day have to keep; the same as `range` for a meal. */
  readonly planned: Range;
  /** The sides that are a share of the energy: they follow what is eaten. */
  readonly ofEnergy: SharedLimit['ofEnergy'];
  readonly from: readonly (Origin | EnergyOrigin)[];
  /** Rows that share no value with those of a higher rank and gave way. */
  readonly overruled: readonly Origin[];
  /** Position of the nutrient in NUTRIENTS; -1 where no dish states it. */
  readonly index: number;
};

/** Everything a visitor's plan keeps to or aims at: the energy first, then by nutrient, days before meals. */
export const statedLimits = oncePer((visitor: Visitor): readonly StatedLimit[] => {
  const limits = dayLimits(visitor);
  const energies = { dayKcal: limits.energyKcal, plannedKcal: limits.plannedKcal };
  const shared = sharedLimits(visitor).map((limit): StatedLimit => {
    const { nutrient, per, range } = limit;
    const planned = per === 'meal' ? range : plannedRange(limit, energies);
    return { ...limit, planned, index: isStated(nutrient) ? NUTRIENTS.indexOf(nutrient) : -1 };
  });
  return [energyLimit(visitor, limits), ...shared].sort((a, b) => orderOf(a) - orderOf(b));
});

/** What the planned meals keep of a limit when they hold `ratio` times the energy aimed at: shares follow the energy. */
export function rangeAtEnergy({ planned, ofEnergy }: StatedLimit, ratio: number): Range {
  const { min, max } = planned;
  return {
    ...(min !== undefined && { min: ofEnergy.min ? min * ratio : min }),
    ...(max !== undefined && { max: ofEnergy.max ? max * ratio : max }),
  };
}

/** Missing a limit by less than this share is within what tables and scales can tell. */
const JUDGING_TOLERANCE = planningFigure('tableTolerance');

/** Whether an amount is above or below a range by more than the tolerance, a share of the bound, or within it. */
export function sideOf(
  amount: number,
  { min = -Infinity, max = Infinity }: Range,
  tolerance = JUDGING_TOLERANCE,
): 'above' | 'below' | 'within' {
  if (amount > max * (1 + tolerance)) return 'above';
  return amount < min * (1 - tolerance) ? 'below' : 'within';
}

function energyLimit(visitor: Visitor, { day }: DayLimits): StatedLimit {
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
    index: NUTRIENTS.indexOf('energyKcal'),
  };
}

function orderOf({ index, per, kind }: StatedLimit): number {
  const place = index < 0 ? NUTRIENTS.length : index;
  return 4 * place + (per === 'meal' ? 2 : 0) + (kind === 'aim' ? 1 : 0);
}
