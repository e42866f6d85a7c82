import type { FastifyRequest } from 'fastify';

/** Whether the caller already holds the answer with this tag; tags are compared weakly (RFC 9110, section 13.1.2). */
export function isKnown({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean {
  const held = headers['if-none-match'];
  if (held === undefined) return false;
  return held.trim() === '*' || held.split(',').some((each) => opaque(each.trim()) === opaque(tag));
}

function opaque(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}
