import { changeAnswers, type SurveyDraft, seoulDate } from '@kkini/domain';
import { AppError } from '../../app-error.ts';

/**
 * The draft with the newly named answers. A start date that is stated anew must not lie before today (in Seoul); one
 * that is repeated unchanged may, because days pass between two visits.
 */
export function mergeAnswers(draft: SurveyDraft, named: Partial<SurveyDraft>, now: number): SurveyDraft {
  const { startDate } = named;
  if (startDate && startDate !== draft.startDate && startDate < seoulDate(now)) {
    throw new AppError('startDatePast', [{ field: 'dates', problem: 'must not be before today' }]);
  }
  return changeAnswers(draft, named);
}
