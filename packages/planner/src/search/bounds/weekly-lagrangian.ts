import type { DayClass, SlotRows, WeekModel } from '../master/week-model.ts';
import { counterRebate, kindPrices } from '../master/week-prices.ts';
import { type Ascent, activeTerms, ascentDirection, climb, conjugate } from '../pricing/penalty-table.ts';
import { Smallest } from '../pricing/smallest.ts';

/** First step length, its shrinking factor, the step length that ends the ascent, and failed steps before shrinking. */
const STEP = { first: 1.2, shrink: 0.6, last: 0.02, patience: 4 } as const;
/** Step factor of counters, whose uses are whole numbers about ten times as large as the distance of a nutrient. */
const COUNTER_PACE = 0.15;
const LEAST_GAIN = 1e-9;
const REAL_GAIN = 0.002;

/** Multipliers of the weekly bound: q per class and nutrient term, a price per counter. */
export type WeeklyMultipliers = { readonly q: readonly Float64Array[]; readonly counter: Float64Array };

/**
 * The Lagrangian of the week, decoupled by day; a class c stands for n_c days:
 *
 *     W(q, p) = sum over classes of ( sum over slots of the n_c smallest r_c(row) + n_c * conjugate_c(q_c) )
 *               - counter rebate(p),        r_c(row) = cost + q_c . amounts + price of the kind.
 *
 * A lower bound for every q and p >= 0: the conjugate replaces each day's penalty, the prices replace the counters, and
 * which rows meet on one day no longer matters. Its best value is that of the linear relaxation of the textbook model
 * (Geoffrion 1974). `ascend` climbs it by projected subgradient steps (Held, Wolfe, Crowder 1974).
 */
export class WeeklyLagrangian {
  /** Per class and slot, r of every row at the last evaluation. */
  readonly reduced: readonly (readonly Float64Array[])[];
  /** Per class and slot, the n_c smallest r. A dish may take several of them where the ladder allows repeats. */
  readonly best: readonly (readonly Smallest[])[];
  /** Per class, its part of W per day without the rebate. */
  readonly perDay: Float64Array;
  private readonly ascents: readonly Ascent[];
  private readonly uses: Int32Array;

  constructor(private readonly model: WeekModel) {
    this.reduced = model.classes.map(({ slots }) => slots.map(({ size }) => new Float64Array(size)));
    this.best = model.classes.map(({ slots, days }) => slots.map(() => new Smallest(days.length)));
    this.perDay = new Float64Array(model.classes.length);
    this.ascents = model.classes.map(({ penalty: { width } }) => ({
      q: new Float64Array(width),
      minimiser: new Float64Array(width),
      totals: new Float64Array(width),
      direction: new Float64Array(width),
    }));
    this.uses = new Int32Array(model.counters.length);
  }

  /** W at these multipliers. */
  evaluate({ q, counter }: WeeklyMultipliers): number {
    const kinds = kindPrices(this.model, counter);
    let value = -counterRebate(this.model, counter);
    this.model.classes.forEach((each, index) => {
      const ascent = this.ascents[index];
      if (ascent === undefined) return;
      ascent.q.set(q[index] ?? []);
      const active = activeTerms(ascent.q);
      let part = each.days.length * conjugate(each.penalty, ascent.q, ascent.minimiser);
      each.slots.forEach((rows, slot) => {
        this.reduceSlot(rows, { index, slot, kinds, active, q: ascent.q });
        part += this.best[index]?.[slot]?.sum() ?? 0;
      });
      this.perDay[index] = part / each.days.length;
      value += part;
    });
    return value;
  }

  /** Climbs from these multipliers in at most `steps` steps. Returns the best ones found and their value. */
  ascend(
    start: WeeklyMultipliers,
    { steps, reach }: { readonly steps: number; readonly reach: number },
  ): WeeklyMultipliers & { readonly value: number } {
    const now = copyOf(start);
    let best = valued(start, -Infinity);
    let length: number = STEP.first;
    let failures = 0;
    for (let step = 0; step < steps; step += 1) {
      const value = this.evaluate(now);
      const isBetter = value > best.value + LEAST_GAIN;
      failures = value > best.value + REAL_GAIN * Math.abs(value) ? 0 : failures + (isBetter ? 0 : 1);
      if (isBetter) {
        best = valued(now, value);
      } else if (failures >= STEP.patience) {
        length *= STEP.shrink;
        failures = 0;
        now.q.forEach((q, index) => {
          q.set(best.q[index] ?? []);
        });
        now.counter.set(best.counter);
        if (length < STEP.last) break;
        continue;
      }
      if (!this.move(now, length * (reach + 0.05 * Math.abs(value)))) break;
    }
    return best;
  }

  private reduceSlot(rows: SlotRows, { index, slot, kinds, active, q }: SlotPlace): void {
    const reduced = this.reduced[index]?.[slot];
    const best = this.best[index]?.[slot];
    if (reduced === undefined || best === undefined) return;
    const { capacity, returnPoints } = this.model;
    const width = q.length;
    best.clear();
    let limit = Infinity;
    for (let row = 0, at = 0; row < rows.size; row += 1, at += width) {
      let value = (rows.cost[row] ?? 0) + (kinds[rows.kind[row] ?? 0] ?? 0);
      for (let each = 0; each < active.length; each += 1) {
        const k = active[each] ?? 0;
        value += (q[k] ?? 0) * (rows.amounts[at + k] ?? 0);
      }
      reduced[row] = value;
      if (value >= limit) continue;
      best.offer(value, row);
      const copies = rows.fixed ? best.capacity : (capacity[rows.dish[row] ?? 0] ?? 1);
      const again = rows.fixed ? value : value + returnPoints;
      for (let copy = 1; copy < copies; copy += 1) best.offer(again, row);
      limit = best.limit;
    }
  }

  /** One step along the subgradient; false where there is none. */
  private move({ q, counter }: WeeklyMultipliers, reach: number): boolean {
    this.uses.fill(0);
    let squared = 0;
    this.model.classes.forEach((each, index) => {
      const ascent = this.ascents[index];
      if (ascent === undefined) return;
      this.count(each, index, ascent.totals);
      // The bound sums over the days of the class, so its slope is that of the average day times their number.
      squared += each.days.length * each.days.length * ascentDirection(each.penalty, ascent);
    });
    this.model.counters.forEach(({ sign, bound }, index) => {
      const rise = sign * ((this.uses[index] ?? 0) - bound);
      if (rise > 0 || (counter[index] ?? 0) > 0) squared += COUNTER_PACE * rise * rise;
    });
    if (squared < 1e-12) return false;
    const step = reach / squared;
    this.model.classes.forEach(({ penalty, days }, index) => {
      const ascent = this.ascents[index];
      if (ascent === undefined) return;
      climb(penalty, ascent, days.length * step);
      q[index]?.set(ascent.q);
    });
    this.model.counters.forEach(({ sign, bound, points }, index) => {
      const rise = sign * ((this.uses[index] ?? 0) - bound);
      const moved = (counter[index] ?? 0) + COUNTER_PACE * step * rise;
      counter[index] = Math.min(points, Math.max(0, moved));
    });
    return true;
  }

  /** Totals of nutrients on the class's average day, and uses of counters, over the chosen rows. */
  private count({ slots, days }: DayClass, index: number, totals: Float64Array): void {
    totals.fill(0);
    slots.forEach((rows, slot) => {
      const best = this.best[index]?.[slot];
      for (let place = 0; place < (best?.count ?? 0); place += 1) {
        const row = best?.owners[place] ?? 0;
        const at = row * totals.length;
        for (let k = 0; k < totals.length; k += 1) totals[k] = (totals[k] ?? 0) + (rows.amounts[at + k] ?? 0);
        for (const counter of this.model.countersOfKind[rows.kind[row] ?? 0] ?? []) {
          this.uses[counter] = (this.uses[counter] ?? 0) + 1;
        }
      }
    });
    for (let k = 0; k < totals.length; k += 1) totals[k] = (totals[k] ?? 0) / days.length;
  }
}

type SlotPlace = {
  readonly index: number;
  readonly slot: number;
  readonly kinds: Float64Array;
  readonly active: Int32Array;
  readonly q: Float64Array;
};

function valued(multipliers: WeeklyMultipliers, value: number) {
  const { q, counter } = copyOf(multipliers);
  return { q, counter, value };
}

function copyOf({ q, counter }: WeeklyMultipliers): WeeklyMultipliers {
  return { q: q.map((each) => each.slice()), counter: counter.slice() };
}
