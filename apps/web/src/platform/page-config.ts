import type { pageConfig } from '@kkini/contract';
import { loadChunk } from './load-chunk.ts';
import type { Log } from './log.ts';
import { CALL_TIMEOUT_MS } from './server/server-client.ts';
import { timeLimit } from './time-limit.ts';

export type PageConfig = (typeof pageConfig)['reply']['_zod']['output'];
/** Run-time settings of the server, fetched once on first use. */
export type LoadPageConfig = () => Promise<PageConfig>;
/** Base address of calls, known once the settings have loaded, without the script that validates them. */
export type LoadFunctionsBase = () => Promise<string>;

const SAME_ORIGIN: PageConfig = {
  functionsBase: '',
  dataBaseUrl: null,
  publicKey: null,
  shareSdk: null,
  dataVersion: '',
};

export function pageConfigLoader(
  fetchPage: typeof fetch,
  log: Log,
): { readonly loadConfig: LoadPageConfig; readonly loadFunctionsBase: LoadFunctionsBase } {
  let asked: Promise<unknown> | null = null;
  const settings = () => {
    asked ??= fetchSettings(fetchPage).catch((cause: unknown) => {
      log('page config is missing', cause);
      asked = null;
      return SAME_ORIGIN;
    });
    return asked;
  };
  return {
    async loadConfig() {
      try {
        const json = await settings();
        const { readPageConfig } = await loadChunk(() => import('./read-page-config.ts'));
        return readPageConfig(json);
      } catch (cause) {
        log('page config is not valid', cause);
        return SAME_ORIGIN;
      }
    },
    async loadFunctionsBase() {
      const json = await settings();
      const base = typeof json === 'object' && json !== null && 'functionsBase' in json && json.functionsBase;
      return typeof base === 'string' ? base : SAME_ORIGIN.functionsBase;
    },
  };
}

/** Path from the contract, copied because the contract is not part of the first script. */
const PATH = '/config.json';

async function fetchSettings(fetchPage: typeof fetch): Promise<unknown> {
  const response = await fetchPage(PATH, { signal: timeLimit(CALL_TIMEOUT_MS) });
  return await response.json();
}
