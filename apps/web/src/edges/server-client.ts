import type { Endpoint } from '@kkini/contract';
import { fail, ok, type Result } from '@kkini/domain';
import { type BrowserStorage, STORED } from './browser-storage.ts';
import type { LoadFunctionsBase } from './page-config.ts';
import type { SignIn } from './sign-in.ts';
import { timeLimit } from './time-limit.ts';

/** Limit of every call (specification, section 7). */
export const CALL_TIMEOUT_MS = 15_000;

/** Why a call failed: the server's code, or 'network', 'timeout', 'invalidReply', 'emptyReply' made here. */
export type CallFailure = {
  readonly code: string;
  readonly message: string;
  readonly statusText: string;
  readonly status: number | null;
  /** Fields of the request the server names as wrong. */
  readonly fields?: readonly string[];
  /** When the server wants to be asked again. */
  readonly waitSeconds?: number;
};
export type RequestOf<E extends Endpoint> = E['example']['request'];
export type ReplyOf<E extends Endpoint> = E['reply']['_zod']['output'];

export type ServerCalls = {
  call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    signal?: AbortSignal,
  ): Promise<Result<ReplyOf<E>, CallFailure>>;
};

/** A call by its path and what is asked: enough to send it before the script that knows its reply. */
export type FirstCall = { readonly path: string; readonly request: unknown };

export type ServerConnection = ServerCalls & {
  /** Sends a POST call now; the next `call` that asks the same takes its answer instead of sending again. */
  ahead(call: FirstCall): void;
  /** The answer to a call sent ahead when it is there already; the next `call` takes it as well. */
  arrived<E extends Endpoint>(endpoint: E, request: RequestOf<E>): ReplyOf<E> | null;
};

type Means = {
  readonly fetch: typeof fetch;
  readonly storage: BrowserStorage;
  readonly loadFunctionsBase: LoadFunctionsBase;
  /** Ends a call that takes too long; the limit of the specification when left out. */
  readonly deadline?: () => AbortSignal;
  /** Told after each call whether any answer came. */
  readonly report?: (reached: boolean) => void;
  /** Told of a token the server no longer knows. */
  readonly signIn?: Pick<SignIn, 'expire'>;
};

/** Calls endpoints of the contract. Failures come back as values; a reply that breaks the contract is one. */
export function createServerClient(means: Means): ServerConnection {
  const { deadline = () => timeLimit(CALL_TIMEOUT_MS), report = () => undefined } = means;
  const early = earlyCalls(means);
  return {
    ahead: early.send,
    arrived(endpoint, request) {
      const answer = early.answer(endpoint, request);
      const reply = answer?.response.ok ? endpoint.reply.safeParse(answer.json) : null;
      return reply?.success ? reply.data : null;
    },
    async call(endpoint, request, signal) {
      const timeout = deadline();
      const ended = signal ? AbortSignal.any([signal, timeout]) : timeout;
      try {
        const options = { body: request, signal: ended };
        const { response, token, json } = await (early.take(endpoint, options) ??
          send(means, endpoint, options));
        report(true);
        if (!response.ok) {
          const failure = refusal(response, json);
          if (failure.code === 'signInExpired' && token) means.signIn?.expire(token);
          return fail(failure);
        }
        const reply = endpoint.reply.safeParse(json);
        return reply.success ? ok(reply.data) : fail(broken(response, json));
      } catch {
        if (!signal?.aborted) report(false);
        const code = timeout.aborted ? 'timeout' : 'network';
        return fail({ code, message: 'Network Error', statusText: '', status: null });
      }
    },
  };
}

/** Calls under way that nobody has asked for yet. */
function earlyCalls(means: Means) {
  const calls = new Map<string, EarlyCall>();
  const keyOf = (path: string, request: unknown) => JSON.stringify([path, request]);
  return {
    send({ path, request }: FirstCall): void {
      const end = new AbortController();
      const sent = send(means, { path, method: 'POST' }, { body: request, signal: end.signal });
      const call: EarlyCall = { sent, end, answer: null };
      calls.set(keyOf(path, request), call);
      sent.then(
        (answer) => {
          call.answer = answer;
        },
        () => undefined, // Whoever takes it hears of its failure.
      );
    },
    answer: ({ path }: Endpoint, request: unknown) => calls.get(keyOf(path, request))?.answer ?? null,
    /** The early answer to this very call, which from now on ends with it. */
    take({ path }: Endpoint, { body, signal }: Content): Promise<Sent> | null {
      const key = keyOf(path, body);
      const call = calls.get(key);
      if (!call) return null;
      calls.delete(key);
      signal.addEventListener('abort', () => call.end.abort(signal.reason), { once: true });
      return call.sent;
    },
  };
}

type EarlyCall = { readonly sent: Promise<Sent>; readonly end: AbortController; answer: Sent | null };
type Sent = { readonly response: Response; readonly json: unknown; readonly token: string | null };
type Address = Pick<Endpoint, 'path' | 'method' | 'encoding'>;
type Content = { readonly body: unknown; readonly signal: AbortSignal };

async function send(means: Means, endpoint: Address, { body, signal }: Content): Promise<Sent> {
  const functionsBase = await unlessEnded(means.loadFunctionsBase(), signal);
  const base = endpoint.path.startsWith('/functions/') ? functionsBase : '';
  const token = means.storage.read(STORED.token);
  const response = await means.fetch(base + endpoint.path, {
    method: endpoint.method,
    headers: { 'content-type': contentType(endpoint), ...(token && { authorization: `Bearer ${token}` }) },
    ...(endpoint.method !== 'GET' && { body: encoded(endpoint, body) }),
    signal,
  });
  return { response, json: await contentOf(response), token };
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

/** The settings are fetched for all calls together, so a call that ends only stops waiting for them. */
async function unlessEnded<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return await Promise.race([value, ended]);
}

/** Undefined for a body that is not JSON; a body that breaks off is a broken connection. */
async function contentOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal({ status, statusText, headers }: Response, json: unknown): CallFailure {
  const error = entry(json, 'error');
  const fields = namedFields(entry(error, 'details'));
  const waitSeconds = Number(headers.get('retry-after') ?? Number.NaN);
  const code = entry(error, 'code');
  const message = entry(error, 'message');
  return {
    code: typeof code === 'string' ? code : 'internal',
    message: typeof message === 'string' ? message : statusText,
    statusText,
    status,
    ...(fields.length > 0 && { fields }),
    ...(waitSeconds > 0 && { waitSeconds }),
  };
}

function namedFields(details: unknown): readonly string[] {
  const named = Array.isArray(details) ? details.map((detail: unknown) => entry(detail, 'field')) : [];
  return named.filter((field) => typeof field === 'string');
}

function broken({ status, statusText }: Response, json: unknown): CallFailure {
  const code = isEmpty(json) ? 'emptyReply' : 'invalidReply';
  return { code, message: 'The reply is not valid', statusText, status };
}

/** Servers say in either way that there is nothing. */
function isEmpty(json: unknown): boolean {
  return json === null || (typeof json === 'object' && Object.keys(json).length === 0);
}

function entry(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, key)?.value
    : undefined;
}
