import type { pageConfig } from '@kkini/contract';
import { type BrowserStorage, STORED } from './browser-storage.ts';
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

type Means = {
  readonly fetch: typeof fetch;
  readonly log: Log;
  /** Keeps the base address for a start whose settings are late. */
  readonly storage: Pick<BrowserStorage, 'read' | 'write'>;
};

type Loaders = { readonly loadConfig: LoadPageConfig; readonly loadFunctionsBase: LoadFunctionsBase };

export function pageConfigLoader({ fetch: fetchPage, log, storage }: Means): Loaders {
  let asked: Promise<unknown> | null = null;
  let patience: Promise<null> | null = null;
  const knownBase = () => storage.read(STORED.functionsBase);
  const settings = () => {
    asked ??= fetchSettings(fetchPage)
      .then(remember)
      .catch((cause: unknown) => {
        log('page config is missing', cause);
        asked = null;
        patience = null;
        return null;
      });
    return asked;
  };
  /** Stores the base once, so that it stays away after a sign-out. */
  function remember(json: unknown): unknown {
    const base = baseIn(json);
    if (base !== null && base !== knownBase()) storage.write(STORED.functionsBase, base);
    return json;
  }
  return {
    async loadConfig() {
      try {
        const json = await settings();
        if (json === null) return SAME_ORIGIN;
        const { readPageConfig } = await loadChunk(() => import('./read-page-config.ts'));
        return readPageConfig(json);
      } catch (cause) {
        log('page config is not valid', cause);
        return SAME_ORIGIN;
      }
    },
    async loadFunctionsBase() {
      const arriving = settings().then(baseIn);
      patience ??= later(knownBase() === null ? PATIENCE_MS.first : PATIENCE_MS.known);
      return (await Promise.race([arriving, patience])) ?? knownBase() ?? SAME_ORIGIN.functionsBase;
    },
  };
}

/**
 * Milliseconds that calls wait for the settings together; then they go to the base address of the last visit, and on a first visit
 * to the origin of the page.
 */
const PATIENCE_MS = { first: 6_000, known: 2_000 } as const;

async function later(ms: number): Promise<null> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return null;
}

function baseIn(json: unknown): string | null {
  const base = typeof json === 'object' && json !== null && 'functionsBase' in json && json.functionsBase;
  return typeof base === 'string' ? base : null;
}

/** Path from the contract, copied because the contract is not part of the first script. */
const PATH = '/config.json';

async function fetchSettings(fetchPage: typeof fetch): Promise<unknown> {
  const response = await fetchPage(PATH, { signal: timeLimit(CALL_TIMEOUT_MS) });
  return await response.json();
}
