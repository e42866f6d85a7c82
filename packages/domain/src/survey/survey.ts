import type { Person } from '../body/person.ts';
import type { ExclusionReading } from '../food/exclusion/exclusion.ts';
import { readExclusion } from '../food/exclusion/read-exclusion.ts';
import type { Taxonomy } from '../food/taxonomy/taxonomy.ts';
import { memoizeByObject } from '../memoize.ts';
import type { EatingStyle } from '../vocabulary/eating-styles.ts';
import type { RiceKind } from '../vocabulary/foods/rice-kinds.ts';
import type { Strictness } from '../vocabulary/foods/strictness.ts';
import type { HealthCondition } from '../vocabulary/health-conditions.ts';
import type { MealStyle } from '../vocabulary/meal-styles.ts';
import type { MealTime } from '../vocabulary/meal-times.ts';
import type { PlanDialog } from '../vocabulary/plan-dialogs.ts';
import type { Target } from '../vocabulary/targets.ts';
import type { CookingMinutes, Weekday } from '../vocabulary/weekdays.ts';

/** The last screen of the survey that the visitor reached. */
export const LAST_STEPS = ['intro', 'step1', 'area', 2, 3, 4, 5, 'inputCheck'] as const;
export type LastStep = (typeof LAST_STEPS)[number];

/** Chosen style per meal time; null while unanswered. */
export type MealStyleChoice = Readonly<Record<MealTime, MealStyle | null>>;

/** Strictness of one excluded food; `food` is its text in the answers. */
export type ExcludedFoodStrictness = { readonly food: string; readonly strictness: Strictness };

/**
 * Answers so far; any may be missing. `startDate` is YYYY-MM-DD in Seoul. `areas` holds names of the vocabulary or
 * free text. `excludedFoods` holds taxonomy ids or the visitor's own words, `excludedFoodStrictness` the strictness
 * of some of them. `persons` are the body facts of targets. `confirmations` are the dialogs answered with yes.
 * `prepDay` is the day of the week for cooking ahead. `rice` is the rice wanted on the table. `weekdayMinutes` are
 * the minutes for cooking on a weekday. `foodsAtHome` are foods at home to be used up, as taxonomy ids or the
 * visitor's own words. `refusedExtras` are dishes of the cookbook, by id, that nobody at the table wants as an extra;
 * meals may still contain them.
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
  readonly prepDay: Weekday | null;
  readonly rice: RiceKind | null;
  readonly weekdayMinutes: CookingMinutes | null;
  readonly foodsAtHome: readonly string[];
  readonly refusedExtras: readonly string[];
};

/** A complete survey, ready for planning. */
export type Survey = Omit<SurveyDraft, 'mealStyles' | 'startDate'> & {
  readonly mealStyles: Readonly<Record<MealTime, MealStyle>>;
  readonly startDate: string;
};

/** A survey without answers. */
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
  prepDay: null,
  rice: null,
  weekdayMinutes: null,
  foodsAtHome: [],
  refusedExtras: [],
};

/** Strictness of an excluded food; an allergy when unanswered (safety-rules section 4). */
export function strictnessOf(
  { excludedFoodStrictness }: Pick<SurveyDraft, 'excludedFoodStrictness'>,
  food: string,
): Strictness {
  return excludedFoodStrictness.find((each) => each.food === food)?.strictness ?? 'allergy';
}

type Excluded = Pick<SurveyDraft, 'excludedFoods' | 'excludedFoodStrictness'>;

/**
 * The readings of a survey's excluded foods, each with its strictness (safety-rules sections 4 and 10). Cached as long as the answers
 * are in use, because one call reads them for several purposes.
 */
export function readExcludedFoods(
  taxonomy: Taxonomy,
  { excludedFoods, excludedFoodStrictness }: Excluded,
): readonly ExclusionReading[] {
  return readingsIn(taxonomy)(excludedFoodStrictness)(excludedFoods);
}

const readingsIn = memoizeByObject((taxonomy: Taxonomy) =>
  memoizeByObject((excludedFoodStrictness: Excluded['excludedFoodStrictness']) =>
    memoizeByObject((excludedFoods: Excluded['excludedFoods']) =>
      excludedFoods.map((text) =>
        readExclusion(taxonomy, text, strictnessOf({ excludedFoodStrictness }, text)),
      ),
    ),
  ),
);
