import { describe, expect, it } from 'vitest';
import { parseLooseJson, parseStrictJson } from './read-json.ts';
import { endsOpen } from './repair-json.ts';

const MENDED: readonly (readonly [slip: string, text: string, value: unknown])[] = [
  ['NaN and undefined', '{"a":NaN,"b":undefined}', { a: null, b: null }],
  ['a value forgotten', '{"a":,"b":2}', { a: null, b: 2 }],
  ['commas too many', '[{"a":1,},,{"b":2,}]', [{ a: 1 }, { b: 2 }]],
  ['a comma forgotten', '{"a":"x"\n"b":["y" "z"]}', { a: 'x', b: ['y', 'z'] }],
  ['semicolons', '{"a":"x";"b":"y"};', { a: 'x', b: 'y' }],
  ['line breaks in a text', '{"a":"x\ny\tz"}', { a: 'x\ny\tz' }],
  ['control characters', '{"a":"x\u0003y"}', { a: 'x\u0003y' }],
  ['comments', '{"a":"http://x/y", // first\n /* and */ "b":1}', { a: 'http://x/y', b: 1 }],
  [
    'quotes in a text',
    '{"a":"Mum\'s "best" pie","b":["a 9" pan, large","c"]}',
    { a: 'Mum\'s "best" pie', b: ['a 9" pan, large', 'c'] },
  ],
  ['a quote before a comma', '{"a":"1/4", then cut","b":"x"}', { a: '1/4", then cut', b: 'x' }],
  ['a quote before a bracket', '{"a":"say "now"","b":"x"}', { a: 'say "now"', b: 'x' }],
  ['attributes in a text', '{"a":"<a href="http://x/">y</a>"}', { a: '<a href="http://x/">y</a>' }],
  ['escapes of other languages', String.raw`{"a":"it\'s \x41\d\u12"}`, { a: "it's Adu12" }],
  ['single quotes', `{'a':'x','b':['y']}`, { a: 'x', b: ['y'] }],
  ['quotes as entities', '{&quot;a&quot;:&quot;b &amp;amp; c&quot;}', { a: 'b &amp; c' }],
  ['two values', '{"a":1}{"b":2}', [{ a: 1 }, { b: 2 }]],
  ['two values with a comma', '{"a":1},\n{"b":2}', [{ a: 1 }, { b: 2 }]],
  ['a bracket too many', '{"a":{"b":1}},"c":2}', { a: { b: 1 }, c: 2 }],
  ['a bracket too many at the end', '{"a":1}}]', { a: 1 }],
  ['a bracket forgotten', '{"a":[{"b":1],"c":2}', { a: [{ b: 1 }], c: 2 }],
  ['the end cut off', '{"a":[{"b":"x"},{"b":"y', { a: [{ b: 'x' }, { b: 'y' }] }],
  ['the end cut off after a comma', '{"a":["x",', { a: ['x'] }],
  ['words of Python', '{"a":None,"b":True}', { a: null, b: true }],
];

describe('loose JSON', () => {
  it.each(MENDED)('reads %s', (_slip, text, value) => {
    expect(parseLooseJson(text)).toEqual({ ok: true, value });
  });

  it('leaves JSON that keeps the rules alone', () => {
    const value = { a: ['x\\"y', 1.5, null, true, { b: '//no /*comment*/' }], 'c,d': '{"e":1}' };
    expect(parseLooseJson(JSON.stringify(value, null, 2))).toEqual({ ok: true, value });
  });

  it('says where it broke', () => {
    expect(parseLooseJson('<html>')).toMatchObject({ ok: false, problem: expect.stringContaining('<') });
    expect(parseLooseJson('').ok).toBe(false);
  });

  it.each(MENDED)('tells only what is cut off from %s', (slip, text) => {
    expect(endsOpen(text)).toBe(slip.startsWith('the end cut off'));
  });

  it('refuses what is nested absurdly deep', () => {
    const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(parseStrictJson(deep(200)).ok).toBe(true);
    expect(parseStrictJson(deep(201)).ok).toBe(false);
    expect(parseLooseJson(deep(100_000)).ok).toBe(false);
    expect(parseLooseJson('{"a":'.repeat(100_000)).ok).toBe(false);
    expect(parseStrictJson(JSON.stringify('['.repeat(1000))).ok).toBe(true);
  });

  it.each(['"   ', '""', '/* ', '", ', '\\', "'a' b, ", '&quot;', '{"a":[', '// '])(
    'reads a million of %j to its end',
    (piece) => {
      const text = `{"a":${piece.repeat(1_000_000 / piece.length)}`;
      expect(parseLooseJson(text)).toHaveProperty('ok');
    },
  );
});
