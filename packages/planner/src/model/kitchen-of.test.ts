import {
  aStranger,
  type BodyAnswers,
  type EatingStyle,
  type Exclusion,
  type HealthCondition,
  type Kitchen,
  type Target,
} from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { aVisitor } from '../testing/a-candidate.ts';
import { kitchenOf } from './kitchen-of.ts';

const CONDITIONS = {
  diabetes: 'mild',
  gout: 'mildPlain',
  hypertension: 'mild',
  obesity: 'mild',
  dyslipidemia: 'mild',
  heartDisease: 'mild',
  thyroidDisease: 'mildPlain',
  liverDisease: 'mildPlain',
} as const satisfies Record<HealthCondition, Kitchen>;

const STYLES = {
  regular: 'light',
  diet: 'mild',
  vegetarian: 'lightPlain',
  muscleGain: 'light',
  glutenFree: 'lightGlutenFree',
  lowSugar: 'mild',
  lowSodium: 'mild',
  lowCarbohydrate: 'mild',
} as const satisfies Record<EatingStyle, Kitchen>;

const ANSWERS: readonly (readonly [BodyAnswers, Kitchen])[] = [
  [{ kidney: 'healthy' }, 'light'],
  [{ kidney: 'stage1to2' }, 'mild'],
  [{ kidney: 'stage3' }, 'mild'],
  [{ kidney: 'unsure' }, 'mild'],
  [{ cirrhosis: 'yes' }, 'mildPlain'],
  [{ cirrhosis: 'unsure' }, 'mildPlain'],
  [{ cirrhosis: 'no' }, 'light'],
  [{ stomach: 'over3Months' }, 'mild'],
  [{ warfarin: 'yes' }, 'light'],
  [{ insulin: 'yes' }, 'light'],
  [{ kRetain: 'yes' }, 'light'],
  [{ maoi: 'yes' }, 'lightPlain'],
  [{ thyroidDrug: 'yes' }, 'light'],
  [{ pregnancy: 'trimester1' }, 'lightPlain'],
];

const EXCLUSIONS: readonly (readonly [Exclusion, Kitchen])[] = [
  [{ kind: 'known', id: 'shrimp' }, 'lightPlain'],
  [{ kind: 'known', id: 'shrimp', severe: true }, 'lightPlain'],
  [{ kind: 'known', id: 'wheat_flour' }, 'lightPlain'],
  [{ kind: 'known', id: 'wheat' }, 'lightGlutenFree'],
  [{ kind: 'known', id: 'wheat_gluten' }, 'lightGlutenFree'],
  [{ kind: 'known', id: 'gluten_grain' }, 'lightGlutenFree'],
  [{ kind: 'known', id: 'soybean' }, 'lightSoyFree'],
  [{ kind: 'known', id: 'legume' }, 'lightSoyFree'],
  [{ kind: 'known', id: 'soup_soy_sauce' }, 'lightSoyFree'],
  [{ kind: 'known', id: 'tofu' }, 'lightPlain'],
  [{ kind: 'ambiguous', ids: ['milk', 'egg'] }, 'lightPlain'],
  [{ kind: 'ambiguous', ids: ['milk', 'wheat'] }, 'lightGlutenFree'],
  [{ kind: 'tag', tag: 'gluten' }, 'lightGlutenFree'],
  [{ kind: 'tag', tag: 'alcohol' }, 'lightPlain'],
  [{ kind: 'property', property: 'spicy' }, 'lightPlain'],
  [{ kind: 'literal', text: '마라', wholeWordOnly: false }, 'lightPlain'],
];

const TABLES: readonly (readonly [readonly Target[], Kitchen])[] = [
  [['self'], 'light'],
  [['parents'], 'mild'],
  [['self', 'parents'], 'mild'],
  [['child'], 'mildPlain'],
  [['self', 'spouse', 'child'], 'mildPlain'],
];

const shrimp = { kind: 'known', id: 'shrimp' } as const;
const wheat = { kind: 'known', id: 'wheat' } as const;
const soybean = { kind: 'known', id: 'soybean' } as const;

describe('the kitchen a visitor is cooked for', () => {
  it.each(Object.entries(CONDITIONS))('with %s is %s', (condition, kitchen) => {
    expect(kitchenOf(aVisitor({ healthConditions: [condition as HealthCondition] }))).toBe(kitchen);
  });

  it.each(Object.entries(STYLES))('of the style %s is %s', (style, kitchen) => {
    expect(kitchenOf(aVisitor({ eatingStyles: [style as EatingStyle] }))).toBe(kitchen);
  });

  it.each(ANSWERS)('answering %j is %s', (answers, kitchen) => {
    expect(kitchenOf(aVisitor({ persons: [{ ...aStranger('self'), answers }] }))).toBe(kitchen);
  });

  it.each(EXCLUSIONS)('without %j is %s', (exclusion, kitchen) => {
    expect(kitchenOf(aVisitor({ exclusions: [exclusion] }))).toBe(kitchen);
  });

  it.each(TABLES)('for %j is %s', (targets, kitchen) => {
    expect(kitchenOf(aVisitor({ targets }))).toBe(kitchen);
  });

  it('is mild for a minor and for who is 65 or older, whatever the target says', () => {
    const born = (birthYear: number) =>
      kitchenOf(aVisitor({ persons: [{ ...aStranger('colleague'), birthYear }] }));
    expect([born(2015), born(1985), born(1955)]).toEqual(['mildPlain', 'light', 'mild']);
  });

  it.each([
    [{ healthConditions: ['diabetes'], exclusions: [shrimp] }, 'mildPlain'],
    [{ healthConditions: ['diabetes'], exclusions: [wheat] }, 'mildGlutenFree'],
    [{ healthConditions: ['gout'], eatingStyles: ['glutenFree'] }, 'mildGlutenFree'],
    [{ exclusions: [soybean], eatingStyles: ['glutenFree'] }, 'lightSoyFree'],
    [{ healthConditions: ['gout'], exclusions: [wheat, soybean] }, 'mildSoyFree'],
    [{ eatingStyles: ['lowSodium', 'vegetarian'] }, 'mildPlain'],
    [{ eatingStyles: ['vegetarian', 'glutenFree'] }, 'lightGlutenFree'],
    [{ targets: ['child'], exclusions: [shrimp, wheat] }, 'mildGlutenFree'],
  ] as const)('of %j is %s', (choices, kitchen) => {
    expect(kitchenOf(aVisitor(choices))).toBe(kitchen);
  });
});
