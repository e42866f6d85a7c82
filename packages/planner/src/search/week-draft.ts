import { penaltyOf } from './penalty-table.ts';
import type { Counter, SlotRows, WeekModel } from './week-model.ts';

/** Points for a broken rule while a draft is still being mended; far more than any single meal can gain. */
export const BREAK_POINTS = 25;
const EMPTY = -1;
const NO_COUNTER: Counter = { sign: 1, bound: 0, points: 0 };

/**
 * A week under construction: one row per cell (day, slot), with the running totals that tell what a change costs
 * without looking at the rest of the week. Broken rules cost BREAK_POINTS instead of being forbidden.
 */
export class WeekDraft {
  private readonly rows: Int32Array;
  private readonly totals: readonly Float64Array[];
  private readonly servings: Int32Array;
  private readonly uses: Int32Array;
  private readonly trial: Float64Array;

  constructor(
    private readonly model: WeekModel,
    readonly slots: readonly SlotRows[],
  ) {
    this.rows = new Int32Array(model.days * slots.length).fill(EMPTY);
    this.totals = Array.from({ length: model.days }, () => new Float64Array(model.penalty.width));
    this.servings = new Int32Array(model.dishCount);
    this.uses = new Int32Array(model.counters.length);
    this.trial = new Float64Array(model.penalty.width);
  }

  rowAt(day: number, slot: number): number {
    return this.rows[day * this.slots.length + slot] ?? EMPTY;
  }

  put(day: number, slot: number, row: number): void {
    this.rows[day * this.slots.length + slot] = row;
    this.account({ day, slot, row, change: 1 });
  }

  take(day: number, slot: number): void {
    this.account({ day, slot, row: this.rowAt(day, slot), change: -1 });
    this.rows[day * this.slots.length + slot] = EMPTY;
  }

  servingsOf(dish: number): number {
    return this.servings[dish] ?? 0;
  }

  /** The day's nutrient totals, in units of the penalty table; for reading only. */
  totalsOf(day: number): Float64Array {
    return this.totals[day] ?? this.trial;
  }

  /** Penalty of the day with a row added, and, if named, another row of the slot taken away. */
  penaltyWith(
    day: number,
    rows: SlotRows,
    { add, remove = EMPTY }: { add: number; remove?: number },
  ): number {
    const totals = this.totalsOf(day);
    const width = this.trial.length;
    for (let k = 0; k < width; k += 1) {
      const removed = remove === EMPTY ? 0 : (rows.amounts[remove * width + k] ?? 0);
      this.trial[k] = (totals[k] ?? 0) + (rows.amounts[add * width + k] ?? 0) - removed;
    }
    return penaltyOf(this.model.penalty, this.trial);
  }

  /** What one more use changes in the points of each counter. */
  counterSteps(): Float64Array {
    const { counters } = this.model;
    const steps = new Float64Array(counters.length);
    for (let index = 0; index < steps.length; index += 1) {
      const { sign, bound, points } = counters[index] ?? NO_COUNTER;
      const before = sign * ((this.uses[index] ?? 0) - bound);
      steps[index] = Math.min(points, BREAK_POINTS) * (Math.max(0, before + sign) - Math.max(0, before));
    }
    return steps;
  }

  /** What one more dish of a kind changes in the points of all counters, from their steps. */
  kindStep(kind: number, steps: Float64Array): number {
    let points = 0;
    for (const index of this.model.countersOfKind[kind] ?? []) points += steps[index] ?? 0;
    return points;
  }

  /** How many other meals of the day a row of this slot must not stand beside. */
  clashes(day: number, slot: number, apart: number): number {
    let count = 0;
    for (let other = 0; other < this.slots.length; other += 1) {
      const row = other === slot ? EMPTY : this.rowAt(day, other);
      if (row !== EMPTY && this.slots[other]?.apart[row] === apart) count += 1;
    }
    return count;
  }

  /** How many hard rules the draft breaks: meals that clash and dishes beyond a hard bound. */
  brokenRules(): number {
    let broken = 0;
    for (let day = 0; day < this.model.days; day += 1) {
      this.slots.forEach((rows, slot) => {
        broken += this.clashes(day, slot, rows.apart[this.rowAt(day, slot)] ?? EMPTY);
      });
    }
    this.model.counters.forEach(({ sign, bound, points }, index) => {
      if (points === Infinity) broken += Math.max(0, sign * ((this.uses[index] ?? 0) - bound));
    });
    return broken;
  }

  /** The rows of each day, by slot. */
  days(): readonly (readonly number[])[] {
    return this.totals.map((_, day) => this.slots.map((__, slot) => this.rowAt(day, slot)));
  }

  private account({ day, slot, row, change }: Cell): void {
    const rows = this.slots[slot];
    if (rows === undefined || row === EMPTY) return;
    const totals = this.totalsOf(day);
    for (let k = 0; k < totals.length; k += 1) {
      totals[k] = (totals[k] ?? 0) + change * (rows.amounts[row * totals.length + k] ?? 0);
    }
    const dish = rows.dish[row] ?? 0;
    this.servings[dish] = (this.servings[dish] ?? 0) + change;
    for (const index of this.model.countersOfKind[rows.kind[row] ?? 0] ?? []) {
      this.uses[index] = (this.uses[index] ?? 0) + change;
    }
  }
}

type Cell = {
  readonly day: number;
  readonly slot: number;
  readonly row: number;
  readonly change: 1 | -1;
};
