import { NUTRIENTS, type Nutrient, type Nutrition } from '@kkini/domain';
import { isStated } from '@kkini/domain/limits';
import type { Candidate } from '../model/candidate.ts';
import { type DayTerm, weighedAmount } from '../preferences/day-penalty.ts';
import { rangePenalty } from '../preferences/range-penalty.ts';
import type { SlotPoints } from '../search/pricing/slot-points.ts';

/** How one nutrient of a day changes, in its unit and in points; negative values are decreases. */
export type NutrientChange = {
  readonly nutrient: Nutrient;
  readonly amount: number;
  readonly points: number;
};

/** Smaller changes, as a share of the day's limit, lie within the error of food tables and scales. */
const VISIBLE_SHARE = 0.02;

/** What changes with another dish in a slot. */
export type MealChange = {
  /** Points of the whole week; below zero is better. */
  readonly points: number;
  /** Nutrients with a daily limit, largest change in points first, without those that hardly change or are unknown. */
  readonly nutrients: readonly NutrientChange[];
  /** Won of one serving, and minutes; null where either dish has none. */
  readonly priceWon: number | null;
  readonly minutes: number | null;
};

/**
 * Compares a dish (null: none) with the one in the slot now. `eaten` is the dish as eaten where its companions are
 * not the usual ones.
 */
export function mealChange(slot: SlotPoints, dish: number | null, eaten?: Candidate): MealChange {
  const present = slot.served;
  const next = dish === null ? undefined : (eaten ?? slot.candidateAt(dish));
  const pointsOf = (position: number) => (position < 0 ? slot.pointsWithout : slot.pointsOf(position));
  const difference = (pick: (candidate: Candidate) => number | null) =>
    present === undefined || next === undefined ? null : minus(pick(next), pick(present));
  return {
    points: pointsOf(dish ?? -1) - pointsOf(slot.around.present),
    nutrients: nutrientChanges(slot.aims.terms, slot.around.dayTotals, {
      after: next?.nutrition,
      before: present?.nutrition,
    }),
    priceWon: difference(({ priceWon }) => priceWon),
    minutes: difference(({ minutes }) => minutes),
  };
}

/** A meal as eaten before a change and after it; undefined for none. */
type Meals = { readonly after: Nutrition | undefined; readonly before: Nutrition | undefined };

/**
 * The change in each nutrient of the day when one meal is exchanged, in the order of NUTRIENTS. `rest` is the rest of
 * the day.
 */
export function nutrientChanges(
  terms: readonly DayTerm[],
  rest: Float64Array,
  meals: Meals,
): readonly NutrientChange[] {
  const changes = terms
    .flatMap((term) => {
      const { nutrient } = term;
      if (!isStated(nutrient)) return [];
      const [after, before] = [amountOf(meals.after, nutrient), amountOf(meals.before, nutrient)];
      if (after === null || before === null) return [];
      const penalty = (meal: Nutrition | undefined) =>
        rangePenalty(weighedAmount(term, totalsWith(rest, meal)), term.range, term.weight);
      const points = penalty(meals.after) - penalty(meals.before);
      const amount = after - before;
      const share = Math.abs(amount) / (term.range.max ?? term.range.min ?? 1);
      return [{ nutrient, amount, points, share, weighs: term.weight * share }];
    })
    .filter(({ share }) => share >= VISIBLE_SHARE);
  return onePerNutrient(changes)
    .sort(
      (a, b) =>
        Math.abs(b.points) - Math.abs(a.points) ||
        b.weighs - a.weighs ||
        NUTRIENTS.indexOf(a.nutrient) - NUTRIENTS.indexOf(b.nutrient),
    )
    .map(({ nutrient, amount, points }) => ({ nutrient, amount, points }));
}

function totalsWith(rest: Float64Array, meal: Nutrition | undefined): readonly number[] {
  return NUTRIENTS.map((nutrient, index) => (rest[index] ?? 0) + (meal?.[nutrient] ?? 0));
}

type WeighedChange = NutrientChange & { readonly weighs: number };

/** A nutrient with both a limit and an aim has two terms; their points add up. */
function onePerNutrient(changes: readonly WeighedChange[]): WeighedChange[] {
  const found = new Map<Nutrient, WeighedChange>();
  for (const change of changes) {
    const other = found.get(change.nutrient);
    const { points, weighs } = other ?? { points: 0, weighs: 0 };
    found.set(change.nutrient, {
      ...change,
      points: points + change.points,
      weighs: Math.max(weighs, change.weighs),
    });
  }
  return [...found.values()];
}

/** Amount of a nutrient; 0 without a dish. */
function amountOf(nutrition: Nutrition | undefined, nutrient: Nutrient): number | null {
  return nutrition === undefined ? 0 : nutrition[nutrient];
}

function minus(after: number | null, before: number | null): number | null {
  return after === null || before === null ? null : after - before;
}
