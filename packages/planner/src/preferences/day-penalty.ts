import { NUTRIENTS, type Nutrient } from '@kkini/domain';
import type { DayLimits } from '../limits/day-limits.ts';
import { planningFigure } from '../limits/planning-rows.ts';
import type { Range } from '../model/limit-row.ts';
import { rangePenalty } from './range-penalty.ts';

/**
 * Points per 10 % outside the range: the usual weight, and the weight once a condition or style limits the nutrient. They
 * exceed familiarity, price and time, so that a limit is missed only where the dishes leave no choice.
 */
const WEIGHTS: Readonly<Partial<Record<Nutrient, readonly [base: number, watched: number]>>> = {
  energyKcal: [15, 15],
  carbohydrateG: [18, 18],
  sugarG: [3, 6],
  addedSugarG: [3, 6],
  fiberG: [4, 4],
  proteinG: [18, 18],
  fatG: [13, 13],
  saturatedFatG: [4, 8],
  transFatG: [3, 3],
  cholesterolMg: [3, 6],
  sodiumMg: [4.5, 7.5],
  purineMg: [3, 7.5],
};

/** Points per 10 % outside an aim. The energy of the day and everybody's potassium weigh more. */
const AIM_WEIGHTS: Readonly<Partial<Record<Nutrient, number>>> = { energyKcal: 18, potassiumMg: 1.5 };
const OTHER_AIMS_WEIGHT = 0.5;

/** One term of the day's penalty: position of the nutrient in NUTRIENTS, its range and weight. */
export type DayTerm = {
  readonly index: number;
  readonly nutrient: Nutrient;
  readonly range: Range;
  readonly weight: number;
};

/**
 * Points per 10 % beyond the bounds that rank before all other points: maxima of kidneys and medicines, then the floor of a
 * day's energy (safety-rules section 0). They are missed only where the dishes leave no choice.
 */
const WALL_WEIGHT = { medicine: 10_000, floor: 1000 } as const;
/** Margin kept from such a bound, as a part of it, against rounding. */
const WALL_ROOM = 0.01;

/** The penalty terms of a day under these limits (planner.md section 1.1): one per limit and one per aim. */
export function dayTerms({
  day,
  dayAims,
  watched,
  walls,
  floorKcal,
  plannedKcal,
}: DayLimits): readonly DayTerm[] {
  return NUTRIENTS.flatMap((nutrient, index) => {
    const [limit, aim, weights] = [day[nutrient], dayAims[nutrient], WEIGHTS[nutrient]];
    const terms: DayTerm[] = [];
    if (limit !== undefined && walls.has(nutrient)) {
      terms.push({ index, nutrient, range: keptClear(limit), weight: WALL_WEIGHT.medicine });
    } else if (limit !== undefined && weights !== undefined) {
      const weight = watched.has(nutrient) ? weights[1] : weights[0];
      const range = nutrient === 'energyKcal' ? within(limit, plannedKcal) : inside(nutrient, limit);
      terms.push({ index, nutrient, range, weight });
    }
    if (nutrient === 'energyKcal' && floorKcal > 0) {
      terms.push({ index, nutrient, range: keptClear({ min: floorKcal }), weight: WALL_WEIGHT.floor });
    }
    if (aim !== undefined) {
      const range = nutrient === 'energyKcal' ? nearly(aim) : aim;
      terms.push({ index, nutrient, range, weight: AIM_WEIGHTS[nutrient] ?? OTHER_AIMS_WEIGHT });
    }
    return terms;
  });
}

function keptClear({ min, max }: Range): Range {
  return {
    ...(min !== undefined && { min: min * (1 + WALL_ROOM) }),
    ...(max !== undefined && { max: max * (1 - WALL_ROOM) }),
  };
}

/** The range for meals that cannot reach the range of a day: a tenth around their target. */
function within(limit: Range, plannedKcal: number): Range {
  const isWithin = plannedKcal >= (limit.min ?? 0) || plannedKcal === 0;
  return isWithin ? limit : { min: plannedKcal * (1 - TOLERANCE), max: plannedKcal * (1 + TOLERANCE) };
}

const TOLERANCE = planningFigure('dayEnergyTolerance');

/** Energy within this share of its target costs nothing. */
const NEAR = 0.02;

function nearly({ min = 0, max = 0 }: Range): Range {
  return { min: min * (1 - NEAR), max: max * (1 + NEAR) };
}

/** Nutrients limited as a share of the energy. */
const SHARES: readonly Nutrient[] = [
  'carbohydrateG',
  'sugarG',
  'addedSugarG',
  'proteinG',
  'fatG',
  'saturatedFatG',
];
/** Margin kept from a bound, as a part of the bound and of the room between two bounds: a day may hold 5 % less than its target. */
const CLEAR = { ofBound: 0.05, ofRoom: 0.4 } as const;

/**
 * A range of grams slightly inside the limit: shares refer to the energy eaten, which may differ from the target behind the
 * grams.
 */
function inside(nutrient: Nutrient, range: Range): Range {
  const { min, max } = range;
  if (!SHARES.includes(nutrient)) return range;
  const room = CLEAR.ofRoom * ((max ?? Infinity) - (min ?? -Infinity));
  return {
    ...(min !== undefined && { min: min + Math.min(CLEAR.ofBound * min, room) }),
    ...(max !== undefined && { max: max - Math.min(CLEAR.ofBound * max, room) }),
  };
}

/** Points for the day's totals, given in the order of NUTRIENTS. */
export function dayPenalty(totals: ArrayLike<number>, terms: readonly DayTerm[]): number {
  let points = 0;
  for (const { index, range, weight } of terms) {
    const amount = totals[index] ?? 0;
    const isWithin = amount >= (range.min ?? -Infinity) && amount <= (range.max ?? Infinity);
    if (!isWithin) points += rangePenalty(amount, range, weight);
  }
  return points;
}
