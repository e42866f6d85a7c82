import { describe, expect, it } from 'vitest';
import { fillTemplate, templatePlaces } from './fill-template.ts';

describe('a template', () => {
  it.each([
    ['{food} {count}개', { food: '사과', count: 3 }, '사과 3개'],
    ['{food:을} 골라요', { food: '오이' }, '오이를 골라요'],
    ['{food:을} 골라요', { food: '상추쌈' }, '상추쌈을 골라요'],
    ['{food:이} 있어요', { food: '우유' }, '우유가 있어요'],
    ['{bowl:으로} 줄여요', { bowl: '2/3공기(140 g)' }, '2/3공기(140 g)로 줄여요'],
    ['{food:으로} 채워요', { food: '쌀' }, '쌀로 채워요'],
    ['{one:과} {other:은}', { one: '무', other: '달걀' }, '무와 달걀은'],
    ['오늘은 {food:예요}', { food: '현미밥' }, '오늘은 현미밥이에요'],
    ['no {food:lower} today', { food: 'Milk' }, 'no milk today'],
    ['less {food:lower}', { food: 'Saturated fat, Vitamin K, BLT' }, 'less saturated fat, vitamin K, BLT'],
    ['{food} and {food}', { food: '$&' }, '$& and $&'],
    ['{food:을} {when}', { when: '점심' }, '{food:을} 점심'],
    ['{food:도} 있어요', { food: '무' }, '무 있어요'],
  ])('turns %j with %j into %j', (template, values, text) => {
    expect(fillTemplate(template, values)).toBe(text);
  });

  it('names its places', () => {
    expect(templatePlaces('{veg:을} 먼저, {veg2}, {veg}')).toEqual(['veg', 'veg2', 'veg']);
  });
});
