import { z } from 'zod/mini';
import { capabilityIdSchema, doneSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { OWNER_ERRORS } from '../error-envelope.ts';

/** Withdraws a share. Its id is then unknown. */
export const withdrawShare = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/withdraw-share',
  summary: 'Withdraw a share',
  request: () => z.strictObject({ surveyId: capabilityIdSchema, shareId: capabilityIdSchema }),
  reply: () => doneSchema,
  successStatus: 200,
  errors: [...OWNER_ERRORS, 'invalidRequest', 'invalidJson', 'surveyNotFound', 'shareNotFound'],
  example: {
    request: {
      surveyId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11',
      shareId: '2c8a9a0d-7b35-4c0f-9f5e-6a1d3c4b5e61',
    },
    reply: { result: 'ok' },
  },
});
