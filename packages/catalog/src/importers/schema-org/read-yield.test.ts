import { describe, expect, it } from 'vitest';
import { readYield } from './read-yield.ts';

const COUNTS: readonly (readonly [value: unknown, count: number])[] = [
  ['4', 4],
  [4, 4],
  [['4', '4 servings'], 4],
  [['', '6'], 6],
  [[['8']], 8],
  [{ '@type': 'QuantitativeValue', value: 3, unitText: 'bowls' }, 3],
  [{ '@type': 'QuantitativeValue', minValue: 4, maxValue: 6 }, 4],
  ['Serves 4 to 6', 4],
  ['4-6', 4],
  ['Makes about 24 cookies', 24],
  ['4 servings (2 cups)', 4],
  ['2 1/2 cups', 2],
  ['Pour 6 personnes', 6],
  ['4 Portion(en)', 4],
  ['2인분', 2],
  ['4人分', 4],
  ['（４人分）', 4],
  ['四人分', 4],
  ['four', 4],
  ['a dozen', 12],
  ['2 dozen cookies', 24],
  ['1 9-inch pie', 1],
  ['1 (9x13-inch) pan', 1],
  ['One 9-inch pie', 1],
  ['4 x 250 ml jars', 4],
  ['1 Glas à 500 ml', 1],
  ['0 servings, 8 slices', 8],
  ['10-inch tart; serves 8', 8],
  ['16 1-inch balls', 16],
  ['4 in total', 4],
];

describe('a yield', () => {
  it.each(COUNTS)('of %j is %d', (value, count) => {
    expect(readYield(value)).toBe(count);
  });

  it.each([
    [''],
    [null],
    [undefined],
    [[]],
    [{}],
    ['0'],
    ['some'],
    ['½ cup'],
    ['1/2 cup'],
    ['9x13 pan'],
    ['8"'],
    ['500 g'],
    ['20251130'],
  ])('of %j is unsaid', (value) => {
    expect(readYield(value)).toBeNull();
  });
});
