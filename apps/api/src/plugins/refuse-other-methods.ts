import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/** Answers 405 with `allow` where an address exists but not for this method. Call before any route is added. */
export function refuseOtherMethods(app: FastifyInstance): void {
  const methodsByPattern = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const methods = methodsByPattern.get(url) ?? new Set();
    methodsByPattern.set(url, methods);
    for (const each of [method].flat()) methods.add(each);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const path = request.url.split('?', 1)[0] ?? '';
    for (const [pattern, methods] of methodsByPattern) {
      if (!matches(pattern, path)) continue;
      reply.header('allow', [...methods].join(', '));
      throw new AppError('methodNotAllowed');
    }
  });
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return false;
  return wanted.every(
    (part, index) => part === given[index] || (part.startsWith(':') && given[index] !== ''),
  );
}
