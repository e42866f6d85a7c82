import { describe, expect, it } from 'vitest';
import { aStranger, type Person } from '../body/person.ts';
import { aNutrition } from '../testing/builders.ts';
import type { StarchPart } from './dish-components.ts';
import { personMeal, type Table } from './person-meal.ts';
import { BOWL_GRAMS } from './starch-kinds.ts';
import { tablePortions } from './table-portions.ts';

const aTable = (person: Person): Table => ({
  persons: [person],
  targets: [person.target],
  healthConditions: [],
  eatingStyles: [],
  mealStyles: { breakfast: 'mealKit', lunch: 'mealKit', dinner: 'mealKit' },
  year: 2026,
});
const woman: Person = { ...aStranger('self'), sex: 'female', birthYear: 1992 };
const mother: Person = { ...woman, answers: { pregnancy: 'trimester3' } };

/** Grams of starch on the plate of a person who buys this for lunch; a bowl of rice has 100 kcal and 23 g for each of three units. */
function eaten(
  person: Person,
  { units = 3, kind = 'rice' as StarchPart['kind'], energyKcal = 0, isBowl = false },
): number {
  const nutrition = aNutrition({ energyKcal: units * 100, carbohydrateG: units * 23 });
  const starches = [{ kind, units, nutrition, glycemicLoad: units * 17 }];
  const components = { starches, soup: null, side: null, glycemicLoad: units * 17, isMixed: false, isBowl };
  const dish = { nutrition: aNutrition({ energyKcal }), components, kind: 'product' } as const;
  const [alone] = tablePortions(dish, 'lunch', aTable(person));
  return alone?.portion.starches[0]?.grams ?? expect.fail();
}

describe('rice beside a bought meal', () => {
  const { leastKcal } = personMeal(mother, 'lunch', aTable(mother));

  it('is added where a bowl leaves the meal below its part of the floor', () => {
    const grams = [0, 60, 250].map((missing) => eaten(mother, { energyKcal: leastKcal - missing }));
    expect(grams).toEqual([BOWL_GRAMS, 1.5 * BOWL_GRAMS, 2 * BOWL_GRAMS]);
    expect(eaten(woman, { energyKcal: leastKcal - 60 })).toBe(BOWL_GRAMS);
  });

  it('is not added to the rice of a box or of a bibimbap, or to noodles', () => {
    const short = { energyKcal: leastKcal - 250 };
    expect(eaten(mother, { ...short, units: 3.5 })).toBe(245);
    expect(eaten(mother, { ...short, isBowl: true })).toBe(BOWL_GRAMS);
    expect(eaten(mother, { ...short, kind: 'noodles' })).toBe(270);
  });
});
