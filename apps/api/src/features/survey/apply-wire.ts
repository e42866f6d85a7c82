import { answersFromWire, type SurveyWire } from '@kkini/contract';
import type { StoredSurvey } from '../../db/stores/survey-store.ts';
import { mergeAnswers } from './merge-answers.ts';

/** The survey with everything a call names. */
export function applyWire(survey: StoredSurvey, wire: SurveyWire, now: number): StoredSurvey {
  return {
    id: survey.id,
    startIntro: wire.startIntro ?? survey.startIntro,
    lastStep: wire.lastStep ?? survey.lastStep,
    answers: mergeAnswers(survey.answers, answersFromWire(wire), now),
  };
}
