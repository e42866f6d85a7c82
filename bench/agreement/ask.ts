import type { Endpoint } from '@kkini/contract';
import type { z } from 'zod/mini';

/** Asks a running server one call of the contract; null where it refuses. */
export async function ask<Request extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  base: string,
  { path, reply }: Pick<Endpoint<Request, Reply>, 'path' | 'reply'>,
  request: z.input<Request>,
): Promise<z.output<Reply> | null> {
  const answer = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`);
  return answer.ok ? reply.parse(await answer.json()) : null;
}
