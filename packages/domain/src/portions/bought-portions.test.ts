import { describe, expect, it } from 'vitest';
import { aStranger, type Person } from '../body/person.ts';
import { aNutrition } from '../testing/builders.ts';
import type { StarchPart } from './dish-components.ts';
import { personMeal, type Table } from './person-meal.ts';
import type { PortionedDish } from './portioned-dish.ts';
import { BOWL_GRAMS } from './starch-kinds.ts';
import { tablePortions } from './table-portions.ts';

type Good = {
  /** Grain units of its starch, 100 kcal each; three are a bowl of rice. */
  readonly units?: number;
  readonly kind?: StarchPart['kind'];
  readonly isBowl?: boolean;
  /** Energy of the whole; 300 kcal beside the starch if absent. */
  readonly energyKcal?: number;
  readonly soldFor?: number;
};

function aGood({
  units = 3,
  kind = 'rice',
  isBowl = false,
  energyKcal = 300 + units * 100,
  soldFor,
}: Good): PortionedDish {
  const starch = aNutrition({ energyKcal: units * 100, carbohydrateG: units * 23, proteinG: units * 2 });
  return {
    kind: 'product',
    soldFor,
    nutrition: aNutrition({ energyKcal, carbohydrateG: units * 23, proteinG: 25 }),
    components: {
      starches: [{ kind, units, nutrition: starch, glycemicLoad: units * 16 }],
      soup: null,
      side: null,
      glycemicLoad: units * 16,
      isMixed: false,
      isBowl,
    },
  };
}

const aTable = (...persons: readonly Person[]): Table => ({
  persons,
  targets: persons.map(({ target }) => target),
  healthConditions: [],
  eatingStyles: [],
  mealStyles: { breakfast: 'lunchBox', lunch: 'lunchBox', dinner: 'lunchBox' },
  year: 2026,
});

function eatenAlone(person: Person, good: Good) {
  return tablePortions(aGood(good), 'lunch', aTable(person))[0]?.portion ?? expect.fail();
}

describe('a bought good', () => {
  it.each<[string, Person]>([
    ['a small child', { ...aStranger('child'), birthYear: 2022 }],
    ['somebody after a stomach operation', { ...aStranger('self'), answers: { stomach: 'over3Months' } }],
  ])('is left in part by %s who eats alone, and never eaten twice', (_who, person) => {
    const box = eatenAlone(person, { units: 4 });
    expect(box.nutrition.energyKcal).toBeLessThan(550);
    expect(box.mainFactor).toBeLessThanOrEqual(1);
    const small = eatenAlone(person, { units: 1 });
    expect(small.mainFactor).toBe(1);
    expect(small.starches.map(({ grams }) => grams)).toEqual([70]);
  });

  it('is eaten as a whole by an adult who eats alone', () => {
    expect(eatenAlone(aStranger('self'), { units: 4 }).nutrition.energyKcal).toBe(700);
  });
});

describe('bought goods of people who eat together', () => {
  const man: Person = { ...aStranger('self'), sex: 'male', birthYear: 1984, heightCm: 178, weightKg: 80 };
  const woman: Person = {
    ...aStranger('spouse'),
    sex: 'female',
    birthYear: 1958,
    heightCm: 152,
    weightKg: 50,
  };
  const child: Person = { ...aStranger('child'), birthYear: 2022 };
  const eaten = (good: Good, persons: readonly Person[] = [man, woman]) =>
    tablePortions(aGood(good), 'dinner', aTable(...persons)).map(({ portion }) => portion);

  it('are one each, of which up to half of the rice is left and half a bowl taken beside it', () => {
    const boxes = eaten({ units: 3.5, energyKcal: 750 });
    expect(boxes.map(({ mainFactor, sideFactor }) => [mainFactor, sideFactor])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(boxes.map(({ starches }) => starches[0]?.grams)).toEqual([245, 140]);
    expect(eaten({ units: 3, energyKcal: 500 }).map(({ starches }) => starches[0]?.grams)).toEqual([
      315, 210,
    ]);
    // Rice under a topping is not filled up, and noodles are left like rice.
    expect(eaten({ units: 3, energyKcal: 500, isBowl: true })[0]?.starches[0]?.grams).toBe(BOWL_GRAMS);
    expect(eaten({ kind: 'noodles', units: 3, energyKcal: 900 })[1]?.starches[0]?.grams).toBe(135);
  });

  it('have no more noodles than the part of the plate that is eaten', () => {
    const plates = eaten({ kind: 'glassNoodles', units: 1, energyKcal: 900, soldFor: 2 });
    for (const { mainFactor, starches } of plates) {
      expect(starches.map(({ grams }) => grams)).toEqual([Math.round(30 * mainFactor)]);
    }
  });

  it('are shared in unlike parts where they are sold for two, never more than a serving', () => {
    const factors = (soldFor?: number) =>
      eaten({ units: 3, energyKcal: 1000, ...(soldFor && { soldFor }) }).map(({ mainFactor }) => mainFactor);
    expect(factors()).toEqual([1, 1]);
    const [his = 0, hers = 0] = factors(2);
    expect(his).toBeLessThanOrEqual(1);
    expect(hers).toBeLessThan(his);
    expect(eaten({ units: 2, energyKcal: 300, soldFor: 2 })[0]?.mainFactor).toBe(1);
  });

  it('may be left in part by a small child at the table', () => {
    const [hers, its] = eaten({ units: 3.5, energyKcal: 750 }, [woman, child]);
    expect(hers?.mainFactor).toBe(1);
    expect(its?.mainFactor).toBe(0.75);
  });
});

describe('rice beside a bought meal', () => {
  const woman: Person = { ...aStranger('self'), sex: 'female', birthYear: 1992 };
  const mother: Person = { ...woman, answers: { pregnancy: 'trimester3' } };
  const { leastKcal } = personMeal(mother, 'lunch', aTable(mother));
  const gramsOf = (person: Person, good: Good) => eatenAlone(person, good).starches[0]?.grams;

  it('is half a bowl more, never two bowls, where a bowl leaves the meal below its part of the floor', () => {
    const grams = [0, 60, 250].map((missing) => gramsOf(mother, { energyKcal: leastKcal - missing }));
    expect(grams).toEqual([BOWL_GRAMS, 1.5 * BOWL_GRAMS, 1.5 * BOWL_GRAMS]);
    expect(gramsOf(woman, { energyKcal: leastKcal - 60 })).toBe(BOWL_GRAMS);
  });

  it('is not added to the rice of a box or of a bibimbap, or to noodles', () => {
    const energyKcal = leastKcal - 250;
    expect(gramsOf(mother, { energyKcal, units: 3.5 })).toBe(245);
    expect(gramsOf(mother, { energyKcal, isBowl: true })).toBe(BOWL_GRAMS);
    expect(gramsOf(mother, { energyKcal, kind: 'noodles' })).toBe(270);
  });
});
