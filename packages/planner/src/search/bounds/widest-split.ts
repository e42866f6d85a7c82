import type { SlotRows } from '../master/week-model.ts';
import type { PenaltyTable } from '../pricing/penalty-table.ts';
import type { SplittingNode } from './splitting-node.ts';

/** Weight of a nutrient's spread with bounds on both sides, relative to one bound. */
const TWO_SIDED = 1.6;
/** Variance below this share of a squared mean is rounding, which no split reduces. */
const ROUNDING = 1e-12;
/** Rows closer than this are equal: a split at their mean is not reliable. */
const LEAST_SPREAD = 1e-6;

/** Where to split a node: rows at most `mean` and rows above it in nutrient `k` of a slot. */
export type Split = {
  readonly slot: number;
  readonly k: number;
  readonly mean: number;
  /** Whether the row of least bound is in the low half. */
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
