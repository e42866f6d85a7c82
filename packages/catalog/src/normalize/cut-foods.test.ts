import { describe, expect, it } from 'vitest';
import { cutFoods } from './cut-foods.ts';

const foods = (text: string) => cutFoods(text).map((food) => food.text);

describe('cutFoods', () => {
  it.each([
    ['commas', '양파(30g), 무 10g,파 5g', ['양파(30g)', '무 10g', '파 5g']],
    ['commas in brackets', '닭고기(가슴살, 150g), 파(1대)', ['닭고기(가슴살, 150g)', '파(1대)']],
    ['a thousands comma', '물 1,000g, 소금 5g', ['물 1,000g', '소금 5g']],
    ['a missing comma', '콩나물 50g 미나리(10g) 무 5g', ['콩나물 50g', '미나리(10g)', '무 5g']],
    ['an amount that touches the next food', '두부 20g파 5g', ['두부 20g', '파 5g']],
    ['a second amount of the same food', '두부 75g(3/4모) 파 1대', ['두부 75g(3/4모)', '파 1대']],
    ['words after an amount', '양파 20g 다진 것, 파 10g 정도', ['양파 20g 다진 것', '파 10g 정도']],
    ['a bracket that never closes', '소금(0.2g), 버터(10g, 파(5g)', ['소금(0.2g)', '버터(10g', '파(5g)']],
    ['signs at the edges', '· 두부 1모 ., ※ 파 1대;', ['두부 1모', '파 1대']],
    ['a food that follows a plus', '요거트(2Ts) + 꿀(1Ts)', ['요거트(2Ts)', '+ 꿀(1Ts)']],
    ['no comma before a state', '미역, 말린것 10g, 파 5g', ['미역 말린것 10g', '파 5g']],
    ['no comma before a state after an amount', '무 10g, 채 썬 것, 파', ['무 10g 채 썬 것', '파']],
    ['a comma before a food like a state', '파 5g, 햄버거 1개', ['파 5g', '햄버거 1개']],
    ['numbers that count lines', '1. 쌀 50g, 2) 콩 20g', ['쌀 50g', '콩 20g']],
    ['nothing', ' , ; 12 ', []],
  ])('cuts at %s', (_what, text, expected) => {
    expect(foods(text)).toEqual(expected);
  });

  it('opens a bracket that lists what something is made of', () => {
    expect(cutFoods('멸치국물(물 300g, 멸치 5g), 파 5g')).toEqual([
      { head: '멸치국물', text: '물 300g', isInside: true },
      { head: '멸치국물', text: '멸치 5g', isInside: true },
      { head: null, text: '파 5g' },
    ]);
  });

  it('keeps a bracket closed that shares one amount', () => {
    expect(foods('닭고기(가슴살, 다릿살 각 200g)')).toEqual(['닭고기(가슴살, 다릿살 각 200g)']);
  });

  it('tells a head that nothing sets off', () => {
    expect(cutFoods('전분 5g 양념 다진 마늘 2g')).toEqual([
      { head: null, text: '전분 5g' },
      { head: '양념', text: '다진 마늘 2g' },
    ]);
  });
});
