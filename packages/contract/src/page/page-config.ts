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
    shareKey: z.string().nullable(),
    dataVersion: z.string(),
  }),
  successStatus: 200,
  errors: [],
  example: {
    request: undefined,
    reply: { functionsBase: '', dataBaseUrl: '', publicKey: null, shareKey: null, dataVersion: '1' },
  },
});
