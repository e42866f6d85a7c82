import type { Endpoint } from '@kkini/contract';
import { fail, ok, REFUSAL_REASONS, type RefusalReason, type Result } from '@kkini/domain';
import type { SignIn } from '../session/sign-in.ts';
import { timeLimit } from '../time-limit.ts';
import type { EarlyCalls } from './early-calls.ts';
import { type SendMeans, send } from './send-call.ts';

/** Time limit of every call in milliseconds (specification, section 7). */
export const CALL_TIMEOUT_MS = 15_000;
/** Milliseconds for which a prefetched answer counts as fresh. */
export const ARRIVED_FRESH_MS = 2_000;

/** Why a call failed: the server's code, or 'network', 'timeout', 'invalidReply' or 'emptyReply', which are set here. */
export type CallFailure = {
  readonly code: string;
  readonly message: string;
  readonly statusText: string;
  readonly status: number | null;
  /** Fields of the request that the server rejects. */
  readonly fields?: readonly string[];
  /** Why the server makes no plan or meal for these people. */
  readonly reason?: RefusalReason;
  /** True if the call may have reached the server although no answer came, so that what it changes may have changed. */
  readonly mayBeDone?: boolean;
  /** Seconds after which the server accepts the next attempt. */
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

export type ServerConnection = ServerCalls & {
  /** Answer to an early call, if it has arrived and is valid, given only once; `call` handles all others. */
  arrived<E extends Endpoint>(endpoint: E, request: RequestOf<E>): ReplyOf<E> | null;
};

type Means = SendMeans & {
  readonly early: EarlyCalls;
  /** Aborts a slow call. Defaults to the time limit of the specification. */
  readonly deadline?: () => AbortSignal;
  /** Whether the device has a network. Defaults to yes. */
  readonly isConnected?: () => boolean;
  /** Called after each call with whether any answer arrived. */
  readonly report?: (reached: boolean) => void;
  /** Called with a token the server no longer accepts. */
  readonly signIn?: Pick<SignIn, 'expire'>;
};

/** Calls endpoints of the contract. Failures are values; a reply that violates the contract is a failure. */
export function createServerClient(means: Means): ServerConnection {
  const { early, deadline = () => timeLimit(CALL_TIMEOUT_MS), report = () => undefined } = means;
  const { isConnected = () => true } = means;
  return {
    arrived(endpoint, request) {
      const answer = early.answer(endpoint, request);
      const reply = answer?.response.ok ? endpoint.reply.safeParse(answer.json) : null;
      if (!reply?.success) return null;
      early.forget(endpoint, request);
      report(true);
      return reply.data;
    },
    async call(endpoint, request, signal) {
      const timeout = deadline();
      const ended = signal ? AbortSignal.any([signal, timeout]) : timeout;
      const mayBeDone = isConnected();
      try {
        const options = { body: request, signal: ended };
        const { response, token, json } = await (early.take(endpoint, options) ??
          send(means, endpoint, options));
        const isOurs = !isFromBetween(response, json);
        report(isOurs);
        if (!isOurs) return fail(unanswered(response));
        if (!response.ok) {
          const failure = refusal(response, json);
          if (failure.code === 'signInExpired' && token) means.signIn?.expire(token);
          return fail(failure);
        }
        const reply = endpoint.reply.safeParse(json);
        return reply.success ? ok(reply.data) : fail(broken(response, json));
      } catch {
        if (!signal?.aborted) report(false);
        return fail(unreached(timeout.aborted ? 'timeout' : 'network', mayBeDone));
      }
    },
  };
}

function unreached(code: 'network' | 'timeout', mayBeDone: boolean): CallFailure {
  return { code, message: 'Network Error', statusText: '', status: null, mayBeDone };
}

/** Failure of a call that something in between answered. A proxy may have passed the call on. */
function unanswered({ status }: Response): CallFailure {
  return unreached(status === 504 ? 'timeout' : 'network', GATEWAY_STATUSES.includes(status));
}

/** Statuses of a proxy whose server does not answer. Our server has the second too, with an error code. */
const GATEWAY_STATUSES = [502, 503, 504];

/**
 * Whether something between page and server answered: the sign-in page of a public network or the error page of a proxy. No call
 * answers a web page.
 */
function isFromBetween({ status, headers }: Response, json: unknown): boolean {
  if (/^text\/html/i.test(headers.get('content-type') ?? '')) return true;
  return GATEWAY_STATUSES.includes(status) && entry(entry(json, 'error'), 'code') === undefined;
}

function refusal({ status, statusText, headers }: Response, json: unknown): CallFailure {
  const error = entry(json, 'error');
  const fields = namedFields(entry(error, 'details'));
  const waitSeconds = Number(headers.get('retry-after') ?? Number.NaN);
  const reason = REFUSAL_REASONS.find((each) => each === entry(error, 'reasonCode'));
  const code = entry(error, 'code');
  const message = entry(error, 'message');
  return {
    code: typeof code === 'string' ? code : 'internal',
    message: typeof message === 'string' ? message : statusText,
    statusText,
    status,
    ...(reason && { reason }),
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

/** Whether a reply is empty, which servers express in either way. */
function isEmpty(json: unknown): boolean {
  return json === null || (typeof json === 'object' && Object.keys(json).length === 0);
}

function entry(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, key)?.value
    : undefined;
}
