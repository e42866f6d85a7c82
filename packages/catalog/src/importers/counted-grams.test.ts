import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ParsedLine, parseIngredientLine } from '../normalize/parse-ingredient-line.ts';
import { splitIngredientText } from '../normalize/split-ingredient-text.ts';
import { countedGrams, dryMatterShare } from './counted-grams.ts';
import { bundledTables } from './testing/bundled-tables.ts';

const tables = bundledTables();

function linesOf(text: string): readonly ParsedLine[] {
  return splitIngredientText(text).segments.flatMap((segment) => parseIngredientLine(segment, tables));
}

/** Counted grams of the first line of a text. */
const first = (text: string) => countedGrams(linesOf(text), tables)[0];

describe('countedGrams', () => {
  it('counts what is stated', () => {
    expect(countedGrams(linesOf('두부 100g, 대파 10g, 참기름 15g'), tables)).toEqual([100, 10, 15]);
  });

  it.each([
    ['a pot of oil', '식용유 500g, 돼지고기 200g', 20],
    ['oil named for frying', '튀김기름 80g, 돼지고기 200g', 20],
    ['oil beside a sauce', '튀김기름 80g, 돼지고기 200g, 우유 300g, 간장 20g', 20],
    ['frying oil for little food', '튀김기름 5g, 돼지고기 200g', 5],
  ])('counts of %s only what stays in the food', (_what, text, grams) => {
    expect(first(text)).toBe(grams);
  });

  it('counts oil to taste as the film a pan needs', () => {
    expect(first('식용유 적당량, 두부 100g')).toBeCloseTo(3);
    expect(first('버터 적당량, 두부 100g')).toBeCloseTo(3);
  });

  it.each([
    ['a spoon of oil', '식용유 10g, 두부 50g', 10],
    ['much sesame oil', '참기름 100g, 쌀 1000g', 100],
    ['much oil for a dressing', '드레싱용 올리브유 100g, 두부 200g', 100],
  ])('counts %s whole', (_what, text, grams) => {
    expect(first(text)).toBe(grams);
  });

  it.each([
    ['boiled in much water', '멸치 10g, 물 300g, 무 20g'],
    ['below a stock', '육수 : 멸치 10g, 다시마 5g'],
  ])('strains what is %s', (_what, text) => {
    expect(first(text)).toBe(0);
  });

  it('keeps anchovies that are fried', () => {
    expect(first('멸치 50g, 간장 5g')).toBe(50);
  });

  it.each([
    ['a whole fish as bought', '고등어(1마리=250g)', 125],
    ['a fillet', '고등어 250g', 250],
    ['peeled shrimps', '새우 10g(3마리)', 10],
  ])('weighs %s', (_what, text, grams) => {
    expect(first(text)).toBeCloseTo(grams);
  });

  it('counts a seasoning without an amount as a little of it', () => {
    expect(first('후춧가루')).toBeGreaterThan(0);
    expect(first('마늘')).toBeLessThan(10);
  });

  it('counts a garnish without an amount as a little of it', () => {
    const [bare, garnish] = countedGrams(linesOf('멜론, 소금 1g\n[장식재료] 멜론'), tables).filter(
      (_, at) => at !== 1,
    );
    expect(bare).toBeNull();
    expect(garnish).toBeGreaterThan(0);
  });

  it('knows nothing of a main food without an amount', () => {
    expect(first('돼지고기')).toBeNull();
  });

  it('gives one number for each line, never negative and never more than stated unless dried', () => {
    const foods = [
      '두부 100g',
      '식용유 500g',
      '멸치 10g',
      '물 300g',
      '소금',
      '건표고 5g',
      '불린 미역 30g',
      '이름모를것 5g',
      '돼지고기',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...foods), { maxLength: 10 }), (texts) => {
        const lines = linesOf(texts.join('\n'));
        const counted = countedGrams(lines, tables);
        expect(counted).toHaveLength(lines.length);
        for (const grams of counted) expect(grams ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

function shareOf(text: string): number {
  const [line] = parseIngredientLine({ text, section: null }, tables);
  if (line === undefined || line.id === null) throw new Error(`${text} names no food`);
  return dryMatterShare(line, line.id, tables);
}

describe('dryMatterShare', () => {
  it.each([
    ['불린 모자반 25g', 1],
    ['불린 곰피 25g', 0.09],
    ['불린 쌀(80g)', 0.8],
    ['흰콩(불린 것) 30g', 0.45],
    ['삶은 강낭콩 50g', 0.45],
    ['불린 당면(7g)', 0.43],
  ])('weighs the dry food of %s', (text, share) => {
    expect(shareOf(text)).toBe(share);
  });

  it.each([
    '미역 25g',
    '불린 미역 25g',
    '고사리(말린것) 10g',
    '쌀 80g',
    '데친 시금치 30g',
    '삶은 달걀 50g',
    '노란콩 25g(불린것 52g)',
    '말린 애호박 10g',
    '애호박(말린것) 10g',
  ])('leaves %s', (text) => {
    expect(shareOf(text)).toBe(1);
  });

  it.each(['말린 가지 10g', '가지(말린것) 10g', '생강가루 5g'])(
    'weighs %s as so much more of the fresh food',
    (text) => {
      expect(shareOf(text)).toBeGreaterThan(4);
      expect(shareOf(text)).toBeLessThanOrEqual(12);
    },
  );
});
