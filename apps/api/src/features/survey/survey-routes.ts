import {
  copySurvey as copySurveyCall,
  deleteSurvey as deleteSurveyCall,
  upsertSurvey,
} from '@kkini/contract';
import { seoulDate } from '@kkini/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import { deleteSurveyRow, insertSurvey, type StoredSurvey } from '../../db/stores/survey-store.ts';
import type { Caller } from '../../plugins/access/principal.ts';
import { lockForChange } from '../../plugins/access/survey-access.ts';
import type { PreparedAnswers } from '../../plugins/prepared/prepared-answers.ts';
import { registerEndpoint } from '../../plugins/register-endpoint.ts';
import { changeSurvey } from './change-survey.ts';
import { createSurveyOnce } from './create-survey.ts';

/** Calls that create, change, copy and delete surveys. */
export function surveyRoutes(app: FastifyInstance, parts: AppParts, prepared: PreparedAnswers): void {
  registerEndpoint(app, upsertSurvey, {
    handle: async ({ id, surveyId, newId, ...wire }, caller) => {
      const known = id ?? surveyId;
      const survey = known
        ? await changeSurvey(parts, caller, { id: known, wire })
        : await createSurveyOnce(parts, caller, { id: newId, wire });
      return { lastInsertId: survey.id };
    },
  });
  registerEndpoint(app, deleteSurveyCall, {
    handle: async ({ surveyId }, caller) => {
      const reply = await deleteSurvey(parts, caller, surveyId);
      prepared.forget(surveyId);
      return reply;
    },
  });
  registerEndpoint(app, copySurveyCall, {
    handle: (asked, caller) => copySurvey(parts, caller, asked),
  });
}

type Copied = { readonly surveyId: string; readonly newId?: string | undefined };

/**
 * Creates a survey with the answers of another, without a start date that is past in Seoul. If an earlier call, whose answer was
 * lost, has made the copy that the caller names, that one is the answer.
 */
async function copySurvey(
  { database, now, newId }: Pick<AppParts, 'database' | 'now' | 'newId'>,
  { principal }: Caller,
  { surveyId, newId: chosenId }: Copied,
): Promise<{ readonly surveyId: string }> {
  return await database.transaction(async (queries) => {
    const original = await lockForChange(queries, principal, surveyId);
    if (original === null) throw new AppError('surveyNotFound');
    const { startDate } = original.answers;
    const isPast = startDate !== null && startDate < seoulDate(now());
    const answers = { ...original.answers, startDate: isPast ? null : startDate };
    const copy: StoredSurvey = { ...original, id: chosenId ?? newId(), answers };
    const accountId = principal.kind === 'account' ? principal.accountId : null;
    const isNew = await insertSurvey(queries, copy, accountId);
    // Only somebody who may change the survey of that id learns that there is one.
    if (!isNew) await lockForChange(queries, principal, copy.id);
    return { surveyId: copy.id };
  });
}

/** Deletes a survey with its plan and shares. */
async function deleteSurvey(
  { database }: Pick<AppParts, 'database'>,
  { principal }: Caller,
  surveyId: string,
): Promise<{ readonly result: 'ok' }> {
  return await database.transaction(async (queries) => {
    const survey = await lockForChange(queries, principal, surveyId);
    if (survey === null) throw new AppError('surveyNotFound');
    await deleteSurveyRow(queries, survey.id);
    return { result: 'ok' };
  });
}
