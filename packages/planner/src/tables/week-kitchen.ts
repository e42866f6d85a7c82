import { MEAL_TIMES, PLAN_DAYS } from '@kkini/domain';
import { dayWorkPoints, leftPoints, WORK_POINTS } from '../preferences/work-points.ts';
import type { TableProblem } from './table-problem.ts';

/** Most meals that one cooking serves. */
export const MOST_MEALS = 4;
/** Number of meals in a week. */
export const WEEK_SLOTS = PLAN_DAYS * MEAL_TIMES.length;
/** Meals of a week that may have the same side at no cost. */
const OFTEN = { side: 3, kimchi: 9 } as const;

/**
 * Points for eating a side at this number of meals of a week; each further meal costs more than the one before by the
 * same amount.
 */
export function oftenPoints(isKimchi: boolean, meals: number): number {
  const beyond = Math.max(0, meals - (isKimchi ? OFTEN.kimchi : OFTEN.side));
  return (WORK_POINTS.often * beyond * (beyond + 1)) / 2;
}

/**
 * The day of each meal of a week. Precomputed, because it is read for every proposal, where a division would double
 * the cost.
 */
const DAY_OF_SLOT = Uint8Array.from({ length: WEEK_SLOTS }, (_, slot) =>
  Math.floor(slot / MEAL_TIMES.length),
);
/** Bits that count the cookings of a side on one day. There are fewer than eight, because each serves several meals. */
const DAY_BITS = 3;

/** The days that cooking depends on, and whether the side is cooked ahead already. */
type CookDays = Pick<TableProblem, 'firstDay' | 'prepDay'> & { readonly isAhead: boolean };

/**
 * The cooking day of a side whose first meal is in a slot: the day for cooking ahead, if the side keeps from then on
 * and is not cooked ahead already; otherwise, for a breakfast, the evening before, if the side keeps and that evening
 * is not past; otherwise the day itself.
 */
export function cookDayOf(slot: number, keepDays: number, { firstDay, prepDay, isAhead }: CookDays): number {
  const day = DAY_OF_SLOT[slot] ?? 0;
  const isAfterPrep = !isAhead && prepDay >= 0 && slot > prepDay * MEAL_TIMES.length;
  if (isAfterPrep && day <= prepDay + keepDays) return prepDay;
  return slot % MEAL_TIMES.length === 0 && keepDays > 0 && day > firstDay ? day - 1 : day;
}

/** The cookings of sides in a week of tables: their points, the minutes of each day, and the foods bought for them. */
export class WeekKitchen {
  points = 0;
  /** By side, its meals by slot, and the slots with any as bits. */
  private readonly uses: Uint8Array;
  private readonly usedSlots: Int32Array;
  private readonly sidePoints: Float64Array;
  /** By side, its cookings with `DAY_BITS` for each day; and the minutes of each day. */
  private readonly cooked: Int32Array;
  private readonly minutes: Float64Array;
  private readonly workPoints: Float64Array;
  private readonly foodMeals: Int32Array;
  private readonly foodParts: Int32Array;
  private cookedNow = 0;

  constructor(private readonly problem: TableProblem) {
    const { sides, leadMinutes, leadMeals, leadParts } = problem;
    this.uses = new Uint8Array(sides.length * WEEK_SLOTS);
    this.usedSlots = new Int32Array(sides.length);
    this.sidePoints = new Float64Array(sides.length);
    this.cooked = new Int32Array(sides.length);
    this.minutes = Float64Array.from(leadMinutes);
    this.workPoints = new Float64Array(PLAN_DAYS);
    this.foodMeals = Int32Array.from(leadMeals);
    this.foodParts = Int32Array.from(leadParts);
    for (let day = 0; day < PLAN_DAYS; day += 1) this.weighDay(day);
    for (let food = 0; food < leadMeals.length; food += 1) this.points += this.foodPoints(food);
  }

  /** Adds or removes one meal of a side. */
  count(side: number, slot: number, change: 1 | -1): void {
    const priced = this.problem.sides[side];
    if (priced === undefined) return;
    const at = side * WEEK_SLOTS + slot;
    const meals = (this.uses[at] ?? 0) + change;
    this.uses[at] = meals;
    const others = (this.usedSlots[side] ?? 0) & ~(1 << slot);
    this.usedSlots[side] = meals === 0 ? others : others | (1 << slot);
    const points = this.pointsOf(side);
    this.points += points - (this.sidePoints[side] ?? 0);
    this.sidePoints[side] = points;
    if (!priced.isStored) this.moveWork(side, priced.minutes);
    const { foods, parts } = priced;
    for (let of = 0; of < foods.length; of += 1) {
      const food = foods[of] ?? -1;
      this.points -= this.foodPoints(food);
      this.foodMeals[food] = (this.foodMeals[food] ?? 0) + change;
      this.foodParts[food] = (this.foodParts[food] ?? 0) + change * (parts[of] ?? 0);
      this.points += this.foodPoints(food);
    }
  }

  private foodPoints(food: number): number {
    return foodPoints(this.problem, food, {
      meals: this.foodMeals[food] ?? 0,
      parts: this.foodParts[food] ?? 0,
    });
  }

  private moveWork(side: number, minutes: number): void {
    const before = this.cooked[side] ?? 0;
    const after = this.cookedNow;
    this.cooked[side] = after;
    for (let day = 0; before !== after && day < PLAN_DAYS; day += 1) {
      const more = cookingsOn(day, after) - cookingsOn(day, before);
      if (more === 0) continue;
      this.minutes[day] = (this.minutes[day] ?? 0) + more * minutes;
      this.weighDay(day);
    }
  }

  private weighDay(day: number): void {
    const { dayKinds, weekdayMinutes } = this.problem;
    const points = dayWorkPoints(this.minutes[day] ?? 0, dayKinds[day] ?? 'weekday', weekdayMinutes);
    this.points += points - (this.workPoints[day] ?? 0);
    this.workPoints[day] = points;
  }

  /** Points of cooking and eating a side over the week. Sets its cookings by day in `cookedNow`. */
  private pointsOf(side: number): number {
    const priced = this.problem.sides[side];
    this.cookedNow = 0;
    if (priced === undefined) return 0;
    const { keepDays, isStored, isKimchi } = priced;
    // Plain numbers, because this runs for every proposal and must not allocate.
    let cookings = 0;
    let left = 0;
    let until = -1;
    let points = 0;
    let all = 0;
    let today = -1;
    let isAhead = false;
    const { firstDay, prepDay } = this.problem;
    for (let slots = this.usedSlots[side] ?? 0; slots !== 0; slots &= slots - 1) {
      const slot = 31 - Math.clz32(slots & -slots);
      const meals = this.uses[side * WEEK_SLOTS + slot] ?? 0;
      const day = DAY_OF_SLOT[slot] ?? 0;
      all += meals;
      points += meals * priced.eating;
      if (!isKimchi) points += WORK_POINTS.sameDay * (meals - (day === today ? 0 : 1));
      today = day;
      if (isStored) cookings = 1;
      for (let meal = 0; meal < meals && !isStored; meal += 1) {
        if (left === 0 || day > until) {
          const cookDay = cookDayOf(slot, keepDays, { firstDay, prepDay, isAhead });
          isAhead ||= cookDay === prepDay;
          cookings += 1;
          this.cookedNow += 1 << (DAY_BITS * cookDay);
          left = MOST_MEALS;
          until = cookDay + keepDays;
          if (slot % MEAL_TIMES.length === 0 && cookDay === day)
            points += WORK_POINTS.morning * priced.minutes;
        }
        left -= 1;
      }
    }
    return points + cookings * priced.cooking + oftenPoints(isKimchi, all);
  }
}

/**
 * Points of a fresh food bought for sides alone, for one meal alone, and for what is left of its pieces, of which `parts` are
 * used. A food at home spares points at its first meal.
 */
export function foodPoints(
  problem: Pick<TableProblem, 'atHome' | 'leadMeals' | 'loneFood'>,
  food: number,
  { meals, parts }: { readonly meals: number; readonly parts: number },
): number {
  if (meals === 0) return 0;
  if (problem.atHome[food] === 1) return -WORK_POINTS.atHomeBeside;
  const isExtra = (problem.leadMeals[food] ?? 0) === 0;
  return (isExtra ? WORK_POINTS.food : 0) + (meals === 1 ? problem.loneFood : 0) + leftPoints(parts);
}

function cookingsOn(day: number, cookings: number): number {
  return (cookings >> (DAY_BITS * day)) & ((1 << DAY_BITS) - 1);
}
