import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** Run-time settings for the page; empty bases mean the page's own origin, null means not configured. */
export const pageConfig = defineEndpoint({
  method: 'GET',
  path: '/config.json',
  summary: 'Run-time settings of the page',
  request: () => z.undefined(),
  reply: () =>
    z.object({
      functionsBase: z.string(),
      dataBaseUrl: z.nullable(z.string()),
      publicKey: z.nullable(z.string()),
      /** SDK of a messaging app: its public key, the address of its script and, if configured, the integrity hash of the script. */
      shareSdk: z.nullable(z.object({ key: z.string(), url: z.url(), integrity: z.nullable(z.string()) })),
      dataVersion: z.string(),
    }),
  successStatus: 200,
  errors: [],
  example: {
    request: undefined,
    reply: { functionsBase: '', dataBaseUrl: '', publicKey: null, shareSdk: null, dataVersion: '1' },
  },
});
