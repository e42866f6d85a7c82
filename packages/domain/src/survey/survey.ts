import type { Person } from '../body/person.ts';
import type { EatingStyle } from '../vocabulary/eating-styles.ts';
import type { Strictness } from '../vocabulary/foods/strictness.ts';
import type { HealthCondition } from '../vocabulary/health-conditions.ts';
import type { MealStyle } from '../vocabulary/meal-styles.ts';
import type { MealTime } from '../vocabulary/meal-times.ts';
import type { PlanDialog } from '../vocabulary/plan-dialogs.ts';
import type { Target } from '../vocabulary/targets.ts';

/** Where the visitor last was in the survey. */
export const LAST_STEPS = ['intro', 'step1', 'area', 2, 3, 4, 5, 'inputCheck'] as const;
export type LastStep = (typeof LAST_STEPS)[number];

/** Chosen style per meal time; null while unanswered. */
export type MealStyleChoice = Readonly<Record<MealTime, MealStyle | null>>;

/** How strictly one of the excluded foods is meant; `food` is it as it stands among them. */
export type ExcludedFoodStrictness = { readonly food: string; readonly strictness: Strictness };

/**
 * Answers so far; anything may still be missing. `startDate` is YYYY-MM-DD in Seoul; `areas` holds names of the
 * vocabulary or free text; `excludedFoods` holds taxonomy ids or the visitor's own words, `excludedFoodStrictness` how strictly
 * some of them are meant; `persons` what was said of the bodies of targets; `confirmations` the dialogs answered with "make
 * it all the same".
 */
export type SurveyDraft = {
  readonly targets: readonly Target[];
  readonly mealStyles: MealStyleChoice;
  readonly startDate: string | null;
  readonly areas: readonly string[];
  readonly healthConditions: readonly HealthCondition[];
  readonly eatingStyles: readonly EatingStyle[];
  readonly excludedFoods: readonly string[];
  readonly excludedFoodStrictness: readonly ExcludedFoodStrictness[];
  readonly persons: readonly Person[];
  readonly confirmations: readonly PlanDialog[];
};

/** A complete survey: what a plan can be made from. */
export type Survey = Omit<SurveyDraft, 'mealStyles' | 'startDate'> & {
  readonly mealStyles: Readonly<Record<MealTime, MealStyle>>;
  readonly startDate: string;
};

/** A survey nobody has answered yet. */
export const EMPTY_SURVEY: SurveyDraft = {
  targets: [],
  mealStyles: { breakfast: null, lunch: null, dinner: null },
  startDate: null,
  areas: [],
  healthConditions: [],
  eatingStyles: [],
  excludedFoods: [],
  excludedFoodStrictness: [],
  persons: [],
  confirmations: [],
};

/** How strictly an excluded food is meant; an allergy where nothing was said (safety-rules section 4). */
export function strictnessOf(
  { excludedFoodStrictness }: Pick<SurveyDraft, 'excludedFoodStrictness'>,
  food: string,
): Strictness {
  return excludedFoodStrictness.find((each) => each.food === food)?.strictness ?? 'allergy';
}
