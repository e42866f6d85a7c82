import { aStranger, type Nutrition, type Person } from '@kkini/domain';
import type { DishComponents, StarchPart } from '@kkini/domain/portions';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { aCandidate, aVisitor } from '../testing/a-candidate.ts';
import { hardViolations } from './dish-violations.ts';
import { ANY_PLATE, isTooSalty, plateWalls } from './plate-walls.ts';
import { ServableDishes } from './servable-dishes.ts';

const rice = (grams: number, kind: StarchPart['kind'] = 'rice', gi = 73): StarchPart => {
  const carbohydrateG = (grams / 70) * 23;
  const nutrition: Nutrition = aNutrition({ carbohydrateG, energyKcal: (grams / 70) * 100 });
  return { kind, units: grams / 70, nutrition, glycemicLoad: (carbohydrateG * gi) / 100 };
};
const withStarch = (part: StarchPart, changes: Partial<DishComponents> = {}) =>
  aCandidate({
    nutrition: aNutrition({ carbohydrateG: part.nutrition.carbohydrateG }),
    components: {
      starches: [part],
      soup: null,
      side: null,
      glycemicLoad: part.glycemicLoad,
      isMixed: false,
      ...changes,
    },
  });
const rulesAgainst = (candidate: ReturnType<typeof aCandidate>, visitor: ReturnType<typeof aVisitor>) =>
  hardViolations(candidate, visitor)
    .map(({ rule }) => rule)
    .filter((rule) => ['glycemicLoad', 'boughtSodium'].includes(rule));

describe('dishes of a high glycaemic load', () => {
  const congee = withStarch(rice(300, 'porridge', 78), { isMixed: true });

  it.each([
    ['210 g white rice, of which less is eaten', withStarch(rice(210)), []],
    ['140 g white rice', withStarch(rice(140)), []],
    ['800 g abalone porridge', { ...congee, method: 'porridge' } as const, ['glycemicLoad']],
    ['a roll of which less is made', withStarch(rice(210), { isMixed: true }), []],
    [
      'a bought roll',
      { ...withStarch(rice(210), { isMixed: true }), kind: 'product' } as const,
      ['glycemicLoad'],
    ],
    [
      'a bought roll of the highest load',
      { ...withStarch(rice(210), { isMixed: true, glycemicLoad: 42 }), kind: 'product' } as const,
      [],
    ],
    ['sugar beside the rice', withStarch(rice(140), { glycemicLoad: 70 }), ['glycemicLoad']],
  ] as const)('with diabetes: %s', (_, dish, rules) => {
    const diabetes = aVisitor({ healthConditions: ['diabetes'] });
    expect(rulesAgainst(dish, diabetes)).toEqual(rules);
    expect(rulesAgainst(dish, aVisitor())).toEqual([]);
    const isServable = new ServableDishes([dish]).forVisitor(diabetes)(0);
    expect(isServable).toBe(hardViolations(dish, diabetes).length === 0);
  });

  it('may be bought by two, who need not eat it up, but not by one', () => {
    const roll = { ...withStarch(rice(210), { isMixed: true }), kind: 'product' } as const;
    const two = aVisitor({ healthConditions: ['diabetes'], targets: ['self', 'spouse'] });
    const one = aVisitor({ healthConditions: ['diabetes'] });
    expect(rulesAgainst({ ...roll, soldFor: 2 }, two)).toEqual([]);
    expect(rulesAgainst({ ...roll, soldFor: 2 }, one)).toEqual(['glycemicLoad']);
    expect(rulesAgainst(roll, two)).toEqual(['glycemicLoad']);
  });
});

describe('what a person’s own conditions forbid', () => {
  const boy = { ...aStranger('child'), birthYear: 2012 };
  const diabetic = (freeOf: Person['freeOf']) =>
    aVisitor({
      targets: ['self', 'child'],
      persons: [aStranger('self'), { ...boy, freeOf }],
      healthConditions: ['diabetes', 'thyroidDisease'],
    });

  it('is the load of the least rice of who has diabetes, not of a boy without who eats more', () => {
    const dish = withStarch(rice(210), { glycemicLoad: 62 });
    expect(rulesAgainst(dish, diabetic([]))).toEqual(['glycemicLoad']);
    expect(rulesAgainst(dish, diabetic(['diabetes']))).toEqual([]);
  });

  it('is the fish on the plate of a child, and nothing on that of a grown person', () => {
    const bornIn = (birthYear: number) => plateWalls({ ...boy, birthYear }, aVisitor());
    expect([bornIn(2021).fishG, bornIn(2017).fishG, bornIn(2012).fishG]).toEqual([75, 80, Infinity]);
    expect(plateWalls(aStranger('self'), aVisitor())).toEqual(ANY_PLATE);
    expect(ANY_PLATE).toEqual({ fishG: Infinity, seaweedG: Infinity });
  });

  it('is the seaweed on their own plate', () => {
    const spouse = { ...aStranger('spouse'), freeOf: ['thyroidDisease'] } as const;
    const visitor = aVisitor({ healthConditions: ['thyroidDisease'] });
    expect(plateWalls(aStranger('self'), visitor).seaweedG).toBeLessThan(Infinity);
    expect(plateWalls(spouse, visitor).seaweedG).toBe(Infinity);
  });
});

describe('bought dishes with much sodium', () => {
  const bought = (sodiumMg: number) =>
    aCandidate({ kind: 'product', style: 'restaurant', nutrition: aNutrition({ sodiumMg }) });
  const strict = aVisitor({ healthConditions: ['hypertension'] });

  it('are kept from whoever has at most 2,000 mg a day', () => {
    expect(rulesAgainst(bought(1500), strict)).toEqual([]);
    expect(rulesAgainst(bought(1501), strict)).toEqual(['boughtSodium']);
    expect(rulesAgainst(aCandidate({ nutrition: aNutrition({ sodiumMg: 1501 }) }), strict)).toEqual([]);
    expect(rulesAgainst(bought(2678), aVisitor())).toEqual([]);
    expect(rulesAgainst(bought(2678), aVisitor({ targets: ['parents'] }))).toEqual(['boughtSodium']);
  });

  it('are judged by the central figure of what was measured', () => {
    const measured = { sodiumMg: { low: 900, central: 1600, high: 2400 }, energyKcal: null };
    const dish = { ...bought(900), ranges: measured };
    expect(rulesAgainst(dish, strict)).toEqual(['boughtSodium']);
    expect(isTooSalty(dish, 2300)).toBe(false);
  });
});
