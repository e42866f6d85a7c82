import type { DayTerm } from '../../preferences/day-penalty.ts';
import { STEEP_BEYOND, STEEP_FACTOR } from '../../preferences/range-penalty.ts';
import { numbersAt, readAt } from '../master/week-model.ts';

/**
 * The day penalty F(y) = constant + sum over k of f_k(y_k) as columns of numbers, one entry per term.
 *
 * Amounts are measured in the term's reference (`unit`), so that every column is near 1 and one step length fits all
 * multipliers. f_k is 0 in [lower, upper], has `slope` points per unit outside it and STEEP_FACTOR times that slope
 * beyond steepLower or steepUpper. An absent side is infinite. Multipliers of f_k lie in [lowest, highest]: outside
 * these slopes its conjugate is minus infinity.
 */
export type PenaltyTable = {
  readonly width: number;
  readonly nutrientIndex: Int32Array;
  /** How much the bound rises with each kcal of a meal; 0 for a bound that does not follow the energy. */
  readonly perKcal: Float64Array;
  readonly unit: Float64Array;
  readonly lower: Float64Array;
  readonly upper: Float64Array;
  readonly steepLower: Float64Array;
  readonly steepUpper: Float64Array;
  readonly slope: Float64Array;
  readonly lowest: Float64Array;
  readonly highest: Float64Array;
  readonly constant: number;
};

/** A term of a day: of a nutrient, or of the one-bowl dishes. */
export type PenaltyTerm = Pick<DayTerm, 'index' | 'range' | 'weight' | 'share'> & {
  readonly nutrient: string;
};

/**
 * Columns for the terms of a day. Throws a RangeError for a term whose reference is not positive, because it has no
 * slope.
 */
export function penaltyTable(terms: readonly PenaltyTerm[]): PenaltyTable {
  const columns = terms.map(column);
  const of = (pick: (each: Column) => number) => Float64Array.from(columns.map(pick));
  const steepest = (each: Column) => STEEP_FACTOR * each.slope;
  return {
    width: terms.length,
    nutrientIndex: Int32Array.from(terms.map((term) => term.index)),
    perKcal: Float64Array.from(terms.map(({ share }) => share?.perKcal ?? 0)),
    unit: of((each) => each.unit),
    lower: of((each) => each.lower),
    upper: of((each) => each.upper),
    steepLower: of((each) => each.steepLower),
    steepUpper: of((each) => each.steepUpper),
    slope: of((each) => each.slope),
    lowest: of((each) => (each.lower === -Infinity ? 0 : -steepest(each))),
    highest: of((each) => (each.upper === Infinity ? 0 : steepest(each))),
    constant: columns.reduce((sum, each) => sum + each.constant, 0),
  };
}

/** The table with its terms in another order, as positions. */
export function withTerms(table: PenaltyTable, terms: Int32Array): PenaltyTable {
  const of = (column: Float64Array) => numbersAt(column, terms);
  return {
    ...table,
    nutrientIndex: readAt(table.nutrientIndex, terms),
    perKcal: of(table.perKcal),
    unit: of(table.unit),
    lower: of(table.lower),
    upper: of(table.upper),
    steepLower: of(table.steepLower),
    steepUpper: of(table.steepUpper),
    slope: of(table.slope),
    lowest: of(table.lowest),
    highest: of(table.highest),
  };
}

/** F(y) in points; `totals` are the day's amounts in units of the table. */
export function penaltyOf(table: PenaltyTable, totals: Float64Array): number {
  const { width, lower, upper, steepLower, steepUpper, slope } = table;
  let points = table.constant;
  for (let k = 0; k < width; k += 1) {
    const total = totals[k] ?? 0;
    const above = total - (upper[k] ?? 0);
    const below = (lower[k] ?? 0) - total;
    if (above > 0) {
      const steep = total - (steepUpper[k] ?? 0);
      points += (slope[k] ?? 0) * (steep > 0 ? above + (STEEP_FACTOR - 1) * steep : above);
    } else if (below > 0) {
      const steep = (steepLower[k] ?? 0) - total;
      points += (slope[k] ?? 0) * (steep > 0 ? below + (STEEP_FACTOR - 1) * steep : below);
    }
  }
  return points;
}

/** The table of a day with fixed amounts: no terms, and all its points in the constant. */
export function settledPenalty(table: PenaltyTable, totals: Float64Array): PenaltyTable {
  return { ...penaltyTable([]), constant: penaltyOf(table, totals) };
}

/**
 * min over y of F(y) - q.y, which separates by nutrient. Writes the minimising y_k into `minimiser`, or NaN where q_k
 * is 0 and every y_k in the range is a minimiser. By definition F(y) >= q.y + this value for every y, from which all
 * bounds here follow.
 */
export function conjugate(table: PenaltyTable, q: Float64Array, minimiser: Float64Array): number {
  const { width, lower, upper, steepLower, steepUpper, slope } = table;
  let value = table.constant;
  for (let k = 0; k < width; k += 1) {
    const multiplier = q[k] ?? 0;
    if (multiplier === 0) {
      minimiser[k] = Number.NaN;
      continue;
    }
    const side = multiplier > 0 ? (upper[k] ?? 0) : (lower[k] ?? 0);
    const steepSide = multiplier > 0 ? (steepUpper[k] ?? 0) : (steepLower[k] ?? 0);
    const isSteep = Math.abs(multiplier) > (slope[k] ?? 0);
    const y = isSteep ? steepSide : side;
    value += (slope[k] ?? 0) * Math.abs(y - side) - multiplier * y;
    minimiser[k] = y;
  }
  return value;
}

/** Positions of the nonzero multipliers. Many are 0 because their nutrient is far from its bounds; sums skip them. */
export function activeTerms(q: Float64Array): Int32Array {
  const active = new Int32Array(q.length);
  let count = 0;
  for (let k = 0; k < q.length; k += 1) {
    if (q[k] === 0) continue;
    active[count] = k;
    count += 1;
  }
  return active.subarray(0, count);
}

/** Totals of the chosen meals, the minimiser of the conjugate, and the array for the ascent direction. */
export type Ascent = {
  readonly q: Float64Array;
  readonly totals: Float64Array;
  readonly minimiser: Float64Array;
  readonly direction: Float64Array;
};

/**
 * Supergradient of the Lagrangian in q: totals - minimiser, for q_k = 0 the distance to the range, and 0 where the
 * bounds of q_k stop the climb. Returns its squared length.
 */
export function ascentDirection(table: PenaltyTable, { q, totals, minimiser, direction }: Ascent): number {
  let squared = 0;
  for (let k = 0; k < table.width; k += 1) {
    const total = totals[k] ?? 0;
    const free = Math.min(Math.max(total, table.lower[k] ?? 0), table.upper[k] ?? 0);
    const y = minimiser[k] ?? 0;
    const rise = total - (Number.isNaN(y) ? free : y);
    const multiplier = q[k] ?? 0;
    const stopped = rise > 0 ? multiplier >= (table.highest[k] ?? 0) : multiplier <= (table.lowest[k] ?? 0);
    direction[k] = stopped ? 0 : rise;
    squared += stopped ? 0 : rise * rise;
  }
  return squared;
}

/** Moves q by `step` along the direction, inside its bounds; a multiplier stops at 0, where its term has a kink. */
export function climb(table: PenaltyTable, { q, direction }: Ascent, step: number): void {
  for (let k = 0; k < table.width; k += 1) {
    const before = q[k] ?? 0;
    const moved = before + step * (direction[k] ?? 0);
    const inside = Math.min(Math.max(moved, table.lowest[k] ?? 0), table.highest[k] ?? 0);
    q[k] = before * inside < 0 ? 0 : inside;
  }
}

type Column = {
  readonly unit: number;
  readonly lower: number;
  readonly upper: number;
  readonly steepLower: number;
  readonly steepUpper: number;
  readonly slope: number;
  readonly constant: number;
};

/**
 * One term in units of its reference. A bound that is a share of the energy is stated for a day without energy, since
 * its amounts are reduced by what their energy allows. Where several people leave a minimum above the maximum, the
 * greater of both penalties counts: a V around their mean, `overlap` away from either bound, which has the same shape
 * plus a constant.
 */
function column({ range, weight, nutrient, share }: PenaltyTerm): Column {
  const unit = range.max ?? range.min ?? 0;
  if (unit <= 0) throw new RangeError(`The range of ${nutrient} has no positive reference`);
  const allowed = share === undefined ? 0 : share.perKcal * share.kcal;
  const lower = ((range.min ?? -Infinity) - allowed) / unit;
  const upper = ((range.max ?? Infinity) - allowed) / unit;
  const slope = 10 * weight;
  if (lower <= upper) {
    const steepLower = lower - STEEP_BEYOND;
    const steepUpper = upper + STEEP_BEYOND;
    return { unit, lower, upper, steepLower, steepUpper, slope, constant: 0 };
  }
  const middle = (lower + upper) / 2;
  const overlap = (lower - upper) / 2;
  const untilSteep = Math.max(0, STEEP_BEYOND - overlap);
  const alreadySteep = Math.max(0, overlap - STEEP_BEYOND);
  return {
    unit,
    lower: middle,
    upper: middle,
    steepLower: middle - untilSteep,
    steepUpper: middle + untilSteep,
    slope,
    constant: slope * (overlap + (STEEP_FACTOR - 1) * alreadySteep),
  };
}
