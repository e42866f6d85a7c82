import { describe, expect, it } from 'vitest';
import { takeServings } from './servings-mark.ts';

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
