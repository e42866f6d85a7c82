import { isBought, MEAL_TIMES, type MealStyle, type MealTime, type Nutrient } from '@kkini/domain';
import type { Candidate } from '../model/candidate.ts';
import type { Tables } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';
import { makePlanningProblem, type PlanningProblem, withStyles } from '../search/planning-problem.ts';

/** Days of a week, and so the number of different dishes a meal time needs. */
const DAYS = 7;

/** Nutrients whose daily maximum bought food may break whichever dishes are chosen. */
const WATCHED = ['sodiumMg', 'saturatedFatG', 'cholesterolMg', 'purineMg', 'potassiumMg'] as const;

/**
 * A daily maximum that no week of the chosen styles keeps on every day. `leastPerDay` is a lower bound on the week's
 * mean of the days' upper estimates, from the seven leanest dishes of each meal time. `helps` are the meal times that
 * keep the maximum once they are cooked at home: any one of them or, where `together`, all.
 */
export type UnmetMaximum = {
  readonly nutrient: Nutrient;
  readonly leastPerDay: number;
  readonly max: number;
  readonly helps: readonly MealTime[];
  readonly together: boolean;
};

/** A meal time whose style has fewer dishes than a week needs; other styles fill the rest. */
export type ScarceStyle = {
  readonly mealTime: MealTime;
  readonly style: MealStyle;
  readonly dishes: number;
};

/** What the chosen meal styles cannot give these people, known without planning a week. */
export type StyleOutlook = {
  readonly unmet: readonly UnmetMaximum[];
  readonly scarce: readonly ScarceStyle[];
};

/** Looks at the dishes each chosen style has for a visitor; plans nothing. */
export function styleOutlook(
  candidates: readonly Candidate[],
  visitor: Visitor,
  tables?: Tables,
): StyleOutlook {
  const problem = makePlanningProblem({ candidates, tables, visitor, seed: 0 });
  return {
    unmet: WATCHED.flatMap((nutrient) => unmetMaximum(problem, nutrient) ?? []),
    scarce: problem.slots
      .filter(({ dishes }) => dishes.length < DAYS)
      .map(({ mealTime, dishes }) => ({
        mealTime,
        style: visitor.mealStyles[mealTime],
        dishes: dishes.length,
      })),
  };
}

function unmetMaximum(problem: PlanningProblem, nutrient: Nutrient): UnmetMaximum | null {
  const max = problem.limits.day[nutrient]?.max;
  const least = leastPerDay(problem, nutrient);
  if (max === undefined || least <= max) return null;
  const { mealStyles } = problem.visitor;
  const bought = boughtTimes(problem);
  const keepsAtHome = (times: readonly MealTime[]) => {
    const home = Object.fromEntries(times.map((time) => [time, 'cookedRecipe' as const]));
    return leastPerDay(withStyles(problem, { ...mealStyles, ...home }), nutrient) <= max;
  };
  const single = bought.filter((time) => keepsAtHome([time]));
  const together = single.length === 0 && bought.length > 1 && keepsAtHome(bought);
  return {
    nutrient,
    leastPerDay: Math.round(least * 10) / 10,
    max,
    helps: together ? bought : single,
    together,
  };
}

function boughtTimes({ visitor: { mealStyles } }: PlanningProblem): readonly MealTime[] {
  return MEAL_TIMES.filter((time) => isBought(mealStyles[time]));
}

/**
 * The mean day of the leanest dishes, a lower bound on any week of different dishes: a day's margin is the length of
 * a vector (safety-rules section 7.1), at least its projection onto any direction, here that of equal margins.
 */
function leastPerDay(problem: PlanningProblem, nutrient: Nutrient): number {
  const marginShare = 1 / Math.sqrt(Math.max(1, boughtTimes(problem).length));
  const means = problem.slots.map(({ mealTime, dishes }) => {
    const amounts = Array.from(dishes, (dish) => {
      const { central, high } = eatenRange(problem, { mealTime, dish, nutrient });
      return central + (high - central) * marginShare;
    })
      .sort((a, b) => a - b)
      .slice(0, DAYS);
    return sum(amounts) / Math.max(1, amounts.length);
  });
  return sum(means);
}

type Place = { readonly mealTime: MealTime; readonly dish: number; readonly nutrient: Nutrient };

/** The range of the eaten portion; an unknown amount counts as 0. */
function eatenRange({ catalogue, eaten }: PlanningProblem, { mealTime, dish, nutrient }: Place) {
  const own = eaten.candidateAt(mealTime, dish)?.nutrition[nutrient] ?? 0;
  const served = catalogue.candidates[dish];
  const whole = served?.nutrition[nutrient] ?? 0;
  const range = nutrient === 'sodiumMg' ? served?.ranges?.sodiumMg : null;
  if (!range || whole === 0) return { central: own, high: own };
  return { central: (range.central * own) / whole, high: (range.high * own) / whole };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, each) => total + each, 0);
}
