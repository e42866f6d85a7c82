import { z } from 'zod/mini';
import { doneSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_ERRORS } from '../error-envelope.ts';
import { givenPasswordSchema } from './account-wire.ts';

/** Deletes the account with its sessions, surveys, plans and shares. Cannot be undone. */
export const deleteAccount = defineEndpoint({
  method: 'POST',
  path: '/api/user/delete',
  summary: 'Delete the account',
  request: () => z.strictObject({ password: givenPasswordSchema }),
  reply: () => doneSchema,
  successStatus: 200,
  errors: [...BODY_ERRORS, 'signInNeeded', 'signInExpired', 'wrongPassword', 'tooManyAttempts', 'busy'],
  example: { request: { password: 'rice and soup' }, reply: { result: 'ok' } },
});
