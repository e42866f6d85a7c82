import type { Endpoint } from '@kkini/contract';
import { ok, type Result } from '@kkini/domain';
import { isUnreached } from '../server/call-error.ts';
import type { CallFailure, ReplyOf, RequestOf, ServerConnection } from '../server/server-client.ts';
import type { KeptAnswers } from './kept-answers.ts';

/** Client for calls, and for reads that also work without a connection. */
export type ServerClient = AnswersToCalls & {
  /** Calls the server and caches its answer; without a connection, returns the cached answer. For read-only calls only. */
  read<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    signal?: AbortSignal,
  ): Promise<Result<ReplyOf<E>, CallFailure>>;
  /** Caches an answer ahead of use, unless one less than a day old is cached. */
  keepReady<E extends Endpoint>(endpoint: E, request: RequestOf<E>, signal: AbortSignal): Promise<void>;
  /** Deletes a cached answer that a change has made stale. */
  forget<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<void>;
};

type AnswersToCalls = Pick<ServerConnection, 'call' | 'arrived'>;

/** Statuses after which a cached answer must not be shown: withdrawn, deleted, or no longer allowed. */
const GONE = [401, 403, 404, 410];

export function keepingServer({ call, arrived }: AnswersToCalls, kept: KeptAnswers): ServerClient {
  const read: ServerClient['read'] = async (endpoint, request, signal) => {
    const place = kept.place(endpoint.path, request);
    const answer = await call(endpoint, request, signal);
    if (answer.ok) {
      void place.keep(answer.value);
      return answer;
    }
    const { status } = answer.problem;
    if (status !== null && GONE.includes(status)) void place.forget();
    if (!isUnreached(answer.problem) || signal?.aborted) return answer;
    const former = endpoint.reply.safeParse(await place.read());
    return former.success ? ok(former.data) : answer;
  };
  return {
    call,
    arrived(endpoint, request) {
      const reply = arrived(endpoint, request);
      if (reply !== null) void kept.place(endpoint.path, request).keep(reply);
      return reply;
    },
    read,
    forget: (endpoint, request) => kept.place(endpoint.path, request).forget(),
    async keepReady(endpoint, request, signal) {
      if (!(await kept.place(endpoint.path, request).isFresh())) await read(endpoint, request, signal);
    },
  };
}
