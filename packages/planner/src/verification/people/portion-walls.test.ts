import { aStranger, type BodyAnswers, type Person } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { aVisitor } from '../../testing/a-candidate.ts';
import { aServedDish } from '../testing/a-served-dish.ts';
import { checkedOf } from '../testing/some-choices.ts';
import { hasLittleSalt, portionWall, wallsBroken } from './portion-walls.ts';

type Changes = Parameters<typeof aVisitor>[0];
type Dish = Parameters<typeof aServedDish>[0];

const visitor = (changes: Changes = {}) => checkedOf(aVisitor(changes));
const answering = (answers: BodyAnswers): Changes => ({ persons: [{ ...aStranger('self'), answers }] });
const wall = (dish: Dish, changes: Changes) => portionWall(aServedDish(dish), visitor(changes));
const carbohydrateOf = (carbohydrateG: number | null, fiberG: number | null = 0) =>
  aNutrition({ carbohydrateG, fiberG });
const DIABETES = { healthConditions: ['diabetes'] } as const;
const BOUGHT = { kind: 'product', soldFor: 1 } as const;

describe('a table with little salt', () => {
  it.each<[string, Changes, boolean]>([
    ['high blood pressure', { healthConditions: ['hypertension'] }, true],
    ['heart disease', { healthConditions: ['heartDisease'] }, true],
    ['liver disease', { healthConditions: ['liverDisease'] }, true],
    ['a style', { eatingStyles: ['lowSodium'] }, true],
    ['weak kidneys', answering({ kidney: 'stage1to2' }), true],
    ['kidneys nobody is sure of', answering({ kidney: 'unsure' }), true],
    ['cirrhosis', answering({ cirrhosis: 'yes' }), true],
    ['cirrhosis nobody is sure of', answering({ cirrhosis: 'unsure' }), true],
    ['a small child', { targets: ['child'], persons: [{ ...aStranger('child'), birthYear: 2020 }] }, true],
    ['healthy kidneys and no cirrhosis', answering({ kidney: 'healthy', cirrhosis: 'no' }), false],
    ['another condition and style', { healthConditions: ['gout'], eatingStyles: ['lowSugar'] }, false],
  ])('is one with %s: %s', (_, changes, isLittle) => {
    expect(hasLittleSalt(visitor(changes))).toBe(isLittle);
  });

  it.each<[Dish, boolean]>([
    [{ ...BOUGHT, boughtSodiumMg: 1500 }, false],
    [{ ...BOUGHT, boughtSodiumMg: 1501 }, true],
    [{ ...BOUGHT, boughtSodiumMg: null }, true],
    [{ boughtSodiumMg: null }, false],
  ])('is served no bought meal of more than 1,500 mg or of unknown sodium: %j', (dish, isWall) => {
    const text = 'a bought meal of more than 1,500 mg sodium';
    expect(wall(dish, { healthConditions: ['hypertension'] })).toBe(isWall ? text : null);
    expect(wall(dish, { healthConditions: ['gout'] })).toBeNull();
  });

  it('has two of over 1,200 mg a week at most', () => {
    const salty = (...sodiumMg: readonly (number | null)[]) =>
      sodiumMg.map((boughtSodiumMg) => aServedDish({ ...BOUGHT, boughtSodiumMg }));
    const broken = (dishes: ReturnType<typeof salty>, changes: Changes) =>
      wallsBroken(dishes, visitor(changes));
    const ill = { healthConditions: ['hypertension'] } as const;
    expect(broken(salty(1201, 1400, 1500), ill)).toEqual(['bought meals of over 1,200 mg sodium 3 times']);
    expect(broken(salty(1201, 1500, 1200, 1501, null), ill)).toEqual([]);
    expect(broken(salty(1300, 1300, 1300), {})).toEqual([]);
  });
});

describe('a table with diabetes', () => {
  const mixed = (glycemicLoad: number | null) => ({
    components: { starches: [], soup: null, side: null, glycemicLoad, isMixed: true },
  });

  it.each<[string, Dish, string | null]>([
    ['porridge', { method: 'porridge', nutrition: carbohydrateOf(5) }, 'a porridge with diabetes'],
    ['a load that is not known', { nutrition: carbohydrateOf(null) }, null],
    ['half of much carbohydrate', { nutrition: carbohydrateOf(120, 4) }, 'a glycaemic load of 42.3'],
    ['half of a little less', { nutrition: carbohydrateOf(120, 5) }, null],
    ['unknown fibre', { nutrition: carbohydrateOf(120, null) }, 'a glycaemic load of 43.8'],
    ['all of what is sold for one', { ...BOUGHT, nutrition: carbohydrateOf(60) }, 'a glycaemic load of 43.8'],
    ['half a mixed dish', { ...mixed(84), nutrition: carbohydrateOf(60) }, null],
    ['more than half', { ...mixed(84.2), nutrition: carbohydrateOf(60) }, 'a glycaemic load of 42.1'],
    ['three quarters', { ...mixed(60), nutrition: carbohydrateOf(59) }, 'a glycaemic load of 45.0'],
    ['the least of them', { ...mixed(60), nutrition: carbohydrateOf(40) }, 'a glycaemic load of 45.0'],
    ['a whole one', { ...mixed(43), nutrition: carbohydrateOf(39) }, 'a glycaemic load of 43.0'],
    ['one of unknown load', { ...mixed(null), nutrition: carbohydrateOf(90) }, null],
    ['a bought one', { ...BOUGHT, ...mixed(43), nutrition: carbohydrateOf(60) }, 'a glycaemic load of 43.0'],
  ])('weighs the least plate of a dish: %s', (_, dish, expected) => {
    expect(wall(dish, DIABETES)).toBe(expected);
  });

  it('divides what is sold for several among several alone', () => {
    const kit: Dish = { kind: 'product', soldFor: 2, ...mixed(60), nutrition: carbohydrateOf(60) };
    const counting = (count: number) => ({ ...DIABETES, persons: [{ ...aStranger('self'), count }] });
    expect(wall(kit, counting(1))).toBe('a glycaemic load of 60.0');
    expect(wall(kit, counting(2))).toBeNull();
  });

  const rice = (riceG: number, besideG: number) => {
    const nutrition = carbohydrateOf(riceG);
    const starches = [{ kind: 'rice', units: 3, nutrition, glycemicLoad: 60 }] as const;
    const components = { starches, soup: null, side: null, glycemicLoad: 75, isMixed: false };
    return { components, nutrition: carbohydrateOf(riceG + besideG) } satisfies Dish;
  };
  const boy = (age: number): Person => ({ ...aStranger('child'), birthYear: 2026 - age });

  it.each<[string, readonly [riceG: number, besideG: number], Changes & { readonly load: string }]>([
    ['an adult', [69, 0], { load: '45.0' }],
    ['with insulin', [69, 0], { load: '55.0', ...answering({ insulin: 'yes' }) }],
    ['insulin or not', [69, 0], { load: '55.0', ...answering({ insulin: 'unsure' }) }],
    ['without insulin', [69, 0], { load: '45.0', ...answering({ insulin: 'no' }) }],
    ['a boy of 12', [69, 0], { load: '55.0', targets: ['child'], persons: [boy(12)] }],
    ['a boy of 11', [69, 0], { load: '45.0', targets: ['child'], persons: [boy(11)] }],
    ['for 30 g of carbohydrate', [40, 0], { load: '60.0' }],
    ['less beside starch elsewhere', [40, 15], { load: '45.0' }],
    ['at most all of it', [20, 0], { load: '75.0' }],
  ])('weighs the least rice that somebody has: %s', (_, [riceG, besideG], { load, ...changes }) => {
    expect(wall(rice(riceG, besideG), { ...DIABETES, ...changes })).toBe(`a glycaemic load of ${load}`);
  });
});
