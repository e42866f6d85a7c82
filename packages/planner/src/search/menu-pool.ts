import { penaltyOf } from './penalty-table.ts';
import type { SlotRows, WeekModel } from './week-model.ts';
import { kindPrices, type WeekPrices } from './week-prices.ts';

/**
 * The day menus found so far, numbered as they come. A menu is one row per slot; its cost is the penalty of its totals
 * plus the rows' own points. Menus are the columns of the master problem (Dantzig and Wolfe 1960).
 */
export class MenuPool {
  readonly slotCount: number;
  readonly cost: number[] = [];
  /** Rows, dishes and kinds of all menus one after another, `slotCount` entries each. */
  readonly row: number[] = [];
  readonly dish: number[] = [];
  readonly kind: number[] = [];
  private readonly known = new Map<number, number>();
  private readonly totals: Float64Array;

  constructor(
    readonly model: WeekModel,
    readonly slots: readonly SlotRows[],
  ) {
    this.slotCount = slots.length;
    this.totals = new Float64Array(model.penalty.width);
  }

  get size(): number {
    return this.cost.length;
  }

  /** The number of the menu with these rows (entries of `rows` from `from` on), which joins the pool if it is new. */
  add(rows: ArrayLike<number>, from = 0): number {
    let key = 0;
    for (let slot = 0; slot < this.slotCount; slot += 1) {
      key = key * ((this.slots[slot]?.size ?? 0) + 1) + (rows[from + slot] ?? 0);
    }
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const menu = this.size;
    this.known.set(key, menu);
    this.cost.push(this.costOf(rows, from));
    this.slots.forEach((slot, index) => {
      const row = rows[from + index] ?? 0;
      this.row.push(row);
      this.dish.push(slot.dish[row] ?? 0);
      this.kind.push(slot.kind[row] ?? 0);
    });
    return menu;
  }

  rowsOf(menu: number): readonly number[] {
    return this.row.slice(menu * this.slotCount, (menu + 1) * this.slotCount);
  }

  /** Priced cost rho of every menu. */
  priced(prices: WeekPrices): Float64Array {
    const kinds = kindPrices(this.model, prices.counter);
    const priced = new Float64Array(this.size);
    for (let menu = 0, at = 0; menu < priced.length; menu += 1) {
      let cost = this.cost[menu] ?? 0;
      for (let slot = 0; slot < this.slotCount; slot += 1, at += 1) {
        cost += (prices.dish[this.dish[at] ?? 0] ?? 0) + (kinds[this.kind[at] ?? 0] ?? 0);
      }
      priced[menu] = cost;
    }
    return priced;
  }

  private costOf(rows: ArrayLike<number>, from: number): number {
    const width = this.totals.length;
    this.totals.fill(0);
    let cost = 0;
    this.slots.forEach((slot, index) => {
      const row = rows[from + index] ?? 0;
      cost += slot.cost[row] ?? 0;
      for (let k = 0; k < width; k += 1) {
        this.totals[k] = (this.totals[k] ?? 0) + (slot.amounts[row * width + k] ?? 0);
      }
    });
    return cost + penaltyOf(this.model.penalty, this.totals);
  }
}
