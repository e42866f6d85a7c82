import { upsertSurvey } from '@kkini/contract';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../../app-parts.ts';
import { registerEndpoint } from '../../plugins/register-endpoint.ts';
import { changeSurvey } from './change-survey.ts';
import { createSurvey } from './create-survey.ts';

/** Calls that create and change surveys. */
export function surveyRoutes(app: FastifyInstance, parts: AppParts): void {
  registerEndpoint(app, upsertSurvey, {
    handle: async ({ id, surveyId, ...wire }) => {
      const known = id ?? surveyId;
      const survey = known ? await changeSurvey(parts, { id: known, wire }) : await createSurvey(parts, wire);
      return { lastInsertId: survey.id };
    },
  });
}
