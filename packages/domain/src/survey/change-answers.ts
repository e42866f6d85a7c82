import { conditionsOf, personsOf } from '../body/person.ts';
import { MEAL_TIMES } from '../vocabulary/meal-times.ts';
import type { SurveyDraft } from './survey.ts';

/** Most items of a list of answers. */
export const MOST_LISTED = 100;
/** Most characters of all excluded foods: each of their words is looked for in every dish. */
export const MOST_EXCLUDED_CHARACTERS = 4000;

/** The lists that a change started from, as far as known. They do not contain what somebody else has stored since. */
export type KnownLists = Partial<Pick<SurveyDraft, 'excludedFoods' | 'refusedExtras'>>;

/**
 * Merges new answers into the old ones. If the list that a change started from is known, items added elsewhere since
 * then stay, so that no exclusion is lost to a request that did not know of it; any other list is replaced. A change
 * of targets, of conditions or of the people who have them, or of fasted meals reopens the dialogs (safety-rules
 * section 3.4), unless the same change answers them.
 */
export function changeAnswers(
  draft: SurveyDraft,
  given: Partial<SurveyDraft>,
  known: KnownLists = {},
): SurveyDraft {
  const changed = { ...draft, ...given, ...withOthers(draft, given, known) };
  const isAskedAgain = given.confirmations === undefined && askedAbout(draft) !== askedAbout(changed);
  return isAskedAgain ? { ...changed, confirmations: [] } : changed;
}

/** The lists of a change with the items added elsewhere; an exclusion keeps its strictness. */
function withOthers(
  draft: SurveyDraft,
  given: Partial<SurveyDraft>,
  known: KnownLists,
): Partial<SurveyDraft> {
  const others = addedElsewhere(draft.excludedFoods, given.excludedFoods, known.excludedFoods);
  const refused = addedElsewhere(draft.refusedExtras, given.refusedExtras, known.refusedExtras);
  const strictness = draft.excludedFoodStrictness.filter(({ food }) => others.includes(food));
  return {
    ...(given.excludedFoods && { excludedFoods: [...given.excludedFoods, ...others] }),
    ...(given.excludedFoodStrictness && {
      excludedFoodStrictness: [...given.excludedFoodStrictness, ...strictness],
    }),
    ...(given.refusedExtras && { refusedExtras: [...given.refusedExtras, ...refused] }),
  };
}

/**
 * Items of a stored list that are neither in the new list nor in the one the new list was made from; none where the
 * latter is unknown.
 */
function addedElsewhere(
  stored: readonly string[],
  given: readonly string[] | undefined,
  known: readonly string[] | undefined,
): readonly string[] {
  if (given === undefined || known === undefined) return [];
  return stored.filter((item) => !given.includes(item) && !known.includes(item));
}

/** The list of a survey that is longer than one may be, for example after a merge; null if none is. */
export function overlongList({
  excludedFoods,
  refusedExtras,
}: Pick<SurveyDraft, 'excludedFoods' | 'refusedExtras'>): 'excludedFoods' | 'refusedExtras' | null {
  if (excludedFoods.length > MOST_LISTED || isLongExclusion(excludedFoods)) return 'excludedFoods';
  return refusedExtras.length > MOST_LISTED ? 'refusedExtras' : null;
}

/** Whether excluded foods have too many characters in all. */
export function isLongExclusion(foods: readonly string[]): boolean {
  return foods.reduce((sum, food) => sum + food.length, 0) > MOST_EXCLUDED_CHARACTERS;
}

/** A key of everything the dialogs depend on. */
function askedAbout(draft: SurveyDraft): string {
  const fasted = MEAL_TIMES.filter((time) => draft.mealStyles[time] === 'fasting');
  const owned = personsOf(draft).map(
    (person) => `${person.target}: ${conditionsOf(person, draft).toSorted().join()}`,
  );
  return [draft.targets, owned, fasted].map((list) => list.toSorted().join()).join('; ');
}
