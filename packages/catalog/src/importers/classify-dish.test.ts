import { describe, expect, it } from 'vitest';
import type { ParsedLine } from '../normalize/parse-ingredient-line.ts';
import { dishMethod, mainGroup, plannedMealTimes } from './classify-dish.ts';
import { bundledTables } from './testing/bundled-tables.ts';

const { taxonomy } = bundledTables();

const line = (id: string, grams: number | null): ParsedLine => ({
  text: id,
  section: null,
  name: id,
  amount: null,
  grams,
  gramsBasis: null,
  id,
  possibleIds: [id],
  confidence: 1,
});

describe('dishMethod', () => {
  it.each([
    ['전복죽', 'porridge'],
    ['열무곤약국수', 'noodles'],
    ['닭고기월남쌈', 'roll'],
    ['불고기덮밥', 'riceBowl'],
    ['두부 샌드위치', 'bread'],
    ['치커리샐러드', 'salad'],
    ['둥지튀김', 'deepFried'],
    ['감자미역국', 'soup'],
    ['코다리맑은찜', 'braise'],
    ['삼치구이', 'grill'],
    ['멸치볶음', 'stirFry'],
  ])('takes %s by its title', (title, method) => {
    expect(dishMethod(title, null)).toBe(method);
  });

  it('asks the category when the title tells nothing', () => {
    expect(dishMethod('봄옷을 입은 닭', '찌개/전골/스튜')).toBe('soup');
  });

  it('calls a plate of its own kind what nothing tells', () => {
    expect(dishMethod('봄옷을 입은 닭', '반찬')).toBe('setMeal');
    expect(dishMethod('', null)).toBe('setMeal');
  });
});

describe('mainGroup', () => {
  it.each([
    ['the heaviest food', [line('tofu', 200), line('onion', 50)], 'tofu'],
    ['meat before vegetables four times as heavy', [line('pork_lean', 60), line('onion', 200)], 'pork'],
    ['vegetables when they weigh more than that', [line('pork_lean', 20), line('onion', 200)], 'vegetable'],
    ['no seasoning, oil or stock', [line('soy_sauce', 500), line('chicken_egg', 50)], 'egg'],
    ['oily fish apart from white fish', [line('mackerel', 100)], 'oilyFish'],
    ['white fish', [line('cod', 100)], 'whiteFish'],
    ['vegetables when nothing is weighed', [line('beef', null)], 'vegetable'],
  ] as const)('carries %s', (_what, lines, group) => {
    expect(mainGroup(lines, taxonomy)).toBe(group);
  });
});

describe('plannedMealTimes', () => {
  const dish = { category: '일품', method: 'riceBowl', energyKcal: 500 } as const;

  it('plans a meal for lunch and dinner, porridge and bread for breakfast too', () => {
    expect(plannedMealTimes(dish)).toEqual(['lunch', 'dinner']);
    expect(plannedMealTimes({ ...dish, method: 'porridge' })).toEqual(['breakfast', 'lunch', 'dinner']);
  });

  it.each([
    ['a side dish', { category: '반찬' }],
    ['a dessert', { category: '후식' }],
    ['a method that makes no meal', { method: 'stirFry' }],
    ['too little energy', { energyKcal: 250 }],
    ['too much energy', { energyKcal: 1200 }],
    ['unknown energy', { energyKcal: null }],
  ] as const)('plans nothing for %s', (_what, change) => {
    expect(plannedMealTimes({ ...dish, ...change })).toEqual([]);
  });
});
