import { NUTRIENTS, type Nutrition } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { aVisitor } from '../testing/a-candidate.ts';
import { prohibitions } from './prohibitions.ts';
import { aServedDish } from './testing/a-served-dish.ts';
import { checkedOf } from './testing/some-choices.ts';

const NOTHING = { warnOnlyIds: new Set<string>(), warnOnlyTags: new Set<string>() };

describe('amounts that must be known', () => {
  it.each([
    ['diabetes', ['carbohydrateG', 'sugarG', 'addedSugarG', 'saturatedFatG', 'sodiumMg']],
    ['gout', ['sugarG', 'addedSugarG', 'saturatedFatG', 'purineMg']],
    ['hypertension', ['saturatedFatG', 'sodiumMg']],
    ['obesity', ['energyKcal', 'sugarG', 'addedSugarG', 'saturatedFatG']],
    ['dyslipidemia', ['sugarG', 'addedSugarG', 'saturatedFatG']],
    ['heartDisease', ['addedSugarG', 'saturatedFatG', 'sodiumMg']],
    ['liverDisease', ['sugarG', 'addedSugarG', 'saturatedFatG', 'sodiumMg']],
  ] as const)('are those of %s', (condition, wanted) => {
    const visitor = checkedOf(aVisitor({ healthConditions: [condition] }));
    const refused = NUTRIENTS.filter((nutrient) => {
      const nutrition: Nutrition = { ...aNutrition(), [nutrient]: null };
      return prohibitions(aServedDish({ nutrition }), visitor, NOTHING).some(
        ({ kind, reason }) => kind === 'hardRule' && reason === `${condition} needs ${nutrient}`,
      );
    });
    expect([...refused].sort()).toEqual([...wanted].sort());
  });
});
