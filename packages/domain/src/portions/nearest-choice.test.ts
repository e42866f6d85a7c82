import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aStranger, type Person } from '../body/person.ts';
import { type Nutrition, sumNutrition } from '../food/nutrition.ts';
import { MEAL_TIMES } from '../vocabulary/meal-times.ts';
import { NUTRIENTS } from '../vocabulary/nutrients.ts';
import { ownPortion } from './own-portion.ts';
import { type PersonMeal, personMeal, type Table } from './person-meal.ts';
import { MAIN_FACTORS } from './portion-choices.ts';
import type { PortionedDish } from './portioned-dish.ts';

const NONE = Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, 0])) as unknown as Nutrition;

type Counted = 'energyKcal' | 'proteinG' | 'sodiumMg';
/** Grain units of rice, and the main dish beside them. */
type Served = { readonly served: number; readonly main: Nutrition };

const persons: readonly Person[] = [
  { ...aStranger('self'), sex: 'male', birthYear: 1986 },
  { ...aStranger('spouse'), sex: 'female', birthYear: 1951 },
  { ...aStranger('child'), birthYear: 2019 },
];
const table: Table = {
  persons,
  targets: persons.map(({ target }) => target),
  healthConditions: [],
  eatingStyles: [],
  mealStyles: { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
  year: 2026,
};

const riceOf = (units: number) => ({
  ...({ kind: 'rice', units, glycemicLoad: units * 17 } as const),
  nutrition: { ...NONE, energyKcal: units * 100, carbohydrateG: units * 23, proteinG: units * 2 },
});

function dishOf({ served, main }: Served): PortionedDish {
  const starch = riceOf(served);
  const components = { starches: [starch], soup: null, side: null, glycemicLoad: starch.glycemicLoad };
  const nutrition = sumNutrition([starch.nutrition, main]);
  return { nutrition, components: { ...components, isMixed: false }, kind: 'recipe' };
}

/** Main dishes of little energy, of which every share is equally near, and of much. */
const dishes = fc.record<Served>({
  served: fc.constantFrom(1.5, 2.25, 3.5),
  main: fc
    .record({
      energyKcal: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 40, max: 700 })),
      proteinG: fc.integer({ min: 0, max: 60 }),
      sodiumMg: fc.integer({ min: 0, max: 1500 }),
    })
    .map((amounts) => ({ ...NONE, ...amounts })),
});

it('is the best of all choices, by brute force', () => {
  const eaters = fc.record({ person: fc.constantFrom(...persons), time: fc.constantFrom(...MEAL_TIMES) });
  fc.assert(
    fc.property(dishes, eaters, (dish, { person, time }) => {
      const meal = personMeal(person, time, table);
      const found = ownPortion(dishOf(dish), meal);
      const units = found.starches.reduce((sum, starch) => sum + starch.units, 0);
      const rank = rankOf({ ...found, units, amountOf: (each) => found.nutrition[each] ?? 0 }, meal);
      expect(rank).toBe(leastRank(dish, meal));
    }),
    { numRuns: 200 },
  );
});

/** The least rank over every portion of rice and main dish, by enumeration. */
function leastRank({ served, main }: Served, meal: PersonMeal): string {
  const ranks: string[] = [];
  for (let units = meal.units.min; units <= meal.units.max; units += 0.5)
    for (const mainFactor of MAIN_FACTORS) {
      const part = riceOf(served).nutrition;
      const amountOf = (nutrient: Counted) =>
        Math.round(((part[nutrient] ?? 0) * (units / served) + (main[nutrient] ?? 0) * mainFactor) * 10) / 10;
      ranks.push(rankOf({ units, mainFactor, amountOf }, meal));
    }
  return [...ranks].sort()[0] ?? '';
}

type Compared = {
  readonly units: number;
  readonly mainFactor: number;
  readonly amountOf: (nutrient: Counted) => number;
};

/** The misses of a portion, most important first, as a text that sorts in that order. */
function rankOf({ units, mainFactor, amountOf }: Compared, meal: PersonMeal): string {
  const [kcal, protein] = [amountOf('energyKcal'), amountOf('proteinG')];
  const distance = Math.abs(kcal - meal.kcal);
  const usual = Math.round(meal.kcal * 0.008) / 2;
  const oddRice = Math.max(0, Math.abs(units - usual) - 0.5);
  const thinPlate = units > usual && mainFactor < 0.75 ? 3 : 0;
  const tooMuchProtein = Math.max(0, protein - meal.mostProteinG) / meal.mostProteinG;
  return [
    Math.max(0, meal.leastKcal - kcal),
    Math.round(distance / (meal.kcal * 0.05)) + Math.round(tooMuchProtein / 0.05) + 4 * oddRice + thinPlate,
    Math.max(0, meal.proteinFloorG - protein),
    Math.max(0, amountOf('sodiumMg') - meal.sodiumMg),
    Math.abs(mainFactor - 1),
    distance,
  ]
    .map((value) => value.toFixed(3).padStart(12, '0'))
    .join(' ');
}
