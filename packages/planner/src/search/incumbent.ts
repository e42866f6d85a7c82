import { type DayGroups, orderDays } from './day-order.ts';
import type { MenuPool } from './menu-pool.ts';
import type { WeekChoice } from './week-choice.ts';
import { classOfDay } from './week-model.ts';

/** Relative difference below which two objectives count as equal. */
export const TOLERANCE = 1e-7;

/** The best week found so far: its points, infinite before the first, and its menus in the order of the days. */
export class Incumbent {
  objective = Infinity;
  menus: readonly number[] = [];

  private readonly places: Int32Array;

  constructor(private readonly pool: MenuPool) {
    this.places = classOfDay(pool.model);
  }

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
      { places: this.places, overnight: this.pool.model.overnight },
    );
    if (order === null) return false;
    this.objective = points;
    this.menus = order.map((position) => choice.menus[position] ?? 0);
    return true;
  }

  private groupsOf(menu: number): DayGroups {
    const rows = this.pool.rowsOf(menu);
    const place = this.pool.classOf[menu] ?? 0;
    const { slots, morning, evening } = this.pool.model.classes[place] ?? NO_CLASS;
    const groups = rows.map((row, slot) => slots[slot]?.group[row] ?? -1);
    return {
      place,
      groups,
      kinds: rows.map((row, slot) => slots[slot]?.kind[row] ?? -1),
      morning: morning === null ? null : (groups[morning] ?? null),
      evening: evening === null ? null : (groups[evening] ?? null),
    };
  }
}

const NO_CLASS = { slots: [], morning: null, evening: null } as const;
