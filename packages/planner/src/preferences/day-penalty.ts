import { NUTRIENTS, type Nutrient } from '@kkini/domain';
import type { DayLimits, DayWall, EnergyShares } from '../limits/day-limits.ts';
import { planningFigure } from '../limits/planning-rows.ts';
import { type DayAmount, FLOOR_INDEX, LEAVES_INDEX, LOAD_INDEX, SOUPS_INDEX } from '../model/day-amounts.ts';
import type { Range } from '../model/limit-row.ts';
import { rangePenalty } from './range-penalty.ts';

/**
 * Points per 10 % outside the range: the usual weight, and the weight once a condition or style limits the nutrient.
 * They exceed those of familiarity and time, so that a limit is missed only where the dishes leave no choice: 5 %
 * above the maximum of carbohydrate costs more than two hours of cooking.
 */
const WEIGHTS: Readonly<Partial<Record<Nutrient, readonly [base: number, watched: number]>>> = {
  energyKcal: [15, 15],
  carbohydrateG: [54, 54],
  sugarG: [9, 18],
  addedSugarG: [9, 18],
  fiberG: [12, 12],
  proteinG: [54, 54],
  fatG: [39, 39],
  saturatedFatG: [24, 24],
  transFatG: [9, 9],
  cholesterolMg: [18, 18],
  sodiumMg: [13.5, 22.5],
  purineMg: [9, 22.5],
};

/** Points per 10 % above the maximum glycaemic load of a day. */
const LOAD_WEIGHT = 54;
/** Points per tenth of a soup beyond the maximum of a day. */
const SOUPS_WEIGHT = 0.22;
/** Points per 10 % below the iron that the days of a pregnancy should reach: as much as potassium, where it is an aim. */
const IRON_WEIGHT = 1.5;

/** Points per 10 % outside an aim. The energy of the day and everybody's potassium weigh more. */
const AIM_WEIGHTS: Readonly<Partial<Record<Nutrient, number>>> = { energyKcal: 18, potassiumMg: 1.5 };
const OTHER_AIMS_WEIGHT = 0.5;

/** A bound that is a share of the energy eaten: it rises by `perKcal` with each kcal above `kcal`, for which it is given. */
export type EnergyShare = { readonly perKcal: number; readonly kcal: number };

/** One term of the day's penalty: position of the amount in `DAY_AMOUNTS`, its range and weight. */
export type DayTerm = {
  readonly index: number;
  readonly nutrient: DayAmount;
  readonly range: Range;
  readonly weight: number;
  /** Set where the range has one bound and it is a share of the energy eaten. */
  readonly share?: EnergyShare;
  /** The bounds of the verdict on the day, which have no margin. Aims and walls have none. */
  readonly edge?: Range;
};

const ENERGY = NUTRIENTS.indexOf('energyKcal');

/**
 * The amount of a day with these totals that a term weighs. Where the bound is a share of the energy eaten, the
 * growth of the bound is subtracted from the amount, which is then compared with the bound for the target energy. The
 * result is linear in the totals, so that days are bounded and priced by it as by any nutrient.
 */
export function weighedAmount({ index, share }: Pick<DayTerm, 'index' | 'share'>, totals: ArrayLike<number>) {
  const amount = totals[index] ?? 0;
  return share === undefined ? amount : amount - share.perKcal * ((totals[ENERGY] ?? 0) - share.kcal);
}

/**
 * Points per 10 % beyond the bounds that rank before all other points: maxima of kidneys and medicines, then the floor of a
 * day's energy (safety-rules section 0). They are missed only where the dishes leave no choice.
 */
const WALL_WEIGHT = { medicine: 10_000, floor: 1000 } as const;
/** Margin kept from a wall against rounding, as a share of it. */
const WALL_ROOM = 0.01;

/** The penalty terms of a day under these limits (planner.md section 1.1): one per limit and one per aim. */
export function dayTerms({
  day,
  dayShares,
  mostLoad,
  mostSoups,
  leastIron,
  dayAims,
  watched,
  walls,
  floorKcal,
  floorIndex,
  plannedKcal,
}: DayLimits): readonly DayTerm[] {
  const room = watched.size === 0 ? CLEAR_OF_FLOOR : 0;
  const ofNutrients = NUTRIENTS.flatMap((nutrient, index) => {
    const [limit, aim, weights] = [day[nutrient], dayAims[nutrient], WEIGHTS[nutrient]];
    const terms: DayTerm[] = [];
    if (limit !== undefined && walls.some((wall) => wall.index === index)) {
      terms.push({ index, nutrient, range: keptClear(limit), weight: WALL_WEIGHT.medicine });
    } else if (limit !== undefined && weights !== undefined) {
      const weight = watched.has(nutrient) ? weights[1] : weights[0];
      if (nutrient === 'energyKcal') terms.push(energyTerm(within(limit, plannedKcal), weight));
      else
        terms.push(
          ...limitTerms(
            { index, nutrient, range: limit, weight },
            { shares: dayShares[nutrient], kcal: plannedKcal, room },
          ),
        );
    }
    if (nutrient === 'energyKcal' && floorKcal > 0) {
      terms.push(floorTerm(floorKcal, floorIndex));
    }
    if (aim !== undefined) {
      const range = nutrient === 'energyKcal' ? nearly(aim) : aim;
      terms.push({ index, nutrient, range, weight: AIM_WEIGHTS[nutrient] ?? OTHER_AIMS_WEIGHT });
    }
    return terms;
  });
  const leaves = walls.flatMap((wall) => (wall.index === LEAVES_INDEX ? [leavesTerm(wall)] : []));
  const load = mostLoad === null ? [] : [loadTerm(mostLoad)];
  const soups = mostSoups === null ? [] : [soupsTerm(mostSoups)];
  return [...ofNutrients, ...leaves, ...load, ...soups, ...(leastIron === null ? [] : [ironTerm(leastIron)])];
}

/** The term for the least energy of a day, on the plate that reaches the smallest share of its own floor. */
function floorTerm(floorKcal: number, index: number): DayTerm {
  const nutrient = index === FLOOR_INDEX ? 'floorKcal' : 'energyKcal';
  return { index, nutrient, range: keptClear({ min: floorKcal }), weight: WALL_WEIGHT.floor };
}

/** The term of a day's glycaemic load (safety-rules section 8.2). */
function loadTerm(most: number): DayTerm {
  const range = { max: most * (1 - CLEAR) };
  return { index: LOAD_INDEX, nutrient: 'glycemicLoad', range, weight: LOAD_WEIGHT, edge: { max: most } };
}

/** The term of a day's soups: about 6 points for a second one. */
function soupsTerm(max: number): DayTerm {
  return { index: SOUPS_INDEX, nutrient: 'soups', range: { max }, weight: SOUPS_WEIGHT };
}

/** The term of a day's iron, which has no verdict. */
function ironTerm(min: number): DayTerm {
  const nutrient = 'ironMg';
  return { index: NUTRIENTS.indexOf(nutrient), nutrient, range: { min }, weight: IRON_WEIGHT };
}

/** The term of a day's leaves rich in vitamin K. They are weighed in whole grams and need no margin. */
function leavesTerm({ of: nutrient, index, max }: DayWall): DayTerm {
  return { index, nutrient, range: { max }, weight: WALL_WEIGHT.medicine };
}

function keptClear({ min, max }: Range): Range {
  return {
    ...(min !== undefined && { min: min * (1 + WALL_ROOM) }),
    ...(max !== undefined && { max: max * (1 - WALL_ROOM) }),
  };
}

/** The limit, or a tenth around the target of the meals where these cannot reach the range of a day. */
function within(limit: Range, plannedKcal: number): Range {
  const isWithin = plannedKcal >= (limit.min ?? 0) || plannedKcal === 0;
  return isWithin ? limit : { min: plannedKcal * (1 - TOLERANCE), max: plannedKcal * (1 + TOLERANCE) };
}

const TOLERANCE = planningFigure('dayEnergyTolerance');

function energyTerm(range: Range, weight: number): DayTerm {
  return { index: ENERGY, nutrient: 'energyKcal', range, weight, edge: edgeOf(range) };
}

/** A floor is met down to the error of food tables below it; a maximum has no such room. */
export function edgeOf({ min, max }: Range): Range {
  return {
    ...(min !== undefined && { min: min * (1 - planningFigure('tableTolerance')) }),
    ...(max !== undefined && { max }),
  };
}

/** Energy within this share of its target costs nothing. */
const NEAR = 0.02;

function nearly({ min = 0, max = 0 }: Range): Range {
  return { min: min * (1 - NEAR), max: max * (1 + NEAR) };
}

/**
 * Margins kept from a bound, as a share of it: for shares of the energy and the load, against the rounding of portions;
 * for saturated fat; and for amounts. A total barely beyond a bound costs hardly any points, but it changes the verdict.
 */
const CLEAR = 0.01;
const CLEAR_OF_SATURATED = 0.03;
const CLEAR_OF_AMOUNT = 0.02;
/** Margin kept above a floor (fibre), unless a watched maximum may need the room. */
const CLEAR_OF_FLOOR = 0.03;

type LimitRoom = {
  readonly shares: EnergyShares[Nutrient];
  readonly kcal: number;
  /** Margin kept above a floor without a maximum. */
  readonly room: number;
};

/**
 * A limit as one term, or as one for each bound where a bound is a share of the energy eaten. A floor keeps the
 * weight of the whole range, because points are counted per tenth of its maximum.
 */
function limitTerms(limit: DayTerm, { shares, kcal, room }: LimitRoom): readonly DayTerm[] {
  const { min = 0, max } = limit.range;
  const { index, nutrient, weight: usual } = limit;
  if (kcal <= 0 || !(shares?.min || shares?.max)) {
    const edge = edgeOf(limit.range);
    if (max === undefined) return [{ ...limit, range: { min: min * (1 + room) }, edge }];
    const range = { ...limit.range, max: max * (1 - CLEAR_OF_AMOUNT) };
    return [{ index, nutrient, range, weight: usual, edge }];
  }
  const term = (side: 'min' | 'max', bound: number, weight: number): DayTerm => ({
    index,
    nutrient,
    range: { [side]: bound },
    weight,
    ...(shares[side] && { share: { perKcal: bound / kcal, kcal } }),
    edge: edgeOf({ [side]: limit.range[side] ?? bound }),
  });
  const clear = nutrient === 'saturatedFatG' ? CLEAR_OF_SATURATED : CLEAR;
  return [
    ...(min > 0 ? [term('min', min, limit.weight * (max === undefined ? 1 : min / max))] : []),
    ...(max === undefined ? [] : [term('max', max * (1 - clear), limit.weight)]),
  ];
}

/** Points for the day's totals, in the order of `DAY_AMOUNTS`. */
export function dayPenalty(totals: ArrayLike<number>, terms: readonly DayTerm[]): number {
  let points = 0;
  for (const term of terms) {
    const { range, weight } = term;
    const amount = weighedAmount(term, totals);
    const isWithin = amount >= (range.min ?? -Infinity) && amount <= (range.max ?? Infinity);
    if (!isWithin) points += rangePenalty(amount, range, weight);
  }
  return points;
}
