import { WEEK_SLOTS, WORK_POINTS } from '@kkini/planner/testing';
import { pointsBesideLeads } from './points-beside-leads.ts';
import { MOST_COOKED_MEALS } from './price-layout.ts';
import type { WeekBound } from './week-bound.ts';

export type Priced = { readonly prices: Float64Array; readonly bound: number };

/** Steps without a better bound before they become shorter, by which share, and when to end. */
const PATIENCE = 12;
const SHORTER = 0.7;
const SHORTEST = 0.004;
/** Share of the earlier direction in a step. */
const MOMENTUM = 0.7;
/** Steps after which sides and tables are left out. */
const REVIEW = 50;
const LEAST_RISE = 0.02;

/** Raises the bound by subgradient steps towards the points of a known week, and leaves out what no better week has. */
export function ascend(week: WeekBound, known: number, steps: number): Priced {
  const scales = week.layout.scales();
  let best: Priced = { prices: firstPrices(week), bound: -Infinity };
  let prices = Float64Array.from(best.prices);
  let direction: Float64Array | null = null;
  let [length, idle] = [1, 0];
  const backToBest = () => {
    prices = Float64Array.from(best.prices);
    direction = null;
  };
  for (let step = 1; step <= steps && length > SHORTEST; step += 1) {
    const { value, slope } = week.at(prices);
    idle = value > best.bound + LEAST_RISE ? 0 : idle + 1;
    if (value > best.bound) best = { prices: Float64Array.from(prices), bound: value };
    if (step % REVIEW === 0) {
      week.at(best.prices);
      week.leaveOut(best.bound, known);
      backToBest();
    } else if (idle >= PATIENCE) {
      length *= SHORTER;
      idle = 0;
      backToBest();
    } else {
      direction = mixed(direction, slope);
      move(prices, { direction, scales, rise: length * Math.max(0.5, known - value) });
      week.layout.confine(prices);
    }
  }
  return best;
}

function mixed(before: Float64Array | null, slope: Float64Array): Float64Array {
  if (before === null) return slope;
  return before.map((each, at) => MOMENTUM * each + (1 - MOMENTUM) * (slope[at] ?? 0));
}

type Step = { readonly direction: Float64Array; readonly scales: Float64Array; readonly rise: number };

/** Steps as far as would raise a straight bound by `rise`. */
function move(prices: Float64Array, { direction, scales, rise }: Step): void {
  let squared = 0;
  for (const [at, each] of direction.entries()) squared += (scales[at] ?? 0) * each * each;
  if (squared === 0) return;
  for (const [at, each] of direction.entries())
    prices[at] = (prices[at] ?? 0) + (rise / squared) * (scales[at] ?? 0) * each;
}

/** A meal pays for itself and a third of a cooking, minutes what they cost now, and counts what the food costs one side alone. */
function firstPrices({ problem, layout }: WeekBound): Float64Array {
  const prices = new Float64Array(layout.size);
  for (const [side, { eating, cooking }] of problem.sides.entries())
    for (let slot = 0; slot < WEEK_SLOTS; slot += 1) prices[layout.meal(side, slot)] = eating + cooking / 3;
  for (const day of problem.base.keys()) prices[layout.minute(day)] = WORK_POINTS.longDay;
  for (const { food, sides } of layout.shared)
    for (const { side, prices: first } of sides)
      for (let meals = 1; meals <= MOST_COOKED_MEALS; meals += 1)
        prices[first + meals - 1] = pointsBesideLeads(problem, { side, food, meals });
  return prices;
}
