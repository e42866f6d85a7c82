import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aStranger, type Person } from '../body/person.ts';
import { type Nutrition, sumNutrition } from '../food/nutrition.ts';
import { MEAL_TIMES } from '../vocabulary/meal-times.ts';
import { NUTRIENTS } from '../vocabulary/nutrients.ts';
import type { DishComponents, DishPart } from './dish-components.ts';
import { ownPortion } from './own-portion.ts';
import { personMeal, type Table } from './person-meal.ts';
import { PortionsBeside } from './portions-beside.ts';

const NOTHING = Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, 0])) as unknown as Nutrition;
const parts = (most: number): fc.Arbitrary<DishPart> =>
  fc
    .record({
      energyKcal: fc.integer({ min: 10, max: most }),
      carbohydrateG: fc.integer({ min: 1, max: Math.floor(most / 8) }),
      proteinG: fc.integer({ min: 0, max: Math.floor(most / 12) }),
      sodiumMg: fc.integer({ min: 0, max: most * 3 }),
      potassiumMg: fc.integer({ min: 0, max: most * 2 }),
    })
    .map((amounts) => ({
      nutrition: { ...NOTHING, ...amounts },
      glycemicLoad: amounts.carbohydrateG * 0.6,
    }));

const sum = (all: readonly DishPart[]): DishPart => ({
  nutrition: sumNutrition([NOTHING, ...all.map(({ nutrition }) => nutrition)]),
  glycemicLoad: all.reduce((total, { glycemicLoad }) => total + (glycemicLoad ?? 0), 0),
});

type Dish = readonly [main: DishPart, rice: DishPart, soup: DishPart | null];

/** A main dish with rice, a soup and sides, as a whole. */
const aMeal = ([main, rice, soup]: Dish, sides: readonly DishPart[]) => {
  const whole = sum([main, rice, ...(soup === null ? [] : [soup]), ...sides]);
  const components: DishComponents = {
    starches: [{ ...rice, kind: 'rice', units: 3 }],
    soup,
    side: sides.length === 0 ? null : sum(sides),
    glycemicLoad: whole.glycemicLoad,
    isMixed: false,
  };
  return { nutrition: whole.nutrition, components, kind: 'recipe' as const };
};

const A_TABLE = {
  targets: ['self'],
  healthConditions: [],
  eatingStyles: [],
  mealStyles: { breakfast: 'simpleRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
  year: 2026,
} as const;

describe('portions beside any side dishes', () => {
  it('are the own portions of the dish with these sides', () => {
    const table = fc.record<Table>({
      persons: fc.constantFrom<readonly Person[]>(
        [aStranger('self')],
        [aStranger('child')],
        [aStranger('parents')],
        [aStranger('self'), { ...aStranger('spouse'), sex: 'female', heightCm: 152 }],
        [aStranger('self'), aStranger('child')],
      ),
      targets: fc.constant(['self'] as const),
      healthConditions: fc.constantFrom([], ['diabetes'], ['hypertension'], ['diabetes', 'gout']),
      eatingStyles: fc.constant([]),
      mealStyles: fc.constant({ breakfast: 'simpleRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' }),
      year: fc.constant(2026),
    });
    const sides = fc.array(parts(160), { maxLength: 3 });
    const dish = fc.tuple(parts(500), parts(330), fc.option(parts(80)));
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(...MEAL_TIMES),
        dish,
        fc.array(sides, { minLength: 2 }),
        (...given) => {
          const [people, time, dishes, sets] = given;
          const [lead, along] = people.persons.map((person) => personMeal(person, time, people));
          if (lead === undefined) return;
          const portions = new PortionsBeside(aMeal(dishes, []), lead);
          const portionsAlong = along && new PortionsBeside(aMeal(dishes, []), along);
          for (const beside of sets) {
            const { nutrition, glycemicLoad } = sum(beside);
            const amounts = NUTRIENTS.map((nutrient) => nutrition[nutrient] ?? 0);
            const eaten = new Float64Array(NUTRIENTS.length + 1);
            const given = { sides: amounts, load: glycemicLoad ?? 0 };
            const mainPerKcal = portions.eat(given, eaten);
            portionsAlong?.eat({ ...given, mainPerKcal }, eaten);
            const own =
              along === undefined
                ? ownPortion(aMeal(dishes, beside), lead)
                : ownPortion(aMeal(dishes, beside), along, lead);
            expect([...eaten]).toEqual([
              ...NUTRIENTS.map((nutrient) => expect.closeTo(own.nutrition[nutrient] ?? 0, 0)),
              expect.closeTo(own.glycemicLoad ?? 0, 0),
            ]);
          }
        },
      ),
      { numRuns: 200, seed: 20261124 },
    );
  });

  it('are those where an amount lies on the border of two tenths, in whatever order it is added up', () => {
    const part = (amounts: Partial<Nutrition>): DishPart => ({
      nutrition: { ...NOTHING, ...amounts },
      glycemicLoad: 0,
    });
    const main = part({ energyKcal: 293.3, carbohydrateG: 11.2, proteinG: 12.7, sodiumMg: 672.1 });
    const rice = part({ energyKcal: 306.6, carbohydrateG: 66.6, proteinG: 5.6 });
    const side = part({ energyKcal: 75, carbohydrateG: 5.4, proteinG: 2.9, sodiumMg: 196.3 });
    const eater = aStranger('self');
    const meal = personMeal(eater, 'breakfast', { ...A_TABLE, persons: [eater] });
    const eaten = new Float64Array(NUTRIENTS.length + 1);
    const amounts = NUTRIENTS.map((nutrient) => side.nutrition[nutrient] ?? 0);
    new PortionsBeside(aMeal([main, rice, null], []), meal).eat({ sides: amounts, load: 0 }, eaten);
    const own = ownPortion(aMeal([main, rice, null], [side]), meal);
    expect(eaten[NUTRIENTS.indexOf('energyKcal')]).toBe(own.nutrition.energyKcal);
  });

  it('are told of the counted nutrients alone', () => {
    const part = { nutrition: { ...NOTHING, energyKcal: 300, sodiumMg: 670 }, glycemicLoad: 0 };
    const eater = aStranger('self');
    const meal = personMeal(eater, 'lunch', { ...A_TABLE, persons: [eater] });
    const sides = NUTRIENTS.map((_, at) => at);
    const counted = [NUTRIENTS.indexOf('sodiumMg')];
    const [all, asked] = [undefined, counted].map((nutrients) => {
      const eaten = new Float64Array(NUTRIENTS.length + 1);
      new PortionsBeside(aMeal([part, part, null], []), meal, nutrients).eat({ sides, load: 0 }, eaten);
      return eaten;
    });
    expect(asked).toEqual(all?.map((amount, at) => (counted.includes(at) ? amount : 0)));
    expect(asked?.[counted[0] ?? -1]).toBeGreaterThan(0);
  });
});
