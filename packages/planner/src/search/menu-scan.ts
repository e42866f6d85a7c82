import { STEEP_FACTOR } from '../preferences/range-penalty.ts';
import type { PricedMenus } from './priced-menus.ts';
import type { SlotRows, WeekModel } from './week-model.ts';

/** What is left of each slot: rows, and for each a part of a lower bound; the parts plus `base` bound a menu. */
export type MenuLists = {
  readonly rows: readonly Int32Array[];
  readonly lengths: Int32Array;
  readonly parts: readonly Float64Array[];
  readonly base: number;
};

/**
 * Looks at every menu of some short lists, slot by slot: a beginning whose bound exceeds tau is left at once, and the
 * penalty of a whole menu is summed only until it does.
 */
export class MenuScan {
  private readonly chosen: Int32Array;
  private readonly apart: Int32Array;
  private readonly totals: readonly Float64Array[];
  private readonly leastAfter: Float64Array;

  constructor(
    private readonly model: WeekModel,
    private readonly slots: readonly SlotRows[],
    private readonly priced: readonly Float64Array[],
  ) {
    this.chosen = new Int32Array(slots.length);
    this.apart = new Int32Array(slots.length);
    this.totals = Array.from({ length: slots.length + 1 }, () => new Float64Array(model.penalty.width));
    this.leastAfter = new Float64Array(slots.length + 1);
  }

  /** Adds every menu of the lists that costs at most tau to `found`. */
  run(lists: MenuLists, found: PricedMenus): void {
    for (let slot = this.slots.length - 1; slot >= 0; slot -= 1) {
      const length = lists.lengths[slot] ?? 0;
      let least = Infinity;
      for (let index = 0; index < length; index += 1)
        least = Math.min(least, lists.parts[slot]?.[index] ?? 0);
      this.leastAfter[slot] = least + (this.leastAfter[slot + 1] ?? 0);
    }
    this.extend(lists, found, { slot: 0, bound: lists.base, points: this.model.penalty.constant });
  }

  private extend(lists: MenuLists, found: PricedMenus, start: Beginning): void {
    const { slot } = start;
    const rows = this.slots[slot];
    const list = lists.rows[slot];
    const parts = lists.parts[slot];
    const priced = this.priced[slot];
    if (rows === undefined || list === undefined || parts === undefined || priced === undefined) return;
    const isLast = slot === this.slots.length - 1;
    const after = this.leastAfter[slot + 1] ?? 0;
    const length = lists.lengths[slot] ?? 0;
    for (let index = 0; index < length; index += 1) {
      const bound = start.bound + (parts[index] ?? 0);
      if (bound + after > found.tau) continue;
      const row = list[index] ?? 0;
      const apart = rows.apart[row] ?? 0;
      if (this.clashes(slot, apart)) continue;
      this.chosen[slot] = row;
      const points = start.points + (priced[row] ?? 0);
      if (isLast) {
        const cost = this.wholeCost(rows, { row, points, slot, tau: found.tau });
        if (cost <= found.tau) found.add(cost, this.chosen);
      } else {
        this.apart[slot] = apart;
        this.addAmounts(rows, row, slot);
        this.extend(lists, found, { slot: slot + 1, bound, points });
      }
    }
  }

  private clashes(slot: number, apart: number): boolean {
    for (let before = 0; before < slot; before += 1) if (this.apart[before] === apart) return true;
    return false;
  }

  private addAmounts(rows: SlotRows, row: number, slot: number): void {
    const before = this.totals[slot];
    const after = this.totals[slot + 1];
    if (before === undefined || after === undefined) return;
    for (let k = 0, at = row * after.length; k < after.length; k += 1, at += 1) {
      after[k] = (before[k] ?? 0) + (rows.amounts[at] ?? 0);
    }
  }

  /** Points of the menu whose last row is `row`; once they exceed tau, any number above it. */
  private wholeCost(rows: SlotRows, { row, points, slot, tau }: LastMeal): number {
    const { width, lower, upper, steepLower, steepUpper, slope } = this.model.penalty;
    const totals = this.totals[slot];
    let cost = points;
    if (totals === undefined) return cost;
    for (let k = 0, at = row * width; k < width && cost <= tau; k += 1, at += 1) {
      const total = (totals[k] ?? 0) + (rows.amounts[at] ?? 0);
      const above = total - (upper[k] ?? 0);
      const below = (lower[k] ?? 0) - total;
      const outside = above > 0 ? above : below;
      if (outside <= 0) continue;
      const steep = above > 0 ? total - (steepUpper[k] ?? 0) : (steepLower[k] ?? 0) - total;
      cost += (slope[k] ?? 0) * (steep > 0 ? outside + (STEEP_FACTOR - 1) * steep : outside);
    }
    return cost;
  }
}

type Beginning = { readonly slot: number; readonly bound: number; readonly points: number };
type LastMeal = {
  readonly row: number;
  readonly points: number;
  readonly slot: number;
  readonly tau: number;
};
