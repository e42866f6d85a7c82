import type { MenuPool } from './master/menu-pool.ts';

/** Menus chosen for some days, with the days left, servings and uses. */
export class WeekChoice {
  readonly menus: number[] = [];
  readonly servings: Int32Array;
  readonly uses: Int32Array;
  /** Days of each class without a menu. */
  readonly left: Int32Array;

  constructor(readonly pool: MenuPool) {
    this.servings = new Int32Array(pool.model.dishCount);
    this.uses = new Int32Array(pool.model.counters.length);
    this.left = Int32Array.from(pool.model.classes, ({ days }) => days.length);
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

  /** Whether this menu can be chosen once more: a day is free, and capacities and hard counters hold. */
  fits(menu: number): boolean {
    const { counters, capacity } = this.pool.model;
    if ((this.left[this.pool.classOf[menu] ?? 0] ?? 0) === 0) return false;
    this.account(menu, 1);
    let fits = true;
    this.eachMeal(menu, (dish, used) => {
      fits &&= (this.servings[dish] ?? 0) <= (capacity[dish] ?? 0);
      for (const index of used) {
        const counter = counters[index];
        if (counter?.points === Infinity)
          fits &&= counter.sign * ((this.uses[index] ?? 0) - counter.bound) <= 0;
      }
    });
    this.account(menu, -1);
    return fits;
  }

  /** Points of the chosen menus: their costs, the counters and the repeated dishes. */
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

  private account(menu: number, change: 1 | -1): void {
    const ofClass = this.pool.classOf[menu] ?? 0;
    this.left[ofClass] = (this.left[ofClass] ?? 0) - change;
    this.eachMeal(menu, (dish, used) => {
      this.servings[dish] = (this.servings[dish] ?? 0) + change;
      for (const index of used) this.uses[index] = (this.uses[index] ?? 0) + change;
    });
  }

  /** Visits the meals of a menu, without its empty slots. */
  private eachMeal(menu: number, visit: (dish: number, counters: Int32Array) => void): void {
    const { pool } = this;
    for (let at = menu * pool.slotCount; at < (menu + 1) * pool.slotCount; at += 1) {
      const dish = pool.dish[at] ?? -1;
      if (dish >= 0) visit(dish, pool.model.countersOfKind[pool.kind[at] ?? 0] ?? NONE);
    }
  }
}

const NONE = new Int32Array(0);
