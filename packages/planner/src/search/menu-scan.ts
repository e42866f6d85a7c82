import { STEEP_FACTOR } from '../preferences/range-penalty.ts';
import type { PricedMenus } from './priced-menus.ts';
import { smallestIndices } from './smallest.ts';
import type { DayClass, SlotRows } from './week-model.ts';

/** What is left of each slot: rows, and for each a part of a lower bound at q; the parts plus `base` bound a menu. */
export type MenuLists = {
  readonly rows: readonly Int32Array[];
  readonly lengths: Int32Array;
  readonly parts: readonly Float64Array[];
  readonly base: number;
  readonly q: Float64Array;
};

/**
 * Looks at every menu of some short lists, slot by slot, each list by rising part of the bound: where a beginning exceeds
 * tau, so do those behind it. The penalty of a whole menu is summed only until it exceeds tau, the terms of the greatest
 * multipliers first, since these are in most danger.
 */
export class MenuScan {
  private readonly slots: readonly SlotRows[];
  private readonly chosen: Int32Array;
  private readonly apart: Int32Array;
  private readonly totals: readonly Float64Array[];
  private readonly leastAfter: Float64Array;
  private terms: Int32Array = new Int32Array(0);

  constructor(
    private readonly ofClass: DayClass,
    private readonly priced: readonly Float64Array[],
  ) {
    const { slots, penalty } = ofClass;
    this.slots = slots;
    this.chosen = new Int32Array(slots.length);
    this.apart = new Int32Array(slots.length);
    this.totals = Array.from({ length: slots.length + 1 }, () => new Float64Array(penalty.width));
    this.leastAfter = new Float64Array(slots.length + 1);
  }

  /** Adds every menu of the lists that costs at most tau to `found`. */
  run(given: MenuLists, found: PricedMenus): void {
    const lists = inOrder(given);
    this.terms = smallestIndices(
      given.q.map((multiplier) => -Math.abs(multiplier)),
      given.q.length,
    );
    for (let slot = this.slots.length - 1; slot >= 0; slot -= 1) {
      const length = lists.lengths[slot] ?? 0;
      let least = Infinity;
      for (let index = 0; index < length; index += 1)
        least = Math.min(least, lists.parts[slot]?.[index] ?? 0);
      this.leastAfter[slot] = least + (this.leastAfter[slot + 1] ?? 0);
    }
    this.extend(lists, found, { slot: 0, bound: lists.base, points: this.ofClass.penalty.constant });
  }

  private extend(lists: MenuLists, found: PricedMenus, start: Beginning): void {
    const { slot } = start;
    const rows = this.slots[slot];
    const list = lists.rows[slot];
    const parts = lists.parts[slot];
    const priced = this.priced[slot];
    if (rows === undefined || list === undefined || parts === undefined || priced === undefined) return;
    if (slot === this.slots.length - 1) {
      this.finish(found, start, { rows, list, parts, priced, length: lists.lengths[slot] ?? 0 });
      return;
    }
    const after = this.leastAfter[slot + 1] ?? 0;
    const length = lists.lengths[slot] ?? 0;
    for (let index = 0; index < length; index += 1) {
      const bound = start.bound + (parts[index] ?? 0);
      if (bound + after > found.tau) return;
      const row = list[index] ?? 0;
      const apart = rows.apart[row] ?? 0;
      if (this.clashes(slot, apart)) continue;
      this.chosen[slot] = row;
      this.apart[slot] = apart;
      this.addAmounts(rows, row, slot);
      this.extend(lists, found, { slot: slot + 1, bound, points: start.points + (priced[row] ?? 0) });
    }
  }

  /** The last slot: sums the penalty of each whole menu until it exceeds tau. */
  private finish(found: PricedMenus, { slot, bound, points }: Beginning, last: LastSlot): void {
    const { rows, list, parts, priced, length } = last;
    const { width, lower, upper, steepLower, steepUpper, slope } = this.ofClass.penalty;
    const { apart, amounts } = rows;
    const { terms } = this;
    const totals = this.totals[slot];
    if (totals === undefined) return;
    for (let index = 0; index < length; index += 1) {
      if (bound + (parts[index] ?? 0) > found.tau) return;
      const row = list[index] ?? 0;
      if (this.clashes(slot, apart[row] ?? 0)) continue;
      let cost = points + (priced[row] ?? 0);
      for (let term = 0, at = row * width; term < width && cost <= found.tau; term += 1) {
        const k = terms[term] ?? 0;
        const total = (totals[k] ?? 0) + (amounts[at + k] ?? 0);
        const above = total - (upper[k] ?? 0);
        const below = (lower[k] ?? 0) - total;
        if (above > 0) {
          const steep = total - (steepUpper[k] ?? 0);
          cost += (slope[k] ?? 0) * (steep > 0 ? above + (STEEP_FACTOR - 1) * steep : above);
        } else if (below > 0) {
          const steep = (steepLower[k] ?? 0) - total;
          cost += (slope[k] ?? 0) * (steep > 0 ? below + (STEEP_FACTOR - 1) * steep : below);
        }
      }
      if (cost > found.tau) continue;
      this.chosen[slot] = row;
      found.add(cost, this.chosen);
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
}

/** The lists by rising part. */
function inOrder(lists: MenuLists): MenuLists {
  const orders = lists.parts.map((parts, slot) => {
    const length = lists.lengths[slot] ?? 0;
    return smallestIndices(parts.subarray(0, length), length);
  });
  return {
    lengths: lists.lengths,
    base: lists.base,
    q: lists.q,
    rows: orders.map((order, slot) => order.map((index) => lists.rows[slot]?.[index] ?? 0)),
    parts: orders.map((order, slot) => Float64Array.from(order, (index) => lists.parts[slot]?.[index] ?? 0)),
  };
}

type Beginning = { readonly slot: number; readonly bound: number; readonly points: number };
type LastSlot = {
  readonly rows: SlotRows;
  readonly list: Int32Array;
  readonly parts: Float64Array;
  readonly priced: Float64Array;
  readonly length: number;
};
