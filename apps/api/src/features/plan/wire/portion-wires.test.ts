import { aStranger } from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import { makeVisitor } from '@kkini/planner';
import { expect, it } from 'vitest';
import { loadTestCatalogue } from '../../../testing/load-test-catalogue.ts';
import { portionWires } from './portion-wires.ts';

const { taxonomy, recipes } = await loadTestCatalogue();

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
