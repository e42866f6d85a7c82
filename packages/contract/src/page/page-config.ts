import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Run-time settings the server hands to the page; empty bases mean the page's own origin, null means not configured. */
export const pageConfig = defineEndpoint({
  method: 'GET',
  path: '/config.json',
  summary: 'Run-time settings of the page',
  request: z.undefined(),
  reply: z.object({
    functionsBase: z.string(),
    dataBaseUrl: z.string().nullable(),
    publicKey: z.string().nullable(),
    /** The SDK of a messaging app: its public key, the address of its script and, where given, the hash it must have. */
    shareSdk: z.object({ key: z.string(), url: z.url(), integrity: z.string().nullable() }).nullable(),
    dataVersion: z.string(),
  }),
  successStatus: 200,
  errors: [],
  example: {
    request: undefined,
    reply: { functionsBase: '', dataBaseUrl: '', publicKey: null, shareSdk: null, dataVersion: '1' },
  },
});
