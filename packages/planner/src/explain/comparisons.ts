import type { Leaning, Nutrient } from '@kkini/domain';
import type { Candidate } from '../model/candidate.ts';
import type { Range } from '../model/range.ts';
import { carries } from '../preferences/tag-preference.ts';
import type { SlotPoints } from '../search/pricing/slot-points.ts';
import type { DayContext } from './day-context.ts';
import type { Comparison } from './reason.ts';
import { isKnown, type Rivals, type TermGain, termGains } from './term-gains.ts';

/** Terms that differ by less decide nothing. */
const TELLING_POINTS = 0.1;

/** A reason without the runner-up it speaks of. */
type Bare<Kind> = Kind extends unknown ? Omit<Kind, 'runnerUpId'> : never;

/** Reasons with the points they stand for, and what they are about. */
export type WeighedComparison = { readonly reason: Comparison; readonly points: number };

/** What the runner-up is worse in, term by term, the heaviest first. */
export function comparisons(slot: SlotPoints, rivals: Rivals, day: DayContext): readonly WeighedComparison[] {
  const runnerUpId = rivals.runnerUp.id;
  return termGains(slot, rivals)
    .filter(({ points }) => points >= TELLING_POINTS)
    .sort((a, b) => b.points - a.points)
    .flatMap((gain) => {
      const reason = wording(gain, { ...day, slot, rivals });
      return reason === null ? [] : [{ reason: { ...reason, runnerUpId }, points: gain.points }];
    });
}

type Context = DayContext & { readonly slot: SlotPoints; readonly rivals: Rivals };

/** The reason a term gives; null where figures are missing or the difference is none a person can see. */
function wording(gain: TermGain, context: Context): Bare<Comparison> | null {
  const { dish, runnerUp } = context.rivals;
  const { mealTime } = context.slot;
  switch (gain.of) {
    case 'day':
      return dayReason(gain, context);
    case 'meal':
      return mealReason(gain.term.nutrient, gain, context);
    case 'mealTime':
      return { code: 'betterForMealTime', mealTime };
    case 'familiarity':
      return { code: 'moreFamiliar' };
    case 'price':
      return difference(dish.priceWon, runnerUp.priceWon, (won) => ({ code: 'cheaper', won }));
    case 'minutes':
      return difference(dish.minutes, runnerUp.minutes, (minutes) => ({ code: 'quicker', minutes }));
    case 'leaning':
      return leaningReason(gain.leaning, dish);
    case 'count':
      return countReason(gain);
    case 'return':
      return { code: 'newThisWeek' };
    case 'chance':
      return null;
  }
}

type DayGain = Extract<TermGain, { of: 'day' }>;

/** A bound may follow the energy: the runner-up has to break both the one that is told and its own. */
function dayReason(gain: DayGain, { slot, rivals, dayDishes, told }: Context): Bare<Comparison> | null {
  const { amount, runnerUpAmount } = gain;
  const { nutrient } = gain.term;
  const isLimited = slot.aims.limits.day[nutrient] !== undefined;
  const rangeWith = (dish: Candidate) =>
    isLimited ? told(nutrient, dish) : floorFirst(told(nutrient, dish));
  const { min = -Infinity, max = Infinity } = rangeWith(rivals.dish);
  const theirs = rangeWith(rivals.runnerUp);
  const totals = { nutrient, amount, runnerUpAmount };
  if (!isKnown(nutrient, [rivals.dish, rivals.runnerUp, ...dayDishes])) return null;
  if (!isVisible(nutrient, amount - runnerUpAmount)) return null;
  if (runnerUpAmount > Math.max(max, theirs.max ?? Infinity) && amount < runnerUpAmount) {
    return { code: amount <= max ? 'withinLimit' : 'lessOver', ...totals, limit: max };
  }
  if (runnerUpAmount < Math.min(min, theirs.min ?? -Infinity) && amount > runnerUpAmount) {
    return { code: amount >= min ? 'reachesGoal' : 'closerToGoal', ...totals, limit: min };
  }
  return null;
}

/** Nobody is told to stay below the upper end of what is only aimed at, as potassium is. */
function floorFirst({ min }: Range): Range {
  return min === undefined ? {} : { min };
}

type MealGain = Extract<TermGain, { of: 'meal' }>;

/** Only a dish inside the range as it is stated is called fitting, where the runner-up is outside. */
function mealReason(
  nutrient: Nutrient,
  { term }: MealGain,
  { rivals, slot: { mealTime, aims } }: Context,
): Bare<Comparison> | null {
  const { min = -Infinity, max = Infinity } = aims.limits.meal[mealTime][nutrient] ?? term.range;
  const [amount, runnerUpAmount] = [rivals.dish.nutrition[nutrient], rivals.runnerUp.nutrition[nutrient]];
  if (amount === null || runnerUpAmount === null || !isVisible(nutrient, amount - runnerUpAmount))
    return null;
  const isInside = (value: number) => value <= max && value >= min;
  return isInside(amount) && !isInside(runnerUpAmount)
    ? { code: 'fitsMeal', nutrient, amount, runnerUpAmount, mealTime }
    : null;
}

/** What a dish does not hold is said only where nothing of it is unknown. */
function leaningReason(leaning: Leaning, dish: Candidate): Bare<Comparison> | null {
  if (carries(dish, leaning)) return { code: 'holdsUnlike', leaning };
  const { possibleTags, possibleIds, unresolvedLines } = dish.profile;
  const isUnsure = possibleTags.has(leaning) || possibleIds.has(leaning) || unresolvedLines.size > 0;
  return isUnsure ? null : { code: 'withoutUnlike', leaning };
}

function countReason({ count, uses, runnerUpUses }: Extract<TermGain, { of: 'count' }>): Bare<Comparison> {
  const { of, bound: limit } = count;
  if (of === 'fish') return { code: 'bringsFish', uses, limit };
  if (of === 'fried') return { code: 'fewerFried', uses: runnerUpUses, limit };
  if (of === 'processedMeat') return { code: 'fewerProcessedMeat', uses: runnerUpUses, limit };
  return { code: 'spreadsMethods', method: of, uses: runnerUpUses, limit };
}

function difference(
  ours: number | null,
  theirs: number | null,
  reason: (less: number) => Bare<Comparison>,
): Bare<Comparison> | null {
  return ours === null || theirs === null ? null : reason(theirs - ours);
}

/** Grams are told to a tenth, energy and milligrams as whole numbers. */
function isVisible(nutrient: Nutrient, amount: number): boolean {
  return Math.abs(amount) >= (nutrient.endsWith('Mg') || nutrient.endsWith('Kcal') ? 1 : 0.1);
}
