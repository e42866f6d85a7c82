import { MEAL_TIMES, type MealTime, sharesFood, type TableDish, type Verdict } from '@kkini/domain';
import { seededUnit, textHash } from '../../seed.ts';
import type { EatenMeal } from '../eaten-meals.ts';
import { beyondRange, isWorse } from '../verdicts/beyond-range.ts';
import { type FigureVerdict, isShort, type PersonDay } from '../verdicts/day-verdicts.ts';
import { EXTRA_TIMES, type ExtraFood } from './extra-foods.ts';

/** What `fillDay` needs to know of a person's day. */
export type Filling = {
  /** YYYY-MM-DD. With `seed` it orders equal foods, so that not every day has milk. */
  readonly date: string;
  readonly seed: number;
  readonly foods: () => readonly ExtraFood[];
  /** Dishes the day already serves; no extra may share a food with them. */
  readonly served: () => readonly TableDish[];
  /** The verdicts on the day without extras. `judge` gives those with other meals, each figure at the same index. */
  readonly judged: PersonDay;
  readonly judge: (meals: readonly EatenMeal[]) => PersonDay;
};

/** Rounding error of summed shares. */
const ROUNDING = 1e-6;

/**
 * Adds extras to a day that the table leaves short of energy, one food per meal: the first food that makes the day
 * enough, otherwise the first among those with nearly the most energy, then the next. A food that worsens any other figure of the day or
 * of a meal is not added. The same day gets the same foods, whatever the rest of its week is.
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

/** A food counts as much as the one with the most energy if it has this share of it; fruit, milk and soy milk differ less. */
const NEARLY = 0.75;

/**
 * The day with one more food: the first that makes it enough, otherwise the first with nearly the most energy, so that
 * a week of short days does not have the same food on each; null for none.
 */
function bestOf(day: JudgedDay, foods: readonly ExtraFood[], judge: Filling['judge']): JudgedDay | null {
  const fuller: JudgedDay[] = [];
  for (const food of foods) {
    const next = firstWith(day, food, judge);
    if (next === null) continue;
    if (!isShort(next.judged)) return next;
    fuller.push(next);
  }
  const gained = ({ judged }: JudgedDay) => judged.plannedKcal - day.judged.plannedKcal;
  const most = Math.max(...fuller.map(gained));
  return fuller.find((each) => gained(each) >= NEARLY * most) ?? null;
}

/** The day with a food at the first meal that may have it; null for none. */
function firstWith(day: JudgedDay, food: ExtraFood, judge: Filling['judge']): JudgedDay | null {
  for (const time of EXTRA_TIMES) {
    const meals = withFood(day.meals, food, time);
    if (meals === null) continue;
    const judged = judge(meals);
    const worse = worseIn(judged, day.judged);
    if (worse.length === 0) return { meals, judged };
    // The sums of a day are the same at whichever meal.
    if (worse.some(({ per }) => per === 'day')) return null;
  }
  return null;
}

/** The foods that share nothing with the dishes of the day, in an order seeded by its date. */
function inOrder({ foods, served, date, seed }: Filling): readonly ExtraFood[] {
  const place = ({ id }: ExtraFood) => seededUnit(seed, textHash(`${date} ${id}`));
  const beside = served();
  return foods()
    .filter(({ standing }) => !beside.some((dish) => sharesFood(dish, standing)))
    .sort((a, b) => place(a) - place(b));
}

/** The meals with a food added at a time; null where there is no meal, it has an extra, or the day has the food. */
function withFood(meals: readonly EatenMeal[], food: ExtraFood, time: MealTime): readonly EatenMeal[] | null {
  const isTaken = meals.some(({ extra, ...meal }) => extra?.id === food.id || (extra && meal.time === time));
  if (isTaken || !food.times.has(time) || !meals.some((meal) => meal.time === time)) return null;
  const { id, nutrition, glycemicLoad } = food;
  return meals.map((meal) =>
    meal.time === time ? { ...meal, extra: { id, nutrition, glycemicLoad } } : meal,
  );
}

/** The figures whose verdict on the day or a meal is worse than before, or that lie further outside their range. */
function worseIn({ figures }: PersonDay, before: PersonDay): readonly FigureVerdict[] {
  return figures.filter((figure, at) => {
    const was = before.figures[at];
    if (was === undefined || isWorse(figure.verdict, was.verdict)) return true;
    const times = Object.entries(was.meals ?? {}) as [MealTime, Verdict][];
    if (times.some(([time, verdict]) => isWorse(figure.meals?.[time] ?? verdict, verdict))) return true;
    return outside(figure) > outside(was) + ROUNDING;
  });
}

/** How far a figure lies outside its range, its upper estimate counted, as a share of the bound. */
function outside({ value, high, range }: FigureVerdict): number {
  return value === null || high === null ? 0 : beyondRange(range, { value, high });
}
