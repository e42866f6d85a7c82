import { type SlotRows, type WeekModel, withRows } from '../master/week-model.ts';
import { smallestIndices } from '../pricing/smallest.ts';
import { WeeklyLagrangian, type WeeklyMultipliers } from './weekly-lagrangian.ts';

/** Rows of a slot in the sample on which the multipliers are computed. */
const SAMPLE = 128;
/** Limits of the first ascent, and of each ascent after rows missed by the sample have joined it. */
const FIRST_CLIMB = { steps: 50, reach: 3 } as const;
const NEXT_CLIMB = { steps: 25, reach: 0.5 } as const;
const EXTENSIONS = 2;
/** The sample suffices when it overstates the bound by less than this share. */
const SAMPLE_ERROR = 0.003;

/**
 * The weekly bound W over all rows, with the values that reduced-cost fixing needs: at the multipliers of `lastValue`, a week
 * that serves `row` in a slot of a class costs at least lastValue + reduced[row] - last, where `last` is the most expensive
 * place of that slot.
 */
export type WeeklyBound = WeeklyMultipliers & {
  readonly value: number;
  readonly lastValue: number;
  /** By class: its part of the bound per day. By class and slot: r of every row, and r of the most expensive place. */
  readonly perDay: Float64Array;
  readonly reduced: readonly (readonly Float64Array[])[];
  readonly last: readonly (readonly number[])[];
};

/** Finds multipliers on a sample of each slot, then evaluates W over every row: only a full evaluation counts as a bound. */
export function weeklyBound(model: WeekModel): WeeklyBound {
  const all = new WeeklyLagrangian(model);
  const samples = model.classes.map(({ slots }) => slots.map(firstSample));
  let found = climbOn(model, samples, null);
  let lastValue = all.evaluate(found);
  let value = lastValue;
  for (let round = 0; round < EXTENSIONS; round += 1) {
    if (found.value - value <= SAMPLE_ERROR * Math.abs(value)) break;
    all.reduced.forEach((ofClass, index) => {
      ofClass.forEach((reduced, slot) => {
        for (const row of smallestIndices(reduced, SAMPLE / 2)) samples[index]?.[slot]?.add(row);
      });
    });
    found = climbOn(model, samples, found);
    lastValue = all.evaluate(found);
    value = Math.max(value, lastValue);
  }
  const last = all.best.map((ofClass) => ofClass.map((best) => best.values[best.count - 1] ?? Infinity));
  return {
    q: found.q,
    counter: found.counter,
    value,
    lastValue,
    perDay: all.perDay,
    reduced: all.reduced,
    last,
  };
}

/** Rows of each class and slot that a week cheaper than `objective` may serve (reduced-cost fixing). */
export function survivingRows(bound: WeeklyBound, objective: number): readonly (readonly Int32Array[])[] {
  return bound.reduced.map((ofClass, index) =>
    ofClass.map((reduced, slot) => {
      const limit = objective - bound.lastValue + (bound.last[index]?.[slot] ?? Infinity);
      const rows: number[] = [];
      reduced.forEach((value, row) => {
        if (value <= limit) rows.push(row);
      });
      return Int32Array.from(rows);
    }),
  );
}

/** The cheapest rows and an even selection of the others. */
function firstSample({ size, cost }: SlotRows): Set<number> {
  const sample = new Set(smallestIndices(cost, SAMPLE / 2));
  const stride = Math.max(1, size / SAMPLE);
  for (let row = 0; row < size; row += stride) sample.add(Math.floor(row));
  return sample;
}

function climbOn(
  model: WeekModel,
  samples: readonly (readonly Set<number>[])[],
  from: WeeklyMultipliers | null,
) {
  const sampled = withRows(
    model,
    samples.map((ofClass) => ofClass.map((sample) => [...sample])),
  );
  const start = from ?? {
    q: model.classes.map(({ penalty }) => new Float64Array(penalty.width)),
    counter: new Float64Array(model.counters.length),
  };
  return new WeeklyLagrangian(sampled).ascend(start, from === null ? FIRST_CLIMB : NEXT_CLIMB);
}
