import { describe, expect, it } from 'vitest';
import { hasBatchim, JOSA_PAIRS, josa, withJosa } from './josa.ts';

describe('josa', () => {
  it.each([
    ['굴', '을/를', '굴을'],
    ['새우', '을/를', '새우를'],
    ['콩', '이/가', '콩이'],
    ['우유', '이/가', '우유가'],
    ['달걀', '은/는', '달걀은'],
    ['김치', '은/는', '김치는'],
    ['밤', '와/과', '밤과'],
    ['배', '와/과', '배와'],
    ['된장', '으로/로', '된장으로'],
    ['두부', '으로/로', '두부로'],
    ['쌀', '으로/로', '쌀로'],
    ['서울', '으로/로', '서울로'],
    ['점심', '이에요/예요', '점심이에요'],
    ['찌개', '이에요/예요', '찌개예요'],
    ['쌀', '이에요/예요', '쌀이에요'],
  ] as const)('joins %s and %s to %s', (word, pair, joined) => {
    expect(withJosa(word, pair)).toBe(joined);
  });

  it.each([
    ['1', '으로/로', '로'],
    ['7', '으로/로', '로'],
    ['6', '으로/로', '으로'],
    ['21', '이/가', '이'],
    ['2024', '은/는', '는'],
    ['10', '을/를', '을'],
    ['500g', '을/를', '을'],
    ['1.5L', '을/를', '를'],
    ['600 kcal', '을/를', '를'],
  ] as const)('reads the number in %s before %s', (word, pair, particle) => {
    expect(josa(word, pair)).toBe(particle);
  });

  it.each([
    ['PDF', '을/를', '를'],
    ['URL', '으로/로', '로'],
    ['DNA', '은/는', '는'],
    ['GM', '이/가', '이'],
    ['milk', '을/를', '를'],
    ['salmon', '이/가', '이'],
    ['oil', '으로/로', '로'],
    ['pudding', '을/를', '을'],
  ] as const)('reads the Latin ending of %s before %s', (word, pair, particle) => {
    expect(josa(word, pair)).toBe(particle);
  });

  it('passes over closing quotes and a remark in brackets', () => {
    expect(josa("'굴'", '을/를')).toBe('을');
    expect(josa('두부(부침용)', '을/를')).toBe('를');
  });

  it('finds a particle of every pair for an empty word', () => {
    expect(JOSA_PAIRS.map((pair) => josa('', pair))).toEqual(['를', '가', '는', '와', '로', '예요']);
  });
});

it.each(['굴', '콩', '밤', '10', '3', '100', 'BMI 21', 'HTML', '500mg', '두부(무염)밥'])(
  'hears a final consonant in %s',
  (word) => {
    expect(hasBatchim(word)).toBe(true);
  },
);

it.each(['새우', '두부', '2', '5', '9', 'BMI', '600kcal', '30%', 'milk', '', '두부(찌개용)', '‘우유’'])(
  'hears a final vowel in %j',
  (word) => {
    expect(hasBatchim(word)).toBe(false);
  },
);
