import type { z } from 'zod/mini';
import type { ErrorCode } from './error-envelope.ts';

/** One call: its address, request, reply, errors, and an example that tests replay. */
export type Endpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly summary: string;
  /** Encoding of the request; JSON by default. */
  readonly encoding?: 'form';
  readonly request: Request;
  readonly reply: Reply;
  readonly successStatus: 200 | 201;
  readonly errors: readonly ErrorCode[];
  readonly example: { readonly request: z.input<Request>; readonly reply: z.input<Reply> };
};

type EndpointParts<Request extends z.ZodMiniType, Reply extends z.ZodMiniType> = Omit<
  Endpoint<Request, Reply>,
  'request' | 'reply'
> & { readonly request: () => Request; readonly reply: () => Reply };

/** Type-checks the definition of one endpoint. Its schemas are built on first use, because a page uses few of them. */
export function defineEndpoint<Request extends z.ZodMiniType, Reply extends z.ZodMiniType>({
  request,
  reply,
  ...said
}: EndpointParts<Request, Reply>): Endpoint<Request, Reply> {
  const built: { request?: Request; reply?: Reply } = {};
  return {
    ...said,
    get request() {
      built.request ??= request();
      return built.request;
    },
    get reply() {
      built.reply ??= reply();
      return built.reply;
    },
  };
}
