import { describe, expect, it } from 'vitest';
import { dishProperties } from './dish-properties.ts';

const NOTHING = { certainIds: [], possibleIds: [], certainTags: [], possibleTags: [] };

function propertiesOf(
  held: Partial<Record<keyof typeof NOTHING, readonly string[]>>,
  { title = '접시', ...named }: { title?: string } & Partial<Parameters<typeof dishProperties>[1]> = {},
) {
  const all = { ...NOTHING, ...held };
  const { certainProperties, possibleProperties } = dishProperties(
    {
      certainIds: new Set(all.certainIds),
      possibleIds: new Set(all.possibleIds),
      certainTags: new Set(all.certainTags),
      possibleTags: new Set(all.possibleTags),
    },
    { titles: [title], ...named },
  );
  return [[...certainProperties].join(' '), [...possibleProperties].join(' ')];
}

describe('what a dish is like', () => {
  it('is told by a food it holds for certain, or possibly', () => {
    expect(propertiesOf({ certainIds: ['hot_sauce'] })).toEqual(['spicy', '']);
    expect(propertiesOf({ possibleIds: ['hot_sauce'] })).toEqual(['', 'spicy']);
    expect(propertiesOf({ certainIds: ['hot_sauce'], possibleIds: ['hot_sauce', 'coffee'] })).toEqual([
      'spicy',
      'caffeine',
    ]);
    expect(propertiesOf({ certainIds: ['gochujang'] })).toEqual(['spicy fermented', '']);
    expect(propertiesOf({ certainIds: ['canned_saury', 'canned_corn'] })).toEqual(['canned', '']);
    expect(propertiesOf({ certainIds: ['tofu'], possibleIds: ['rice'] })).toEqual(['', '']);
  });

  it('is told by a tag', () => {
    expect(propertiesOf({ certainTags: ['raw-risk'] })).toEqual(['raw', '']);
    expect(propertiesOf({ possibleTags: ['raw-risk'] })).toEqual(['', 'raw']);
    expect(propertiesOf({ certainTags: ['ultra-processed'], possibleTags: ['caffeine'] })).toEqual([
      'ultraProcessed',
      'caffeine',
    ]);
    expect(propertiesOf({ certainTags: ['gluten'], possibleTags: ['dairy'] })).toEqual(['', '']);
  });

  it('is told by how the dish is made', () => {
    expect(propertiesOf({}, { method: 'deepFried' })).toEqual(['fried greasy', '']);
    expect(propertiesOf({}, { method: 'soup' })).toEqual(['brothy', '']);
    expect(propertiesOf({}, { method: 'grill' })).toEqual(['', '']);
    expect(propertiesOf({}, { method: 'braise', style: 'restaurant' })).toEqual(['eatenOut', '']);
  });

  it.each([
    ['매콤 두부', 'spicy'],
    ['매 콤 두부', 'spicy'],
    ['안매운 두부', ''],
    ['안매운 매운 두부', 'spicy'],
    ['물매운김치', 'spicy pickled fermented'],
    ['매백김치운', 'pickled fermented'],
    ['훈제 오리', 'smoked'],
    ['꽁치 통조림', 'canned'],
    ['고등어 자반', 'salty'],
    ['오이 절임', 'salty pickled'],
    ['연어 초밥', 'raw cold'],
    ['유부초밥', 'cold'],
    ['잔치국수', 'brothy'],
    ['전복죽', 'porridge'],
    ['애호박전', 'panFried'],
    ['버섯전골', 'brothy'],
    ['꽁치통조림 조림', 'simmered canned'],
    ['안동식 찜닭', 'steamed'],
    ['죽순볶음', 'stirFried'],
    ['청국장찌개', 'brothy fermented'],
    ['비빔국수', 'spicy cold'],
    ['중국식 탕수육', 'fried'],
  ])('is told by the title "%s": %s', (title, property) => {
    expect(propertiesOf({}, { title })).toEqual([property, '']);
  });
});
