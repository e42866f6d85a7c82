import { describe, expect, it } from 'vitest';
import {
  cutAtHeads,
  cutAtPath,
  headName,
  isHeadLine,
  isHeadWord,
  isPurpose,
  leadingEnglishHead,
  namesNextLine,
  splitInlineHead,
} from './section-heads.ts';

const heads = (line: string) =>
  cutAtHeads(line)
    .filter(({ head, text }) => head !== null || text.trim() !== '')
    .map(({ head, text }) => [head, text.trim()]);

describe('isHeadLine', () => {
  it.each([
    '고명',
    '[소스]',
    '●양념장',
    '• 필수 재료 :',
    '오미자 드레싱',
    '만두소',
    '-- 반죽 --',
    '《국물》',
    '곁들임 채소 :',
    '(양념 재료)',
    'For the sauce',
    'TOPPINGS',
  ])('says that %j names what follows', (line) => {
    expect(isHeadLine(line)).toBe(true);
  });

  it.each(['소금 약간', '채소', '두부 1모', '[소스] 간장 5g', '양파, 대파', '간장(양념)'])(
    'takes %j for foods',
    (line) => {
      expect(isHeadLine(line)).toBe(false);
    },
  );
});

describe('cutAtPath', () => {
  it.each([
    ['토핑 > 김가루 5g', [['토핑', '김가루 5g']]],
    ['재료 > 주재료 > 두부 1모', [['주재료', '두부 1모']]],
    ['비빔 양념 > 간장 5g', [['비빔 양념', '간장 5g']]],
    ['토핑 > 김가루', [['토핑', '김가루']]],
    [
      '양념 > 간장 2큰술 > 설탕',
      [
        ['양념', '간장 2큰술'],
        ['양념', '설탕'],
      ],
    ],
  ])('finds the head of %j', (line, parts) => {
    expect(cutAtPath(line)?.map(({ head, text, isInside }) => isInside && [head, text])).toEqual(parts);
  });

  it.each([
    '쌀 > 콩',
    '땅콩 > 볶은 것 10g',
    '소금 > 3g',
    '쌀 100g > 콩 20g',
    '기름 < 5g',
    '<양념> 간장 5g',
    '두부',
  ])('finds none in %j', (line) => {
    expect(cutAtPath(line)).toBeNull();
  });
});

describe('namesNextLine', () => {
  it('is a short line without amounts before a list with them', () => {
    expect(namesNextLine('완자', '두부 50g, 소금 1g, 파 5g')).toBe(true);
  });

  it.each([
    ['소금', '두부 50g'],
    ['두부 50g', '무 50g, 파 5g, 깨 1g'],
    ['양파, 파', '무 50g, 파 5g, 깨 1g'],
    ['완자', undefined],
  ])('is not %j before %j', (line, next) => {
    expect(namesNextLine(line, next)).toBe(false);
  });
});

describe('cutAtHeads', () => {
  it.each([
    ['a bullet and a colon', '●양념장 : 간장 5g, 설탕 2g', [['양념장', '간장 5g, 설탕 2g']]],
    ['square brackets', '[소스] 간장 5g', [['소스', '간장 5g']]],
    [
      'square brackets without a separator',
      '호박 20g[새콤 달콤 소스] 양파 5g',
      [
        [null, '호박 20g'],
        ['새콤 달콤 소스', '양파 5g'],
      ],
    ],
    [
      'a head behind a head',
      '무 9g [소스소개] 된장소스:된장 1.6g',
      [
        [null, '무 9g'],
        ['소스소개', ''],
        ['된장소스', '된장 1.6g'],
      ],
    ],
    [
      'colons between foods',
      '반죽: 찹쌀 50g, 설탕 5g 호떡소: 팥 10g',
      [
        ['반죽', '찹쌀 50g, 설탕 5g'],
        ['호떡소', '팥 10g'],
      ],
    ],
    [
      'a dash and a colon',
      '- 주재료 : 돼지고기 70g, 후추 0.25g - 소스 : 수박 15g',
      [
        ['주재료', '돼지고기 70g, 후추 0.25g'],
        ['소스', '수박 15g'],
      ],
    ],
    ['the first words', '재료 감자(20g), 양파(10g)', [['재료', '감자(20g), 양파(10g)']]],
    ['several first words', '밥 밑간 참기름(5g), 참깨(3g)', [['밥 밑간', '참기름(5g), 참깨(3g)']]],
    ['a filling', '김치주머니 소 새우(15g)', [['김치주머니 소', '새우(15g)']]],
    ['round brackets', '(반죽재료)강력분 300g', [['반죽재료', '강력분 300g']]],
    [
      'a colon after an amount without a unit',
      '무순 10, 올리브유 4 소스: 설탕 2',
      [
        [null, '무순 10, 올리브유 4'],
        ['소스', '설탕 2'],
      ],
    ],
  ])('finds %s', (_what, line, parts) => {
    expect(heads(line)).toEqual(parts);
  });

  it.each([
    '돼지고기 : 100g, 양파 : 50g',
    '떡 100g[떡볶이떡], 어묵 30g[사각]',
    '간장과 물 1:1 소스',
    '다시마국물 200ml',
    '채소 육수 100g',
    '고기양념 불고기',
  ])('finds none in %j', (line) => {
    expect(heads(line)).toEqual([[null, line]]);
  });
});

describe('splitInlineHead', () => {
  it('finds a head that nothing sets off', () => {
    expect(splitInlineHead('양념 다진 마늘 2g')).toEqual({ head: '양념', text: '다진 마늘 2g' });
  });

  it.each(['양념족발 200g', '양념장 10g', '소스용 토마토 1개'])('leaves %s', (text) => {
    expect(splitInlineHead(text)).toEqual({ head: null, text });
  });
});

describe('headName', () => {
  it('drops the signs around a head', () => {
    expect(headName('●[새콤  소스] :')).toBe('새콤 소스');
    expect(headName('(양념)')).toBe('양념');
  });
});

describe('an English head', () => {
  it.each(['For the sauce', 'FOR THE SAUCE', 'For garnish', 'for the chicken & rice', 'To serve'])(
    'of purpose is %s',
    (line) => {
      expect(isPurpose(line)).toBe(true);
    },
  );

  it.each(['For 2 eggs', 'salt to taste', 'for the sauce, salt', 'Sauce'])('of purpose is not %s', (line) => {
    expect(isPurpose(line)).toBe(false);
  });

  it.each(['Marinade', 'TOPPINGS', 'Ingredients', 'dry ingredients'])('of one word is %s', (line) => {
    expect(isHeadWord(line)).toBe(true);
  });

  it.each(['soy sauce', 'broth', 'chicken stock', 'salad dressing', 'pizza dough'])('is not %s', (line) => {
    expect(isHeadWord(line)).toBe(false);
  });

  it.each([
    ['For the sauce: 2 tbsp honey', 'For the sauce', '2 tbsp honey'],
    ['Sauce - 2 tbsp honey', 'Sauce', '2 tbsp honey'],
    ['To serve → 1 egg', 'To serve', '1 egg'],
  ])('before a food is found in %s', (line, head, rest) => {
    const found = leadingEnglishHead(line);
    expect([found?.head, line.slice(found?.length)]).toEqual([head, rest]);
  });

  it.each(['soy sauce: 2 tbsp', 'Sauce', 'sauce-pan', 'For the sauce 2 tbsp honey'])(
    'before a food is not found in %s',
    (line) => {
      expect(leadingEnglishHead(line)).toBeNull();
    },
  );
});
