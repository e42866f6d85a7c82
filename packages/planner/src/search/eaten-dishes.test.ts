import { aStranger, MEAL_TIMES } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { expect, it } from 'vitest';
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

function amountsOf(eaten: EatenDishes): readonly number[] {
  return MEAL_TIMES.flatMap((time) => [...eaten.amountsAt(time, 0), ...eaten.amountsAt(time, 1)]);
}
