import { smallestSet } from './smallest.ts';

/**
 * Menus found by a pricing round, at most `2 * capacity`. Beyond that the cheapest `capacity` stay and the threshold falls to
 * the most expensive of them. Memory stays bounded, and the list still holds every menu below `tau`.
 */
export class PricedMenus {
  count = 0;
  private readonly costs: Float64Array;
  private readonly rows: Int32Array;

  constructor(
    private readonly slotCount: number,
    private readonly capacity: number,
    public tau: number,
  ) {
    this.costs = new Float64Array(2 * capacity);
    this.rows = new Int32Array(2 * capacity * slotCount);
  }

  /** Keeps a menu of this priced cost; `rows` holds one row per slot. */
  add(cost: number, rows: Int32Array): void {
    if (this.count === 2 * this.capacity) this.keepCheapest();
    if (cost > this.tau) return;
    this.costs[this.count] = cost;
    for (let slot = 0; slot < this.slotCount; slot += 1) {
      this.rows[this.count * this.slotCount + slot] = rows[slot] ?? 0;
    }
    this.count += 1;
  }

  /** Calls `visit` for every menu that costs at most tau, with the array of rows and the start of the menu in it. */
  forEach(visit: (rows: Int32Array, from: number) => void): void {
    for (let menu = 0; menu < this.count; menu += 1) {
      if ((this.costs[menu] ?? 0) <= this.tau) visit(this.rows, menu * this.slotCount);
    }
  }

  private keepCheapest(): void {
    const kept = smallestSet(this.costs.subarray(0, this.count), this.capacity);
    this.tau = kept.reduce((most, menu) => Math.max(most, this.costs[menu] ?? 0), -Infinity);
    kept.sort().forEach((menu, place) => {
      this.costs[place] = this.costs[menu] ?? 0;
      this.rows.copyWithin(place * this.slotCount, menu * this.slotCount, (menu + 1) * this.slotCount);
    });
    this.count = this.capacity;
  }
}
