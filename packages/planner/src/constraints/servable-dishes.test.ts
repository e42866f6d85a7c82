import {
  BODY_QUESTIONS,
  type BodyAnswers,
  EATING_STYLES,
  type Exclusion,
  FOOD_PROPERTIES,
  HEALTH_CONDITIONS,
  KITCHENS,
  MEAL_TIMES,
  personsOf,
  TARGETS,
} from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NONE_WEIGHED } from '../model/weighed-foods.ts';
import { aCandidate, aVisitor } from '../testing/a-candidate.ts';
import { hardViolations } from './dish-violations.ts';
import { HARD_RULES } from './hard-rules.ts';
import { type ChangeBeside, ServableDishes } from './servable-dishes.ts';

const ids = ['shrimp', 'milk', ...HARD_RULES.flatMap(({ foods }) => foods)];
const dishes = [
  ...HARD_RULES.flatMap(({ tags, foods, forms, most }) => [
    ...tags.map((tag) => aCandidate({ profile: { certainTags: new Set([tag]) } })),
    ...tags.map((tag) =>
      aCandidate({ profile: { possibleTags: new Set([tag]), warnOnlyTags: new Set([tag]) } }),
    ),
    ...foods.map((food) => aCandidate({ profile: { possibleIds: new Set([food]) } })),
    ...forms.map((form) => aCandidate({ forms: new Set([form]) })),
    ...Object.entries(most).map(([food, grams]) =>
      aCandidate({ weighed: { ...NONE_WEIGHED, [food]: grams + 1 } }),
    ),
  ]),
  ...ids.map((id) => aCandidate({ profile: { certainIds: new Set([id]) } })),
  aCandidate({ profile: { traceIds: new Set(['shrimp']) } }),
  aCandidate({ profile: { possibleIds: new Set(['milk']), warnOnlyIds: new Set(['milk']) } }),
  ...FOOD_PROPERTIES.map((property) => aCandidate({ profile: { certainProperties: new Set([property]) } })),
  aCandidate({ profile: { possibleProperties: new Set(['spicy']) } }),
  aCandidate({ profile: { words: new Set(['mala', 'malatang']) } }),
  aCandidate({ profile: { unresolvedLines: new Set(['unknown']) } }),
  aCandidate({ nutrition: aNutrition({ purineMg: null }) }),
  aCandidate({ nutrition: aNutrition({ sodiumMg: null, energyKcal: null }) }),
  aCandidate({ nutrition: aNutrition({ potassiumMg: null, vitaminKUg: null }) }),
  aCandidate(),
];

const exclusions: fc.Arbitrary<Exclusion> = fc.oneof(
  fc.constantFrom(...ids).map((id) => ({ kind: 'known' as const, id })),
  fc.constantFrom(...ids).map((id) => ({ kind: 'ambiguous' as const, ids: [id, 'milk'] })),
  fc.boolean().map((wholeWordOnly) => ({ kind: 'literal' as const, text: 'mala', wholeWordOnly })),
  fc.constantFrom('gluten', 'alcohol').map((tag) => ({ kind: 'tag' as const, tag })),
  fc.constantFrom(...FOOD_PROPERTIES).map((property) => ({ kind: 'property' as const, property })),
);
const gradedExclusions = fc
  .tuple(exclusions, fc.boolean())
  .map(([exclusion, isSevere]): Exclusion => (isSevere ? { ...exclusion, severe: true } : exclusion));
const yesNo = fc.constantFrom('yes' as const, 'no' as const, 'unsure' as const);
const answers: fc.Arbitrary<BodyAnswers> = fc.record(
  {
    kidney: fc.constantFrom(...BODY_QUESTIONS.kidney),
    pregnancy: fc.constantFrom(...BODY_QUESTIONS.pregnancy),
    stomach: fc.constantFrom(...BODY_QUESTIONS.stomach),
    warfarin: yesNo,
    insulin: yesNo,
    kRetain: yesNo,
    maoi: yesNo,
    thyroidDrug: yesNo,
    cirrhosis: yesNo,
  },
  { requiredKeys: [] },
);
const visitors = fc
  .record({
    targets: fc.uniqueArray(fc.constantFrom(...TARGETS), { maxLength: 2 }),
    healthConditions: fc.uniqueArray(fc.constantFrom(...HEALTH_CONDITIONS), { maxLength: 3 }),
    eatingStyles: fc.uniqueArray(fc.constantFrom(...EATING_STYLES), { maxLength: 2 }),
    exclusions: fc.array(gradedExclusions, { maxLength: 3 }),
    hasSevereAllergy: fc.boolean(),
    answers,
  })
  .map(({ answers: said, targets, ...choices }) => {
    const persons = personsOf({ targets, persons: [] }).map((person) => ({ ...person, answers: said }));
    return aVisitor({ ...choices, targets, persons });
  });

const mealTimes = fc.constantFrom(...MEAL_TIMES, undefined);

describe('the dishes that may be served', () => {
  it('are those without a hard violation, for any visitor', () => {
    const servable = new ServableDishes(dishes);
    let refused = 0;
    fc.assert(
      fc.property(visitors, mealTimes, (visitor, mealTime) => {
        const mayServe = servable.forVisitor(visitor, mealTime);
        dishes.forEach((dish, position) => {
          const expected = hardViolations(dish, visitor, mealTime).length === 0;
          refused += expected ? 0 : 1;
          expect(mayServe(position)).toBe(expected);
        });
      }),
    );
    expect(refused).toBeGreaterThan(100);
  });

  it('lead meals without what usually stands beside them only where tables are laid and they hold none of it alone', () => {
    const excluded = { profile: { certainIds: new Set(['shrimp']) } };
    const profileOf = (ids: readonly string[]) => () =>
      aCandidate({ profile: { certainIds: new Set(ids) } }).profile;
    const alone = (...ids: readonly string[]) => ({ withoutSides: profileOf(ids) });
    const withoutRice = (...ids: readonly string[]) => ({ alone: profileOf(ids) });
    const visitor = aVisitor({
      exclusions: [
        { kind: 'known', id: 'shrimp' },
        { kind: 'known', id: 'milk' },
      ],
    });
    const dishesOf = [
      aCandidate(excluded),
      { ...aCandidate(excluded), ...alone('shrimp') },
      { ...aCandidate(excluded), ...alone('milk') },
      { ...aCandidate(excluded), ...alone() },
      { ...aCandidate(excluded), ...alone('shrimp'), ...withoutRice() },
      { ...aCandidate(excluded), ...alone('shrimp'), ...withoutRice('milk') },
    ];
    const servable = new ServableDishes(dishesOf);
    const led = (change: ChangeBeside) => {
      const mayServe = servable.forVisitor(visitor, 'dinner', change);
      return dishesOf.map((_, position) => mayServe(position));
    };
    expect(led('nothing')).toEqual([false, false, false, false, false, false]);
    expect(led('sides')).toEqual([false, false, false, true, false, false]);
    expect(led('sidesAndRice')).toEqual([false, false, false, true, true, false]);
  });

  const withoutSoy = { exclusions: [{ kind: 'known', id: 'soybean' }] } as const;
  const withoutShrimp = { exclusions: [{ kind: 'known', id: 'shrimp' }] } as const;
  it.each([
    ['light', {}],
    ['lightPlain', withoutShrimp],
    ['lightGlutenFree', { eatingStyles: ['glutenFree'] }],
    ['lightSoyFree', withoutSoy],
    ['mild', { healthConditions: ['obesity'] }],
    ['mildSoyFree', { healthConditions: ['obesity'], ...withoutSoy }],
    ['mildPlain', { healthConditions: ['obesity'], ...withoutShrimp }],
    ['mildGlutenFree', { healthConditions: ['obesity'], eatingStyles: ['glutenFree'] }],
  ] as const)('are of one kitchen, %s, beside what is bought or imported', (kitchen, choices) => {
    const all = [
      ...KITCHENS.map((each) => aCandidate({ id: each, kitchen: each })),
      aCandidate({ id: 'imported' }),
      aCandidate({ id: 'bought', kind: 'product', style: 'lunchBox' }),
    ];
    const mayServe = new ServableDishes(all).forVisitor(aVisitor(choices));
    const served = all.filter((_, position) => mayServe(position));
    expect(served.map(({ id }) => id)).toEqual([kitchen, 'imported', 'bought']);
  });
});
