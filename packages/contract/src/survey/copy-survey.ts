import { z } from 'zod/mini';
import { capabilityIdSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { OWNER_ERRORS } from '../error-envelope.ts';

/** Creates another survey with the same answers, without a start date in the past. */
export const copySurvey = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/copy-survey',
  summary: 'Start a survey with the answers of another',
  request: () =>
    z.strictObject({
      surveyId: capabilityIdSchema,
      /** Random id of the copy. A call repeated after a lost answer then makes no second copy. */
      newId: z.optional(z.uuidv4()),
    }),
  reply: () => z.object({ surveyId: capabilityIdSchema }),
  successStatus: 201,
  errors: [...OWNER_ERRORS, 'invalidRequest', 'invalidJson', 'surveyNotFound'],
  example: {
    request: { surveyId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11' },
    reply: { surveyId: '7d0f1a52-54a1-4a0e-8c7f-5f6f3b1d9e20' },
  },
});
