import { aStranger, MEAL_TIMES, NUTRIENTS, type Nutrient, type Person } from '@kkini/domain';
import { tablePortions } from '@kkini/domain/portions';
import { aNutrition } from '@kkini/domain/testing';
import { expect, it } from 'vitest';
import { household } from '../limits/people/household.ts';
import { aCandidate, aVisitor } from '../testing/a-candidate.ts';
import { EatenDishes } from './eaten-dishes.ts';
import { prepareCatalogue } from './prepared-catalogue.ts';

it('portions dishes for each kind of person alike, whoever was there before', () => {
  const nutrition = aNutrition({ energyKcal: 700, carbohydrateG: 90 });
  const rice = aNutrition({ energyKcal: 300, carbohydrateG: 65 });
  const starch = { kind: 'rice', units: 3, nutrition: rice, glycemicLoad: 40 } as const;
  const components = { starches: [starch], soup: null, side: null, glycemicLoad: 50, isMixed: false };
  const dishes = [aCandidate({ id: 'a', nutrition, components }), aCandidate({ id: 'b' })];
  const visitors = Array.from({ length: 20 }, (_, index) => {
    const body = { sex: 'male', heightCm: 160 + index, weightKg: 50 + 3 * index, birthYear: 1990 } as const;
    return aVisitor({ persons: [{ ...aStranger('self'), ...body }] });
  });
  const shared = prepareCatalogue(dishes);
  const twice = [...visitors, ...visitors];
  const eaten = twice.map((visitor) => amountsOf(new EatenDishes(shared, visitor)));
  const alone = twice.map((visitor) => amountsOf(new EatenDishes(prepareCatalogue([...dishes]), visitor)));
  expect(eaten).toEqual(alone);
  expect(new Set(eaten.map(String)).size).toBeGreaterThan(5);
});

it('counts of a table the salt that the smaller portion holds more of for its energy, and the fibre a larger one holds less of', () => {
  const part = (energyKcal: number, more: object) => ({
    nutrition: aNutrition({ energyKcal, ...more }),
    glycemicLoad: 0,
  });
  const rice = { kind: 'rice', units: 3, ...part(300, { carbohydrateG: 65, fiberG: 6 }) } as const;
  const side = part(150, { sodiumMg: 600, fiberG: 6 });
  const components = { starches: [rice], soup: null, side, glycemicLoad: 50, isMixed: false };
  const nutrition = aNutrition({ energyKcal: 700, carbohydrateG: 90, sodiumMg: 900, fiberG: 12 });
  const man = { ...aStranger('self'), sex: 'male', heightCm: 182, weightKg: 80, birthYear: 1990 } as const;
  const woman = {
    ...aStranger('spouse'),
    sex: 'female',
    heightCm: 152,
    weightKg: 46,
    birthYear: 1990,
  } as const;
  const dish = { id: 'a', nutrition, components };
  const counted = (persons: readonly Person[]) => {
    const visitor = aVisitor({ targets: persons.map(({ target }) => target), persons });
    const amounts = new EatenDishes(prepareCatalogue([aCandidate(dish)]), visitor).amountsAt('lunch', 0);
    const of = (nutrient: Nutrient) => amounts[NUTRIENTS.indexOf(nutrient)] ?? Number.NaN;
    const portions = tablePortions(aCandidate(dish), 'lunch', visitor).map(
      ({ portion }) => portion.nutrition,
    );
    return { kcal: of('energyKcal'), sodiumMg: of('sodiumMg'), fiberG: of('fiberG'), portions };
  };
  const [his, both] = [counted([man]), counted([man, woman])];
  const [herLead, ledByHer] = [
    counted([{ ...woman, target: 'self' }]),
    counted([
      { ...woman, target: 'self' },
      { ...man, target: 'spouse' },
    ]),
  ];
  const hers = both.portions[1] ?? nutrition;
  expect(both.kcal).toBe(his.kcal);
  expect(both.sodiumMg).toBeGreaterThan(1.05 * his.sodiumMg);
  // By the energy of her day, however much of it this meal has.
  const [, her] = household(aVisitor({ targets: ['self', 'spouse'], persons: [man, woman] })).persons;
  expect(both.sodiumMg).toBeCloseTo((hers.sodiumMg ?? 0) / (her?.portion ?? 0), 5);
  expect(ledByHer.kcal).toBe(herLead.kcal);
  expect(ledByHer.fiberG).toBeLessThan(0.95 * herLead.fiberG);
});

function amountsOf(eaten: EatenDishes): readonly number[] {
  return MEAL_TIMES.flatMap((time) => [...eaten.amountsAt(time, 0), ...eaten.amountsAt(time, 1)]);
}
