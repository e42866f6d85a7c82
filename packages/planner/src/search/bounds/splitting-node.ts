import type { SlotRows } from '../master/week-model.ts';
import { activeTerms, type PenaltyTable } from '../pricing/penalty-table.ts';
import type { OpenNode } from './open-nodes.ts';

/** Weight of a nutrient's spread with bounds on both sides, relative to one bound. */
const TWO_SIDED = 1.6;

/** A variance below this share of the squared mean is rounding error, which no split reduces. */
const ROUNDING = 1e-12;

/** Rows closer than this are equal: a split at their mean is not reliable. */
const LEAST_SPREAD = 1e-6;

/** The current node of the pricing search: a list of rows per slot with their parts of the bound, and the multipliers q. */
export class SplittingNode {
  readonly rows: readonly Int32Array[];
  readonly parts: readonly Float64Array[];
  readonly lengths: Int32Array;
  readonly q: Float64Array;
  base = 0;
  private readonly least: Float64Array;
  private readonly leastRow: Int32Array;
  private readonly bestQ: Float64Array;
  private active: Int32Array = new Int32Array(0);

  constructor(slots: readonly SlotRows[], width: number) {
    this.rows = slots.map(({ size }) => new Int32Array(size));
    this.parts = slots.map(({ size }) => new Float64Array(size));
    this.lengths = new Int32Array(slots.length);
    this.least = new Float64Array(slots.length);
    this.leastRow = new Int32Array(slots.length);
    this.q = new Float64Array(width);
    this.bestQ = new Float64Array(width);
  }

  /** Loads the rows and multipliers of an open node. */
  hold({ rows, q }: OpenNode): void {
    this.q.set(q);
    rows.forEach((list, slot) => {
      this.rows[slot]?.set(list);
      this.lengths[slot] = list.length;
    });
  }

  /** Number of menus in the lists, clashing ones included. */
  menus(): number {
    return this.lengths.reduce((product, length) => product * length, 1);
  }

  partsOf(slot: number): Float64Array {
    return this.parts[slot]?.subarray(0, this.lengths[slot]) ?? new Float64Array(0);
  }

  /** Writes h + q . amounts of every row; returns the sum over slots of the least. */
  evaluate(slots: readonly SlotRows[], priced: readonly Float64Array[]): number {
    let sum = 0;
    this.active = activeTerms(this.q);
    for (let slot = 0; slot < slots.length; slot += 1) {
      const list = this.rows[slot];
      const amounts = slots[slot]?.amounts;
      const costs = priced[slot];
      if (list !== undefined && amounts !== undefined && costs !== undefined) {
        this.evaluateSlot(slot, list, { amounts, costs });
      }
      sum += this.least[slot] ?? 0;
    }
    return sum;
  }

  /** Drops every row whose part exceeds its slot's least by more than `slack`. */
  dropAbove(slack: number): void {
    for (let slot = 0; slot < this.rows.length; slot += 1) {
      const rows = this.rows[slot];
      const parts = this.parts[slot];
      if (rows === undefined || parts === undefined) continue;
      const limit = (this.least[slot] ?? 0) + slack;
      const length = this.lengths[slot] ?? 0;
      let kept = 0;
      for (let index = 0; index < length; index += 1) {
        const part = parts[index] ?? 0;
        if (part > limit) continue;
        rows[kept] = rows[index] ?? 0;
        parts[kept] = part;
        kept += 1;
      }
      this.lengths[slot] = kept;
    }
  }

  /** Writes the summed amounts of the row with the least part in each slot. */
  sumOfLeast(slots: readonly SlotRows[], totals: Float64Array): void {
    totals.fill(0);
    slots.forEach(({ amounts }, slot) => {
      const at = (this.leastRow[slot] ?? 0) * totals.length;
      for (let k = 0; k < totals.length; k += 1) totals[k] = (totals[k] ?? 0) + (amounts[at + k] ?? 0);
    });
  }

  leastRowOf(slot: number): number {
    return this.leastRow[slot] ?? 0;
  }

  keepQ(): void {
    this.bestQ.set(this.q);
  }

  /** Restores the q saved last; false where it equals the current one. */
  restoreQ(): boolean {
    const isSame = this.q.every((value, k) => value === this.bestQ[k]);
    this.q.set(this.bestQ);
    return !isSame;
  }

  /** Both halves of the node as open nodes, the less promising one first. A half without rows is left out. */
  halves({ slot, k, mean, lowFirst, rows }: Split, bound: number): readonly OpenNode[] {
    const width = this.q.length;
    const lists: Int32Array[] = this.rows.map((list, other) => list.slice(0, this.lengths[other]));
    const all = lists[slot] ?? new Int32Array(0);
    const low = new Int32Array(all.length);
    const high = new Int32Array(all.length);
    const counts = { low: 0, high: 0 };
    for (const row of all) {
      if ((rows.amounts[row * width + k] ?? 0) <= mean) {
        low[counts.low] = row;
        counts.low += 1;
      } else {
        high[counts.high] = row;
        counts.high += 1;
      }
    }
    const q = this.q.slice();
    const of = (half: Int32Array): OpenNode => ({ bound, q, rows: lists.with(slot, half) });
    const halves = [of(low.subarray(0, counts.low)), of(high.subarray(0, counts.high))];
    if (lowFirst) halves.reverse();
    return halves.filter((half) => (half.rows[slot]?.length ?? 0) > 0);
  }

  private evaluateSlot(
    slot: number,
    list: Int32Array,
    { amounts, costs }: { readonly amounts: Float64Array; readonly costs: Float64Array },
  ): void {
    const { q, active } = this;
    const parts = this.parts[slot];
    const length = this.lengths[slot] ?? 0;
    const width = q.length;
    let least = Infinity;
    let leastRow = -1;
    if (parts === undefined) return;
    for (let index = 0; index < length; index += 1) {
      const row = list[index] ?? 0;
      let part = costs[row] ?? 0;
      for (let each = 0, at = row * width; each < active.length; each += 1) {
        const k = active[each] ?? 0;
        part += (q[k] ?? 0) * (amounts[at + k] ?? 0);
      }
      parts[index] = part;
      if (part < least) {
        least = part;
        leastRow = row;
      }
    }
    this.least[slot] = least;
    this.leastRow[slot] = leastRow;
  }
}

/** Where to split a node: rows at most `mean` and rows above it in nutrient `k` of a slot. */
type Split = {
  readonly slot: number;
  readonly k: number;
  readonly mean: number;
  /** Whether the row with the least bound is in the low half. */
  readonly lowFirst: boolean;
  readonly rows: SlotRows;
};

/** The slot and nutrient with the greatest weighted standard deviation; null where all rows are alike. */
export function widestSplit(
  table: PenaltyTable,
  slots: readonly SlotRows[],
  node: SplittingNode,
): Split | null {
  let split: Split | null = null;
  let widest = LEAST_SPREAD;
  slots.forEach((rows, slot) => {
    const length = node.lengths[slot] ?? 0;
    for (let k = 0; k < table.width; k += 1) {
      const { mean, deviation } = spread(rows, node.rows[slot] ?? new Int32Array(0), { length, k });
      const bothSides = (table.lower[k] ?? 0) > -Infinity && (table.upper[k] ?? 0) < Infinity;
      const weighted = deviation * (table.slope[k] ?? 0) * (bothSides ? TWO_SIDED : 1);
      if (weighted <= widest) continue;
      widest = weighted;
      const least = rows.amounts[node.leastRowOf(slot) * table.width + k] ?? 0;
      split = { slot, k, mean, lowFirst: least <= mean, rows };
    }
  });
  return split;
}

function spread(
  { amounts, size }: SlotRows,
  list: Int32Array,
  { length, k }: { readonly length: number; readonly k: number },
): { readonly mean: number; readonly deviation: number } {
  const width = amounts.length / size;
  let sum = 0;
  let squares = 0;
  for (let index = 0; index < length; index += 1) {
    const amount = amounts[(list[index] ?? 0) * width + k] ?? 0;
    sum += amount;
    squares += amount * amount;
  }
  const mean = sum / length;
  const variance = squares / length - mean * mean;
  return { mean, deviation: variance > ROUNDING * mean * mean ? Math.sqrt(variance) : 0 };
}
