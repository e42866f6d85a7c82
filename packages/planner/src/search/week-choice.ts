import type { MenuPool } from './menu-pool.ts';

/** Menus chosen for some days, with the servings and uses that tell what still fits. */
export class WeekChoice {
  readonly menus: number[] = [];
  readonly servings: Int32Array;
  readonly uses: Int32Array;

  constructor(readonly pool: MenuPool) {
    this.servings = new Int32Array(pool.model.dishCount);
    this.uses = new Int32Array(pool.model.counters.length);
  }

  get daysLeft(): number {
    return this.pool.model.days - this.menus.length;
  }

  push(menu: number): void {
    this.menus.push(menu);
    this.account(menu, 1);
  }

  pop(): void {
    const menu = this.menus.pop();
    if (menu !== undefined) this.account(menu, -1);
  }

  /** Whether one more of this menu keeps the dishes' copies and the hard counters. */
  fits(menu: number): boolean {
    const { counters, copies } = this.pool.model;
    this.account(menu, 1);
    let fits = true;
    this.eachMeal(menu, (dish, used) => {
      fits &&= (this.servings[dish] ?? 0) <= copies;
      for (const index of used) {
        const counter = counters[index];
        if (counter?.points === Infinity)
          fits &&= counter.sign * ((this.uses[index] ?? 0) - counter.bound) <= 0;
      }
    });
    this.account(menu, -1);
    return fits;
  }

  /** Points of the chosen menus: their costs, the counters and the returning dishes. */
  points(): number {
    const { counters, returnPoints } = this.pool.model;
    let points = 0;
    for (const menu of this.menus) points += this.pool.cost[menu] ?? 0;
    counters.forEach(({ sign, bound, points: each }, index) => {
      const outside = sign * ((this.uses[index] ?? 0) - bound);
      if (outside > 0) points += each * outside;
    });
    for (const servings of this.servings) if (servings > 1) points += returnPoints * (servings - 1);
    return points;
  }

  private account(menu: number, change: number): void {
    this.eachMeal(menu, (dish, used) => {
      this.servings[dish] = (this.servings[dish] ?? 0) + change;
      for (const index of used) this.uses[index] = (this.uses[index] ?? 0) + change;
    });
  }

  private eachMeal(menu: number, visit: (dish: number, counters: Int32Array) => void): void {
    const { pool } = this;
    for (let at = menu * pool.slotCount; at < (menu + 1) * pool.slotCount; at += 1) {
      visit(pool.dish[at] ?? 0, pool.model.countersOfKind[pool.kind[at] ?? 0] ?? NONE);
    }
  }
}

const NONE = new Int32Array(0);
