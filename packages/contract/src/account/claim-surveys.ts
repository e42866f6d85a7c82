import { z } from 'zod/mini';
import { capabilityIdSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';

const MOST_CLAIMED = 20;

/** Binds surveys made before signing in to the account. Ignores unknown ids and surveys of others. */
export const claimSurveys = defineEndpoint({
  method: 'POST',
  path: '/api/user/surveys/claim',
  summary: 'Take over surveys begun before signing in',
  request: () => z.strictObject({ surveyIds: z.array(capabilityIdSchema).check(z.maxLength(MOST_CLAIMED)) }),
  /** The named surveys that now belong to the account. */
  reply: () => z.object({ surveyIds: z.array(capabilityIdSchema) }),
  successStatus: 200,
  errors: ['invalidRequest', 'invalidJson', 'signInNeeded', 'signInExpired'],
  example: { request: { surveyIds: [] }, reply: { surveyIds: [] } },
});
