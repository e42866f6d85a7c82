import { negotiate } from '@fastify/accept-negotiator';
import type { Endpoint, ErrorCode } from '@kkini/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import type { AppParts } from '../../app-parts.ts';
import type { Principal } from '../access/principal.ts';
import { isKnown, routeOf } from '../register-endpoint.ts';
import { principalOf } from '../sign-in.ts';
import { ENCODINGS, type PreparedAnswer } from './prepared-answer.ts';

/** The caller. The token is verified only if it matters, because that costs a query. */
export type Visiting = {
  readonly hasToken: boolean;
  readonly identify: () => Promise<Principal>;
};

type PreparedStep<Request extends z.ZodMiniType> = {
  readonly read: (request: z.output<Request>, visiting: Visiting) => Promise<PreparedAnswer>;
  readonly codeByField?: Readonly<Record<string, ErrorCode>>;
};

/**
 * Registers a read-only call whose answers are cached as bytes. They carry an entity tag, and a caller who holds the answer with
 * that tag gets 304, even if the contract spells the call POST (decision 018).
 */
export function registerPrepared<Request extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  app: FastifyInstance,
  parts: AppParts,
  { endpoint, read, codeByField }: PreparedStep<Request> & { readonly endpoint: Endpoint<Request, Reply> },
): void {
  const route = routeOf(endpoint, codeByField);
  app.route({
    ...route,
    config: { ...route.config, identifiesLater: true },
    compress: false,
    handler: async (call, answer) => {
      const visiting: Visiting = {
        hasToken: call.headers.authorization !== undefined,
        identify: () => principalOf(parts, call),
      };
      // The route's schema has validated and converted the body.
      return await send(await read(call.body as z.output<Request>, visiting), call, answer);
    },
  });
}

async function send(prepared: PreparedAnswer, call: FastifyRequest, answer: FastifyReply) {
  answer.header('etag', prepared.tag).header('vary', 'accept-encoding');
  if (isKnown(call, prepared.tag)) return await answer.code(304).send();
  const encoding = encodingFor(call.headers['accept-encoding']);
  if (encoding !== 'identity') answer.header('content-encoding', encoding);
  return await answer.type('application/json; charset=utf-8').send(await prepared.bytes(encoding));
}

/** Best accepted encoding. A caller who accepts none of them gets the plain text, as RFC 9110, section 12.5.3 allows. */
function encodingFor(accepted: string | undefined): (typeof ENCODINGS)[number] {
  return accepted === undefined ? 'identity' : (negotiate(accepted, [...ENCODINGS]) ?? 'identity');
}
