import type { FastifyInstance } from 'fastify';

/** The methods of an address; none when it does not exist. Call before any route is added. */
export function methodsOfPath(app: FastifyInstance): (path: string) => readonly string[] {
  const methodsByPattern = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const methods = methodsByPattern.get(url) ?? new Set();
    methodsByPattern.set(url, methods);
    for (const each of [method].flat()) methods.add(each);
  });
  return (path) => {
    const pattern = [...methodsByPattern.keys()].find((each) => matches(each, path));
    return [...(methodsByPattern.get(pattern ?? '') ?? [])];
  };
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return false;
  return wanted.every(
    (part, index) => part === given[index] || (part.startsWith(':') && given[index] !== ''),
  );
}
