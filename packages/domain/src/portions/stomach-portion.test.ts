import { expect, it } from 'vitest';
import { aStranger } from '../body/person.ts';
import type { Nutrition } from '../food/nutrition.ts';
import { MEAL_TIMES } from '../vocabulary/meal-times.ts';
import { NUTRIENTS } from '../vocabulary/nutrients.ts';
import type { Table } from './person-meal.ts';
import type { PortionedDish } from './portioned-dish.ts';
import { personPortion } from './table-portions.ts';

const NONE = Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, 0])) as unknown as Nutrition;
const operated = { ...aStranger('self'), birthYear: 1976, answers: { stomach: 'over3Months' } } as const;
const table: Table = {
  persons: [operated],
  targets: ['self'],
  healthConditions: [],
  eatingStyles: [],
  mealStyles: { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
  year: 2026,
};

/** A dish with rice in units of 100 kcal. */
function aDish(units: number, mainKcal: number): PortionedDish {
  const ofRice = { ...NONE, energyKcal: units * 100, carbohydrateG: units * 23, proteinG: units * 2 };
  return {
    nutrition: { ...ofRice, energyKcal: mainKcal + units * 100, proteinG: 25 },
    components: {
      starches: [{ kind: 'rice', units, nutrition: ofRice, glycemicLoad: 0 }],
      soup: null,
      side: null,
      glycemicLoad: 0,
      isMixed: false,
    },
    kind: 'recipe',
  };
}

const kcalOf = (dish: PortionedDish) =>
  MEAL_TIMES.map((mealTime) => personPortion(operated, dish, { mealTime, table }).nutrition.energyKcal ?? 0);

it.each([
  [1, 300],
  [2, 700],
  [4, 330],
  [3, 420],
  [2, 560],
])(
  'a meal after stomach surgery holds 450 kcal at most, give or take 5 %%: %d units of rice beside %d kcal',
  (units, main) => {
    expect(Math.max(...kcalOf(aDish(units, main)))).toBeLessThanOrEqual(472.5);
  },
);

it('of a dish that is larger in every portion, the least is served after stomach surgery', () => {
  expect(kcalOf(aDish(3, 1000))).toEqual([600, 600, 600]);
});
