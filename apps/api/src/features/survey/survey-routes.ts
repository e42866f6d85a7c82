import {
  copySurvey as copySurveyCall,
  deleteSurvey as deleteSurveyCall,
  upsertSurvey,
} from '@kkini/contract';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../../app-parts.ts';
import type { PreparedAnswers } from '../../plugins/prepared/prepared-answers.ts';
import { registerEndpoint } from '../../plugins/register-endpoint.ts';
import { changeSurvey } from './change-survey.ts';
import { copySurvey } from './copy-survey.ts';
import { createSurveyOnce } from './create-survey.ts';
import { deleteSurvey } from './delete-survey.ts';

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
    handle: ({ surveyId }, caller) => copySurvey(parts, caller, surveyId),
  });
}
