import { MAIN_GROUPS } from '@kkini/domain';
import { isStated } from '@kkini/domain/limits';
import type { Candidate } from '../model/candidate.ts';
import type { SlotPoints } from '../search/pricing/slot-points.ts';
import type { DayContext } from './day-context.ts';
import type { PlainReason } from './reason.ts';
import { isKnown } from './term-gains.ts';

/** A reason that needs no look at the laid table. */
type OfDish = Exclude<PlainReason, { readonly code: 'keepsLimit' }>;

/** A main group with at most this many uses in a week counts as variety. */
const RARE_USES = 2;
const QUICK_MINUTES = 15;
const FAMILIAR = 4;
/** Share of the day's minimum from which a meal's contribution is worth naming: a third, because three meals share it. */
export const SHARE_OF_GOAL = 1 / 3;

/** Reasons about the dish alone, without a runner-up, the most important first. */
export function plainReasons(slot: SlotPoints, dish: Candidate, day: DayContext): readonly OfDish[] {
  const { mealTime } = slot;
  return [
    ...filledGoals(slot, dish, day),
    ...variety(slot, dish),
    ...(dish.mealTimes.includes(mealTime) ? [{ code: 'suitsMealTime', mealTime } as const] : []),
    ...(dish.minutes !== null && dish.minutes <= QUICK_MINUTES
      ? [{ code: 'quick', minutes: dish.minutes } as const]
      : []),
    ...(dish.familiarity >= FAMILIAR ? [{ code: 'familiar' } as const] : []),
  ];
}

/** The minimums of its day of which the dish contributes a third or more. */
function filledGoals(
  { aims }: SlotPoints,
  dish: Candidate,
  { dayDishes, statedRange }: DayContext,
): readonly OfDish[] {
  return aims.terms.flatMap(({ nutrient }): readonly OfDish[] => {
    if (!isStated(nutrient)) return [];
    const { min, max } = statedRange(nutrient, dish);
    const amount = dish.nutrition[nutrient];
    if (min === undefined || max !== undefined) return [];
    if (amount === null || amount < min * SHARE_OF_GOAL || !isKnown(nutrient, dayDishes)) return [];
    return [{ code: 'fillsGoal', nutrient, amount, limit: min }];
  });
}

function variety({ around }: SlotPoints, { mainGroup }: Candidate): readonly OfDish[] {
  const uses = (around.groupUses[MAIN_GROUPS.indexOf(mainGroup)] ?? 0) + 1;
  return uses <= RARE_USES ? [{ code: 'varied', mainGroup, uses }] : [];
}
