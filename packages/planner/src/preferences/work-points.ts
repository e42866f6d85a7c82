import { type CookingMinutes, type MealTime, WEEKDAYS, type Weekday, weekday } from '@kkini/domain';
import type { Candidate } from '../model/candidate.ts';
import { homeFoodsIn } from '../model/home-food.ts';
import type { Visitor } from '../model/visitor.ts';

/** Points of what a week asks of its cook, all in one table; the functions below and the laying of tables use them. */
export const WORK_POINTS = {
  /** A minute of work, and one of waiting, of a leading dish. */
  active: 0.2,
  waiting: 0.01,
  /** A minute, of work or waiting, of a breakfast, and each beyond those of a quick one. */
  breakfast: 0.04,
  slowBreakfast: 0.5,
  /** A food that spoils within a week and gives the dish its character. */
  perishable: 1.5,
  /** A dish once more on another day. */
  again: 0.5,
  /** A cooking of a side, the bother of another pot, and its minutes; a side from a store. */
  cooking: 1.2,
  sideActive: 0.1,
  sideWaiting: 0.004,
  store: 0.5,
  /** A minute of a side cooked in the morning. */
  morning: 0.1,
  /** A food that spoils bought for sides alone, and one that only one meal has. */
  food: 0.6,
  loneFood: 2.5,
  /** A side at a second meal of a day, and the first meal beyond those people like of one side; the second costs twice as much. */
  sameDay: 1.2,
  often: 2.4,
  /** Another kind of rice within four days, and a minute of each kind a day has: nobody cooks two kinds of rice on a day. */
  rice: 1,
  riceMinute: 0.3,
  /** A place of a table without a side. */
  bare: 1,
  /** A minute of a day beyond what leaves time for others, and beyond what a day has. */
  longDay: 0.16,
  tooLongDay: 0.3,
  /** A minute of a weekday beyond those somebody has: of its leading dishes, three times as much beyond 15 %; of the whole day. */
  beyondWanted: 0.3,
  beyondWantedDay: 1.2,
  /** What of these is spared for a food the week is cooked around. */
  inBasket: 1.2,
  /** What is spared for a food at home that has to be used up: by each leading dish of it, and by the first dish of a laid week. */
  atHome: 2,
  atHomeBeside: 8,
  /** A minute of a dish whose work is not known, such as one to be bought. */
  unknown: 0.02,
} as const;

/** Minutes of a quick breakfast. */
export const QUICK_BREAKFAST = 10;

type Worked = Pick<Candidate, 'minutes' | 'cooking'>;

/** Points of the minutes of a leading dish at a meal time. */
export function minutePoints(mealTime: MealTime, { minutes, cooking }: Worked): number {
  const whole = minutes ?? 0;
  const slow =
    mealTime === 'breakfast' ? WORK_POINTS.slowBreakfast * Math.max(0, whole - QUICK_BREAKFAST) : 0;
  if (cooking === undefined)
    return (mealTime === 'breakfast' ? WORK_POINTS.breakfast : WORK_POINTS.unknown) * whole + slow;
  if (mealTime === 'breakfast') return WORK_POINTS.breakfast * whole + slow;
  return WORK_POINTS.active * cooking.activeMinutes + WORK_POINTS.waiting * cooking.waitingMinutes;
}

/** What kind of day it is to the cook: from Monday to Friday, of the weekend, or the one chosen for cooking ahead. */
export type DayKind = 'weekday' | 'weekend' | 'prep';

/** What a date is to a cook who cooks ahead on a day of the week, or on none. */
export function dayKindOf(date: string, prepDay: Weekday | null | undefined): DayKind {
  if (WEEKDAYS[weekday(date)] === prepDay) return 'prep';
  return [0, 6].includes(weekday(date)) ? 'weekend' : 'weekday';
}

/** Minutes of cooking of each kind of day that cost nothing, and that are many. */
const DAY_MINUTES: Readonly<Record<DayKind, { readonly free: number; readonly many: number }>> = {
  weekday: { free: 30, many: 45 },
  weekend: { free: 60, many: 90 },
  prep: { free: 90, many: 120 },
};

/** Points of the minutes of work of a day; a weekday costs nothing within the minutes somebody has for it. */
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

/** The points a dish is spared for what it is made of that is at home. */
export function atHomePoints(
  dish: Pick<Candidate, 'foods'>,
  { foodsAtHome }: Pick<Visitor, 'foodsAtHome'>,
): number {
  return WORK_POINTS.atHome * homeFoodsIn(dish, foodsAtHome).length;
}

/** What the foods of a week spare. */
export type SparingFoods = {
  readonly basket: ReadonlySet<string>;
  readonly visitor: Pick<Visitor, 'foodsAtHome'>;
};

/** The points a dish is spared for its foods of the basket and at home. */
export function sparedPoints(
  dish: Pick<Candidate, 'perishables' | 'foods'>,
  { basket, visitor }: SparingFoods,
): number {
  return basketPoints(dish, basket) + atHomePoints(dish, visitor);
}

/** Points of the foods that have to be bought fresh for a leading dish. */
export function perishablePoints({ perishables }: Pick<Candidate, 'perishables'>): number {
  return WORK_POINTS.perishable * (perishables?.length ?? 0);
}

/**
 * Minutes of bringing two servings of a pot to the boil: 600 g from 5 to 100 degrees take 240 kJ, four minutes of a 2 kW
 * burner that gives half to the pot, and one minute more at 75 degrees or above (MFDS, cooking again what is left over).
 */
export const REHEATING_MINUTES = 5;

/** What a dish that was cooked for an earlier meal costs beside one that is cooked: less work and no food, but no variety. */
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
