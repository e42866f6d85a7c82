import { z } from 'zod/mini';
import { calendarDateSchema, capabilityIdSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { WEEK_CHANGE_ERRORS } from '../error-envelope.ts';

/**
 * Restores the week before its rest was replanned. 'none' if a meal was changed or a week planned since, or if the replanning was
 * on another day.
 */
export const undoReplan = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/undo-replan',
  summary: 'Bring back the week before the rest was planned anew',
  request: () => z.strictObject({ surveyId: capabilityIdSchema }),
  reply: () =>
    z.discriminatedUnion('result', [
      z.object({ result: z.literal('ok'), dates: z.array(calendarDateSchema).check(z.length(7)) }),
      z.object({ result: z.literal('none') }),
    ]),
  successStatus: 200,
  errors: [...WEEK_CHANGE_ERRORS, 'formerWeekRefused'],
  example: {
    request: { surveyId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11' },
    reply: { result: 'none' },
  },
});
