import type { Leaning, Nutrient } from '@kkini/domain';
import { isStated } from '@kkini/domain/limits';
import type { Candidate } from '../model/candidate.ts';
import type { Range } from '../model/limit-row.ts';
import { isForeign, mayCarry } from '../preferences/tag-preference.ts';
import { workMinutes } from '../preferences/weekday-minutes.ts';
import type { SlotPoints } from '../search/pricing/slot-points.ts';
import type { DayContext } from './day-context.ts';
import type { Comparison } from './reason.ts';
import { isKnown, type Rivals, type TermGain, termGains } from './term-gains.ts';

/** Smaller differences in points give no reason. */
const TELLING_POINTS = 0.1;

/** A reason without its runner-up. */
type Bare<Kind> = Kind extends unknown ? Omit<Kind, 'runnerUpId'> : never;

/** Reasons with the points behind them and their subject. */
export type WeighedComparison = { readonly reason: Comparison; readonly points: number };

/** The terms in which the runner-up is worse, by falling points. */
export function comparisons(slot: SlotPoints, rivals: Rivals, day: DayContext): readonly WeighedComparison[] {
  const runnerUpId = rivals.runnerUp.id;
  const context = { dayDishes: day.dayDishes, statedRange: day.statedRange, slot, rivals };
  return termGains(slot, rivals)
    .filter(({ points }) => points >= TELLING_POINTS)
    .sort((a, b) => b.points - a.points)
    .flatMap((gain) => {
      const reason = wording(gain, context);
      return reason === null ? [] : [{ reason: { ...reason, runnerUpId }, points: gain.points }];
    });
}

type Context = DayContext & { readonly slot: SlotPoints; readonly rivals: Rivals };

/** The reason for a term; null where figures are unknown or the difference is too small for a person to notice. */
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
    case 'minutes':
      return quickerReason(dish, runnerUp);
    case 'weekday':
      return shorterDay(context);
    case 'leaning':
      return leaningReason(gain.leaning, dish);
    case 'count':
      return countReason(gain);
    case 'return':
      return { code: 'newThisWeek' };
    case 'season':
    case 'atHome':
    case 'oneBowl':
    case 'chance':
      return null;
  }
}

type DayGain = Extract<TermGain, { of: 'day' }>;

/**
 * A bound may follow the energy, so the runner-up has to break both the bound that is shown and its own. The amounts
 * shown are the lead's, although the points count everybody at the table.
 */
function dayReason(
  { term }: DayGain,
  { slot, rivals, dayDishes, statedRange }: Context,
): Bare<Comparison> | null {
  const { nutrient } = term;
  if (!isStated(nutrient)) return null;
  const amount = slot.ownTotalWith(rivals.dish, nutrient);
  const runnerUpAmount = slot.ownTotalWith(rivals.runnerUp, nutrient);
  const isLimited = slot.aims.limits.day[nutrient] !== undefined;
  const rangeWith = (dish: Candidate) =>
    isLimited ? statedRange(nutrient, dish) : floorFirst(statedRange(nutrient, dish));
  const { min = -Infinity, max = Infinity } = rangeWith(rivals.dish);
  const theirs = rangeWith(rivals.runnerUp);
  const totals = { nutrient, amount, runnerUpAmount };
  if (!isKnown(nutrient, [rivals.dish, rivals.runnerUp, ...dayDishes])) return null;
  if (!isVisible(nutrient, amount - runnerUpAmount)) return null;
  if (runnerUpAmount > Math.max(max, theirs.max ?? Infinity) && amount < runnerUpAmount) {
    return { code: amount <= max ? 'withinLimit' : 'lessOver', ...totals, limit: max };
  }
  if (NEVER_MORE.includes(nutrient)) return null;
  if (runnerUpAmount < Math.min(min, theirs.min ?? -Infinity) && amount > runnerUpAmount) {
    return { code: amount >= min ? 'reachesGoal' : 'closerToGoal', ...totals, limit: min };
  }
  return null;
}

/** Nutrients for which no reason claims "more", although a day may have a minimum of them. */
const NEVER_MORE: readonly Nutrient[] = [
  'sodiumMg',
  'saturatedFatG',
  'cholesterolMg',
  'sugarG',
  'addedSugarG',
];

/** Drops the upper end of an aim, such as that of potassium: nobody is advised to stay below it. */
function floorFirst({ min }: Range): Range {
  return min === undefined ? {} : { min };
}

type MealGain = Extract<TermGain, { of: 'meal' }>;

/** A dish fits only inside the stated range, and only where the runner-up lies outside it. */
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

/** Least minutes saved that make a difference to an evening. */
const TELLING_MINUTES = 10;

function quickerReason(
  { minutes: ours }: Candidate,
  { minutes: theirs }: Candidate,
): Bare<Comparison> | null {
  const less = ours === null || theirs === null ? 0 : theirs - ours;
  return less >= TELLING_MINUTES ? { code: 'quicker', minutes: less } : null;
}

/** Least minutes of work saved that make a difference to a day. */
const TELLING_WORK = 5;

/** A dish with less work than the runner-up on a weekday with a wanted cooking time. */
function shorterDay({ slot, rivals }: Context): Bare<Comparison> | null {
  const { wantedMinutes: wanted, isAgain } = slot;
  const minutes = Math.round(workMinutes(rivals.runnerUp) - workMinutes(rivals.dish));
  return wanted === null || isAgain || minutes < TELLING_WORK
    ? null
    : { code: 'shorterDay', minutes, wanted };
}

/**
 * The reason that a dish lacks an unwanted food, given only where no unresolved ingredient may contain that food. A
 * food that is merely foreign to an older person's table gives no reason: nothing speaks against bread.
 */
function leaningReason(leaning: Leaning, dish: Candidate): Bare<Comparison> | null {
  // Safety-rules section 8.3 counts fried rice and porridge among what raises blood sugar, whatever they are cooked from.
  const isQuick = leaning === 'high-gi' && mayCarry(dish, 'quick-starch');
  const isReason = !isForeign(leaning) && !UNTOLD.has(leaning) && !isQuick && !mayCarry(dish, leaning);
  return isReason ? { code: 'withoutUnlike', leaning } : null;
}

/**
 * Leanings that no reason names. No dish of meat or fish is without purine, and many such foods have no tag, so only figures tell
 * of it. Brown rice is a good food, and an egg dish without it is no better for the kidneys. That a dish is no salad or made for one
 * person goes without saying, as does that a dish is no porridge or fried rice.
 */
const UNTOLD: ReadonlySet<Leaning> = new Set([
  'purine-high',
  'purine-mid',
  'brown_rice_cooked',
  'bought-salad',
  'shared-order',
  'quick-starch',
]);

/** Null where the week already exceeds this number of dishes: no reason claims that the week keeps to it. */
function countReason({
  count,
  uses,
  runnerUpUses,
}: Extract<TermGain, { of: 'count' }>): Bare<Comparison> | null {
  const { of, bound: limit } = count;
  if (of === 'fish') return { code: 'bringsFish', uses, limit };
  if (of === 'oilyFish') return { code: 'bringsOilyFish', uses, limit };
  if (of === 'soupOrStew') return { code: 'bringsSoup', uses, limit };
  if (runnerUpUses > limit + 1) return null;
  if (of === 'fried') return { code: 'fewerFried', uses: runnerUpUses, limit };
  if (of === 'processedMeat') return { code: 'fewerProcessedMeat', uses: runnerUpUses, limit };
  if (of === 'tofu' || of === 'family' || of === 'sweetPotato') return null;
  return { code: 'spreadsMethods', method: of, uses: runnerUpUses, limit };
}

/** Whether the amount shows after rounding: grams to a tenth, energy and milligrams to whole numbers. */
function isVisible(nutrient: Nutrient, amount: number): boolean {
  return Math.abs(amount) >= (nutrient.endsWith('Mg') || nutrient.endsWith('Kcal') ? 1 : 0.1);
}
