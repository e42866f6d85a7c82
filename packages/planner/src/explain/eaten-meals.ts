import { MEAL_TIMES, type MealSlot, type MealTime, type Nutrient, type Nutrition } from '@kkini/domain';
import { type BoughtRange, dayRange, isEstimated } from '@kkini/domain/bought';
import type { LimitedNutrient } from '@kkini/domain/limits';
import { memoizeByObject } from '@kkini/domain/memoize';
import { type FilledNutrient, type OwnPortion, tablePortions } from '@kkini/domain/portions';
import type { Candidate } from '../model/candidate.ts';
import type { DishesServed } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';

/** A food that one person eats besides a meal, by the id of its recipe, what it is for, and the figures of a serving. */
export type Extra = {
  readonly id: string;
  readonly fills: FilledNutrient;
  readonly nutrition: Nutrition;
  readonly glycemicLoad: number | null;
};

/** The dish and portion one person eats at a meal time, and their extra. */
export type EatenMeal = {
  readonly time: MealTime;
  readonly dish: Candidate;
  readonly portion: OwnPortion;
  readonly extra?: Extra;
};

/** The figures of a dish, and how much of it somebody eats. */
type EatenDish = Pick<EatenMeal, 'portion' | 'extra'> & {
  readonly dish: Pick<Candidate, 'nutrition' | 'ranges'>;
};

/**
 * An amount in what somebody eats, with its upper estimate. An unknown amount counts as 0 and makes `isKnown` false.
 * `isEstimate` is true where a figure is calculated or comes from a similar dish.
 */
export type EatenAmount = {
  readonly central: number;
  readonly high: number;
  readonly isKnown: boolean;
  readonly isEstimate: boolean;
};

type Kitchen = { readonly dishOf: DishesServed; readonly visitor: Visitor };

/** The meals of a day for every person, in the order of the persons. */
export function eatenMeals(
  slots: Readonly<Record<MealTime, MealSlot>>,
  { dishOf, visitor }: Kitchen,
): readonly (readonly EatenMeal[])[] {
  const served = MEAL_TIMES.flatMap((time) => {
    const dish = dishOf(slots[time]);
    return dish === undefined ? [] : [{ time, dish, portions: portionsFor(visitor)[time](dish) }];
  });
  return visitor.persons.map((_, at) =>
    served.flatMap(({ time, dish, portions }) => {
      const portion = portions[at]?.portion;
      return portion === undefined ? [] : [{ time, dish, portion }];
    }),
  );
}

/** Everybody's portions of a dish at each meal time, memoized because several verdicts of a plan ask for them. */
const portionsFor = memoizeByObject((visitor: Visitor) => {
  const at = (time: MealTime) => memoizeByObject((dish: Candidate) => tablePortions(dish, time, visitor));
  return { breakfast: at('breakfast'), lunch: at('lunch'), dinner: at('dinner') };
});

/** The amount in one meal. Bought food may hold more than its central estimate (safety-rules section 7.1). */
export function eatenAmount(meal: EatenDish, nutrient: LimitedNutrient): EatenAmount {
  const amount = amountOfDish(meal, nutrient);
  if (meal.extra === undefined) return amount;
  const more = amountOfExtra(meal.extra, nutrient);
  return {
    ...amount,
    central: amount.central + (more ?? 0),
    high: amount.high + (more ?? 0),
    isKnown: amount.isKnown && more !== null,
  };
}

/** The amount in an extra; null where it is unknown. */
export function amountOfExtra({ nutrition, glycemicLoad }: Extra, nutrient: LimitedNutrient): number | null {
  if (nutrient === 'glycemicLoad') return glycemicLoad;
  return nutrition[nutrient];
}

function amountOfDish({ dish, portion }: EatenDish, nutrient: LimitedNutrient): EatenAmount {
  const isEstimate = isEstimated(dish.ranges, nutrient);
  if (nutrient === 'glycemicLoad') return exactly(portion.glycemicLoad, isEstimate);
  const own = portion.nutrition[nutrient];
  const range = rangeOf(dish, nutrient);
  const whole = dish.nutrition[nutrient];
  if (own === null || whole === null || range === null) return exactly(own, isEstimate);
  const share = whole > 0 ? own / whole : 1;
  return { central: range.central * share, high: range.high * share, isKnown: true, isEstimate };
}

/** The sum of meals, whose errors are independent. */
export function sumOf(meals: readonly EatenAmount[]): EatenAmount {
  const { central, high } = dayRange(meals);
  return {
    central,
    high,
    isKnown: meals.every(({ isKnown }) => isKnown),
    isEstimate: meals.some(({ isEstimate }) => isEstimate),
  };
}

function exactly(amount: number | null, isEstimate: boolean): EatenAmount {
  return { central: amount ?? 0, high: amount ?? 0, isKnown: amount !== null, isEstimate };
}

function rangeOf({ ranges }: EatenDish['dish'], nutrient: Nutrient): BoughtRange | null {
  return nutrient === 'sodiumMg' || nutrient === 'energyKcal' ? (ranges?.[nutrient] ?? null) : null;
}
