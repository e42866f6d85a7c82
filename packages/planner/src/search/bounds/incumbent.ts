import type { MenuPool } from '../master/menu-pool.ts';
import { classOfDay } from '../master/week-model.ts';
import { type DayGroups, orderDays } from '../pricing/day-order.ts';
import type { WeekChoice } from '../week-choice.ts';

/** Relative difference below which two objectives count as equal. */
export const TOLERANCE = 1e-7;

/** The main group of the first or last planned meal of a day, for days with the same place. */
export type DayEnd = {
  readonly at: 'morning' | 'evening';
  readonly place: number;
  readonly group: number;
};

/** An evening and the next morning that share a main group. */
export type Meeting = { readonly evening: DayEnd; readonly morning: DayEnd };

/** The best week found so far: its points, infinite before the first, and its menus in the order of the days. */
export class Incumbent {
  objective = Infinity;
  menus: readonly number[] = [];

  private readonly places: Int32Array;

  constructor(private readonly pool: MenuPool) {
    this.places = classOfDay(pool.model);
  }

  /** Whether a week that costs at least `bound` cannot be cheaper than the incumbent. */
  isNoWorseThan(bound: number): boolean {
    return bound >= this.objective - TOLERANCE * Math.abs(this.objective);
  }

  /** Replaces the incumbent by a complete choice that is cheaper and has a valid order. False where it has none. */
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

  /** A main group that two neighbouring days with fixed places share overnight; null where there is none. */
  meetingIn(choice: WeekChoice): Meeting | null {
    const { classes, days } = this.pool.model;
    const ofDay = Array.from(this.places, (place) =>
      classes[place]?.days.length === 1
        ? choice.menus.find((menu) => this.pool.classOf[menu] === place)
        : undefined,
    );
    for (let day = 1; day < days; day += 1) {
      const [before, after] = [ofDay[day - 1], ofDay[day]];
      if (before === undefined || after === undefined) continue;
      const [from, to] = [this.groupsOf(before), this.groupsOf(after)];
      if (from.evening === null || from.evening !== to.morning) continue;
      return {
        evening: { at: 'evening', place: from.place, group: from.evening },
        morning: { at: 'morning', place: to.place, group: from.evening },
      };
    }
    return null;
  }

  /** Whether a menu of the place starts or ends with the group. */
  ends(menu: number, { at, place, group }: DayEnd): boolean {
    if (this.pool.classOf[menu] !== place) return false;
    const slot = this.pool.model.classes[place]?.[at] ?? null;
    if (slot === null) return false;
    const row = this.pool.rowsOf(menu)[slot] ?? -1;
    return this.pool.model.classes[place]?.slots[slot]?.group[row] === group;
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
