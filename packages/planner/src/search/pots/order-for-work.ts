import { addDays, type CookingMinutes, MEAL_TIMES, type MealSlot, planDates, tasteOf } from '@kkini/domain';
import { groupsRepeatedOvernight } from '../../constraints/repetitions.ts';
import type { DayLocks } from '../../model/day-locks.ts';
import { workMinutes } from '../../preferences/weekday-minutes.ts';
import { type DayKind, dayKindOf, dayWaitPoints, dayWorkPoints } from '../../preferences/work-points.ts';
import type { WalledWeek } from '../pricing/within-walls.ts';

/** Median minutes a day beside its leading dishes, for rice and sides. */
const MINUTES_BESIDE = 20;
/** Points for each two dishes that taste alike on neighbouring days, such as two soybean paste stews: as for 37 minutes too many. */
const ALIKE_POINTS = 6;

/**
 * The same days in the order that puts the longest ones, and the pots that simmer longest, on days with time (the
 * weekend, and the day for cooking ahead), and similar dishes apart. The points of a week without kept meals do not depend on the order, except that weekdays with limited
 * cooking time stay weekdays. A pot is still eaten on the day after it is cooked, and the overnight rule still holds.
 */
export function orderForWork(week: WalledWeek, startDate: string): WalledWeek {
  const { grid, problem, certificate } = week;
  if (certificate.ladderStep > 0 || problem.kept !== null) return week;
  const dates = planDates(startDate);
  const kinds = dates.map((date) => dayKindOf(date, problem.visitor.prepDay));
  const order = new DayOrders(week, dates, kinds).best();
  const at = (day: number) => problem.locks[day] ?? {};
  const locks = order.map((day, place) => movedLocks(at(day), addDays(startDate, place - 1)));
  return {
    ...week,
    grid: order.map((day) => grid[day] ?? []),
    problem: problem.locks.length === 0 ? problem : { ...problem, locks },
  };
}

/** The fixed slots of a day moved to another date; leftovers are dated as cooked on the day before. */
function movedLocks(locks: DayLocks, dayBefore: string): DayLocks {
  const moved = MEAL_TIMES.flatMap((time): [string, MealSlot][] => {
    const slot = locks[time];
    if (slot === undefined) return [];
    return [[time, isAgain(slot) ? { ...slot, cookedOn: dayBefore } : slot]];
  });
  return Object.fromEntries(moved);
}

type AgainSlot = Extract<MealSlot, { readonly kind: 'recipe' }> & { readonly cookedOn: string };

function isAgain(slot: MealSlot | undefined): slot is AgainSlot {
  return slot?.kind === 'recipe' && slot.cookedOn !== undefined;
}

/** Tries every order of the days of a week. */
class DayOrders {
  private readonly minutes: readonly number[];
  /** By day, the longest waiting of a leading dish cooked on it. */
  private readonly waiting: readonly number[];
  /** By day, the day on which the dish it eats again is cooked; null for none. */
  private readonly cookedOn: readonly (number | null)[];
  private readonly placed: number[] = [];
  private least: number;
  private found: readonly number[];

  constructor(
    { grid, problem }: Pick<WalledWeek, 'grid' | 'problem'>,
    dates: readonly string[],
    private readonly kinds: readonly DayKind[],
  ) {
    const lockAt = (day: number, time: number) => problem.locks[day]?.[MEAL_TIMES[time] ?? 'dinner'];
    this.minutes = grid.map((meals, day) =>
      meals.reduce((sum, option, time) => {
        if (option === null || isAgain(lockAt(day, time))) return sum;
        return sum + workMinutes(option.candidate);
      }, MINUTES_BESIDE),
    );
    this.waiting = grid.map((meals, day) =>
      meals.reduce((longest, option, time) => {
        if (option === null || isAgain(lockAt(day, time))) return longest;
        return Math.max(longest, option.candidate.cooking?.waitingMinutes ?? 0);
      }, 0),
    );
    this.cookedOn = grid.map((_, day) => {
      const again = MEAL_TIMES.map((time) => problem.locks[day]?.[time]).find(isAgain);
      return again === undefined ? null : dates.indexOf(again.cookedOn);
    });
    const clash = grid.map((evening) =>
      grid.map((morning) => groupsRepeatedOvernight([evening, morning]) > 0),
    );
    this.mayFollow = (before, day) =>
      clash[before]?.[day] !== true && (this.cookedOn[day] === null || this.cookedOn[day] === before);
    this.wanted = problem.visitor.weekdayMinutes ?? null;
    this.isBusy = dates.map((_, day) => problem.busy[day] === true);
    this.alike = grid.map((before) => grid.map((after) => ALIKE_POINTS * alikeDishes(before, after)));
    this.found = [...grid.keys()];
    this.least = this.found.reduce((sum, day) => sum + this.pointsAt(day, day, day - 1), 0);
  }

  private readonly wanted: CookingMinutes | null;
  private readonly isBusy: readonly boolean[];
  private readonly mayFollow: (before: number, day: number) => boolean;
  /** By day and the day after it, points for their similar dishes. */
  private readonly alike: readonly (readonly number[])[];

  best(): readonly number[] {
    this.place(0);
    return this.found;
  }

  private place(points: number): void {
    const { placed, minutes } = this;
    if (points >= this.least) return;
    if (placed.length === minutes.length) {
      this.least = points;
      this.found = [...placed];
      return;
    }
    const before = placed.at(-1);
    for (const day of minutes.keys()) {
      const isFirst = before === undefined && this.cookedOn[day] === null;
      if (placed.includes(day) || this.isBusy[day] !== this.isBusy[placed.length]) continue;
      if (!(isFirst || (before !== undefined && this.mayFollow(before, day)))) continue;
      const more = this.pointsAt(day, placed.length, before);
      placed.push(day);
      this.place(points + more);
      placed.pop();
    }
  }

  private pointsAt(day: number, place: number, before: number | undefined): number {
    const kind = this.kinds[place] ?? 'weekday';
    return (
      dayWorkPoints(this.minutes[day] ?? 0, kind, this.wanted) +
      dayWaitPoints(this.waiting[day] ?? 0, kind) +
      (this.alike[before ?? -1]?.[day] ?? 0)
    );
  }
}

/** Number of pairs of dishes that taste alike on two days. A pot adds the same to every order. */
function alikeDishes(before: WalledWeek['grid'][number], after: WalledWeek['grid'][number]): number {
  const tastes = after.map(tasteOfMeal);
  return before.reduce((sum, meal) => {
    const taste = tasteOfMeal(meal);
    return taste === null ? sum : sum + tastes.filter((other) => other === taste).length;
  }, 0);
}

function tasteOfMeal(meal: WalledWeek['grid'][number][number] | undefined) {
  const family = meal?.candidate.family;
  return family === undefined ? null : tasteOf(family);
}
