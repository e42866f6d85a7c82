import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitIngredientList } from './split-ingredient-list.ts';
import { anyText } from './testing/any-text.ts';

const split = (items: readonly string[]) =>
  splitIngredientList(items).map(({ text, section }) => (section === null ? text : `${section} | ${text}`));

describe('splitIngredientList', () => {
  it.each([
    [
      ['두부 1모', '[양념]', '간장 2큰술', 'For the sauce:', '2 tbsp honey'],
      ['두부 1모', '양념 | 간장 2큰술', 'For the sauce | 2 tbsp honey'],
    ],
    [
      ['양념장 : 간장 2큰술', '설탕 1큰술'],
      ['양념장 | 간장 2큰술', '양념장 | 설탕 1큰술'],
    ],
    [
      ['토핑 > 김가루 5g', '두부 1모'],
      ['토핑 | 김가루 5g', '두부 1모'],
    ],
    [['[국산] 두부 1모'], ['[국산] 두부 1모']],
    [['소스 : 2큰술'], ['소스 : 2큰술']],
    [['Salt: to taste'], ['Salt: to taste']],
    [
      ['육수 200ml', '육수', '무 50g'],
      ['육수 200ml', '육수', '무 50g'],
    ],
    [
      ['두부 1모', '양념장', '소금'],
      ['두부 1모', '양념장', '소금'],
    ],
    [['닭고기 200g, 껍질 제거'], ['닭고기 200g, 껍질 제거']],
    [['간장 2큰술, 설탕 1큰술'], ['간장 2큰술', '설탕 1큰술']],
  ])('of %j', (items, segments) => {
    expect(split(items)).toEqual(segments);
  });

  const items = [
    '두부 1모',
    '소금',
    '• 간장 2큰술',
    '무(①) 10g',
    '파 > 5g',
    '2 tbsp honey',
    '쌈장',
    '새우:',
    '깨, 잣',
  ] as const;

  it('keeps every word of foods that no head precedes', () => {
    const words = (text: string) => text.replace(/[^\p{L}\d]/gu, '');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...items.filter((item) => item !== '새우:'))), (list) => {
        expect(words(split(list).join(''))).toBe(words(list.join('')));
      }),
    );
  });

  it('splits its own foods no further', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...items)), (list) => {
        const foods = splitIngredientList(list).map(({ text }) => text);
        for (const food of foods) expect(splitIngredientList([food]).map(({ text }) => text)).toEqual([food]);
      }),
      { numRuns: runs(200) },
    );
  });

  it('reads any text', () => {
    fc.assert(fc.property(fc.array(anyText()), (list) => Array.isArray(splitIngredientList(list))));
  });
});
