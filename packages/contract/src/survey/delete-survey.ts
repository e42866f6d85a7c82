import { z } from 'zod/mini';
import { capabilityIdSchema, doneSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { OWNER_ERRORS } from '../error-envelope.ts';

/** Deletes a survey with its plan and shares. Cannot be undone. */
export const deleteSurvey = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/delete-survey',
  summary: 'Delete a survey and its plan',
  request: () => z.strictObject({ surveyId: capabilityIdSchema }),
  reply: () => doneSchema,
  successStatus: 200,
  errors: [...OWNER_ERRORS, 'invalidRequest', 'invalidJson', 'surveyNotFound'],
  example: { request: { surveyId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11' }, reply: { result: 'ok' } },
});
