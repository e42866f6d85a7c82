import type { z } from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';

/** One call: where it is, what goes in, what comes out, how it can fail, and one example that is replayed in tests. */
export type Endpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly summary: string;
  /** How the request travels; JSON where nothing is said. */
  readonly encoding?: 'form';
  readonly request: Request;
  readonly reply: Reply;
  readonly successStatus: 200 | 201;
  readonly errors: readonly ErrorCode[];
  readonly example: { readonly request: z.input<Request>; readonly reply: z.input<Reply> };
};

/** Keeps the schema types of one endpoint while checking its shape. */
export function defineEndpoint<Request extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  endpoint: Endpoint<Request, Reply>,
): Endpoint<Request, Reply> {
  return endpoint;
}
