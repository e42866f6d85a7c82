import { z } from 'zod/mini';
import { capabilityIdSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_ERRORS, OWNER_ERRORS, PLAN_REFUSALS } from '../error-envelope.ts';

/**
 * Restores the week before less of it was bought, on the same day. 'none' when there is nothing to restore: a meal was changed or a
 * week planned since.
 */
export const undoLighten = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/undo-lighten',
  summary: 'Bring back the week before less of it was bought',
  request: () => z.strictObject({ surveyId: capabilityIdSchema }),
  reply: () => z.object({ result: z.enum(['ok', 'none']) }),
  successStatus: 200,
  errors: [
    ...BODY_ERRORS,
    ...OWNER_ERRORS,
    ...PLAN_REFUSALS,
    'surveyNotFound',
    'planNotFound',
    'formerWeekRefused',
  ],
  example: {
    request: { surveyId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11' },
    reply: { result: 'none' },
  },
});
