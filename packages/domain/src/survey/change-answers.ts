import { MEAL_TIMES } from '../vocabulary/meal-times.ts';
import type { SurveyDraft } from './survey.ts';

/**
 * The answers with those newly given. Dialogs are asked again where targets, conditions or fasted meals become others
 * (safety-rules section 3.4), unless they are answered in the same breath.
 */
export function changeAnswers(draft: SurveyDraft, given: Partial<SurveyDraft>): SurveyDraft {
  const changed = { ...draft, ...given };
  const isAskedAgain = given.confirmations === undefined && askedAbout(draft) !== askedAbout(changed);
  return isAskedAgain ? { ...changed, confirmations: [] } : changed;
}

/** What the dialogs are about, as a text. */
function askedAbout({ targets, healthConditions, mealStyles }: SurveyDraft): string {
  const fasted = MEAL_TIMES.filter((time) => mealStyles[time] === 'fasting');
  return [targets, healthConditions, fasted].map((list) => list.toSorted().join()).join('; ');
}
