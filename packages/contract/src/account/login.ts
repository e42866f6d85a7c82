import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { personWireSchema } from './account-wire.ts';

/** Signs in; the only call with a form-encoded request. `username` is the e-mail address. */
export const login = defineEndpoint({
  method: 'POST',
  path: '/api/user/login',
  summary: 'Sign in',
  encoding: 'form',
  request: () =>
    z.object({
      username: z.string().check(z.minLength(1), z.maxLength(1000)),
      password: z.string().check(z.minLength(1), z.maxLength(1000)),
    }),
  reply: () => z.extend(personWireSchema, { access_token: z.string(), token_type: z.literal('bearer') }),
  successStatus: 200,
  errors: [
    'invalidRequest',
    'loginFailed',
    'tooManyAttempts',
    'busy',
    'bodyTooLarge',
    'unsupportedMediaType',
  ],
  example: {
    request: { username: 'mina@example.com', password: 'rice and soup' },
    reply: {
      access_token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
      token_type: 'bearer',
      email: 'mina@example.com',
      name: '민아',
    },
  },
});
