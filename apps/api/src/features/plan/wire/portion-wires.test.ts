import { aStranger, type Survey } from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import { makeVisitor } from '@kkini/planner';
import { expect, it } from 'vitest';
import { loadTestCatalogue } from '../../../testing/load-test-catalogue.ts';
import { portionWires } from './portion-wires.ts';

const { taxonomy, recipes, products } = await loadTestCatalogue();

it('tells the glycaemic load of a portion to who has diabetes, of two parents the mother', () => {
  const recipe = recipes.get('dubu-deopbap') ?? expect.fail();
  const visitor = makeVisitor(
    taxonomy,
    aSurvey({
      targets: ['self', 'parents'],
      healthConditions: ['diabetes'],
      persons: [
        { ...aStranger('self'), freeOf: ['diabetes'] },
        { ...aStranger('parents'), sex: 'female' },
        { ...aStranger('parents'), sex: 'male', freeOf: ['diabetes'] },
      ],
    }),
  );
  const served = { ...recipe, kind: 'recipe', weighed: null } as const;
  const portions = portionWires(served, { visitor, mealTime: 'lunch' }, recipes);
  expect(portions.map(({ target, sex, glycemicBand }) => [target, sex, glycemicBand !== null])).toEqual([
    ['self', undefined, false],
    ['parents', 'female', true],
    ['parents', 'male', false],
  ]);
});

it('says of bought food whether its starch is in it or beside it', () => {
  const placeOf = (id: string, targets: Survey['targets'] = ['self']) => {
    const visitor = makeVisitor(taxonomy, aSurvey({ targets }));
    const product = products.get(id) ?? expect.fail();
    const served = { ...product, kind: 'product', weighed: null } as const;
    return portionWires(served, { visitor, mealTime: 'lunch' }, recipes)[0]?.starchPlace;
  };
  expect(
    ['restaurant-pine-nut-porridge', 'restaurant-gimbap', 'restaurant-kimchi-stew'].map((id) => placeOf(id)),
  ).toEqual(['mixed', 'mixed', 'beside']);
  // People who share a plate have its noodles with the rest.
  expect(placeOf('restaurant-white-sundae-bokkeum', ['self', 'spouse'])).toBe('mixed');
});

it('gives a child who eats alone a part of a lunch box, and an adult all of it', () => {
  const product = products.get('lunchbox-pork-cutlet') ?? expect.fail();
  const served = { ...product, kind: 'product', weighed: null } as const;
  const mainOf = (target: 'self' | 'child', birthYear: number) => {
    const persons = [{ ...aStranger(target), birthYear }];
    const visitor = makeVisitor(taxonomy, aSurvey({ targets: [target], persons, startDate: '2026-12-07' }));
    return portionWires(served, { visitor, mealTime: 'lunch' }, recipes)[0]?.mainFactor;
  };
  expect(mainOf('self', 1990)).toBe(1);
  expect(mainOf('child', 2020)).toBeLessThan(1);
});
