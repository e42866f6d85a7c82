import { describe, expect, it } from 'vitest';
import { aTaxonomy } from '../../testing/builders.ts';
import { foodsInProse } from './resolve-text.ts';

const taxonomy = aTaxonomy([
  { id: 'soybean', ko: '콩' },
  { id: 'lentil', ko: '렌틸콩' },
  { id: 'potato', ko: '감자' },
  { id: 'potato_starch', ko: '감자전분' },
  { id: 'soy_sauce', ko: '간장' },
]);

describe('foods a sentence names', () => {
  it.each([
    ['간장 1큰술에 볶아요.', ['soy_sauce']],
    ['감자전분을 섞어 부쳐요.', ['potato_starch']],
    ['삶은 렌틸콩과 찐감자를 넣어요.', ['lentil', 'potato']],
    ['같은 양으로 바꿔요.', []],
    ['', []],
  ])('reads %j as %j', (text, ids) => {
    expect(foodsInProse(taxonomy, text)).toEqual(ids);
  });
});
