import { conditionsOf, personsOf } from '../body/person.ts';
import { MEAL_TIMES } from '../vocabulary/meal-times.ts';
import type { SurveyDraft } from './survey.ts';

/**
 * Merges new answers into the old ones. A change of targets, conditions, whose they are or fasted meals reopens the dialogs
 * (safety-rules section 3.4), unless the same change answers them.
 */
export function changeAnswers(draft: SurveyDraft, given: Partial<SurveyDraft>): SurveyDraft {
  const changed = { ...draft, ...given };
  const isAskedAgain = given.confirmations === undefined && askedAbout(draft) !== askedAbout(changed);
  return isAskedAgain ? { ...changed, confirmations: [] } : changed;
}

/** A key of everything the dialogs depend on. */
function askedAbout(draft: SurveyDraft): string {
  const fasted = MEAL_TIMES.filter((time) => draft.mealStyles[time] === 'fasting');
  const owned = personsOf(draft).map(
    (person) => `${person.target}: ${conditionsOf(person, draft).toSorted().join()}`,
  );
  return [draft.targets, owned, fasted].map((list) => list.toSorted().join()).join('; ');
}
