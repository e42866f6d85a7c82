import { aStranger } from '@kkini/domain';
import type { OwnPortion } from '@kkini/domain/portions';
import { aNutrition } from '@kkini/domain/testing';
import { expect, it } from 'vitest';
import { aVisitor } from '../../testing/a-candidate.ts';
import type { ServedDish } from '../served-dish.ts';
import { aServedDish } from '../testing/a-served-dish.ts';
import { checkedOf } from '../testing/some-choices.ts';
import { boughtFault, isLargeMeal } from './body-checks.ts';
import { checkedPeople } from './checked-person.ts';

const visitor = aVisitor({
  targets: ['self', 'child'],
  persons: [aStranger('self'), { ...aStranger('child'), birthYear: 2020 }],
});
const [adult = expect.fail(), child = expect.fail()] = checkedPeople(checkedOf(visitor));

const portion = (mainFactor: number, riceG = 210): OwnPortion => ({
  starches: [{ kind: 'rice', units: riceG / 70, grams: riceG, bowls: riceG / 210, factor: riceG / 210 }],
  ...{ mainFactor, sideFactor: 1, soupFactor: 1, nutrition: aNutrition({}), glycemicLoad: null },
});
const box = aServedDish({ kind: 'product', soldFor: 1 });
const kit = aServedDish({ kind: 'product', soldFor: 2 });
const together = { person: adult, eaters: 2 };

it('finds parts of a bought dish that somebody has alone', () => {
  expect(boughtFault(portion(1), box, together)).toBeNull();
  expect(boughtFault(portion(0.75), box, together)).toBe('0.75 of one, and nobody has the rest');
  expect(boughtFault(portion(0.75), box, { person: child, eaters: 2 })).toBeNull();
  expect(boughtFault(portion(0.75), kit, together)).toBeNull();
  expect(boughtFault(portion(0.75), kit, { person: adult, eaters: 1 })).toMatch(/nobody has the rest/);
});

it('finds more than one, and more than half a bowl of rice beside it', () => {
  for (const dish of [box, kit]) expect(boughtFault(portion(1.25), dish, together)).toBe('1.25 of one');
  expect(boughtFault(portion(1, 315), box, together)).toBeNull();
  expect(boughtFault(portion(1, 350), box, together)).toBe('more than half a bowl of rice beside it');
});

const smallPortion = (energyKcal: number | null, mainFactor: number) => ({
  mainFactor,
  nutrition: aNutrition({ energyKcal }),
});
const components = { starches: [], soup: null, side: null, glycemicLoad: null, isMixed: false };
const ofRice = { components, nutrition: aNutrition({ carbohydrateG: 41 }) };
const isLarge = (...[portion, dish]: [ReturnType<typeof smallPortion>, typeof ofRice]) =>
  isLargeMeal(portion, dish, { conditions: [] });

it('finds a meal of more than 450 kcal and the error of tables, of which less can be served', () => {
  expect(isLarge(smallPortion(480, 0.75), ofRice)).toBe(true);
  expect(isLarge(smallPortion(470, 0.75), ofRice)).toBe(false);
  expect(isLarge(smallPortion(480, 0.5), ofRice)).toBe(false);
  expect(isLarge(smallPortion(null, 1), ofRice)).toBe(false);
});

it('expects no less of what is mixed with its starch', () => {
  expect(isLarge(smallPortion(480, 1), { ...ofRice, components: { ...components, isMixed: true } })).toBe(
    false,
  );
});

type Starches = NonNullable<ServedDish['components']>['starches'];

it('expects no less than 30 g of carbohydrate with diabetes, unless rice stands beside the dish', () => {
  const with30g = (mainFactor: number, carbohydrateG: number, starches: Starches = []) =>
    isLargeMeal(
      smallPortion(480, mainFactor),
      { components: { ...components, starches }, nutrition: aNutrition({ carbohydrateG }) },
      { conditions: ['diabetes'] },
    );
  expect([with30g(0.75, 41), with30g(1, 41), with30g(0.75, 60)]).toEqual([false, true, true]);
  const rice = { kind: 'rice', units: 3, nutrition: aNutrition(), glycemicLoad: 50 } as const;
  expect(with30g(0.75, 41, [rice])).toBe(true);
});
