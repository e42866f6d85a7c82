import type { Nutrient } from '@kkini/domain';
import { isStated } from '@kkini/domain/limits';
import type { MealPlace } from '../model/day-locks.ts';
import { type ServedLimits, tenth } from './as-served.ts';
import type { PlainReason } from './reason.ts';
import type { FigureVerdict } from './verdicts/day-verdicts.ts';

type KeptLimit = Extract<PlainReason, { readonly code: 'keepsLimit' }>;

type ServedDay = {
  readonly limits: ServedLimits;
  /** The verdicts on the lead's day. */
  readonly figures: readonly FigureVerdict[];
  /** Whether the limit of a nutrient is worth naming. */
  readonly isNamed: (nutrient: Nutrient) => boolean;
};

/**
 * The daily maximums of the lead that the laid day keeps, with what the meal holds of them; those of which the day
 * uses the most come first, because there a small amount matters.
 */
export function keptLimits(
  { date, mealTime }: MealPlace,
  { limits, figures, isNamed }: ServedDay,
): readonly KeptLimit[] {
  const kept = figures.flatMap(({ nutrient, per, verdict, value, range: { max } }): readonly KeptLimit[] => {
    if (per !== 'day' || verdict !== 'within' || value === null || max === undefined) return [];
    if (!isStated(nutrient) || !isNamed(nutrient)) return [];
    const served = limits.find((limit) => limit.nutrient === nutrient)?.days.find((day) => day.date === date);
    const amount = served?.amounts[mealTime] ?? null;
    if (amount === null) return [];
    return [{ code: 'keepsLimit', nutrient, amount: tenth(amount), dayAmount: tenth(value), limit: max }];
  });
  return kept.sort((one, other) => usedShare(other) - usedShare(one));
}

function usedShare({ dayAmount, limit }: KeptLimit): number {
  return dayAmount / Math.max(limit, 1e-9);
}
