import { penaltyOf } from './penalty-table.ts';
import { type Counter, classOfDay, type SlotRows, type WeekModel } from './week-model.ts';

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
  private readonly trials: readonly Float64Array[];

  private readonly classOf: Int32Array;

  constructor(private readonly model: WeekModel) {
    this.classOf = classOfDay(model);
    this.rows = new Int32Array(model.days * model.slotCount).fill(EMPTY);
    this.totals = Array.from({ length: model.days }, (_, day) => new Float64Array(this.widthOn(day)));
    this.trials = model.classes.map(({ penalty }) => new Float64Array(penalty.width));
    this.servings = new Int32Array(model.dishCount);
    this.uses = new Int32Array(model.counters.length);
  }

  /** The rows that may fill a slot of a day. */
  rowsOn(day: number, slot: number): SlotRows {
    return this.model.classes[this.classOf[day] ?? 0]?.slots[slot] ?? NO_ROWS;
  }

  rowAt(day: number, slot: number): number {
    return this.rows[day * this.model.slotCount + slot] ?? EMPTY;
  }

  put(day: number, slot: number, row: number): void {
    this.rows[day * this.model.slotCount + slot] = row;
    this.account({ day, slot, row, change: 1 });
  }

  take(day: number, slot: number): void {
    this.account({ day, slot, row: this.rowAt(day, slot), change: -1 });
    this.rows[day * this.model.slotCount + slot] = EMPTY;
  }

  servingsOf(dish: number): number {
    return this.servings[dish] ?? 0;
  }

  /** Penalty of the day with a row added, and, if named, another row of the slot taken away. */
  penaltyWith(
    day: number,
    rows: SlotRows,
    { add, remove = EMPTY }: { add: number; remove?: number },
  ): number {
    const index = this.classOf[day] ?? 0;
    const [totals, trial, ofClass] = [this.totals[day], this.trials[index], this.model.classes[index]];
    if (totals === undefined || trial === undefined || ofClass === undefined) return 0;
    const width = trial.length;
    for (let k = 0; k < width; k += 1) {
      const removed = remove === EMPTY ? 0 : (rows.amounts[remove * width + k] ?? 0);
      trial[k] = (totals[k] ?? 0) + (rows.amounts[add * width + k] ?? 0) - removed;
    }
    return penaltyOf(ofClass.penalty, trial);
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
    for (let other = 0; other < this.model.slotCount; other += 1) {
      const row = other === slot ? EMPTY : this.rowAt(day, other);
      if (row !== EMPTY && this.rowsOn(day, other).apart[row] === apart) count += 1;
    }
    return count;
  }

  /** How many hard rules the draft breaks: meals that clash and dishes beyond a hard bound. */
  brokenRules(): number {
    let broken = 0;
    for (let day = 0; day < this.model.days; day += 1) {
      for (let slot = 0; slot < this.model.slotCount; slot += 1) {
        broken += this.clashes(day, slot, this.rowsOn(day, slot).apart[this.rowAt(day, slot)] ?? EMPTY);
      }
    }
    this.model.counters.forEach(({ sign, bound, points }, index) => {
      if (points === Infinity) broken += Math.max(0, sign * ((this.uses[index] ?? 0) - bound));
    });
    return broken;
  }

  /** The rows of each day, by slot. */
  days(): readonly (readonly number[])[] {
    return this.totals.map((_, day) =>
      Array.from({ length: this.model.slotCount }, (__, slot) => this.rowAt(day, slot)),
    );
  }

  private widthOn(day: number): number {
    return this.model.classes[this.classOf[day] ?? 0]?.penalty.width ?? 0;
  }

  private account({ day, slot, row, change }: Cell): void {
    const rows = this.rowsOn(day, slot);
    const totals = this.totals[day];
    if (totals === undefined || row === EMPTY) return;
    for (let k = 0; k < totals.length; k += 1) {
      totals[k] = (totals[k] ?? 0) + change * (rows.amounts[row * totals.length + k] ?? 0);
    }
    const dish = rows.dish[row] ?? -1;
    if (dish < 0) return;
    this.servings[dish] = (this.servings[dish] ?? 0) + change;
    for (const index of this.model.countersOfKind[rows.kind[row] ?? 0] ?? []) {
      this.uses[index] = (this.uses[index] ?? 0) + change;
    }
  }
}

const NO_ROWS: SlotRows = {
  size: 0,
  cost: new Float64Array(0),
  amounts: new Float64Array(0),
  dish: new Int32Array(0),
  group: new Int32Array(0),
  kind: new Int32Array(0),
  apart: new Int32Array(0),
  fixed: true,
};

type Cell = {
  readonly day: number;
  readonly slot: number;
  readonly row: number;
  readonly change: 1 | -1;
};
