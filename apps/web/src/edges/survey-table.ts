import type { SurveyWire } from '@kkini/contract';
import { fail, ok, type Result } from '@kkini/domain';
import { type BrowserStorage, STORED } from './browser-storage.ts';
import type { Log } from './log.ts';
import type { LoadPageConfig } from './page-config.ts';
import { CALL_TIMEOUT_MS } from './server-client.ts';

/** The hosted table survey_1. Without a data base URL both calls log 'supabase deactive' and do nothing. */
export type SurveyTable = {
  insert(row: SurveyWire): Promise<Result<readonly unknown[], string>>;
  update(id: string, row: SurveyWire): Promise<Result<null, string>>;
};

type Means = {
  readonly fetch: typeof fetch;
  readonly storage: BrowserStorage;
  readonly loadConfig: LoadPageConfig;
  readonly log: Log;
  readonly origin: string;
};

export function createSurveyTable(means: Means): SurveyTable {
  return {
    async insert(row) {
      const table = await openTable(means);
      if (!table) return ok([]);
      const { data, error } = await table.insert(row).select();
      return error ? fail(error.message) : ok(data);
    },
    async update(id, row) {
      const table = await openTable(means);
      if (!table) return ok(null);
      const { error } = await table.update(row).eq('id', id);
      return error ? fail(error.message) : ok(null);
    },
  };
}

async function openTable({ fetch: fetchPage, storage, loadConfig, log, origin }: Means) {
  const { dataBaseUrl, publicKey } = await loadConfig();
  if (dataBaseUrl === null) {
    log('supabase deactive');
    return null;
  }
  const { PostgrestClient } = await import('@supabase/postgrest-js');
  const bearer = storage.read(STORED.token) ?? publicKey;
  return new PostgrestClient(new URL(`${dataBaseUrl}/rest/v1`, origin).href, {
    headers: {
      ...(publicKey && { apikey: publicKey }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    fetch: (input, init) => fetchPage(input, { ...init, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }),
  }).from('survey_1');
}
