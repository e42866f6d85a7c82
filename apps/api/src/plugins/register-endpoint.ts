import type { Readable } from 'node:stream';
import { type Endpoint, type ErrorCode, errorEnvelopeSchema } from '@kkini/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import type { Caller } from './access/principal.ts';
import { callerOf, ruleOf } from './sign-in.ts';

/** The handler of a call; `codeByField` gives error codes for problems of certain fields. */
type EndpointStep<Request extends z.ZodMiniType, Reply extends z.ZodMiniType> = {
  readonly handle: (request: z.output<Request>, caller: Caller) => Answer<Reply> | Promise<Answer<Reply>>;
  /** File name of the reply, for downloads. */
  readonly download?: string;
  /** A stamp that changes with the reply, for cacheable replies that are the same for everybody. */
  readonly stamp?: () => string;
  readonly codeByField?: Readonly<Record<string, ErrorCode>>;
};

/** The reply, or its JSON text as a stream, which is not checked against the contract's schema. */
type Answer<Reply extends z.ZodMiniType> = z.input<Reply> | Readable;

/** Registers one call of the contract: checks its principal against the policy, and request and reply against its schemas. */
export function registerEndpoint<Request extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  app: FastifyInstance,
  endpoint: Endpoint<Request, Reply>,
  step: EndpointStep<Request, Reply>,
): void {
  const { successStatus } = endpoint;
  const route = routeOf(endpoint, step.codeByField);
  app.route({
    ...route,
    handler: async (call, answer) => {
      if (step.stamp !== undefined && isStamped(call, answer, step.stamp()))
        return await answer.code(304).send();
      // The route's schema has validated and converted the body.
      const result = await step.handle(call.body as z.output<Request>, callerOf(call));
      if (step.download !== undefined) {
        answer.header('content-disposition', `attachment; filename="${step.download}"`);
        answer.type('application/json; charset=utf-8');
      }
      return await answer.code(successStatus).send(result);
    },
  });
}

/** Route options of a call: address, rule and schemas. */
export function routeOf(endpoint: Endpoint, codeByField: Readonly<Record<string, ErrorCode>> = {}) {
  const { method, path, request, reply, successStatus, summary } = endpoint;
  return {
    method,
    url: path,
    config: { codeByField, rule: ruleOf(endpoint) },
    schema: {
      summary,
      tags: [path.split('/').at(-1) ?? path],
      ...(method !== 'GET' && { body: request }),
      response: { [successStatus]: reply, '4xx': errorEnvelopeSchema, '5xx': errorEnvelopeSchema },
    },
  };
}

const KEPT = 'public, max-age=3600';

/** Adds the caching headers; true if the caller already has this reply. */
function isStamped(call: FastifyRequest, answer: FastifyReply, stamp: string): boolean {
  // Weak, because the same reply may have several encodings.
  const tag = `W/"${stamp}"`;
  answer.header('cache-control', KEPT).header('etag', tag);
  return isKnown(call, tag);
}

/** Whether the caller already holds the answer with this tag; tags are compared weakly (RFC 9110, section 13.1.2). */
export function isKnown({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean {
  const held = headers['if-none-match'];
  if (held === undefined) return false;
  return held.trim() === '*' || held.split(',').some((each) => opaque(each.trim()) === opaque(tag));
}

function opaque(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}
