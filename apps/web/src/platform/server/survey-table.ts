import type { SurveyWire } from '@kkini/contract';
import { fail, ok, type Result } from '@kkini/domain';
import type { BrowserStorage } from '../browser-storage.ts';
import type { Log } from '../log.ts';
import type { LoadPageConfig } from '../page-config.ts';
import { readToken } from '../session/read-token.ts';
import type { SignIn } from '../session/sign-in.ts';
import { timeLimit } from '../time-limit.ts';
import { CALL_TIMEOUT_MS } from './server-client.ts';

/** The hosted table survey_1. Without a data base URL both calls log 'supabase deactive' and do nothing. */
export type SurveyTable = {
  insert(row: SurveyWire): Promise<Result<readonly unknown[], TableRefusal>>;
  update(id: string, row: SurveyWire): Promise<Result<null, TableRefusal>>;
};

/** Body of a table's refusal; our server uses one of its error codes. */
export type TableRefusal = { readonly code: string; readonly message: string };

type Means = {
  readonly fetch: typeof fetch;
  readonly storage: BrowserStorage;
  readonly loadConfig: LoadPageConfig;
  readonly log: Log;
  readonly origin: string;
  readonly signIn: Pick<SignIn, 'expire'>;
};

export function createSurveyTable(means: Means): SurveyTable {
  return {
    async insert(row) {
      const table = await openTable(means);
      if (!table) return ok([]);
      const { data, error } = await table.insert(row).select();
      return error ? fail(refusal(error)) : ok(data);
    },
    async update(id, row) {
      const table = await openTable(means);
      if (!table) return ok(null);
      const { error } = await table.update(row).eq('id', id);
      return error ? fail(refusal(error)) : ok(null);
    },
  };
}

function refusal({ code, message }: TableRefusal): TableRefusal {
  return { code, message };
}

async function openTable(means: Means) {
  const { storage, loadConfig, log, origin } = means;
  const { dataBaseUrl, publicKey } = await loadConfig();
  if (dataBaseUrl === null) {
    log('supabase deactive');
    return null;
  }
  const { PostgrestClient } = await import('@supabase/postgrest-js');
  const token = readToken(storage);
  const bearer = token ?? publicKey;
  return new PostgrestClient(new URL(`${dataBaseUrl}/rest/v1`, origin).href, {
    headers: {
      ...(publicKey && { apikey: publicKey }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    fetch: (input, init) => fetchRows(means, token, { input, init }),
  }).from('survey_1');
}

type Asked = { readonly input: RequestInfo | URL; readonly init: RequestInit | undefined };

async function fetchRows({ fetch: fetchPage, signIn }: Means, token: string | null, { input, init }: Asked) {
  const answer = await fetchPage(input, { ...init, signal: timeLimit(CALL_TIMEOUT_MS) });
  // A hosted table has other error codes; only our server reports an expired sign-in.
  if (token && answer.status === 401 && (await answer.clone().text()).includes('"signInExpired"')) {
    signIn.expire(token);
  }
  return answer;
}
