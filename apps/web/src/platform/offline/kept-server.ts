import type { Endpoint } from '@kkini/contract';
import { ok, type Result } from '@kkini/domain';
import { isUnreached } from '../server/call-error.ts';
import type { CallFailure, ReplyOf, RequestOf, ServerConnection } from '../server/server-client.ts';
import type { Connection } from './connection.ts';
import type { KeptAnswers } from './kept-answers.ts';

/** Client for calls, and for reads that also work without a connection. */
export type ServerClient = AnswersToCalls & {
  /** Calls the server and caches its answer; without a connection, returns the cached answer. For read-only calls only. */
  read<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    signal?: AbortSignal,
  ): Promise<Result<ReplyOf<E>, CallFailure>>;
  /** The cached answer of a read-only call, without calling the server; null if there is none. */
  former<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<ReplyOf<E> | null>;
  /** Caches an answer ahead of use, unless one less than a day old is cached. */
  keepReady<E extends Endpoint>(endpoint: E, request: RequestOf<E>, signal: AbortSignal): Promise<void>;
  /** Deletes a cached answer that a change has made stale. */
  forget<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<void>;
};

type AnswersToCalls = Pick<ServerConnection, 'call' | 'arrived'>;
type Means = { readonly kept: KeptAnswers; readonly connection: Pick<Connection, 'isOnline'> };

/** Milliseconds for an answer of a server that the last call did not reach, before the cached one is given. */
const PATIENCE_MS = 2_000;

/** Statuses after which a cached answer must not be shown: withdrawn, deleted, or no longer allowed. */
const GONE = [401, 403, 404, 410];

export function keepingServer({ call, arrived }: AnswersToCalls, { kept, connection }: Means): ServerClient {
  const former: ServerClient['former'] = async (endpoint, request) => {
    const reply = endpoint.reply.safeParse(await kept.place(endpoint.path, request).read());
    return reply.success ? reply.data : null;
  };
  const read: ServerClient['read'] = async (endpoint, request, signal) => {
    const place = kept.place(endpoint.path, request);
    const keptReply = async () => {
      const reply = await former(endpoint, request);
      return reply === null ? null : ok(reply);
    };
    const asked = call(endpoint, request, signal).then((answer) => {
      if (answer.ok) void place.keep(answer.value);
      else if (answer.problem.status !== null && GONE.includes(answer.problem.status)) void place.forget();
      return answer;
    });
    // A call into a network that swallows it takes its whole time limit; on a slow one the next read waits for it again.
    const early = connection.isOnline()
      ? null
      : await Promise.race([asked, later(PATIENCE_MS).then(keptReply)]);
    const answer = early ?? (await asked);
    if (answer.ok || !isUnreached(answer.problem) || signal?.aborted) return answer;
    return (await keptReply()) ?? answer;
  };
  return {
    call,
    arrived(endpoint, request) {
      const reply = arrived(endpoint, request);
      if (reply !== null) void kept.place(endpoint.path, request).keep(reply);
      return reply;
    },
    read,
    former,
    forget: (endpoint, request) => kept.place(endpoint.path, request).forget(),
    async keepReady(endpoint, request, signal) {
      if (!(await kept.place(endpoint.path, request).isFresh())) await read(endpoint, request, signal);
    },
  };
}

async function later(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
