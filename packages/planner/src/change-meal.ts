import { MEAL_TIMES, type MealSlot, type MealStyle, type MealTime, type WeekPlan } from '@kkini/domain';
import { type MealChange, mealChange } from './explain/meal-change.ts';
import type { Candidate } from './model/candidate.ts';
import type { Tables } from './model/tables.ts';
import type { Visitor } from './model/visitor.ts';
import { filledSlot } from './plan-week.ts';
import { scanSlot } from './search/pricing/scan-slot.ts';
import { SlotPoints } from './search/pricing/slot-points.ts';
import { weighWeek } from './search/weighed-week.ts';

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

/** A dish the slot may hold, and how the week changes with it. */
export type MealChoice = { readonly slot: MealSlot; readonly change: MealChange };

/** The best choices in order of rising points, and the step of the relaxation ladder that allowed them. */
export type MealChoices = { readonly choices: readonly MealChoice[]; readonly ladderStep: number };

/** Most choices returned. */
const CHOICES = 5;

/**
 * The five dishes of a style that leave the week with the fewest points, best first. A dish the week already serves, an
 * excluded dish or one a HARD rule forbids is never among them; one that breaks a spacing rule is only where no other remains.
 * Empty where no other dish may be served.
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
