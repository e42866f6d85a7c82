import { penaltyOf } from '../pricing/penalty-table.ts';
import type { DayClass, WeekModel } from './week-model.ts';
import { kindPrices, type WeekPrices } from './week-prices.ts';

/**
 * The day menus found so far, numbered in order of arrival. A menu belongs to a class of days and has one row per slot of it;
 * its cost is the penalty of its totals plus the points of its rows. Menus are the columns of the master problem (Dantzig and
 * Wolfe 1960).
 */
export class MenuPool {
  readonly slotCount: number;
  readonly cost: number[] = [];
  readonly classOf: number[] = [];
  /** Rows, dishes and kinds of all menus in sequence, `slotCount` entries each. */
  readonly row: number[] = [];
  readonly dish: number[] = [];
  readonly kind: number[] = [];
  /** Whether any dish may be served more than once. */
  readonly dishesReturn: boolean;
  private readonly known: readonly Map<number, number>[];
  private readonly totals: Float64Array;

  constructor(readonly model: WeekModel) {
    this.slotCount = model.slotCount;
    this.dishesReturn = model.capacity.some((servings) => servings > 1);
    this.known = model.classes.map(() => new Map());
    this.totals = new Float64Array(Math.max(0, ...model.classes.map(({ penalty }) => penalty.width)));
  }

  get size(): number {
    return this.cost.length;
  }

  /** The number of the class's menu with these rows (entries of `rows` from `from` on). Adds a menu that is new. */
  add(classIndex: number, rows: ArrayLike<number>, from = 0): number {
    const ofClass = this.model.classes[classIndex];
    const known = this.known[classIndex];
    if (ofClass === undefined || known === undefined) throw new RangeError(`There is no class ${classIndex}`);
    let key = 0;
    for (let slot = 0; slot < this.slotCount; slot += 1) {
      key = key * ((ofClass.slots[slot]?.size ?? 0) + 1) + (rows[from + slot] ?? 0);
    }
    const before = known.get(key);
    if (before !== undefined) return before;
    const menu = this.size;
    known.set(key, menu);
    this.classOf.push(classIndex);
    this.cost.push(this.costOf(ofClass, rows, from));
    ofClass.slots.forEach((slot, index) => {
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

  private costOf({ slots, penalty }: DayClass, rows: ArrayLike<number>, from: number): number {
    const { totals } = this;
    const { width } = penalty;
    totals.fill(0);
    let cost = 0;
    for (let index = 0; index < slots.length; index += 1) {
      const slot = slots[index];
      const row = rows[from + index] ?? 0;
      cost += slot?.cost[row] ?? 0;
      for (let k = 0; k < width; k += 1) {
        totals[k] = (totals[k] ?? 0) + (slot?.amounts[row * width + k] ?? 0);
      }
    }
    return cost + penaltyOf(penalty, totals);
  }
}
