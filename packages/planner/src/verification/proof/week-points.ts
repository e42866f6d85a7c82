import { DISH_FAMILIES, type DishFamily, MEAL_TIMES, type MealTime } from '@kkini/domain';
import type { Range } from '../../model/limit-row.ts';
import { askedChoice, stylePoints } from '../asked-choice.ts';
import type { CheckedPlan } from '../checked-plan.ts';
import type { Weighed } from '../people/day-targets.ts';
import type { ServedDish } from '../served-dish.ts';
import { againPoints, type MealContext, mealPoints } from './meal-points.ts';

/** The dishes of one day by meal time; absent where nothing is eaten or the slot is empty. */
export type DayDishes = Readonly<Partial<Record<MealTime, ServedDish>>>;

/** Points of a week by term. */
export type WeekPoints = {
  readonly days: number;
  readonly meals: number;
  readonly counts: number;
  readonly returns: number;
  readonly total: number;
};

/** Points for each repeat of a dish that is cooked again, more than in planner.md section 5. */
export const RETURN_POINTS = 1000;

/** A count over the week: `points` for every dish beyond `most`, or short of `least`. */
export type WeekCounter = {
  readonly counts: (dish: ServedDish) => boolean;
  readonly points: number;
  readonly most?: number;
  readonly least?: number;
};

/** Minimum counts of a week, where they can be served. */
export type WantedFoods = { readonly fish: 'any' | 'oily' | null; readonly soup: boolean };

/**
 * At most 5 dishes of a method, 2 fried, 2 with tofu, 2 of a family, 1 of those eaten seldom, 2 bought ones with sweet potato
 * and 1 of processed meat; at least 2 of fish, of any or of oily fish, and 3 of soup where they can be served.
 */
export function weekCounters(methods: Iterable<string>, wants: WantedFoods): readonly WeekCounter[] {
  return [
    ...[...new Set(methods)].map((method) => ({
      counts: (dish: ServedDish) => dish.method === method,
      points: 3,
      most: 5,
    })),
    { counts: (dish) => dish.method === 'deepFried', points: 27, most: 2 },
    { counts: hasProcessedMeat, points: 27, most: 1 },
    { counts: (dish) => dish.mainGroup === 'tofu', points: 3, most: 2 },
    ...DISH_FAMILIES.map((family) => ({
      counts: (dish: ServedDish) => dish.family === family,
      points: 8,
      most: SELDOM.includes(family) ? 1 : 2,
    })),
    { counts: hasSweetPotato, points: 20, most: 2 },
    ...(wants.fish ? [{ counts: wants.fish === 'oily' ? isOilyFish : isFish, points: 18, least: 2 }] : []),
    ...(wants.soup ? [{ counts: isSoup, points: 15, least: 3 }] : []),
  ];
}

const SELDOM: readonly DishFamily[] = [
  'eel',
  'rawFishBowl',
  'dumplings',
  'redPepperPasteStew',
  'braisedMackerel',
];

/** A slice of ham or more counts, whatever leads the dish. */
function hasProcessedMeat({ mainGroup, grams }: ServedDish): boolean {
  return mainGroup === 'processedMeat' || grams.processedMeatG >= 15;
}

function hasSweetPotato({ kind, components }: ServedDish): boolean {
  return kind === 'product' && (components?.starches ?? []).some((starch) => starch.kind === 'sweetPotato');
}

/** Whether the weekly count of fish counts a dish. */
export function isFish({ mainGroup }: ServedDish): boolean {
  return mainGroup === 'whiteFish' || mainGroup === 'oilyFish';
}

/** Whether the weekly count of oily fish counts a dish. */
export function isOilyFish({ mainGroup }: ServedDish): boolean {
  return mainGroup === 'oilyFish';
}

/** Whether the weekly count of soup and stew counts a dish. */
export function isSoup({ method }: ServedDish): boolean {
  return method === 'soup';
}

/** The objective of planner.md section 1.1 for a finished week. */
export function weekPoints(checked: CheckedPlan): WeekPoints {
  const { week, contexts, kept, isAgain, minutesOn, plan, visitor, wants } = checked;
  const all = week.flatMap(dishesOfDay);
  const cooked: ServedDish[] = [];
  let days = 0;
  let meals = 0;
  week.forEach((day, index) => {
    const context = contexts[index];
    if (context === undefined) return;
    days += dayPoints(dishesOfDay(day), context);
    const today = MEAL_TIMES.flatMap((time) => (isAgain(index, time) ? [] : (day[time] ?? [])));
    days += minutesPoints(today, minutesOn(index));
    cooked.push(...today);
    for (const time of MEAL_TIMES) {
      const dish = day[time];
      if (dish === undefined) continue;
      meals += mealPoints(dish, time, context);
      if (isAgain(index, time)) meals += againPoints(dish, time, context);
      if (!kept.isKept(index, time)) meals += stylePoints(dish, askedChoice(plan, visitor, time));
    }
  });
  const counters = weekCounters(
    all.map((dish) => dish.method),
    wants,
  );
  // The minimum counts do not apply to a week without meals.
  const counts = all.length === 0 ? 0 : countPoints(all, counters);
  const returns = RETURN_POINTS * (cooked.length - new Set(cooked.map((dish) => dish.id)).size);
  return { days, meals, counts, returns, total: days + meals + counts + returns };
}

/** Points of the work of dishes on a weekday with limited minutes, 20 of which are for rice and sides. */
export function minutesPoints(cooked: readonly ServedDish[], minutes: number | null): number {
  if (minutes === null) return 0;
  const max = Math.max(5, minutes - 20);
  const work = cooked.reduce((sum, dish) => sum + (dish.kind === 'recipe' ? handsOf(dish) : 0), 0);
  return rangePoints(work, { max }, (BUSY * max) / 10);
}

const BUSY = 0.3;

function handsOf({ work, minutes }: ServedDish): number {
  return work?.active ?? minutes;
}

/** Points of a day's totals and of one-bowl dishes beyond the first; none for a day without meals. */
export function dayPoints(dishes: readonly ServedDish[], context: Pick<MealContext, 'targets'>): number {
  return nutrientPoints(dishes, context) + bowlPoints(dishes.filter(isBowl).length);
}

/** Whether a dish is a whole meal in one bowl: noodles, or rice with something on it or in it. */
export function isBowl({ method }: Pick<ServedDish, 'method'>): boolean {
  return method === 'noodles' || method === 'riceBowl' || method === 'roll';
}

/** Points for this number of one-bowl dishes on a day. */
export function bowlPoints(bowls: number): number {
  return rangePoints(bowls, { max: 1 }, 0.22);
}

/** Points of a day's totals alone. */
export function nutrientPoints(
  dishes: readonly ServedDish[],
  { targets }: Pick<MealContext, 'targets'>,
  pointsOf: (weighed: Weighed, ofDay: OfDay) => number = weighedPoints,
): number {
  if (dishes.length === 0) return 0;
  let points = 0;
  const eaten = (nutrient: Weighed['nutrient']) =>
    dishes.reduce((sum, dish) => sum + dish.amounts[nutrient], 0);
  for (const each of targets.day)
    points += pointsOf(each, { amount: eaten(each.nutrient), energyKcal: eaten('energyKcal') });
  return points;
}

/** Points of an amount of a day whose tables are laid. Its soups lead their tables, whatever stands beside them. */
export function laidDayPoints(weighed: Weighed, ofDay: OfDay): number {
  return weighed.nutrient === 'soups' ? 0 : weighedPoints(weighed, ofDay) + missedPoints(weighed, ofDay);
}

/** An amount of a day, and the energy of that day. */
type OfDay = { readonly amount: number; readonly energyKcal: number };

/**
 * Points of an amount. A bound that is a share of the energy allows a day with a tenth more energy a tenth more. What
 * lies outside is measured against the bound itself.
 */
export function weighedPoints(weighed: Weighed, ofDay: OfDay): number {
  return rangePoints(comparable(weighed, ofDay), weighed.range, weighed.weight);
}

/** The amount of a day that is compared with a range stated for a day of `forKcal`. */
function comparable({ range, forKcal }: Weighed, { amount, energyKcal }: OfDay): number {
  if (forKcal === undefined) return amount;
  const bound = range.max ?? range.min ?? 0;
  return amount - bound * (energyKcal / forKcal - 1);
}

/** A laid day has 6 points more for each limit that its verdict misses, by however little. */
function missedPoints(weighed: Weighed, ofDay: OfDay): number {
  const { min = -Infinity, max = Infinity } = weighed.accepted ?? {};
  const amount = comparable(weighed, ofDay);
  return min - amount > 1e-6 || amount - max > 1e-6 ? 6 : 0;
}

/** Points of the counts over the dishes of a week. */
export function countPoints(dishes: readonly ServedDish[], counters: readonly WeekCounter[]): number {
  let points = 0;
  for (const { counts, points: each, most = Infinity, least = 0 } of counters) {
    const uses = dishes.filter(counts).length;
    points += each * (Math.max(0, uses - most) + Math.max(0, least - uses));
  }
  return points;
}

/** The dishes of a day in the order they are eaten. */
export function dishesOfDay(day: DayDishes): readonly ServedDish[] {
  return MEAL_TIMES.flatMap((time) => day[time] ?? []);
}

/**
 * Points for an amount outside its range (planner.md section 1.1): `weight` points per 10 % of the reference, three
 * times as many beyond 15 %. The reference is the maximum, otherwise the minimum.
 */
export function rangePoints(amount: number, { min, max }: Range, weight: number): number {
  const reference = max ?? min;
  if (reference === undefined) return 0;
  let missed = 0;
  if (min !== undefined) missed = Math.max(missed, min - amount);
  if (max !== undefined) missed = Math.max(missed, amount - max);
  const tenths = (10 * missed) / reference;
  return tenths <= 1.5 ? weight * tenths : weight * (1.5 + 3 * (tenths - 1.5));
}
