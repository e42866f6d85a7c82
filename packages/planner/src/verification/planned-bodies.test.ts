import {
  ACTIVITIES,
  aStranger,
  BODY_QUESTIONS,
  type BodyAnswers,
  EATING_STYLES,
  HEALTH_CONDITIONS,
  type Person,
  SEXES,
  STRICTNESS,
  type Survey,
  type Target,
} from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekViolations } from '../constraints/week-violations.ts';
import { makeVisitor } from '../model/visitor.ts';
import { aPlannedWeek } from '../testing/a-planned-week.ts';
import { aCheckedWorld } from './testing/a-checked-world.ts';
import { verifyPlan } from './verify-plan.ts';

const WORLD = aCheckedWorld(90);

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
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 });
const personOf = (target: Target): fc.Arbitrary<Person> =>
  fc.record({
    target: fc.constant(target),
    count: fc.constant(1),
    sex: maybe(fc.constantFrom(...SEXES)),
    birthYear: maybe(fc.integer({ min: 1935, max: 2022 })),
    heightCm: maybe(fc.integer({ min: 90, max: 195 })),
    weightKg: maybe(fc.integer({ min: 14, max: 120 })),
    activity: maybe(fc.constantFrom(...ACTIVITIES)),
    answers: fc.oneof({ weight: 1, arbitrary: fc.constant({}) }, { weight: 2, arbitrary: answers }),
    freeOf: fc.oneof(fc.constant([]), fc.subarray([...HEALTH_CONDITIONS])),
  });

/** Who eats, by target. */
const TABLES: readonly (readonly Target[])[] = [
  ['self'],
  ['self'],
  ['parents'],
  ['child'],
  ['self', 'spouse'],
  ['self', 'parents'],
  ['self', 'child'],
  ['parents', 'spouse', 'child'],
  ['parents', 'parents'],
  ['self', 'child', 'child'],
];
const style = fc.constantFrom('cookedRecipe', 'simpleRecipe', 'lunchBox', 'cookedRecipe', 'fasting');

const surveys: fc.Arbitrary<Survey> = fc
  .record({
    table: fc.constantFrom(...TABLES),
    healthConditions: fc.uniqueArray(fc.constantFrom(...HEALTH_CONDITIONS), { maxLength: 2 }),
    eatingStyles: fc.uniqueArray(fc.constantFrom(...EATING_STYLES), { maxLength: 2 }),
    mealStyles: fc.record({ breakfast: style, lunch: style, dinner: style }),
    strictness: fc.constantFrom(...STRICTNESS),
    excludedFoods: fc.subarray(['새우', '달걀']),
  })
  .chain(({ table, strictness, ...rest }) =>
    fc.tuple(...table.map(personOf)).map((persons) =>
      aSurvey({
        ...rest,
        targets: [...new Set(table)],
        persons,
        excludedFoodStrictness: rest.excludedFoods.map((food) => ({ food, strictness })),
      }),
    ),
  );

/** A child with a small stomach and diabetes, whose meals keep 30 g of carbohydrate before they become small. */
const SMALL_STOMACH = aSurvey({
  targets: ['self', 'child'],
  mealStyles: { breakfast: 'fasting', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
  healthConditions: ['diabetes'],
  eatingStyles: ['lowCarbohydrate', 'diet'],
  excludedFoods: ['달걀'],
  persons: [
    aStranger('self'),
    aStranger('child'),
    { ...aStranger('child'), answers: { stomach: 'over3Months' } },
  ],
});

const SURVEYS = runs(300);

describe('weeks for bodies of every kind', () => {
  it('pass the checks written a second time, whatever is answered, fasted and left out', () => {
    let withFloor = 0;
    fc.assert(
      fc.property(surveys, (survey) => {
        const plan = aPlannedWeek(WORLD, survey);
        const checks = verifyPlan(WORLD.dishes, plan);
        expect(checks.filter(({ outcome }) => outcome === 'failed' || outcome === 'open')).toEqual([]);
        const visitor = makeVisitor(WORLD.taxonomy, survey);
        expect(
          weekViolations({ week: plan.days, candidates: WORLD.candidates, tables: undefined, visitor }),
        ).toEqual([]);
        withFloor += checks.some(({ name, outcome }) => name === 'energy floors' && outcome === 'ok') ? 1 : 0;
      }),
      { numRuns: SURVEYS, seed: 20261124, examples: [[SMALL_STOMACH]] },
    );
    expect(withFloor).toBeGreaterThan(SURVEYS / 4);
  }, 120_000);
});
