import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundledTables } from '../importers/testing/bundled-tables.ts';
import { parseIngredientLine } from './parse-ingredient-line.ts';
import { anyText } from './testing/any-text.ts';

const tables = bundledTables();
const parse = (text: string) => parseIngredientLine({ text, section: null }, tables);
const short = (text: string) => parse(text).map(({ id, name, grams }) => [id, name, grams]);

describe('parseIngredientLine', () => {
  it.each([
    ['양파(30g)', ['onion', '양파', 30]],
    ['닭고기(가슴살, 150g)', ['chicken_breast', '닭고기', 150]],
    ['두부 75g(1/4모)', ['tofu', '두부', 75]],
    ['고등어(1마리=250g)', ['mackerel', '고등어', 250]],
    ['밀가루 100g×2', ['wheat_flour', '밀가루', 200]],
    ['물(3컵=600g)', ['water', '물', 600]],
    ['실곤약 150g', ['konjac_noodle', '실곤약', 150]],
    ['달걀 2개', ['chicken_egg', '달걀', 100]],
    ['올리브유 4', ['olive_oil', '올리브유', 4]],
  ])('reads %s', (text, line) => {
    expect(short(text)).toEqual([line]);
  });

  it('counts an amount of each once for every word of the remark', () => {
    const [one, each] = [parse('파프리카(빨강 1개)'), parse('파프리카(빨강, 노랑 각 1개)')];
    expect(each[0]?.grams).toBe(2 * (one[0]?.grams ?? 0));
  });

  it.each([
    ['소금·후추 약간', ['salt', 'black_pepper']],
    ['소금 후추 약간', ['salt', 'black_pepper']],
    ['청고추·홍고추 각 1개', ['chili_pepper', 'chili_pepper']],
    ['소금과 설탕 10g', ['salt', 'sugar']],
    ['양파, 대파 각 10g', ['onion', 'green_onion']],
  ])('makes several lines of %s', (text, ids) => {
    expect(parse(text).map(({ id }) => id)).toEqual(ids);
  });

  it('shares an amount among foods unless it is said of each', () => {
    expect(short('소금과 설탕 10g').map(([, , grams]) => grams)).toEqual([5, 5]);
    expect(short('소금과 설탕 각 10g').map(([, , grams]) => grams)).toEqual([10, 10]);
  });

  it('keeps a name whole that only looks like two', () => {
    expect(parse('사과 30g')).toHaveLength(1);
    expect(parse('오렌지 마멀레이드 30g')).toHaveLength(1);
  });

  it.each(['꼬치 3개', '산적꼬치', '유산지', '종이 호일', '랩'])('makes no food of %s', (text) => {
    expect(parse(text)).toEqual([]);
  });

  it('takes bare numbers for grams where a text is written so', () => {
    const [line] = parseIngredientLine({ text: '달걀 23', section: null, bareGrams: true }, tables);
    expect(line).toMatchObject({ grams: 23, gramsBasis: 'stated', amount: '23' });
  });

  it('keeps what it does not know null, and is surer of a stated mass than of a rough word', () => {
    expect(parse('이름모를것')).toMatchObject([
      { id: null, possibleIds: [], amount: null, grams: null, gramsBasis: null },
    ]);
    expect(parse('소금 1g')[0]?.confidence).toBeGreaterThan(parse('소금 약간')[0]?.confidence ?? 1);
  });

  it('never throws and never weighs below zero', () => {
    const words = fc.constantFrom(
      '양파',
      '30g',
      '(',
      ')',
      ' ',
      '각',
      '·',
      '약간',
      '1/2',
      '개',
      '와 ',
      '큰술',
      ',',
      '×2',
      '이름모를',
    );
    fc.assert(
      fc.property(fc.string({ unit: words, maxLength: 20 }), fc.boolean(), (text, bare) => {
        const lines = parseIngredientLine(
          { text, section: null, ...(bare ? { bareGrams: true as const } : {}) },
          tables,
        );
        for (const { grams, confidence } of lines) {
          expect(grams ?? 0).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  it('reads any text', () => {
    fc.assert(fc.property(anyText(), (text) => Array.isArray(parse(text))));
  });

  it.each(['1,', '123,', '(1인분)', '1마리=1g ', '가', '(가)', '소금·', '소금 '])(
    'takes linear time for a line that repeats %j',
    (piece) => {
      expect(parse(piece.repeat(Math.ceil(runs(1_000_000, 250_000) / piece.length)))).toBeInstanceOf(Array);
    },
  );
});
