import {
  type CookingMinutes,
  type MealTime,
  piecesToBuy,
  WEEKDAYS,
  type Weekday,
  weekday,
} from '@kkini/domain';
import type { Candidate } from '../model/candidate.ts';
import { homeFoodsIn } from '../model/home-food.ts';
import type { Visitor } from '../model/visitor.ts';

/** Points for the work a week gives its cook, in one table for the functions below and the laying of tables. */
export const WORK_POINTS = {
  /** Per minute of work, and of waiting, of a leading dish. */
  active: 0.2,
  waiting: 0.01,
  /** In addition, per minute of waiting beyond an hour at lunch or dinner: a long simmer, or soaking before cooking. */
  longWait: 0.04,
  /** Per minute that the longest pot of a weekday waits beyond 45; the weekend and the day for cooking ahead have time. */
  weekdayWait: 0.1,
  /** Per minute of a breakfast, work and waiting alike, and in addition per minute beyond a quick one. */
  breakfast: 0.04,
  slowBreakfast: 0.5,
  /** Per food that spoils within a week and gives the dish its character. */
  perishable: 1.5,
  /** Per meal of a dish eaten again on another day. */
  again: 0.5,
  /** Per cooking of a side, for one more pot; per minute of its work and of its waiting; per side from a store. */
  cooking: 1.2,
  sideActive: 0.1,
  sideWaiting: 0.004,
  store: 0.5,
  /** In addition, per minute of a side cooked in the morning. */
  morning: 0.1,
  /** Per spoiling food bought for sides alone, and per food that only one meal uses. */
  food: 0.6,
  loneFood: 2.5,
  /** Per piece, as shops sell it, of a spoiling food that is left at the end of the week. */
  leftPiece: 5,
  /**
   * Per further meal of a side on one day, and for the first meal beyond those people like of one side; the second
   * costs twice as much.
   */
  sameDay: 1.2,
  often: 2.4,
  /**
   * Per other kind of rice within four days, and per minute of each kind cooked on a day: nobody cooks two kinds of
   * rice on one day.
   */
  rice: 1,
  riceMinute: 0.6,
  /** Per place of a table that has no side. */
  bare: 1,
  /** Per minute of a day beyond the free ones, and in addition beyond `many` (`DAY_MINUTES`). */
  longDay: 0.16,
  tooLongDay: 0.3,
  /**
   * Per minute of a weekday beyond the minutes somebody has: for its leading dishes, three times as much beyond 15 %;
   * for the whole day.
   */
  beyondWanted: 0.3,
  beyondWantedDay: 1.2,
  /** Spared per fresh food of a dish that is in the week's basket. */
  inBasket: 1.2,
  /** Spared per food at home that has to be used up: by each leading dish with it, and by the first dish of a laid week. */
  atHome: 2,
  atHomeBeside: 8,
  /** Per minute of a dish whose work is unknown, such as a bought one. */
  unknown: 0.02,
} as const;

/** Longest quick breakfast, minutes. */
export const QUICK_BREAKFAST = 10;

/** Longest waiting of a lunch or dinner that is not long, and of one that fits a weekday, minutes. */
const LONG_WAIT = 60;
const FREE_WAIT = 45;

type Worked = Pick<Candidate, 'minutes' | 'cooking'>;

/** Points for the minutes of a leading dish at a meal time. */
export function minutePoints(mealTime: MealTime, { minutes, cooking }: Worked): number {
  const whole = minutes ?? 0;
  const slow =
    mealTime === 'breakfast' ? WORK_POINTS.slowBreakfast * Math.max(0, whole - QUICK_BREAKFAST) : 0;
  if (cooking === undefined)
    return (mealTime === 'breakfast' ? WORK_POINTS.breakfast : WORK_POINTS.unknown) * whole + slow;
  if (mealTime === 'breakfast') return WORK_POINTS.breakfast * whole + slow;
  const { activeMinutes, waitingMinutes } = cooking;
  const long = WORK_POINTS.longWait * Math.max(0, waitingMinutes - LONG_WAIT);
  return WORK_POINTS.active * activeMinutes + WORK_POINTS.waiting * waitingMinutes + long;
}

/** Points for the longest waiting of a day's leading dishes: a pot of two hours belongs to a Saturday. */
export function dayWaitPoints(waitingMinutes: number, kind: DayKind): number {
  return kind === 'weekday' ? WORK_POINTS.weekdayWait * Math.max(0, waitingMinutes - FREE_WAIT) : 0;
}

/** A day as the cook sees it: Monday to Friday, the weekend, or the day chosen for cooking ahead. */
export type DayKind = 'weekday' | 'weekend' | 'prep';

/** The kind of a date for somebody who cooks ahead on this day of the week, or on none. */
export function dayKindOf(date: string, prepDay: Weekday | null | undefined): DayKind {
  if (WEEKDAYS[weekday(date)] === prepDay) return 'prep';
  return [0, 6].includes(weekday(date)) ? 'weekend' : 'weekday';
}

/** Minutes of cooking that cost nothing on each kind of day, and those beyond which they cost more. */
export const DAY_MINUTES: Readonly<Record<DayKind, { readonly free: number; readonly many: number }>> = {
  weekday: { free: 30, many: 45 },
  weekend: { free: 60, many: 90 },
  prep: { free: 90, many: 120 },
};

/** Points for a day's minutes of work. A weekday costs nothing within the minutes somebody has for it. */
export function dayWorkPoints(minutes: number, kind: DayKind, wanted: CookingMinutes | null = null): number {
  if (kind === 'weekday' && wanted !== null)
    return WORK_POINTS.beyondWantedDay * Math.max(0, minutes - wanted);
  const { free, many } = DAY_MINUTES[kind];
  return (
    WORK_POINTS.longDay * Math.max(0, minutes - free) + WORK_POINTS.tooLongDay * Math.max(0, minutes - many)
  );
}

/** The points a dish is spared for its foods that are in the basket of the week. */
export function basketPoints(
  { perishables = [] }: Pick<Candidate, 'perishables'>,
  basket: ReadonlySet<string>,
): number {
  return WORK_POINTS.inBasket * perishables.filter((food) => basket.has(food)).length;
}

/** The points a dish is spared for the foods at home that it uses. */
export function atHomePoints(
  dish: Pick<Candidate, 'foods'>,
  { foodsAtHome }: Pick<Visitor, 'foodsAtHome'>,
): number {
  return WORK_POINTS.atHome * homeFoodsIn(dish, foodsAtHome).length;
}

/** The foods for which dishes are spared points. */
export type SparingFoods = {
  readonly basket: ReadonlySet<string>;
  readonly visitor: Pick<Visitor, 'foodsAtHome'>;
};

/** The points a dish is spared for its foods in the basket and at home. */
export function sparedPoints(
  dish: Pick<Candidate, 'perishables' | 'foods'>,
  { basket, visitor }: SparingFoods,
): number {
  return basketPoints(dish, basket) + atHomePoints(dish, visitor);
}

/** Points for the foods that have to be bought fresh for a leading dish. */
export function perishablePoints({ perishables }: Pick<Candidate, 'perishables'>): number {
  return WORK_POINTS.perishable * (perishables?.length ?? 0);
}

/** The least of a food that shops sell, a piece or a part of one, in the parts that `leftPoints` counts: whole numbers, so that sums are exact. */
export const PIECE = 1000;

/** Points for what is left of the pieces of a food when a week takes this many parts of one; 0 for food sold by weight. */
export function leftPoints(parts: number): number {
  if (parts === 0) return 0;
  const taken = parts / PIECE;
  return WORK_POINTS.leftPiece * Math.max(0, piecesToBuy(taken, WHOLE) - taken);
}

const WHOLE = { grams: 1, parts: 1 };

/**
 * Minutes to bring two servings of a pot to the boil: heating 600 g from 5 to 100 degrees takes 240 kJ, which is four
 * minutes on a 2 kW burner with half of its heat in the pot, and one minute more at 75 degrees or above (MFDS,
 * reheating leftovers).
 */
export const REHEATING_MINUTES = 5;

/** Points of a dish eaten again relative to one that is cooked: less work and no food to buy, but no variety. */
export function againPoints(
  mealTime: MealTime,
  dish: Worked & Pick<Candidate, 'perishables' | 'foods'>,
  foods: SparingFoods,
): number {
  const reheated = { minutes: REHEATING_MINUTES, cooking: { ...REHEATED } };
  return (
    WORK_POINTS.again +
    minutePoints(mealTime, reheated) -
    minutePoints(mealTime, dish) -
    perishablePoints(dish) +
    sparedPoints(dish, foods)
  );
}

const REHEATED = { activeMinutes: REHEATING_MINUTES, waitingMinutes: 0, keepDays: 0, freezes: false };
