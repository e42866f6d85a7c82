import { MEAL_TIMES, type MealTime, sharesFood, type TableDish, type Verdict } from '@kkini/domain';
import { isStated } from '@kkini/domain/limits';
import type { FilledNutrient } from '@kkini/domain/portions';
import { planningFigure } from '../../limits/planning-rows.ts';
import { seededUnit, textHash } from '../../seed.ts';
import type { EatenMeal, Extra } from '../eaten-meals.ts';
import type { FigureVerdict, JudgedMeals, PersonDay } from '../verdicts/day-verdicts.ts';
import { beyondRange, isWorse } from '../verdicts/judge-amount.ts';
import { EXTRA_TIMES, type ExtraFood } from './extra-foods.ts';

/** What a day has too little of: how much is missing, and the least of a food that helps, in the unit of the nutrient. */
export type Lack = {
  readonly nutrient: FilledNutrient;
  readonly missing: number;
  readonly least: number;
};

/** Fewer kcal, g protein or g fibre in a serving do not help a day. Fruit has up to 1.7 g protein, a yogurt 2.9. */
const LEAST = { energyKcal: 1, proteinG: 2, fiberG: 1 } as const;

/** What `fillDay` needs to know of a person's day. `judge` gives the verdicts on other meals, each figure at the same index. */
export type Filling = {
  /** YYYY-MM-DD. With `seed` it orders equal foods, so that not every day has milk. */
  readonly date: string;
  readonly seed: number;
  readonly foods: () => readonly ExtraFood[];
  /** Dishes the day already serves; no extra may share a food with them. */
  readonly served: () => readonly TableDish[];
  readonly judge: (meals: readonly EatenMeal[]) => PersonDay;
  /** Makes room for a food by other portions of the meals; null where that cannot be done. Without it portions stay. */
  readonly fit?: (meals: readonly EatenMeal[]) => JudgedMeals | null;
};

/** Part of a bound by which a figure may lie further outside: 20 mg of sodium, which a bowl of salad has. */
const UNNOTICED = 0.01;

/**
 * Adds extras to a day while it lacks something, one food per meal: the first food that makes the day
 * enough, otherwise the first among those with nearly the most, then the next. A food that worsens any other figure of the day or
 * of a meal is not added. The same day gets the same foods, whatever the rest of its week is.
 */
export function fillDay(
  before: JudgedMeals,
  filling: Filling,
  lacking: (day: JudgedMeals) => Lack | null,
): JudgedMeals {
  if (lacking(before) === null) return before;
  const foods = inOrder(filling);
  let day = before;
  for (let count = 0; count < MEAL_TIMES.length; count += 1) {
    const lack = lacking(day);
    if (lack === null) break;
    const eaten = foods.filter(({ id }) => day.meals.some(({ extra }) => extra?.id === id));
    const others = foods.filter(({ standing }) => !eaten.some((food) => sharesFood(food.standing, standing)));
    const fuller = bestOf(day, { foods: byGain(others, lack), fills: lack.nutrient }, filling);
    if (fuller === null) break;
    day = fuller;
  }
  return day;
}

/** Foods in the order they are tried, and what they are for. */
type Tried = { readonly foods: readonly ExtraFood[]; readonly fills: FilledNutrient };

/** The day with the first food that nothing is against; null for none. */
function bestOf(day: JudgedMeals, { foods, fills }: Tried, filling: Filling): JudgedMeals | null {
  for (const food of foods) {
    if (filling.fit === undefined && isSurelyTooMuch(food, day.judged)) continue;
    const next = firstWith(day, { ...food, fills }, filling);
    if (next !== null) return next;
  }
  return null;
}

/**
 * Whether a food takes a sum of the day beyond its maximum, or noticeably further, however it is judged; spares judging the day with
 * it. Maxima that are shares of the energy grow with it.
 */
function isSurelyTooMuch({ nutrition }: ExtraFood, { figures, plannedKcal }: PersonDay): boolean {
  const grown = 1 + (nutrition.energyKcal ?? 0) / Math.max(1, plannedKcal);
  return figures.some(({ nutrient, per, value, range: { max } }) => {
    if (per !== 'day' || value === null || max === undefined || !isStated(nutrient)) return false;
    const beyond = Math.max(0, value - max) + UNNOTICED * max;
    return value + (nutrition[nutrient] ?? 0) > max * grown + beyond;
  });
}

/** A food counts as much as the one with the most if it has this share of it; fruit, milk and soy milk differ less. */
const NEARLY = 0.75;

/**
 * The foods with some of what a day lacks, in the order they are tried: those that are enough, then again and again those with nearly
 * the most of it, so that a week of short days does not have the same food on each.
 */
function byGain(foods: readonly ExtraFood[], { nutrient, missing, least }: Lack): readonly ExtraFood[] {
  const gain = ({ nutrition }: ExtraFood) => nutrition[nutrient] ?? 0;
  const helping = foods.filter((food) => gain(food) >= least);
  const ordered = helping.filter((food) => gain(food) >= missing);
  let rest = helping.filter((food) => gain(food) < missing);
  while (rest.length > 0) {
    const nearly = NEARLY * Math.max(...rest.map(gain));
    ordered.push(...rest.filter((food) => gain(food) >= nearly));
    rest = rest.filter((food) => gain(food) < nearly);
  }
  return ordered;
}

/** The day with a food at the first meal that may have it; null for none. */
function firstWith(day: JudgedMeals, food: ExtraFood & Extra, { judge, fit }: Filling): JudgedMeals | null {
  for (const time of EXTRA_TIMES) {
    const meals = withFood(day.meals, food, time);
    if (meals === null) continue;
    if (fit !== undefined) return fit(meals);
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
  const beside = served();
  return foods()
    .filter(({ standing }) => !beside.some((dish) => sharesFood(dish, standing)))
    .map((food) => ({ food, place: seededUnit(seed, textHash(`${date} ${food.id}`)) }))
    .sort((a, b) => a.place - b.place)
    .map(({ food }) => food);
}

/** The meals with a food added at a time; null where there is no meal, or it has an extra. */
function withFood(
  meals: readonly EatenMeal[],
  food: ExtraFood & Extra,
  time: MealTime,
): readonly EatenMeal[] | null {
  const isFree = meals.some((meal) => meal.time === time && meal.extra === undefined);
  if (!isFree || !food.times.has(time)) return null;
  const { id, fills, nutrition, glycemicLoad } = food;
  return meals.map((meal) =>
    meal.time === time ? { ...meal, extra: { id, fills, nutrition, glycemicLoad } } : meal,
  );
}

/** The figures whose verdict on the day or a meal is worse than before, or that lie noticeably further outside their range. */
function worseIn({ figures }: PersonDay, before: PersonDay): readonly FigureVerdict[] {
  return figures.filter((figure, at) => {
    const was = before.figures[at];
    if (was === undefined || isWorse(figure.verdict, was.verdict)) return true;
    const times = Object.entries(was.meals ?? {}) as [MealTime, Verdict][];
    if (times.some(([time, verdict]) => isWorse(figure.meals?.[time] ?? verdict, verdict))) return true;
    return outside(figure) > outside(was) + UNNOTICED;
  });
}

/**
 * How far a figure lies outside its range, as a share of the bound. The central estimate counts: what bought food may hold at most
 * is beyond a bound on nearly every day, and would forbid an apple beside it.
 */
function outside({ value, range }: FigureVerdict): number {
  return value === null ? 0 : beyondRange(range, { value, high: value });
}

/**
 * What a day has too little of, energy before protein before fibre; null if it has enough or the amount is unknown. The central estimate of bought
 * food counts, whose verdict only says that it may hold more.
 */
export function lackOf(day: Pick<PersonDay, 'figures'>): Lack | null {
  return lackIn(day, 'energyKcal') ?? lackIn(day, 'proteinG') ?? lackIn(day, 'fiberG');
}

function lackIn({ figures }: Pick<PersonDay, 'figures'>, nutrient: keyof typeof LEAST): Lack | null {
  const figure = figures.find((each) => each.nutrient === nutrient && each.per === 'day');
  const { value = null, range: { min } = {}, verdict } = figure ?? {};
  if (value === null || min === undefined) return null;
  const isLow = verdict === 'belowFloor' || value < min * (1 - planningFigure('tableTolerance'));
  return isLow ? { nutrient, missing: min - value, least: LEAST[nutrient] } : null;
}
