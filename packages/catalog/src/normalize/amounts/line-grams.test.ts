import { aTaxonomy } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { findAmounts } from './find-amounts.ts';
import { isSmallForm, lineGrams, littleGrams, namedPieceGrams, type WeightTables } from './line-grams.ts';

const tables: WeightTables = {
  taxonomy: aTaxonomy([
    { id: 'vegetable', ko: '채소', kind: 'group' },
    { id: 'tomato', ko: '토마토', parents: ['vegetable'] },
    { id: 'bell_pepper', ko: '파프리카', parents: ['vegetable'] },
    { id: 'leek', ko: '대파', parents: ['vegetable'] },
    { id: 'honey', ko: '꿀' },
    { id: 'oil', ko: '식용유' },
    { id: 'salt', ko: '소금' },
  ]),
  weights: new Map(
    Object.entries({
      '*': { 큰술: 15, 개: 100, 약간: 0.5, 적당량: 5 },
      vegetable: { 줌: 40, 약간: 10, 적당량: 50 },
      tomato: { 개: 170, 알: 15 },
      bell_pepper: { 개: 100 },
      honey: { 큰술: 21 },
      oil: { 컵: 180 },
      salt: { 약간: 1 },
    }).map(([id, units]) => [id, new Map(Object.entries(units))] as const),
  ),
};
const grams = (id: string | null, amount: string, name = '') =>
  lineGrams(findAmounts(amount), { id, name }, tables);

describe('lineGrams', () => {
  it.each([
    ['a stated mass', ['honey', '30g'], { grams: 30, basis: 'stated' }],
    ['a stated mass before a unit', ['honey', '2큰술(40g)'], { grams: 40, basis: 'stated' }],
    ['the own unit of a food', ['honey', '2큰술'], { grams: 42, basis: 'foodUnit' }],
    ['the unit of what it is a kind of', ['leek', '2줌'], { grams: 80, basis: 'foodUnit' }],
    ['the usual weight of a unit', ['oil', '2큰술'], { grams: 30, basis: 'genericUnit' }],
    ['millilitres by the cup', ['oil', '100ml'], { grams: 90, basis: 'stated' }],
    ['millilitres by the spoon', ['honey', '15ml'], { grams: 21, basis: 'stated' }],
    ['millilitres of anything else as water', ['salt', '10ml'], { grams: 10, basis: 'stated' }],
    ['a count of pieces', ['tomato', '2개'], { grams: 340, basis: 'foodUnit' }],
    ['a piece under another word for it', ['tomato', '2마리'], { grams: 340, basis: 'foodUnit' }],
    ['a bare count of pieces', ['tomato', '2'], { grams: 340, basis: 'foodUnit' }],
    ['a bare number of what has no pieces as grams', ['oil', '4'], { grams: 4, basis: 'stated' }],
    ['more pieces than anybody counts as grams', ['tomato', '50'], { grams: 50, basis: 'stated' }],
    ['a piece of an unknown food', [null, '2개'], { grams: 200, basis: 'genericUnit' }],
    ['a rough word', ['salt', '약간'], { grams: 1, basis: 'rough' }],
    ['a rough word by the kind of food', ['leek', '적당량'], { grams: 50, basis: 'rough' }],
    ['a rough word for anything', ['honey', '취향껏'], { grams: 5, basis: 'rough' }],
  ] as const)('weighs %s', (_what, [id, amount], expected) => {
    expect(grams(id, amount)).toEqual(expected);
  });

  it('weighs a named piece by its name', () => {
    expect(grams('leek', '3뿌리', '쪽파')).toEqual({ grams: 24, basis: 'foodUnit' });
  });

  it('weighs small forms by the berry, or as a third of a piece', () => {
    expect(grams('tomato', '4개', '방울토마토')?.grams).toBe(60);
    expect(grams('bell_pepper', '3개', '미니 파프리카')?.grams).toBeCloseTo(100);
    expect(grams('tomato', '2개', '토마토')?.grams).toBe(340);
  });

  it.each([
    ['nothing', ''],
    ['a size', '5×3cm'],
    ['a unit nobody weighed', '2켤레'],
  ])('knows no grams of %s', (_what, amount) => {
    expect(grams('honey', amount)).toBeNull();
  });
});

describe('littleGrams', () => {
  it('is what a little of a food weighs', () => {
    expect([littleGrams('salt', tables), littleGrams('leek', tables), littleGrams('honey', tables)]).toEqual([
      1, 10, 0.5,
    ]);
  });
});

describe('namedPieceGrams', () => {
  it.each([
    ['쪽파', '뿌리', 8],
    ['칵테일 새우', '마리', 4],
    ['대하', '마리', 30],
    ['곶감', '개', 40],
    ['정향', '개', 0.1],
  ])('weighs a piece of %s', (name, unit, grams) => {
    expect(namedPieceGrams(name, unit)).toBe(grams);
  });

  it.each([
    ['대파', '뿌리'],
    ['쪽파', '단'],
    ['쪽파김치', '개'],
    ['새우', '마리'],
  ])('leaves %s by the %s to its id', (name, unit) => {
    expect(namedPieceGrams(name, unit)).toBeUndefined();
  });
});

describe('isSmallForm', () => {
  it('tells small forms by their name', () => {
    expect(['방울토마토', '미니 파프리카', '노란방울토마토'].filter(isSmallForm)).toHaveLength(3);
    expect(['토마토', '미니어처', '대추'].filter(isSmallForm)).toEqual([]);
  });
});
