import { aTaxonomy } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { headsOf, simplerNames, withoutUnknownStart } from './simpler-names.ts';

const taxonomy = aTaxonomy([
  { id: 'vegetable', ko: '채소', kind: 'group' },
  { id: 'fish', ko: '생선', kind: 'group' },
  { id: 'cabbage', ko: '양배추', parents: ['vegetable'] },
  { id: 'paprika', ko: '파프리카', parents: ['vegetable'] },
  { id: 'sea_bream', ko: '도미', parents: ['fish'] },
  { id: 'rice_noodle', ko: '쌀국수' },
  { id: 'beef', ko: '쇠고기' },
  { id: 'garlic', ko: '마늘' },
  { id: 'lemon', ko: '레몬' },
  { id: 'vinegar', ko: '식초' },
  { id: 'persimmon', ko: '단감' },
  { id: 'stew', ko: '찌개', kind: 'dish' },
]);

describe('simplerNames', () => {
  it.each([
    ['a count of colours', '2가지색 파프리카', '파프리카'],
    ['a native count of kinds', '두 가지 파프리카', '파프리카'],
    ['an assortment', '각종 채소', '채소'],
    ['a stray letter', 'm 양배추', '양배추'],
    ['an adjective', '납작 썬 마늘', '마늘'],
    ['words before an adjective', '껍질 벗긴 마늘', '마늘'],
    ['a quality glued on', '쌀국수가는것', '쌀국수'],
    ['a quality behind a blank', '마늘 다진 것', '마늘'],
    ['a purpose glued on', '쇠고기구이용', '쇠고기'],
    ['a state', '마늘냉동', '마늘'],
    ['the flesh of a fish', '도미살', '도미'],
    ['the leaf of a vegetable', '양배추잎', '양배추'],
  ])('leaves out %s', (_what, name, simpler) => {
    expect([...simplerNames(taxonomy, name)]).toContain(simpler);
  });

  it.each([
    ['the flesh of a plant', '마늘살', '마늘'],
    ['the leaf of an animal', '도미잎', '도미'],
    ['a food that sounds like an adjective', '레몬 마늘', '마늘'],
  ])('keeps %s', (_what, name, simpler) => {
    expect([...simplerNames(taxonomy, name)]).not.toContain(simpler);
  });

  it('changes nothing of a plain name', () => {
    expect([...simplerNames(taxonomy, '마늘')]).toEqual([]);
  });
});

describe('withoutUnknownStart', () => {
  it.each([
    ['a maker', '햇살담은식초', '식초'],
    ['an unknown kind', '붉은뿔마늘', '마늘'],
    ['words before', '닭고기 삶는 재료 마늘', '마늘'],
  ])('drops %s', (_what, name, rest) => {
    expect(withoutUnknownStart(taxonomy, name)).toBe(rest);
  });

  it.each(['마늘', '김치찌개', '이름모를풀', ''])('leaves nothing of %j', (name) => {
    expect(withoutUnknownStart(taxonomy, name)).toBeNull();
  });
});

describe('headsOf', () => {
  it('is the food a compound ends with', () => {
    expect(headsOf(taxonomy, '단감 식초', ['persimmon', 'vinegar'])).toEqual(['vinegar']);
    expect(headsOf(taxonomy, '이름모를풀', [])).toEqual([]);
  });
});
