import { expect, it } from 'vitest';
import { aStranger, type Person } from '../body/person.ts';
import { aNutrition } from '../testing/builders.ts';
import type { PortionedDish } from './portioned-dish.ts';
import { tablePortions } from './table-portions.ts';

/** Rice of this many grain units, 100 kcal each, beside a main dish of 300 kcal, as one good. */
function aGood(units: number): PortionedDish {
  const rice = aNutrition({ energyKcal: units * 100, carbohydrateG: units * 23, proteinG: units * 2 });
  return {
    kind: 'product',
    nutrition: aNutrition({ energyKcal: 300 + units * 100, carbohydrateG: units * 23, proteinG: 25 }),
    components: {
      starches: [{ kind: 'rice', units, nutrition: rice, glycemicLoad: units * 16 }],
      soup: null,
      side: null,
      glycemicLoad: units * 16,
      isMixed: false,
    },
  };
}

function eatenAlone(units: number, person: Person) {
  const table = {
    persons: [person],
    targets: [person.target],
    healthConditions: [],
    eatingStyles: [],
    mealStyles: { breakfast: 'lunchBox', lunch: 'lunchBox', dinner: 'lunchBox' },
    year: 2026,
  } as const;
  return tablePortions(aGood(units), 'lunch', table)[0]?.portion ?? expect.fail();
}

it.each<[string, Person]>([
  ['a small child', { ...aStranger('child'), birthYear: 2022 }],
  ['somebody after a stomach operation', { ...aStranger('self'), answers: { stomach: 'over3Months' } }],
])(
  '%s who eats alone leaves some of what is sold for an adult, and never has more than one',
  (_who, person) => {
    const box = eatenAlone(4, person);
    expect(box.nutrition.energyKcal).toBeLessThan(550);
    expect(box.mainFactor).toBeLessThanOrEqual(1);
    const small = eatenAlone(1, person);
    expect(small.mainFactor).toBe(1);
    expect(small.starches.map(({ grams }) => grams)).toEqual([70]);
  },
);

it('an adult who eats alone has all of it', () => {
  expect(eatenAlone(4, aStranger('self')).nutrition.energyKcal).toBe(700);
});
