import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitIngredientText, takeServings } from './split-ingredient-text.ts';
import { anyText } from './testing/any-text.ts';

/** Segments in short form: "양파 30g", or "양념장 | 간장 5g" below a head. */
const split = (text: string, title?: string) =>
  splitIngredientText(text, title).segments.map(({ text: food, section }) =>
    section === null ? food : `${section} | ${food}`,
  );

describe('splitIngredientText', () => {
  it.each([
    [
      'a title line and a head line',
      '새우두부계란찜\n연두부 75g(3/4모), 달걀 30g(1/2개)\n고명\n시금치 10g(3줄기)',
      ['연두부 75g(3/4모)', '달걀 30g(1/2개)', '고명 | 시금치 10g(3줄기)'],
    ],
    [
      'bullets with colons',
      '●치커리 샐러드 : 치커리 30g(10줄기), 양파 10g(2×1cm)\n●마늘 드레싱 : 올리브유 10g(2작은술)',
      [
        '치커리 샐러드 | 치커리 30g(10줄기)',
        '치커리 샐러드 | 양파 10g(2×1cm)',
        '마늘 드레싱 | 올리브유 10g(2작은술)',
      ],
    ],
    [
      'line ends without a comma',
      '굴(40g), 무(20g)\n양파(10g), 파(3g)\n양념 다진 마늘(1g)',
      ['굴(40g)', '무(20g)', '양파(10g)', '파(3g)', '양념 | 다진 마늘(1g)'],
    ],
    [
      'a head without a separator',
      '라이스페이퍼 20g[새콤 달콤 소스] 양파 5g, 물 약간',
      ['라이스페이퍼 20g', '새콤 달콤 소스 | 양파 5g', '새콤 달콤 소스 | 물 약간'],
    ],
    [
      'break tags and heads in brackets',
      '2인분 기준<br>\n• [추가 재료] 콩국물(1컵=200g), 딜(1g)<br>\n• [소스] 간장(5g)',
      ['추가 재료 | 콩국물(1컵=200g)', '추가 재료 | 딜(1g)', '소스 | 간장(5g)'],
    ],
    ['numbered lines', '1. 쌀 100g\n2. 콩 20g', ['쌀 100g', '콩 20g']],
    [
      'foods of a food',
      '●양념 : 찹쌀풀(물 1컵, 찹쌀가루 1T), 새우젓 1T',
      ['찹쌀풀 | 물 1컵', '찹쌀풀 | 찹쌀가루 1T', '양념 | 새우젓 1T'],
    ],
    [
      'a line that starts with a number',
      '두부 100g\n2가지색 파프리카 10g',
      ['두부 100g', '2가지색 파프리카 10g'],
    ],
    ['a line broken before its amount', '양파\n30g, 무 10g', ['양파 30g', '무 10g']],
    ['a line broken inside a bracket', '닭고기(가슴살,\n150g), 무 10g', ['닭고기(가슴살, 150g)', '무 10g']],
    ['full-width and doubled signs', '양파（３０ｇ），　 무：１０ｇ', ['양파(30g)', '무:10g']],
    [
      'colours of one food',
      '청, 홍고추 각 1개, 빨강·노랑 파프리카 20g',
      ['청고추·홍고추 각 1개', '빨강파프리카·노랑파프리카 20g'],
    ],
    ['numbers in circles', '①쌀 100g ②콩 20g', ['쌀 100g', '콩 20g']],
    [
      'a head that names no kind of head',
      '완자\n두부 50g, 파 5g, 깨 1g\n국물\n물 200g, 무 10g, 파 5g',
      ['완자 | 두부 50g', '완자 | 파 5g', '완자 | 깨 1g', '국물 | 물 200g', '국물 | 무 10g', '국물 | 파 5g'],
    ],
  ])('understands %s', (_what, text, segments) => {
    expect(split(text, '새우 두부 계란찜')).toEqual(segments);
  });

  it.each([
    ['잣, 호두(각 2g)', ['잣 각 2g', '호두(각 2g)']],
    ['소금, 후춧가루 약간씩', ['소금 약간씩', '후춧가루 약간씩']],
    ['파 1대, 소금, 깨 약간', ['파 1대', '소금 약간', '깨 약간']],
  ])('writes an amount said of several foods to each: %s', (text, segments) => {
    expect(split(text)).toEqual(segments);
  });

  it('leaves a list without amounts alone', () => {
    expect(split('멜론,자두,생크림,민트')).toEqual(['멜론', '자두', '생크림', '민트']);
  });

  it('drops the first line only when it repeats the title', () => {
    expect(split('북엇국\n북어채 25g, 무 30g', '사과 새우 북엇국')).toEqual(['북어채 25g', '무 30g']);
    expect(split('북어채\n무 30g', '된장찌개')).toEqual(['북어채', '무 30g']);
  });

  it('tells the marked servings', () => {
    expect(splitIngredientText('[ 2인분 ] 양파(25g)').servings).toBe(2);
    expect(splitIngredientText('양파(25g)').servings).toBeNull();
  });

  it('takes numbers without a unit for grams where a text is written so', () => {
    const bare = (text: string) => splitIngredientText(text).segments.map(({ bareGrams }) => bareGrams);
    expect(bare('쌀 90, 콩나물 30, 간장 4')).toEqual([true, true, true]);
    expect(bare('달걀 1, 감자 2, 양파 1')).toEqual([undefined, undefined, undefined]);
    expect(bare('쌀 90, 콩나물 30g, 간장 4g, 파 5g')).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('any text', () => {
  const signs = ['두부', '30g', '(', ')', ',', ' ', '1개', '·', '양파', ';', '1/2컵'] as const;
  const texts = fc.string({
    unit: fc.constantFrom(...signs, '[', ']', ':', '\n', '소스', '약간', '각 '),
    maxLength: 60,
  });
  const letters = (text: string) => text.replace(/[^가-힣]/g, '');

  it('keeps every letter in its order where there are no heads', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...signs), maxLength: 60 }), (text) => {
        const kept = splitIngredientText(text).segments.map((segment) => letters(segment.text));
        expect(kept.join('')).toBe(letters(text));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('loses no letter of foods that commas and amounts keep apart', () => {
    const foods = fc.array(
      fc.constantFrom('양파 30g', '무(10g)', '달걀 1개', '물 1/2컵(100g)', '소금 약간', '호두(각 2g)'),
      {
        minLength: 1,
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(foods, fc.constantFrom(', ', ' ', '\n', ',\n', '<br>'), (list, separator) => {
        const { segments } = splitIngredientText(list.join(separator));
        expect(segments.map(({ text }) => text)).toEqual(list);
      }),
    );
  });

  it('is split without throwing', () => {
    fc.assert(
      fc.property(anyText(), texts, (text, title) => splitIngredientText(text, title).segments.length >= 0),
    );
  });

  it.each([
    '1',
    '(',
    ')',
    '1,',
    '가,',
    '가\n',
    '가:',
    '[',
    '<',
    '[가]',
    '가(1g)',
    ' ',
    '\n',
    '인분',
    '1인분',
    '소스 ',
    '각 1g,가,',
  ])('is split in linear time when it repeats %j', (piece) => {
    const text = piece.repeat(Math.ceil(runs(1_000_000, 50_000) / piece.length));
    expect(splitIngredientText(text, '제목')).toHaveProperty('segments');
  });
});

describe('takeServings', () => {
  it.each([
    ['[1인분]부추 50g', '\n부추 50g', 1],
    ['[ 2인분 ] 양파(25g)', '\n 양파(25g)', 2],
    ['2인분 기준\n새우(50g)', '\n\n새우(50g)', 2],
    ['2인분\n새우(50g)', '\n\n새우(50g)', 2],
    ['재료(4인분) : 쌀 1컵', '재료  : 쌀 1컵', 4],
    ['4인 기준 쌀 1컵', '\n 쌀 1컵', 4],
    ['2~3인분 기준\n쌀 1컵', '\n\n쌀 1컵', 2],
  ])('reads the mark of %j', (text, rest, servings) => {
    expect(takeServings(text)).toEqual({ text: rest, servings });
  });

  it('takes the mark of a sauce out without counting it', () => {
    expect(takeServings('밥 100g 고기양념(5인분): 간장 5g')).toEqual({
      text: '밥 100g 고기양념 : 간장 5g',
      servings: null,
    });
  });

  it.each(['밥 2인분, 김치 50g', '불고기(2인분), 상추 10g', '쌀 1컵'])('leaves the amounts of %j', (text) => {
    expect(takeServings(text)).toEqual({ text, servings: null });
  });

  it('counts no servings of nobody', () => {
    expect(takeServings('[0인분] 쌀 1컵').servings).toBeNull();
  });
});
