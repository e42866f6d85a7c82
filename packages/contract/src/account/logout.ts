import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { doneSchema } from './account-wire.ts';

/** Signs out: the token is worth nothing from then on. */
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
