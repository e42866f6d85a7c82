import { orderDays } from './day-order.ts';
import type { MenuPool } from './menu-pool.ts';
import type { WeekChoice } from './week-choice.ts';

/** Relative difference below which two objectives count as equal. */
export const TOLERANCE = 1e-7;

/** The best week found so far: its points, infinite before the first, and its menus in the order of the days. */
export class Incumbent {
  objective = Infinity;
  menus: readonly number[] = [];

  constructor(private readonly pool: MenuPool) {}

  /** Whether something that costs at least `bound` cannot be cheaper than the week in hand. */
  isNoWorseThan(bound: number): boolean {
    return bound >= this.objective - TOLERANCE * Math.abs(this.objective);
  }

  /** Takes a full choice over if it is cheaper and its days have an order; false where they have none. */
  offer(choice: WeekChoice): boolean {
    if (choice.menus.length !== this.pool.model.days) return false;
    const points = choice.points();
    if (points >= this.objective) return true;
    const order = orderDays(
      choice.menus.map((menu) => this.groupsOf(menu)),
      this.pool.model.overnight,
    );
    if (order === null) return false;
    this.objective = points;
    this.menus = order.map((position) => choice.menus[position] ?? 0);
    return true;
  }

  private groupsOf(menu: number) {
    const rows = this.pool.rowsOf(menu);
    return {
      groups: rows.map((row, slot) => this.pool.slots[slot]?.group[row] ?? 0),
      kinds: rows.map((row, slot) => this.pool.slots[slot]?.kind[row] ?? 0),
    };
  }
}
