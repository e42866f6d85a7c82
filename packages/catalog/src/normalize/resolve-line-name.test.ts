import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../taxonomy/testing/bundled-taxonomy.ts';
import { resolveLineName } from './resolve-line-name.ts';

const taxonomy = bundledTaxonomy();
const id = (name: string, ...remarks: string[]) => resolveLineName(taxonomy, name, remarks).id;

describe('resolveLineName', () => {
  it.each([
    ['양파', 'onion'],
    ['다진 마늘', 'garlic'],
    ['고운 고춧가루', 'chili_powder'],
    ['국물용 멸치', 'anchovy'],
    ['달걀 삶은것', 'chicken_egg'],
    ['2가지색 파프리카', 'bell_pepper'],
    ['m 적양배추', 'cabbage'],
    ['쌀국수가는것', 'rice_noodle'],
    ['연두부큰것', 'soft_tofu'],
    ['아보카도작은것', 'avocado'],
    ['그라나파다노 치즈', 'parmesan'],
    ['햇살담은 간장', 'soy_sauce'],
    ['송송 썬 청양고추', 'chili_pepper'],
    ['미역, 말린것', 'wakame'],
    ['미역_생것', 'fresh_wakame'],
    ['고사리, 말린 것', 'dried_bracken'],
    ['고사리 삶은것', 'bracken'],
    ['새우 말린것', 'dried_shrimp'],
  ])('finds the food of %s', (name, expected) => {
    expect(id(name)).toBe(expected);
  });

  it.each([
    ['닭고기', '가슴살', 'chicken_breast'],
    ['등심', '돼지고기', 'pork_lean'],
    ['이름모를것', '양파', 'onion'],
    ['양파', '큰 것', 'onion'],
    ['소고기', '우둔, 채썬것', 'beef_lean'],
    ['미역', '생것', 'fresh_wakame'],
    ['다시마', '건', 'kelp'],
    ['다시마', '생것', 'fresh_kelp'],
    ['톳', '말린 것', 'dried_hijiki'],
    ['미역줄기', '염장', 'wakame_stem'],
    ['취나물', '말린것', 'dried_aster'],
    ['시래기', '삶은것', 'radish_greens'],
    ['표고버섯', '말린것, 채썬것', 'dried_shiitake'],
    ['닭고기', '가슴살, 다릿살', 'chicken'],
  ])('hears a remark: %s (%s)', (name, remark, expected) => {
    expect(id(name, remark)).toBe(expected);
  });

  it('gives all foods of an ambiguous word, the likeliest first, and no id', () => {
    const reading = resolveLineName(taxonomy, '감식초', []);
    expect(reading.possibleIds[0]).toMatch(/vinegar/);
    expect(resolveLineName(taxonomy, '육수', [])).toMatchObject({ id: null });
    expect(resolveLineName(taxonomy, '육수', []).possibleIds.length).toBeGreaterThan(1);
  });

  it('is surer of a listed name than of one put together', () => {
    const sure = (name: string) => resolveLineName(taxonomy, name, []).sure;
    expect(sure('양파')).toBe(1);
    expect(sure('2가지색 파프리카')).toBeLessThan(1);
    expect(sure('오보키 간장')).toBeLessThan(sure('2가지색 파프리카'));
    expect(sure('이름모를것')).toBe(0);
  });

  it('leaves prose alone', () => {
    expect(resolveLineName(taxonomy, '마늘 '.repeat(30), []).possibleIds).toEqual([]);
  });

  it('never throws, and names only foods of the taxonomy', () => {
    const words = fc.constantFrom(
      '양파',
      '감',
      '것',
      '용',
      '살',
      '잎',
      ' ',
      '2',
      '가지색',
      '소스',
      'a',
      '(',
      '와',
      '고기',
    );
    fc.assert(
      fc.property(
        fc.string({ unit: words, maxLength: 12 }),
        fc.string({ unit: words, maxLength: 4 }),
        (name, remark) => {
          const reading = resolveLineName(taxonomy, name, remark === '' ? [] : [remark]);
          expect(reading.possibleIds.filter((each) => !taxonomy.items.has(each))).toEqual([]);
          if (reading.id !== null) expect(reading.possibleIds).toContain(reading.id);
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it.each(['1', '가', '가나다라마바사', '(', ' '])(
    'takes linear time for a name that repeats %j',
    (piece) => {
      const name = piece.repeat(Math.ceil(runs(1_000_000, 250_000) / piece.length));
      expect(resolveLineName(taxonomy, name, [name])).toHaveProperty('id');
    },
  );
});
