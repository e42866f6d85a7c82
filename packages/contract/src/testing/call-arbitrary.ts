import fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

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

/** Calls of one endpoint: mostly well-formed with odd values, else malformed or random bytes. */
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

/** A text in form encoding. A lone surrogate, which has no encoding, becomes a byte that is invalid UTF-8. */
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

/** A value as text; objects as JSON, because an object may have a field `toString`. */
function textOf(value: unknown): string {
  return typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value);
}

/** The parts of JSON Schema that the contract's schemas use. */
type Node = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly allOf?: readonly Node[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Node;
  readonly prefixItems?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
};

const MOST_ITEMS = 4;

/** Unintended values: wrong types, edges of numbers, impossible dates, characters databases refuse. */
const JUNK: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '밥'.repeat(3000),
  '__proto__',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  "'; drop table surveys; --",
  '%_\\',
  -1,
  0.5,
  2 ** 53,
  1e300,
  true,
  [],
  {},
  [[[[[[]]]]]],
  { constructor: 1, prototype: 2 },
];

/** Values a schema accepts and, occasionally, ones it refuses; `ids` fill id fields. */
function schemaArbitrary(schema: z.core.$ZodType, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const node = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node;
  return sometimesJunk(valuesOf(node, ids));
}

function valuesOf(node: Node, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if (node.const !== undefined) return fc.constant(node.const);
  if (node.enum !== undefined) return fc.constantFrom(...node.enum);
  const choices = node.anyOf ?? node.oneOf ?? node.allOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => valuesOf(choice, ids)));
  switch (node.type) {
    case 'string':
      return node.format === 'uuid' ? ids : textsOf(ids);
    case 'integer':
    case 'number':
      return fc.integer({ min: clamp(node.minimum ?? -5), max: clamp(node.maximum ?? 1000) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return listsOf(node, ids);
    case 'object':
      return objectsOf(node, ids);
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

/** Any code point but surrogates. The unit `binary` draws the same, but first lists them all, for 1.5 s. */
const anyCharacter = fc
  .nat(0x10ffff)
  .map((codePoint) => String.fromCodePoint(codePoint))
  .filter((character) => !/\p{Surrogate}/u.test(character));

function textsOf(ids: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const known = ['2026-11-21', '2099-01-05', 'shrimp', '땅콩', '강남', 'a@b.kr', 'rice and soup', 'soy-milk'];
  return fc.oneof(
    fc.constantFrom(...known),
    fc.string({ maxLength: 60 }),
    fc.string({ unit: anyCharacter, maxLength: 60 }),
    ids,
  );
}

function listsOf({ items, prefixItems }: Node, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const listed = fc.array(items === undefined ? fc.jsonValue() : sometimesJunk(valuesOf(items, ids)), {
    maxLength: MOST_ITEMS,
  });
  if (prefixItems === undefined) return listed;
  return fc.oneof(fc.tuple(...prefixItems.map((item) => valuesOf(item, ids))), listed);
}

function objectsOf({ properties = {}, required = [] }: Node, ids: fc.Arbitrary<string>) {
  const fields = Object.entries(properties).map(
    ([name, field]) => [name, sometimesJunk(valuesOf(field, ids))] as const,
  );
  const whole = fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
  const odd = fc.tuple(whole, fc.string({ maxLength: 12 })).map(([value, name]) => ({ ...value, [name]: 1 }));
  return fc.oneof({ weight: 8, arbitrary: whole }, { weight: 1, arbitrary: odd });
}

function sometimesJunk(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 14, arbitrary: values },
    { weight: 1, arbitrary: fc.constantFrom(...JUNK) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  );
}

function clamp(bound: number): number {
  return Math.max(-1_000_000, Math.min(1_000_000, bound));
}
