import { type Ascent, ascentDirection, climb, conjugate } from './penalty-table.ts';
import { Smallest } from './smallest.ts';
import type { SlotRows, WeekModel } from './week-model.ts';
import { counterRebate, kindPrices } from './week-prices.ts';

/** First step length, how it shrinks, when it is too short to go on, and how many steps may fail before it shrinks. */
const STEP = { first: 1.2, shrink: 0.6, last: 0.02, patience: 4 } as const;
/** Counters move slower than nutrients: their uses are whole numbers, ten times the size of a nutrient's distance. */
const COUNTER_PACE = 0.15;
const LEAST_GAIN = 1e-9;
const REAL_GAIN = 0.002;

/** Multipliers of the weekly bound: q per nutrient term, a price per counter. */
export type WeeklyMultipliers = { readonly q: Float64Array; readonly counter: Float64Array };

/**
 * The Lagrangian of the week with its days taken apart:
 *
 *     W(q, p) = sum over slots of the 7 smallest r(row) + 7 * conjugate(q) - counter rebate(p),
 *     r(row) = cost + q . amounts + price of the kind.
 *
 * A lower bound for every q and p >= 0: the conjugate replaces each day's penalty, the prices replace the counters, and
 * which rows meet on one day no longer matters. Its best value is that of the linear relaxation of the textbook model
 * (Geoffrion 1974). `ascend` climbs it by projected subgradient steps (Held, Wolfe, Crowder 1974).
 */
export class WeeklyLagrangian {
  /** r of every row at the last evaluation. */
  readonly reduced: readonly Float64Array[];
  /** The 7 smallest r of every slot; a dish may fill several places where the ladder lets it return. */
  readonly best: readonly Smallest[];
  private readonly minimiser: Float64Array;
  private readonly totals: Float64Array;
  private readonly uses: Int32Array;

  constructor(
    private readonly model: WeekModel,
    private readonly slots: readonly SlotRows[],
  ) {
    this.reduced = slots.map(({ size }) => new Float64Array(size));
    this.best = slots.map(() => new Smallest(model.days));
    this.minimiser = new Float64Array(model.penalty.width);
    this.totals = new Float64Array(model.penalty.width);
    this.uses = new Int32Array(model.counters.length);
  }

  /** W at these multipliers. */
  evaluate({ q, counter }: WeeklyMultipliers): number {
    const kinds = kindPrices(this.model, counter);
    let value = this.model.days * conjugate(this.model.penalty, q, this.minimiser);
    value -= counterRebate(this.model, counter);
    for (let slot = 0; slot < this.slots.length; slot += 1) {
      this.reduceSlot(slot, q, kinds);
      value += this.best[slot]?.sum() ?? 0;
    }
    return value;
  }

  /** Climbs from these multipliers, at most `steps` steps; returns the best ones met and their value. */
  ascend(
    start: WeeklyMultipliers,
    { steps, reach }: { readonly steps: number; readonly reach: number },
  ): WeeklyMultipliers & { readonly value: number } {
    const { q, counter } = copyOf(start);
    let best = { ...copyOf(start), value: -Infinity };
    let length: number = STEP.first;
    let failures = 0;
    for (let step = 0; step < steps; step += 1) {
      const value = this.evaluate({ q, counter });
      const isBetter = value > best.value + LEAST_GAIN;
      failures = value > best.value + REAL_GAIN * Math.abs(value) ? 0 : failures + (isBetter ? 0 : 1);
      if (isBetter) {
        best = { ...copyOf({ q, counter }), value };
      } else if (failures >= STEP.patience) {
        length *= STEP.shrink;
        failures = 0;
        q.set(best.q);
        counter.set(best.counter);
        if (length < STEP.last) break;
        continue;
      }
      if (!this.move({ q, counter }, length * (reach + 0.05 * Math.abs(value)))) break;
    }
    return best;
  }

  private reduceSlot(slot: number, q: Float64Array, kinds: Float64Array): void {
    const rows = this.slots[slot];
    const reduced = this.reduced[slot];
    const best = this.best[slot];
    if (rows === undefined || reduced === undefined || best === undefined) return;
    const { copies, returnPoints } = this.model;
    const width = q.length;
    best.clear();
    let limit = Infinity;
    for (let row = 0, at = 0; row < rows.size; row += 1, at += width) {
      let value = (rows.cost[row] ?? 0) + (kinds[rows.kind[row] ?? 0] ?? 0);
      for (let k = 0; k < width; k += 1) value += (q[k] ?? 0) * (rows.amounts[at + k] ?? 0);
      reduced[row] = value;
      if (value >= limit) continue;
      best.offer(value, row);
      for (let copy = 1; copy < copies; copy += 1) best.offer(value + returnPoints, row);
      limit = best.limit;
    }
  }

  /** One step along the subgradient; false where there is none. */
  private move({ q, counter }: WeeklyMultipliers, reach: number): boolean {
    const { days } = this.model;
    const direction = new Float64Array(q.length);
    this.count();
    for (let k = 0; k < q.length; k += 1) this.totals[k] = (this.totals[k] ?? 0) / days;
    const ascent: Ascent = { q, totals: this.totals, minimiser: this.minimiser, direction };
    // The bound sums 7 days: its slope is 7 times that of the average day.
    let squared = days * days * ascentDirection(this.model.penalty, ascent);
    this.model.counters.forEach(({ sign, bound }, index) => {
      const rise = sign * ((this.uses[index] ?? 0) - bound);
      if (rise > 0 || (counter[index] ?? 0) > 0) squared += COUNTER_PACE * rise * rise;
    });
    if (squared < 1e-12) return false;
    const step = reach / squared;
    climb(this.model.penalty, ascent, days * step);
    this.model.counters.forEach(({ sign, bound, points }, index) => {
      const rise = sign * ((this.uses[index] ?? 0) - bound);
      const moved = (counter[index] ?? 0) + COUNTER_PACE * step * rise;
      counter[index] = Math.min(points, Math.max(0, moved));
    });
    return true;
  }

  /** Totals of nutrients and uses of counters over the chosen rows. */
  private count(): void {
    this.totals.fill(0);
    this.uses.fill(0);
    this.slots.forEach((rows, slot) => {
      const best = this.best[slot];
      for (let place = 0; place < (best?.count ?? 0); place += 1) {
        const row = best?.owners[place] ?? 0;
        const at = row * this.totals.length;
        for (let k = 0; k < this.totals.length; k += 1) {
          this.totals[k] = (this.totals[k] ?? 0) + (rows.amounts[at + k] ?? 0);
        }
        for (const index of this.model.countersOfKind[rows.kind[row] ?? 0] ?? []) {
          this.uses[index] = (this.uses[index] ?? 0) + 1;
        }
      }
    });
  }
}

function copyOf({ q, counter }: WeeklyMultipliers): WeeklyMultipliers {
  return { q: q.slice(), counter: counter.slice() };
}
