import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_ERRORS } from '../error-envelope.ts';
import { emailWireSchema, newPasswordSchema, personNameSchema, personWireSchema } from './account-wire.ts';

/** Opens an account. */
export const register = defineEndpoint({
  method: 'POST',
  path: '/api/user/register',
  summary: 'Open an account',
  request: () =>
    z.strictObject({ email: emailWireSchema, password: newPasswordSchema, name: personNameSchema }),
  reply: () => personWireSchema,
  successStatus: 201,
  errors: [...BODY_ERRORS, 'emailTaken', 'tooManyAttempts'],
  example: {
    request: { email: 'mina@example.com', password: 'rice and soup', name: '민아' },
    reply: { email: 'mina@example.com', name: '민아' },
  },
});
