import { MAIN_GROUPS } from '@kkini/domain';
import type { Candidate } from '../model/candidate.ts';
import { isNutrient } from '../model/day-amounts.ts';
import type { SlotPoints } from '../search/pricing/slot-points.ts';
import type { DayContext } from './day-context.ts';
import type { PlainReason } from './reason.ts';
import { isKnown } from './term-gains.ts';

/** A main group with at most this many uses in a week counts as variety. */
const RARE_USES = 2;
const QUICK_MINUTES = 15;
const FAMILIAR = 4;
/** Share of the day's minimum from which a meal's contribution is worth naming: a third, because three meals share it. */
export const SHARE_OF_GOAL = 1 / 3;

/** Reasons about the dish alone, without a runner-up, the most important first. */
export function plainReasons(slot: SlotPoints, dish: Candidate, day: DayContext): readonly PlainReason[] {
  const { mealTime } = slot;
  const [watched, others] = dayReasons(slot, dish, day);
  return [
    ...watched,
    ...others,
    ...variety(slot, dish),
    ...(dish.mealTimes.includes(mealTime) ? [{ code: 'suitsMealTime', mealTime } as const] : []),
    ...(dish.minutes !== null && dish.minutes <= QUICK_MINUTES
      ? [{ code: 'quick', minutes: dish.minutes } as const]
      : []),
    ...(dish.familiarity >= FAMILIAR ? [{ code: 'familiar' } as const] : []),
  ];
}

/** What the dish does for the nutrients of its day: first those that a condition or style names, then the others. */
function dayReasons(
  slot: SlotPoints,
  dish: Candidate,
  { dayDishes, statedRange }: DayContext,
): readonly [readonly PlainReason[], readonly PlainReason[]] {
  const watched: KeptLimit[] = [];
  const others: PlainReason[] = [];
  const { aims } = slot;
  for (const { nutrient } of aims.terms) {
    if (!isNutrient(nutrient)) continue;
    const range = statedRange(nutrient, dish);
    const amount = dish.nutrition[nutrient];
    if (amount === null || !isKnown(nutrient, dayDishes)) continue;
    const dayAmount = slot.ownTotalWith(dish, nutrient);
    const isWatched = aims.limits.watched.has(nutrient);
    if (range.max !== undefined && range.min === undefined && dayAmount <= range.max && isWatched) {
      watched.push({ code: 'keepsLimit', nutrient, amount, dayAmount, limit: range.max });
    }
    const fills = range.min !== undefined && range.max === undefined && amount >= range.min * SHARE_OF_GOAL;
    if (fills && range.min !== undefined) {
      others.push({ code: 'fillsGoal', nutrient, amount, limit: range.min });
    }
  }
  return [watched.sort((a, b) => tightness(b) - tightness(a)), others];
}

type KeptLimit = Extract<PlainReason, { code: 'keepsLimit' }>;

/** The used share of a limit: the higher, the more this dish's small amount matters. */
function tightness({ dayAmount, limit }: KeptLimit): number {
  return dayAmount / Math.max(limit, 1e-9);
}

function variety({ around }: SlotPoints, { mainGroup }: Candidate): readonly PlainReason[] {
  const uses = (around.groupUses[MAIN_GROUPS.indexOf(mainGroup)] ?? 0) + 1;
  return uses <= RARE_USES ? [{ code: 'varied', mainGroup, uses }] : [];
}
