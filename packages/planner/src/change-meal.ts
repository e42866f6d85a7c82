import { MEAL_TIMES, type MealSlot, type MealStyle, type MealTime, type WeekPlan } from '@kkini/domain';
import { filledDays } from './explain/assess-week.ts';
import { type MealChange, mealChange } from './explain/meal-change.ts';
import { type TooMuch, tooMuchOf } from './explain/verdicts/meal-verdicts.ts';
import type { Candidate } from './model/candidate.ts';
import type { Tables } from './model/tables.ts';
import type { Visitor } from './model/visitor.ts';
import { filledSlot } from './plan-week.ts';
import { crossesWalls } from './search/day-walls.ts';
import { scanSlot } from './search/pricing/scan-slot.ts';
import { SlotPoints } from './search/pricing/slot-points.ts';
import { weighWeek } from './search/weighed-week.ts';
import { ANY_DAY } from './tables/rice/allowed-rice.ts';
import { mealOf, withRice } from './tables/rice/rice-beside.ts';

/** The slot of a week to fill again with a dish of `style`. The seed is the one the week was planned with. */
export type ChangeMealInput = {
  readonly candidates: readonly Candidate[];
  readonly tables?: Tables | undefined;
  readonly visitor: Visitor;
  readonly week: WeekPlan;
  readonly date: string;
  readonly mealTime: MealTime;
  readonly style: MealStyle;
  readonly seed: number;
};

/** A dish for the slot, how it changes the week, and the nutrients of which the meal would hold too much. */
export type MealChoice = TooMuch & { readonly slot: MealSlot; readonly change: MealChange };

/** The best choices in order, and the step of the relaxation ladder that allowed them. */
export type MealChoices = { readonly choices: readonly MealChoice[]; readonly ladderStep: number };

/** Most choices returned. */
const CHOICES = 5;

/**
 * The five dishes of a style that leave the week with the fewest points: first those whose day stays within its
 * limits, then by rising points. Dishes the week already serves, excluded dishes and dishes that break a HARD rule
 * are left out. A dish that breaks a spacing rule appears only where no other remains. Empty where no dish may be
 * served.
 */
export function changeMeal(input: ChangeMealInput): MealChoices {
  const { week, date, mealTime, style } = input;
  const day = week.findIndex((each) => each.date === date);
  const present = week[day]?.slots[mealTime];
  if (present === undefined) return NO_CHOICES;
  const slot = new SlotPoints(weighWeek(input), { day, time: MEAL_TIMES.indexOf(mealTime) }, style);
  if (style === 'fasting') {
    if (present.kind === 'fasting') return NO_CHOICES;
    return {
      choices: [{ slot: { kind: 'fasting' }, change: mealChange(slot, null), ...tooMuchOf(undefined) }],
      ladderStep: 0,
    };
  }
  const { found, ladderStep } = scanSlot(slot, style, CHOICES);
  const choices = found.flatMap(({ dish }) => {
    const candidate = slot.candidateAt(dish);
    if (candidate === undefined) return [];
    const filled = servedSlot(candidate, input, day);
    const laid = input.tables && mealOf(filled, input.tables);
    const eaten = laid && slot.portionOf(laid, dish);
    return [{ slot: filled, change: mealChange(slot, dish, eaten) }];
  });
  return { choices: withinFirst(choices, input), ladderStep };
}

/** The slot with a dish on a day and the rice its visitor wants: a meal changed on its own may have brown rice on any day. */
export function servedSlot(
  candidate: Candidate,
  { visitor, tables, mealTime }: Pick<ChangeMealInput, 'visitor' | 'tables' | 'mealTime'>,
  day: number,
): MealSlot {
  const slot = filledSlot(candidate, visitor, day);
  return tables === undefined
    ? slot
    : withRice(slot, { visitor, tables, mealTime, day: ANY_DAY, mayWish: true });
}

type Choices = readonly Omit<MealChoice, keyof TooMuch>[];

/**
 * The choices with the verdict on the meal each makes, without those past a wall. Choices whose day exceeds a limit
 * or falls below its floor come last, and among these the meals that hold too much of something themselves.
 */
function withinFirst(choices: Choices, { week, date, mealTime, ...input }: ChangeMealInput) {
  const day = week.find((each) => each.date === date);
  if (day === undefined) return [];
  const dayWith = (slot: MealSlot) => ({ date, slots: { ...day.slots, [mealTime]: slot } });
  const allowed = choices.filter(({ slot }) => !crossesWalls([day], [dayWith(slot)], input));
  const days = filledDays({ ...input, week: allowed.map(({ slot }) => dayWith(slot)) });
  const judged = allowed.map((choice, at) => {
    const tooMuch = tooMuchOf(days[at]?.meals[mealTime]);
    const isBeyond = days[at]?.verdict === 'over' || days[at]?.verdict === 'belowFloor';
    const rank = isBeyond ? 1 + Math.sign(tooMuch.over.length) : 0;
    return { choice: { ...choice, ...tooMuch }, rank };
  });
  return judged.sort((one, other) => one.rank - other.rank).map(({ choice }) => choice);
}

const NO_CHOICES: MealChoices = { choices: [], ladderStep: 0 };
