import { smallestIndices } from './smallest.ts';
import { pickRows, type SlotRows, type WeekModel } from './week-model.ts';
import { WeeklyLagrangian, type WeeklyMultipliers } from './weekly-lagrangian.ts';

/** Rows of a slot that stand for all of it while the multipliers are sought. */
const SAMPLE = 256;
/** Climbing: the first time, and again after the rows the sample missed have joined it. */
const FIRST_CLIMB = { steps: 50, reach: 3 } as const;
const NEXT_CLIMB = { steps: 25, reach: 0.5 } as const;
const EXTENSIONS = 2;
/** The sample is good enough when it overstates the bound by less than this share. */
const SAMPLE_ERROR = 0.003;

/**
 * The weekly bound W over all rows, with what fixing needs: at the multipliers of `lastValue`, a week that serves `row`
 * in `slot` costs at least lastValue + reduced[slot][row] - seventh[slot].
 */
export type WeeklyBound = WeeklyMultipliers & {
  readonly value: number;
  readonly lastValue: number;
  readonly reduced: readonly Float64Array[];
  readonly seventh: readonly number[];
};

/** Finds multipliers on a sample of each slot, then evaluates W over every row: only full passes count as a bound. */
export function weeklyBound(model: WeekModel): WeeklyBound {
  const all = new WeeklyLagrangian(model, model.slots);
  const samples = model.slots.map(firstSample);
  let found = climbOn(model, samples, null);
  let lastValue = all.evaluate(found);
  let value = lastValue;
  for (let round = 0; round < EXTENSIONS; round += 1) {
    if (found.value - value <= SAMPLE_ERROR * Math.abs(value)) break;
    all.reduced.forEach((reduced, slot) => {
      for (const row of smallestIndices(reduced, SAMPLE / 2)) samples[slot]?.add(row);
    });
    found = climbOn(model, samples, found);
    lastValue = all.evaluate(found);
    value = Math.max(value, lastValue);
  }
  const seventh = all.best.map((best) => best.values[best.count - 1] ?? Infinity);
  return { q: found.q, counter: found.counter, value, lastValue, reduced: all.reduced, seventh };
}

/** Rows of each slot that a week cheaper than `objective` may serve; the others are in none (reduced-cost fixing). */
export function survivingRows(bound: WeeklyBound, objective: number): readonly Int32Array[] {
  return bound.reduced.map((reduced, slot) => {
    const limit = objective - bound.lastValue + (bound.seventh[slot] ?? Infinity);
    const rows: number[] = [];
    reduced.forEach((value, row) => {
      if (value <= limit) rows.push(row);
    });
    return Int32Array.from(rows);
  });
}

/** The cheapest rows and an even spread of the others. */
function firstSample({ size, cost }: SlotRows): Set<number> {
  const sample = new Set(smallestIndices(cost, SAMPLE / 2));
  const stride = Math.max(1, size / SAMPLE);
  for (let row = 0; row < size; row += stride) sample.add(Math.floor(row));
  return sample;
}

function climbOn(model: WeekModel, samples: readonly Set<number>[], from: WeeklyMultipliers | null) {
  const slots = model.slots.map((rows, slot) => pickRows(rows, [...(samples[slot] ?? [])]));
  const start = from ?? {
    q: new Float64Array(model.penalty.width),
    counter: new Float64Array(model.counters.length),
  };
  return new WeeklyLagrangian(model, slots).ascend(start, from === null ? FIRST_CLIMB : NEXT_CLIMB);
}
