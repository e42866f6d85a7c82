import { MEAL_TIMES, type MealTime, sharesFood, type TableDish, type Verdict } from '@kkini/domain';
import { seededUnit, textHash } from '../../seed.ts';
import type { EatenMeal } from '../eaten-meals.ts';
import { beyondRange, isWorse } from '../verdicts/beyond-range.ts';
import { type FigureVerdict, isShort, type PersonDay } from '../verdicts/day-verdicts.ts';
import { EXTRA_TIMES, type ExtraFood } from './extra-foods.ts';

/** What a person's day may be filled up with. */
export type Filling = {
  /** YYYY-MM-DD; with `seed` it decides which of equal foods comes first, so that not every day has milk. */
  readonly date: string;
  readonly seed: number;
  readonly foods: () => readonly ExtraFood[];
  /** What the day serves already, which nobody has a second time. */
  readonly served: () => readonly TableDish[];
  /** The day as the table leaves it, and with other meals, each figure in the same place. */
  readonly judged: PersonDay;
  readonly judge: (meals: readonly EatenMeal[]) => PersonDay;
};

/** Rounding error of summed shares. */
const ROUNDING = 1e-6;

/**
 * Fills up the energy of somebody's day that the plates of the table leave short, with one food at a meal: as long as none is
 * enough the one of most energy, then one that is. None is added that makes any other figure of the day or of a meal worse. The
 * same day gets the same foods, whatever the rest of its week is.
 */
export function fillDay(meals: readonly EatenMeal[], filling: Filling): readonly EatenMeal[] {
  const foods = inOrder(filling);
  let day: JudgedDay = { meals, judged: filling.judged };
  for (let count = 0; count < MEAL_TIMES.length && isShort(day.judged); count += 1) {
    const fuller = bestOf(day, foods, filling.judge);
    if (fuller === null) break;
    day = fuller;
  }
  return day.meals;
}

type JudgedDay = { readonly meals: readonly EatenMeal[]; readonly judged: PersonDay };

/** The day with one more food: the first that is enough, else the one of most energy; null where none may be had. */
function bestOf(day: JudgedDay, foods: readonly ExtraFood[], judge: Filling['judge']): JudgedDay | null {
  let most: JudgedDay | null = null;
  for (const food of foods) {
    const fuller = firstWith(day, food, judge);
    if (fuller === null) continue;
    if (!isShort(fuller.judged)) return fuller;
    if (fuller.judged.plannedKcal > (most?.judged.plannedKcal ?? 0)) most = fuller;
  }
  return most;
}

/** The day with a food besides the first meal that may have it; null for none. */
function firstWith(day: JudgedDay, food: ExtraFood, judge: Filling['judge']): JudgedDay | null {
  for (const time of EXTRA_TIMES) {
    const meals = withFood(day.meals, food, time);
    if (meals === null) continue;
    const judged = judge(meals);
    const worse = worseIn(judged, day.judged);
    if (worse.length === 0) return { meals, judged };
    // The sums of a day are the same whichever meal it is.
    if (worse.some(({ per }) => per === 'day')) return null;
  }
  return null;
}

/** The foods nothing of the day is like, in an order of the date. */
function inOrder({ foods, served, date, seed }: Filling): readonly ExtraFood[] {
  const place = ({ id }: ExtraFood) => seededUnit(seed, textHash(`${date} ${id}`));
  const beside = served();
  return foods()
    .filter(({ standing }) => !beside.some((dish) => sharesFood(dish, standing)))
    .sort((a, b) => place(a) - place(b));
}

/** A day with a food besides the meal of a time; null without a meal, where that has one already, or the day has the food. */
function withFood(meals: readonly EatenMeal[], food: ExtraFood, time: MealTime): readonly EatenMeal[] | null {
  const isTaken = meals.some(({ extra, ...meal }) => extra?.id === food.id || (extra && meal.time === time));
  if (isTaken || !food.times.has(time) || !meals.some((meal) => meal.time === time)) return null;
  const { id, nutrition, glycemicLoad } = food;
  return meals.map((meal) =>
    meal.time === time ? { ...meal, extra: { id, nutrition, glycemicLoad } } : meal,
  );
}

/** The figures with a worse verdict than before, in the day or a meal, or further outside their range. */
function worseIn({ figures }: PersonDay, before: PersonDay): readonly FigureVerdict[] {
  return figures.filter((figure, at) => {
    const was = before.figures[at];
    if (was === undefined || isWorse(figure.verdict, was.verdict)) return true;
    const times = Object.entries(was.meals ?? {}) as [MealTime, Verdict][];
    if (times.some(([time, verdict]) => isWorse(figure.meals?.[time] ?? verdict, verdict))) return true;
    return outside(figure) > outside(was) + ROUNDING;
  });
}

/** How far what a figure may be lies outside its range, in parts of its bounds. */
function outside({ value, high, range }: FigureVerdict): number {
  return value === null || high === null ? 0 : beyondRange(range, { value, high });
}
