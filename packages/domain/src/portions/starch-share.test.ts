import { describe, expect, it } from 'vitest';
import { aStranger, type Person } from '../body/person.ts';
import type { Nutrition } from '../food/nutrition.ts';
import { MEAL_TIMES } from '../vocabulary/meal-times.ts';
import { NUTRIENTS } from '../vocabulary/nutrients.ts';
import type { StarchPart } from './dish-components.ts';
import { GLYCEMIC_LOAD } from './glycemic-limits.ts';
import { type OwnPortion, ownPortion } from './own-portion.ts';
import { type PersonMeal, personMeal, type Table } from './person-meal.ts';
import { MAIN_FACTORS } from './portion-choices.ts';
import type { PortionedDish } from './portioned-dish.ts';

const NONE = Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, 0])) as unknown as Nutrition;

type Served = {
  readonly units: number;
  readonly mainKcal: number;
  readonly kind?: StarchPart['kind'];
  readonly proteinG?: number;
  readonly sodiumMg?: number;
};

/** A dish of these grain units, 100 kcal each, and a topping of which a third of the energy is protein. */
function aDish(served: Served, isBowl: boolean): PortionedDish {
  const { units, mainKcal, kind = 'rice', proteinG = mainKcal / 12, sodiumMg = 900 } = served;
  const nutrition = { ...NONE, energyKcal: units * 100, carbohydrateG: units * 23, proteinG: units * 2 };
  const glycemicLoad = units * 23 * 0.73;
  return {
    nutrition: {
      ...nutrition,
      energyKcal: nutrition.energyKcal + mainKcal,
      proteinG: nutrition.proteinG + proteinG,
      sodiumMg,
    },
    components: {
      starches: [{ kind, units, nutrition, glycemicLoad }],
      soup: null,
      side: null,
      glycemicLoad,
      isMixed: false,
      isBowl,
    },
    kind: 'recipe',
  };
}

const ofPortion = ({ starches, mainFactor }: OwnPortion) => ({
  units: starches.reduce((sum, { units }) => sum + units, 0),
  grams: starches.reduce((sum, { grams }) => sum + grams, 0),
  share: (starches[0]?.factor ?? Number.NaN) / mainFactor,
});

const table = (persons: readonly Person[], changes: Partial<Table> = {}): Table => ({
  persons,
  targets: persons.map(({ target }) => target),
  healthConditions: [],
  eatingStyles: [],
  mealStyles: { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
  year: 2026,
  ...changes,
});
const body = (sex: Person['sex'], age: number, changes: Partial<Person> = {}): Person => ({
  ...aStranger('self'),
  sex,
  birthYear: 2026 - age,
  ...changes,
});
const PEOPLE = [
  body('male', 30),
  body('female', 24),
  body('female', 70),
  body('male', 15, { target: 'child' }),
  body('female', 8, { target: 'child' }),
  body('male', 4, { target: 'child' }),
];
const everyMeal = (changes: Partial<Table> = {}): readonly PersonMeal[] =>
  PEOPLE.flatMap((person) => MEAL_TIMES.map((time) => personMeal(person, time, table([person], changes))));

/** Bowls as they are in the cookbook: bibimbap, noodles with little or much sauce, cream pasta. */
const BOWLS: readonly Served[] = [
  { units: 3, mainKcal: 280 },
  { units: 3.24, mainKcal: 110, kind: 'noodles' },
  { units: 2.6, mainKcal: 420, kind: 'noodles' },
  { units: 2, mainKcal: 600 },
];

/** Whether some plate of a bowl within a third of its proportion reaches the meal's part of the floor. */
function reachesInProportion(
  { units: served, mainKcal }: Served,
  { units: { min, max }, leastKcal }: PersonMeal,
) {
  return MAIN_FACTORS.some((main) => {
    const units = Math.min(max, Math.floor((2 * served * main * 4) / 3 + 0.02) / 2);
    const isInProportion = units >= min && units / served / main > 2 / 3 - 0.005;
    return isInProportion && units * 100 + main * mainKcal >= leastKcal;
  });
}

describe('a dish in one bowl', () => {
  it('has its rice or noodles within a third of the proportion of its recipe', () => {
    let found = 0;
    for (const served of BOWLS)
      for (const meal of everyMeal()) {
        if (!reachesInProportion(served, meal)) continue;
        const { share } = ofPortion(ownPortion(aDish(served, true), meal));
        expect(share).toBeGreaterThan(2 / 3 - 0.005);
        expect(share).toBeLessThan(4 / 3 + 0.005);
        found += 1;
      }
    expect(found).toBeGreaterThan(50);
  });

  it('has more starch where nothing else reaches the floor of the energy', () => {
    const meal = personMeal(body('male', 30), 'lunch', table([body('male', 30)]));
    const scant = { units: 1.2, mainKcal: 120 };
    expect(reachesInProportion(scant, meal)).toBe(false);
    const portion = ownPortion(aDish(scant, true), meal);
    expect(ofPortion(portion).share).toBeGreaterThan(4 / 3 + 0.1);
    expect(portion.nutrition.energyKcal).toBeGreaterThanOrEqual(meal.leastKcal - 50);
  });

  it('may lose more than half of its starch under its topping with diabetes or little carbohydrate', () => {
    for (const changes of [
      { healthConditions: ['diabetes'] },
      { eatingStyles: ['lowCarbohydrate'] },
    ] as const) {
      const shares = BOWLS.flatMap((served) =>
        everyMeal(changes).map((meal) => ofPortion(ownPortion(aDish(served, true), meal)).share),
      );
      expect(Math.min(...shares)).toBeLessThan(0.6);
    }
  });

  it('keeps the glycaemic load before its proportion', () => {
    const meals = everyMeal({ healthConditions: ['diabetes'] });
    for (const meal of meals) {
      const portion = ownPortion(aDish({ units: 7, mainKcal: 300 }, true), meal);
      expect(portion.glycemicLoad).toBeLessThanOrEqual(GLYCEMIC_LOAD.mealCap);
      expect(ofPortion(portion).units).toBeLessThanOrEqual(meal.units.max);
    }
  });
});

describe('rice beside a table', () => {
  const DISHES = [200, 300, 400].flatMap((mainKcal) =>
    [8, 20, 35].map((proteinG) => aDish({ units: 3, mainKcal, proteinG, sodiumMg: 1200 }, false)),
  );
  const swings = () =>
    PEOPLE.map((person) => {
      const grams = MEAL_TIMES.flatMap((time) =>
        DISHES.map((dish) => ofPortion(ownPortion(dish, personMeal(person, time, table([person])))).grams),
      );
      return Math.max(...grams) - Math.min(...grams);
    });

  it('is a similar bowl beside light and rich dishes', () => {
    expect(Math.max(...swings())).toBeLessThan(210);
  });

  it('does not make up for half a main dish where less rice and more of the dish are nearly as near', () => {
    const man = body('male', 38, { heightCm: 183, weightKg: 110 });
    const meal = personMeal(man, 'lunch', table([man]));
    const served = { units: 3, mainKcal: 500, proteinG: 30, sodiumMg: 1200 };
    const { nutrition, components = expect.fail(), kind } = aDish(served, false);
    const side = { nutrition: { ...NONE, energyKcal: 240 }, glycemicLoad: 0 };
    const energyKcal = (nutrition.energyKcal ?? 0) + 240;
    const dish = { nutrition: { ...nutrition, energyKcal }, components: { ...components, side }, kind };
    expect(ownPortion(dish, meal).mainFactor).toBe(0.75);
    expect(ofPortion(ownPortion(dish, meal)).units).toBeLessThanOrEqual(meal.usualUnits ?? 0);
  });
});
