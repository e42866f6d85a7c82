import type { Endpoint } from '@kkini/contract';

/** Calls an endpoint of a running server; null if it refuses. */
export async function ask<Call extends Pick<Endpoint, 'path' | 'reply' | 'example'>>(
  base: string,
  { path, reply }: Call,
  request: Call['example']['request'],
): Promise<ReturnType<Call['reply']['parse']> | null> {
  const answer = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`);
  return answer.ok ? (reply.parse(await answer.json()) as ReturnType<Call['reply']['parse']>) : null;
}
