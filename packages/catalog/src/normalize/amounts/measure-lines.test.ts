import { describe, expect, it } from 'vitest';
import type { ParsedLine } from '../parse-ingredient-line.ts';
import { measureLines } from './measure-lines.ts';

const aLine = (changes: Partial<ParsedLine> = {}): ParsedLine => ({
  text: '두부 100g',
  section: null,
  name: '두부',
  amount: '100g',
  grams: 100,
  gramsBasis: 'stated',
  id: 'tofu',
  possibleIds: ['tofu'],
  confidence: 1,
  ...changes,
});
const unknown = aLine({ text: '풀 1g', name: '풀', id: null, possibleIds: [] });

describe('measureLines', () => {
  it('counts lines and finds no fault with good ones', () => {
    expect(
      measureLines([
        { key: '1', lines: [aLine(), aLine()] },
        { key: '2', lines: [] },
      ]),
    ).toEqual({
      recipes: 2,
      lines: 2,
      failed: { noName: 0, noAmount: 0, noGrams: 0, unknownFood: 0, severalFoods: 0 },
      failures: [],
    });
  });

  it.each([
    ['noName', aLine({ name: '12' }), '두부 100g'],
    ['noAmount', aLine({ text: '두부', amount: null }), '두부'],
    ['noGrams', aLine({ grams: null }), '두부 100g'],
    ['unknownFood', unknown, '풀 (풀 1g)'],
    ['severalFoods', aLine({ id: null, possibleIds: ['tofu', 'egg'] }), '두부 = tofu, egg'],
  ] as const)('tells %s', (failure, line, text) => {
    const { failed, failures } = measureLines([{ key: '7', lines: [line] }]);
    expect(failed[failure]).toBe(1);
    expect(failures).toEqual([{ failure, text, keys: ['7'] }]);
  });

  it('lists a failure once, the most frequent first', () => {
    const bare = aLine({ text: '깨', amount: null });
    const { failures } = measureLines([
      { key: '1', lines: [bare, unknown] },
      { key: '2', lines: [unknown] },
    ]);
    expect(failures.map(({ text, keys }) => [text, keys])).toEqual([
      ['풀 (풀 1g)', ['1', '2']],
      ['깨', ['1']],
    ]);
  });
});
