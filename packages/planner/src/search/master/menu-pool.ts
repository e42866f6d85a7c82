import { NumberIndex } from '../../number-index.ts';
import { penaltyOf } from '../pricing/penalty-table.ts';
import type { DayClass, WeekModel } from './week-model.ts';
import { kindPrices, type WeekPrices } from './week-prices.ts';

/** Menus for which there is room at first. */
const LEAST_MENUS = 512;

/**
 * The day menus found so far, numbered in order of arrival. A menu belongs to a class of days and has one row per slot of it;
 * its cost is the penalty of its totals plus the points of its rows. Menus are the columns of the master problem (Dantzig and
 * Wolfe 1960). Its columns grow by replacement, so they must be read anew after a menu was added.
 */
export class MenuPool {
  readonly slotCount: number;
  cost = new Float64Array(LEAST_MENUS);
  classOf = new Int32Array(LEAST_MENUS);
  /** Rows, dishes and kinds of all menus in sequence, `slotCount` entries each. */
  row: Int32Array;
  dish: Int32Array;
  kind: Int32Array;
  /** Whether any dish may be served more than once. */
  readonly dishesReturn: boolean;
  private readonly known = new NumberIndex();
  private readonly totals: Float64Array;

  constructor(readonly model: WeekModel) {
    this.slotCount = model.slotCount;
    this.row = new Int32Array(LEAST_MENUS * model.slotCount);
    this.dish = new Int32Array(LEAST_MENUS * model.slotCount);
    this.kind = new Int32Array(LEAST_MENUS * model.slotCount);
    this.dishesReturn = model.capacity.some((servings) => servings > 1);
    this.totals = new Float64Array(Math.max(0, ...model.classes.map(({ penalty }) => penalty.width)));
  }

  get size(): number {
    return this.known.size;
  }

  get menus(): readonly number[] {
    return Array.from({ length: this.size }, (_, menu) => menu);
  }

  /** The number of the class's menu with these rows (entries of `rows` from `from` on). Adds a menu that is new. */
  add(classIndex: number, rows: ArrayLike<number>, from = 0): number {
    const ofClass = this.model.classes[classIndex];
    if (ofClass === undefined) throw new RangeError(`There is no class ${classIndex}`);
    let key = 0;
    for (let slot = 0; slot < this.slotCount; slot += 1) {
      key = key * ((ofClass.slots[slot]?.size ?? 0) + 1) + (rows[from + slot] ?? 0);
    }
    key = key * this.model.classes.length + classIndex;
    const before = this.known.get(key);
    if (before >= 0) return before;
    if (this.size === this.cost.length) this.grow();
    const menu = this.known.add(key);
    this.classOf[menu] = classIndex;
    this.cost[menu] = this.costOf(ofClass, rows, from);
    for (let index = 0; index < this.slotCount; index += 1) {
      const slot = ofClass.slots[index];
      const row = rows[from + index] ?? 0;
      const at = menu * this.slotCount + index;
      this.row[at] = row;
      this.dish[at] = slot?.dish[row] ?? 0;
      this.kind[at] = slot?.kind[row] ?? 0;
    }
    return menu;
  }

  private grow(): void {
    this.cost = twice(this.cost, Float64Array);
    this.classOf = twice(this.classOf, Int32Array);
    this.row = twice(this.row, Int32Array);
    this.dish = twice(this.dish, Int32Array);
    this.kind = twice(this.kind, Int32Array);
  }

  rowsOf(menu: number): readonly number[] {
    return Array.from(this.row.subarray(menu * this.slotCount, (menu + 1) * this.slotCount));
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

function twice<Column extends Float64Array | Int32Array>(
  column: Column,
  Kind: new (length: number) => Column,
): Column {
  const larger = new Kind(2 * column.length);
  larger.set(column);
  return larger;
}
