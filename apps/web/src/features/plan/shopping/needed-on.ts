import type { ShoppingItemWire } from '@kkini/contract';
import { addDays } from '@kkini/domain';
import { earlyStarts } from '../model/early-starts.ts';
import type { PlanDay } from '../model/get-meal-plan.ts';

type Use = ShoppingItemWire['uses'][number];

/** The day, YYYY-MM-DD, that the foods of a cooking are needed on. */
export type NeededOn = (use: Use) => string;

/** The day of the cooking itself. */
export const onCookingDay: NeededOn = ({ cooked_on: day }) => day;

/**
 * The day of the cooking, or the one before for a dish that is begun on its evening. A dish whose evening is gone by or no day of
 * the plan stays on its own; `from` is the first day that may be shopped for.
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
