import { MEAL_TIMES, type MealSlot, type MealStyle, type MealTime, type WeekPlan } from '@kkini/domain';
import { type MealChange, mealChange } from './explain/meal-change.ts';
import type { Candidate } from './model/candidate.ts';
import type { Visitor } from './model/visitor.ts';
import { filledSlot } from './plan-week.ts';
import { scanSlot } from './search/pricing/scan-slot.ts';
import { SlotPoints } from './search/pricing/slot-points.ts';
import { weighWeek } from './search/weighed-week.ts';

/** One slot of a week to fill anew with a dish of `style`; the seed is that of the week. */
export type ChangeMealInput = {
  readonly candidates: readonly Candidate[];
  readonly visitor: Visitor;
  readonly week: WeekPlan;
  readonly date: string;
  readonly mealTime: MealTime;
  readonly style: MealStyle;
  readonly seed: number;
};

/** What a slot may become, and what that changes. */
export type MealChoice = { readonly slot: MealSlot; readonly change: MealChange };

/** The best choices, fewest points first, and the step of the relaxation ladder they were found at. */
export type MealChoices = { readonly choices: readonly MealChoice[]; readonly ladderStep: number };

/** How many choices are kept. */
const CHOICES = 5;

/**
 * The five dishes of a style that leave the whole week with the fewest points, best first: none that the week holds,
 * none that breaks a spacing rule while others remain, none that an exclusion or a HARD rule forbids. No choices where
 * no other dish may be served at all.
 */
export function changeMeal(input: ChangeMealInput): MealChoices {
  const { week, date, mealTime, style, visitor } = input;
  const day = week.findIndex((each) => each.date === date);
  const present = week[day]?.slots[mealTime];
  if (present === undefined) return NO_CHOICES;
  const slot = new SlotPoints(weighWeek(input), { day, time: MEAL_TIMES.indexOf(mealTime) }, style);
  if (style === 'fasting') {
    if (present.kind === 'fasting') return NO_CHOICES;
    return { choices: [{ slot: { kind: 'fasting' }, change: mealChange(slot, null) }], ladderStep: 0 };
  }
  const { found, ladderStep } = scanSlot(slot, style, CHOICES);
  const choices = found.flatMap(({ dish }) => {
    const candidate = slot.candidateAt(dish);
    if (candidate === undefined) return [];
    return [{ slot: filledSlot(candidate, visitor, day), change: mealChange(slot, dish) }];
  });
  return { choices, ladderStep };
}

const NO_CHOICES: MealChoices = { choices: [], ladderStep: 0 };
