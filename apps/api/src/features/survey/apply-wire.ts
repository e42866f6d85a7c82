import { answersFromWire, knownListsFromWire, type SurveyWire } from '@kkini/contract';
import { changeAnswers, type SurveyDraft, seoulDate } from '@kkini/domain';
import { AppError } from '../../app-error.ts';
import type { StoredSurvey } from '../../db/stores/survey-store.ts';

/** The survey with all answers of a call applied. */
export function applyWire(survey: StoredSurvey, wire: SurveyWire, now: number): StoredSurvey {
  return {
    id: survey.id,
    startIntro: wire.startIntro ?? survey.startIntro,
    lastStep: wire.lastStep ?? survey.lastStep,
    answers: mergeAnswers(survey.answers, wire, now),
  };
}

/**
 * The draft with new answers. A new start date must not be before today in Seoul; an unchanged one may, because days pass between
 * two visits.
 */
function mergeAnswers(draft: SurveyDraft, wire: SurveyWire, now: number): SurveyDraft {
  const named = answersFromWire(wire);
  const { startDate } = named;
  if (startDate && startDate !== draft.startDate && startDate < seoulDate(now)) {
    throw new AppError('startDatePast', [{ field: 'dates', problem: 'must not be before today' }]);
  }
  return changeAnswers(draft, named, knownListsFromWire(wire.basedOn));
}
