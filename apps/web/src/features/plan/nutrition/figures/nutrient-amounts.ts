import type { LimitDayWire, LimitWire } from '@kkini/contract';
import { isShown, MEAL_TIMES } from '@kkini/domain';
import { NUTRIENT_ROWS, type NutrientRow } from '../../../../messages/nutrient-rows.ts';
import type { PlanDay } from '../../model/get-meal-plan.ts';
import { isFasting, type MealAmounts } from '../../model/meal-facts.ts';

/** Sum of the known amounts of a day, and whether every meal is known. */
export type DaySum = { readonly sum: number | null; readonly isWhole: boolean };

export function daySum(amounts: MealAmounts): DaySum {
  const known = MEAL_TIMES.flatMap((time) => amounts[time] ?? []);
  // Amounts have one decimal, so the sum is rounded to one, too, and rounds like the verdict on the day.
  const sum =
    known.length === 0 ? null : Math.round(10 * known.reduce((total, each) => total + each, 0)) / 10;
  return { sum, isWhole: known.length === MEAL_TIMES.length };
}

/** Amounts of a date; undefined for a nutrient the food data lack. */
export function dayOf({ days }: LimitWire, date: string): LimitDayWire | undefined {
  return days.find((day) => day.date === date);
}

/** Nutrients to show for a plan. One that many foods lack is shown only if it is known for most of the plan's weight. */
export function shownRows(days: readonly PlanDay[]): readonly NutrientRow[] {
  const dishes = days.flatMap(({ meals }) =>
    MEAL_TIMES.flatMap((time) => {
      const meal = meals[time];
      return meal === null || isFasting(meal) ? [] : [meal.details.nutrient];
    }),
  );
  return NUTRIENT_ROWS.filter(
    ({ key, oftenUnknown = false }) =>
      !oftenUnknown ||
      isShown(
        dishes.map((nutrient) => ({ grams: nutrient?.grams ?? null, amount: nutrient?.[key] ?? null })),
      ),
  );
}

type Asked = Pick<LimitWire, 'nutrient' | 'per'> & { readonly sum: number | null };

/**
 * Most of a nutrient a day may have with bought food (safety-rules section 7.1), on the scale of `sum`; null if it equals the sum,
 * is unknown, or several people eat.
 */
export function highestAmount(
  { standing }: Pick<PlanDay, 'standing'>,
  { nutrient, per, sum }: Asked,
): number | null {
  const [person, ...others] = standing?.persons ?? [];
  if (person === undefined || others.length > 0 || sum === null || per !== 'day') return null;
  const figure = person.figures.find((each) => each.nutrient === nutrient && each.per === per);
  if (!figure?.value || figure.highest === null) return null;
  const highest = (sum * figure.highest) / figure.value;
  return readsHigher(highest, sum) ? highest : null;
}

/** Whether an amount reads as more than another; both are shown without decimals. */
export function readsHigher(amount: number, other: number): boolean {
  return Math.round(amount) > Math.round(other);
}
