import { z } from 'zod/mini';
import { capabilityIdSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { OWNER_ERRORS } from '../error-envelope.ts';

/** A share of a plan that has not been withdrawn. */
export const shareWireSchema = z.object({ shareId: capabilityIdSchema, createdAt: z.string() });
export type ShareWire = z.infer<typeof shareWireSchema>;

/** Most shares a plan may have at a time. */
export const MOST_SHARES = 20;

/** The shares of a plan, newest first. */
export const listShares = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/list-shares',
  summary: 'List the shares of a plan',
  request: () => z.strictObject({ surveyId: capabilityIdSchema }),
  reply: () => z.object({ shares: z.array(shareWireSchema).check(z.maxLength(MOST_SHARES)) }),
  successStatus: 200,
  errors: [...OWNER_ERRORS, 'invalidRequest', 'invalidJson', 'surveyNotFound'],
  example: { request: { surveyId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11' }, reply: { shares: [] } },
});
