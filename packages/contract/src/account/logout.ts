import { z } from 'zod/mini';
import { doneSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';

/** Signs out and invalidates the token. */
export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/user/logout',
  summary: 'Sign out',
  request: () => z.strictObject({}),
  reply: () => doneSchema,
  successStatus: 200,
  errors: ['invalidRequest', 'invalidJson', 'signInNeeded', 'signInExpired'],
  example: { request: {}, reply: { result: 'ok' } },
});
