import type { ShoppingItemWire } from '@kkini/contract';
import { addDays } from '@kkini/domain';
import { earlyStarts } from '../model/batches.ts';
import type { PlanDay } from '../model/get-meal-plan.ts';

type Use = ShoppingItemWire['uses'][number];

/** The day, YYYY-MM-DD, on which the foods of a cooking are needed. */
export type NeededOn = (use: Use) => string;

/** The cooking day itself. */
export const onCookingDay: NeededOn = ({ cooked_on: day }) => day;

/**
 * The cooking day, or the day before for a dish begun on that evening. If that evening is past or not in the plan, the cooking day
 * counts; `from` is the first day to shop for.
 */
export function neededOn(days: readonly PlanDay[], from: string): NeededOn {
  const begun = new Set(
    days.flatMap(({ date, meals }) => earlyStarts(meals, date).map(({ id }) => `${date} ${id}`)),
  );
  return ({ id, cooked_on: day }) => {
    const evening = addDays(day, -1);
    return evening >= from && begun.has(`${day} ${id}`) ? evening : day;
  };
}
