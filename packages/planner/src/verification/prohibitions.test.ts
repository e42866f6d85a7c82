import {
  type Exclusion,
  MEAL_TIMES,
  type MealTime,
  NUTRIENTS,
  type Nutrient,
  type Nutrition,
} from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { isAbout } from '../constraints/dish-violations.ts';
import { HARD_RULES } from '../constraints/hard-rules.ts';
import type { RuleOwner } from '../model/rule-owner.ts';
import { aVisitor } from '../testing/a-candidate.ts';
import { prohibitions } from './prohibitions.ts';
import { aServedDish } from './testing/a-served-dish.ts';
import { checkedOf } from './testing/some-choices.ts';

const NOTHING = { warnOnlyIds: new Set<string>(), warnOnlyTags: new Set<string>() };

describe('amounts that must be known', () => {
  it.each<readonly [owner: RuleOwner, wanted: readonly Nutrient[]]>([
    ['diabetes', ['carbohydrateG', 'sugarG', 'addedSugarG', 'saturatedFatG', 'sodiumMg']],
    ['gout', ['sugarG', 'addedSugarG', 'saturatedFatG', 'purineMg']],
    ['hypertension', ['saturatedFatG', 'sodiumMg']],
    ['obesity', ['energyKcal', 'sugarG', 'addedSugarG', 'saturatedFatG']],
    ['dyslipidemia', ['sugarG', 'addedSugarG', 'saturatedFatG']],
    ['heartDisease', ['addedSugarG', 'saturatedFatG', 'sodiumMg']],
    ['thyroidDisease', []],
    ['liverDisease', ['sugarG', 'addedSugarG', 'saturatedFatG', 'sodiumMg']],
    ['answer.kidney', ['sodiumMg']],
    ['answer.kidneyThird', ['potassiumMg', 'proteinG']],
    ['answer.kRetain', ['potassiumMg']],
    ['answer.warfarin', ['vitaminKUg']],
    ['answer.insulin', ['carbohydrateG']],
    ['answer.stomach', ['addedSugarG']],
    ['answer.cirrhosis', ['sodiumMg']],
  ])('are those of %s', (owner, wanted) => {
    const visitor = { ...checkedOf(aVisitor()), owners: [owner] };
    const reasonsWithout = (missing: readonly Nutrient[]) => {
      const unknown = Object.fromEntries(missing.map((nutrient) => [nutrient, null]));
      const nutrition: Nutrition = { ...aNutrition(), ...unknown };
      return prohibitions(aServedDish({ nutrition }), visitor, NOTHING);
    };
    const refused = NUTRIENTS.filter((nutrient) =>
      reasonsWithout([nutrient]).some(
        ({ kind, reason }) => kind === 'hardRule' && reason === `${owner} needs ${nutrient}`,
      ),
    );
    expect([...refused].sort()).toEqual([...wanted].sort());
    const [all] = reasonsWithout(NUTRIENTS);
    const named = all?.reason.replace(`${owner} needs `, '').split(', ') ?? [];
    expect([...named].sort()).toEqual([...wanted].sort());
  });
});

describe('a HARD rule', () => {
  const { holds } = aServedDish();
  const reasons = (owner: RuleOwner, dish: Parameters<typeof aServedDish>[0], time?: MealTime) =>
    prohibitions(
      aServedDish(dish),
      { ...checkedOf(aVisitor()), owners: [owner] },
      time === undefined ? NOTHING : { ...NOTHING, time },
    );

  it('names all that breaks it', () => {
    const dish = { holds: { ...holds, certainTags: new Set(['herbal-concentrate', 'potassium-chloride']) } };
    const [first, ...others] = reasons('answer.kRetain', dish);
    expect(first?.kind).toBe('hardRule');
    expect(first?.reason).toContain(' (potassium-chloride, herbal-concentrate)');
    expect(others).toEqual([]);
  });

  it('of some meal times holds at those alone, as the planner has it', () => {
    const limited = HARD_RULES.filter(({ mealTimes }) => mealTimes.length > 0);
    expect(limited).not.toEqual([]);
    for (const rule of limited)
      for (const time of [undefined, ...MEAL_TIMES]) {
        const certain = { certainTags: new Set(rule.tags), certainIds: new Set(rule.foods) };
        const dish = { holds: { ...holds, ...certain }, forms: new Set(rule.forms) };
        const isNamed = reasons(rule.owner, dish, time).some(({ reason }) =>
          reason.startsWith(`${rule.id} (`),
        );
        expect(isNamed).toBe(isAbout(rule, time));
      }
  });

  it('is the salt of a bought meal as well', () => {
    const visitor = checkedOf(aVisitor({ healthConditions: ['hypertension'] }));
    const found = (boughtSodiumMg: number) =>
      prohibitions(aServedDish({ kind: 'product', boughtSodiumMg }), visitor, NOTHING);
    expect(found(1500)).toEqual([]);
    expect(found(1501)).toEqual([{ kind: 'hardRule', reason: 'a bought meal of more than 1,500 mg sodium' }]);
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
      words: new Set(['두부조림', '차', '냉면육수']),
      titleWords: new Set(['두부조림']),
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
    [{ kind: 'literal', text: '조림', wholeWordOnly: false, ofTitles: true }, '조림', '조림'],
    [{ kind: 'literal', text: '냉면', wholeWordOnly: false, ofTitles: true }, null, '냉면'],
  ])('%o forbids by %s, in a severe allergy by %s', (exclusion, usual, severe) => {
    const reasons = (each: Exclusion) =>
      prohibitions(dish, { ...checkedOf(aVisitor()), exclusions: [each] }, reader).map(({ kind, reason }) =>
        kind === 'exclusion' ? reason : kind,
      );
    expect(reasons(exclusion)).toEqual(usual === null ? [] : [usual]);
    expect(reasons({ ...exclusion, severe: true })).toEqual(severe === null ? [] : [severe]);
  });
});
