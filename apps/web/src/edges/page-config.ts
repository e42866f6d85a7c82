import type { pageConfig } from '@kkini/contract';
import type { Log } from './log.ts';
import { CALL_TIMEOUT_MS } from './server-client.ts';
import { timeLimit } from './time-limit.ts';

export type PageConfig = (typeof pageConfig)['reply']['_zod']['output'];
/** Run-time settings of the server, asked for once, on first use. */
export type LoadPageConfig = () => Promise<PageConfig>;

const SAME_ORIGIN: PageConfig = {
  functionsBase: '',
  dataBaseUrl: null,
  publicKey: null,
  shareSdk: null,
  dataVersion: '',
};

export function pageConfigLoader(fetchPage: typeof fetch, log: Log): LoadPageConfig {
  let asked: Promise<PageConfig> | null = null;
  return () => {
    asked ??= load(fetchPage).catch((cause: unknown) => {
      log('page config is missing', cause);
      asked = null;
      return SAME_ORIGIN;
    });
    return asked;
  };
}

async function load(fetchPage: typeof fetch): Promise<PageConfig> {
  const { pageConfig } = await import('@kkini/contract');
  const response = await fetchPage(pageConfig.path, { signal: timeLimit(CALL_TIMEOUT_MS) });
  return pageConfig.reply.parse(await response.json());
}
