import { z } from 'zod/mini';
import { capabilityIdSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { WEEK_CHANGE_ERRORS } from '../error-envelope.ts';

/**
 * A call that restores the tables before their last change of one kind, on the same day. 'none' if a meal was changed or a week
 * planned since.
 */
const undoTables = (path: string, summary: string) =>
  defineEndpoint({
    method: 'POST',
    path,
    summary,
    request: () => z.strictObject({ surveyId: capabilityIdSchema }),
    reply: () => z.object({ result: z.enum(['ok', 'none']) }),
    successStatus: 200,
    errors: [...WEEK_CHANGE_ERRORS, 'formerWeekRefused'],
    example: {
      request: { surveyId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11' },
      reply: { result: 'none' },
    },
  });

/** Restores the tables before the last change of a companion. */
export const undoCompanion = undoTables(
  '/functions/v1/undo-companion',
  'Bring back the companions before their last change',
);

/** Restores the week before it was lightened. */
export const undoLighten = undoTables(
  '/functions/v1/undo-lighten',
  'Bring back the week before less of it was bought',
);
