import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { personWireSchema } from './account-wire.ts';

/** The signed-in person. */
export const me = defineEndpoint({
  method: 'GET',
  path: '/api/user/me',
  summary: 'Who is signed in',
  request: () => z.undefined(),
  reply: () => z.extend(personWireSchema, { createdAt: z.string() }),
  successStatus: 200,
  errors: ['signInNeeded', 'signInExpired'],
  example: {
    request: undefined,
    reply: { email: 'mina@example.com', name: '민아', createdAt: '2026-11-20T03:00:00.000Z' },
  },
});
