import { z } from 'zod/mini';
import { doneSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_ERRORS } from '../error-envelope.ts';
import { givenPasswordSchema, newPasswordSchema } from './account-wire.ts';

/** Changes the password and ends every other session of the account; the current one continues. */
export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/api/user/password',
  summary: 'Change the password',
  request: () => z.strictObject({ currentPassword: givenPasswordSchema, newPassword: newPasswordSchema }),
  reply: () => doneSchema,
  successStatus: 200,
  errors: [...BODY_ERRORS, 'signInNeeded', 'signInExpired', 'wrongPassword', 'tooManyAttempts', 'busy'],
  example: {
    request: { currentPassword: 'rice and soup', newPassword: 'soup and rice' },
    reply: { result: 'ok' },
  },
});
