import fc from 'fast-check';
import type { Endpoint } from '../endpoint.ts';
import { schemaArbitrary } from './schema-arbitrary.ts';

/** One call on the wire. */
export type FuzzedCall = {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
};

/** Inputs of a fuzzer: ids to try and tokens to send. */
export type Known = { readonly ids: readonly string[]; readonly tokens: readonly string[] };

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'nonsense',
];

/** Calls of one endpoint: mostly well formed with odd values, else malformed or random bytes. */
export function callArbitrary(endpoint: Endpoint, known: Known): fc.Arbitrary<FuzzedCall> {
  const ids = fc.oneof(fc.constantFrom(...known.ids), fc.uuid({ version: 4 }));
  const tokens = fc.option(
    fc.oneof(fc.constantFrom(...known.tokens), fc.string({ maxLength: 40 }).map(headerSafe)),
    {
      nil: undefined,
    },
  );
  const values = schemaArbitrary(endpoint.request, ids);
  const bodies = fc.oneof(
    {
      weight: 8,
      arbitrary: values.map((value) => ({ type: typeOf(endpoint), body: spell(endpoint, value) })),
    },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...TYPES), values.map(broken)).map(asBody) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...TYPES), fc.uint8Array({ maxLength: 400 })).map(asBody),
    },
  );
  return fc.tuple(bodies, tokens, queries(endpoint, ids)).map(([{ type, body }, token, query]) => ({
    method: endpoint.method,
    url: endpoint.path + query,
    headers: {
      ...(endpoint.method !== 'GET' && { 'content-type': type }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: endpoint.method === 'GET' ? undefined : body,
  }));
}

function queries({ path }: Endpoint, ids: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const odd = fc.oneof(
    fc.webQueryParameters().map((text) => `?${text}`),
    fc.constantFrom(
      '?select=*',
      '?select=health',
      '?id=eq.',
      '?id=gt.0',
      '?%00',
      '?id=eq.%E0%A4',
      '?a=1&a=2',
    ),
  );
  const usual = path.startsWith('/rest/') ? ids.map((id) => `?id=eq.${id}`) : fc.constant('');
  return fc.oneof({ weight: 8, arbitrary: usual }, { weight: 1, arbitrary: odd });
}

const asBody = ([type, body]: readonly [string, string | Uint8Array]) => ({ type, body });

function typeOf({ encoding }: Endpoint): string {
  return encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
}

function spell({ encoding }: Endpoint, value: unknown): string {
  if (encoding !== 'form' || typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const pairs = Object.entries(value).map(([name, each]) => `${part(name)}=${part(textOf(each))}`);
  return pairs.join('&');
}

/** A text in form encoding; halves of surrogate pairs, which have no encoding, as a byte that is no UTF-8. */
function part(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%FF';
  }
}

/** A well-formed body that is truncated, or contains unwanted but valid JSON. */
function broken(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length % 2 === 0 ? text.slice(0, -1) : text.replace('{', '{"__proto__":{"a":1},');
}

function headerSafe(text: string): string {
  return text.replace(/[^\x21-\x7e]/g, '.');
}

/** Objects as JSON; guards against objects whose `toString` is a field. */
function textOf(value: unknown): string {
  return typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value);
}
