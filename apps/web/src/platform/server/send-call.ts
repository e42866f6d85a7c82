import type { Endpoint } from '@kkini/contract';
import type { BrowserStorage } from '../browser-storage.ts';
import type { LoadFunctionsBase } from '../page-config.ts';
import { readToken } from '../session/read-token.ts';
import type { HeldAnswers } from './held-answers.ts';

export type SendMeans = {
  readonly fetch: typeof fetch;
  readonly storage: BrowserStorage;
  readonly loadFunctionsBase: LoadFunctionsBase;
  readonly held?: HeldAnswers;
};
export type Sent = { readonly response: Response; readonly json: unknown; readonly token: string | null };
export type Address = Pick<Endpoint, 'path' | 'method' | 'encoding'>;
export type Content = { readonly body: unknown; readonly signal: AbortSignal };

/**
 * Sends a call with the current token; rejects if no complete answer arrives. If an answer is held, the call revalidates it, and
 * returns it again if it is unchanged.
 */
export async function send(means: SendMeans, endpoint: Address, { body, signal }: Content): Promise<Sent> {
  const token = readToken(means.storage);
  const isFunction = endpoint.path.startsWith('/functions/');
  const base = isFunction ? await unlessEnded(means.loadFunctionsBase(), signal) : '';
  // Another origin may not allow the header for revalidation.
  const held = base === '' ? means.held : undefined;
  const content = encoded(endpoint, body);
  const request = `${endpoint.path} ${content}`;
  const former = held?.of(request);
  const response = await means.fetch(base + endpoint.path, {
    method: endpoint.method,
    headers: {
      'content-type': contentType(endpoint),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(former && { 'if-none-match': former.tag }),
    },
    ...(endpoint.method !== 'GET' && { body: content }),
    signal,
  });
  if (response.status === 304 && former) return { response: new Response(), json: former.json, token };
  const json = await contentOf(response);
  const tag = response.headers.get('etag');
  if (response.ok && tag !== null && json !== undefined) held?.hold(request, { tag, json });
  return { response, json, token };
}

function contentType({ encoding }: Address): string {
  return encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
}

function encoded({ encoding }: Address, body: unknown): string {
  if (encoding !== 'form') return JSON.stringify(body);
  return new URLSearchParams(
    Object.entries(body ?? {}).map(([name, value]) => [name, String(value)]),
  ).toString();
}

/** Waits for a value that all calls share, such as the settings. An aborted call only stops waiting for it. */
async function unlessEnded<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return await Promise.race([value, ended]);
}

/** JSON of a body; undefined if it is not JSON. A truncated body is a connection failure. */
async function contentOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
