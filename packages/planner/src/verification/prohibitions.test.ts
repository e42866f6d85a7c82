import { type Exclusion, NUTRIENTS, type Nutrition } from '@kkini/domain';
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

describe('foods, tags, properties and words left out', () => {
  const reader = { warnOnlyIds: new Set(['sugar']), warnOnlyTags: new Set(['alcohol']) };
  const { holds } = aServedDish();
  const dish = aServedDish({
    holds: {
      ...holds,
      certainIds: new Set(['tofu']),
      possibleIds: new Set(['sugar', 'oyster']),
      certainTags: new Set(['gluten']),
      possibleTags: new Set(['alcohol', 'animal']),
      traceIds: new Set(['crab']),
      properties: new Set(['spicy']),
      words: new Set(['두부조림', '차']),
    },
  });

  it.each<readonly [exclusion: Exclusion, usual: string | null, severe: string | null]>([
    [{ kind: 'known', id: 'tofu' }, 'tofu', 'tofu'],
    [{ kind: 'known', id: 'oyster' }, 'oyster', 'oyster'],
    [{ kind: 'known', id: 'sugar' }, null, 'sugar'],
    [{ kind: 'known', id: 'crab' }, null, 'crab'],
    [{ kind: 'known', id: 'shrimp' }, null, null],
    [{ kind: 'ambiguous', ids: ['shrimp', 'tofu'] }, 'tofu', 'tofu'],
    [{ kind: 'ambiguous', ids: ['shrimp', 'crab'] }, null, 'crab'],
    [{ kind: 'tag', tag: 'gluten' }, 'gluten', 'gluten'],
    [{ kind: 'tag', tag: 'animal' }, 'animal', 'animal'],
    [{ kind: 'tag', tag: 'alcohol' }, null, 'alcohol'],
    [{ kind: 'tag', tag: 'dairy' }, null, null],
    [{ kind: 'property', property: 'spicy' }, 'spicy', 'spicy'],
    [{ kind: 'property', property: 'raw' }, null, null],
    [{ kind: 'literal', text: '두부', wholeWordOnly: false }, '두부', '두부'],
    [{ kind: 'literal', text: '두부', wholeWordOnly: true }, null, null],
    [{ kind: 'literal', text: '차', wholeWordOnly: true }, '차', '차'],
  ])('%o forbids by %s, in a severe allergy by %s', (exclusion, usual, severe) => {
    const reasons = (each: Exclusion) =>
      prohibitions(dish, { ...checkedOf(aVisitor()), exclusions: [each] }, reader).map(
        ({ reason }) => reason,
      );
    expect(reasons(exclusion)).toEqual(usual === null ? [] : [usual]);
    expect(reasons({ ...exclusion, severe: true })).toEqual(severe === null ? [] : [severe]);
  });
});
