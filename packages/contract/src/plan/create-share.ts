import { z } from 'zod/mini';
import { capabilityIdSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { OWNER_ERRORS } from '../error-envelope.ts';
import { shareWireSchema } from './list-shares.ts';

/**
 * Creates a share id of a plan, which gives access to its meals only. Returns the newest share unless `another` asks for one more,
 * which can be withdrawn separately.
 */
export const createShare = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/create-share',
  summary: 'Share a plan',
  request: () => z.strictObject({ surveyId: capabilityIdSchema, another: z._default(z.boolean(), false) }),
  reply: () => shareWireSchema,
  successStatus: 201,
  errors: [...OWNER_ERRORS, 'invalidRequest', 'invalidJson', 'surveyNotFound', 'planNotFound', 'shareLimit'],
  example: {
    request: { surveyId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11' },
    reply: { shareId: '2c8a9a0d-7b35-4c0f-9f5e-6a1d3c4b5e61', createdAt: '2026-11-20T03:00:00.000Z' },
  },
});
