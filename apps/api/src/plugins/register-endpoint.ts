import { type Endpoint, type ErrorCode, errorEnvelopeSchema } from '@kkini/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

/** The step behind a call; `codeByField` names error codes for problems of certain fields. */
export type EndpointStep<Request extends z.ZodType, Reply extends z.ZodType> = {
  readonly handle: (request: z.output<Request>) => Promise<z.input<Reply>> | z.input<Reply>;
  readonly codeByField?: Readonly<Record<string, ErrorCode>>;
};

/** Adds one call of the contract: request and reply are both checked against its schemas. */
export function registerEndpoint<Request extends z.ZodType, Reply extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<Request, Reply>,
  step: EndpointStep<Request, Reply>,
): void {
  const { method, path, request, reply, successStatus, summary } = endpoint;
  app.route({
    method,
    url: path,
    config: { codeByField: step.codeByField ?? {} },
    schema: {
      summary,
      tags: [path.split('/').at(-1) ?? path],
      ...(method !== 'GET' && { body: request }),
      response: { [successStatus]: reply, '4xx': errorEnvelopeSchema, '5xx': errorEnvelopeSchema },
    },
    handler: async (call, answer) => {
      // The schema of this very route has checked and converted the body.
      const result = await step.handle(call.body as z.output<Request>);
      return await answer.code(successStatus).send(result);
    },
  });
}
