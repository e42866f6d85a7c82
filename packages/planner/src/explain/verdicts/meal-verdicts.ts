import { MEAL_TIMES, type MealTime, type Verdict, worstVerdict } from '@kkini/domain';
import type { LimitedNutrient } from '@kkini/domain/limits';
import { dayLimits, mostOfDay } from '../../limits/day-limits.ts';
import type { Visitor } from '../../model/visitor.ts';
import { type EatenMeal, eatenAmount } from '../eaten-meals.ts';
import type { FigureVerdict, PersonDay } from './day-verdicts.ts';
import { judgeAmount } from './judge-amount.ts';

/** The verdict on one meal of a day as it is served: the worst of its figures over all persons. */
export type MealVerdict = {
  readonly verdict: Verdict;
  /** Nutrients of which the meal certainly holds too much, possibly holds too much, and those within their limits. */
  readonly over: readonly LimitedNutrient[];
  readonly likely: readonly LimitedNutrient[];
  readonly within: readonly LimitedNutrient[];
  /** Those of `over` and of `likely` that concern each person, by index of the person: limits and portions are their own. */
  readonly overBy: readonly (readonly LimitedNutrient[])[];
  readonly likelyBy: readonly (readonly LimitedNutrient[])[];
};

/** What a meal certainly holds too much of, for everybody and for each person. */
export type TooMuch = Pick<MealVerdict, 'over' | 'overBy'>;

/** The same of a meal that may have no verdict. */
export function tooMuchOf(verdict: MealVerdict | undefined): TooMuch {
  return { over: verdict?.over ?? [], overBy: verdict?.overBy ?? [] };
}

/**
 * The verdicts on the meals of a day, derived from those on its figures, so that meal and day never disagree. A meal
 * limit is judged for the meal. For a maximum of the day, a meal is over only where the day is over and the meal
 * holds more than a meal of that time may (nutrition-rules section 2) or more than the whole day may. Where the day
 * may exceed the maximum because of another meal, a meal that certainly keeps its own part stays within. A nutrient
 * with a meal limit is not judged by the day as well: a meal within 30 to 80 g of carbohydrate is not called too much
 * for a meal.
 */
export function mealVerdicts(
  persons: readonly PersonDay[],
  eaten: readonly (readonly EatenMeal[])[],
  visitor: Visitor,
): Readonly<Partial<Record<MealTime, MealVerdict>>> {
  const found: Partial<Record<MealTime, MealVerdict>> = {};
  for (const time of MEAL_TIMES) {
    const judged = persons.flatMap(({ figures }, at) => {
      const meal = eaten[at]?.find((each) => each.time === time);
      if (meal === undefined) return [];
      const ofMeals = limitedByMeal(figures, time);
      return figures.flatMap((figure) => {
        if (figure.per === 'day' && ofMeals.has(figure.nutrient)) return [];
        const verdict = onMeal(figure, meal, visitor);
        return verdict === null ? [] : [{ at, nutrient: figure.nutrient, verdict }];
      });
    });
    if (judged.length > 0) found[time] = together(judged, persons.length);
  }
  return found;
}

/** One figure of the person at an index. */
type Judged = { readonly at: number; readonly nutrient: LimitedNutrient; readonly verdict: Verdict };

function together(judged: readonly Judged[], persons: number): MealVerdict {
  const worst = new Map<LimitedNutrient, Verdict>();
  for (const { nutrient, verdict } of judged) {
    worst.set(nutrient, worstVerdict([verdict, worst.get(nutrient) ?? verdict]));
  }
  const nutrientsThatAre = (wanted: Verdict) =>
    [...worst].flatMap(([nutrient, verdict]) => (verdict === wanted ? [nutrient] : []));
  const ofEach = (wanted: Verdict) =>
    Array.from({ length: persons }, (_, person) => {
      const own = judged.filter(({ at, verdict }) => at === person && verdict === wanted);
      return [...new Set(own.map(({ nutrient }) => nutrient))];
    });
  return {
    verdict: worstVerdict([...worst.values()]),
    over: nutrientsThatAre('over'),
    likely: nutrientsThatAre('likely'),
    within: nutrientsThatAre('within'),
    overBy: ofEach('over'),
    likelyBy: ofEach('likely'),
  };
}

/** The nutrients that have a meal limit at this time. */
function limitedByMeal(figures: readonly FigureVerdict[], time: MealTime): ReadonlySet<LimitedNutrient> {
  const limited = figures.filter(({ per, meals }) => per === 'meal' && meals?.[time] !== undefined);
  return new Set(limited.map(({ nutrient }) => nutrient));
}

/** The verdict on a meal by one figure of its day; null where the figure says nothing about this meal. */
function onMeal(figure: FigureVerdict, meal: EatenMeal, visitor: Visitor): Verdict | null {
  const { nutrient, per, verdict, range, meals } = figure;
  if (per === 'meal') return meals?.[meal.time] ?? null;
  if (range.max === undefined) return null;
  if (verdict === 'within') return verdict;
  const max = Math.min(range.max, range.max * mostOfDay(meal.time, dayLimits(visitor).growth));
  const own = judgeAmount(eatenAmount(meal, nutrient), { range: { max } });
  if (verdict === 'likely') return own === 'within' ? own : verdict;
  return verdict === 'over' && own === 'over' ? own : null;
}
