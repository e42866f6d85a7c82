import { answersFromWire, knownListsFromWire, type SurveyWire } from '@kkini/contract';
import { changeAnswers, type SurveyDraft, seoulDate } from '@kkini/domain';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import { type StoredSurvey, saveSurvey } from '../../db/stores/survey-store.ts';
import type { Caller } from '../../plugins/access/principal.ts';
import { lockForChange } from '../../plugins/access/survey-access.ts';

/** Replaces the given answers of a survey. */
export async function changeSurvey(
  { database, now }: Pick<AppParts, 'database' | 'now'>,
  { principal }: Caller,
  change: { readonly id: string; readonly wire: SurveyWire },
): Promise<StoredSurvey> {
  return await database.transaction(async (queries) => {
    const stored = await lockForChange(queries, principal, change.id);
    if (stored === null) throw new AppError('surveyNotFound');
    const changed = applyWire(stored, change.wire, now());
    await saveSurvey(queries, changed);
    return changed;
  });
}

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
