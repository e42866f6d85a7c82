import {
  aStranger,
  COOKING_MINUTES,
  EATING_STYLES,
  EXCLUDABLE_FOODS,
  HEALTH_CONDITIONS,
  MEAL_STYLES,
  MEAL_TIMES,
  QUICK_EXCLUSIONS,
  RICE_KINDS,
  type Survey,
  TARGETS,
} from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { aSurvey } from '@kkini/domain/testing';
import { aPlannedWeek } from '@kkini/planner/testing';
import { type Check, type PlanToVerify, proveAgain, verifyPlan } from '@kkini/planner/verification';
import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basisOf, loadTestCatalogue, servedDishesOf } from '../../testing/load-test-catalogue.ts';

const whole = basisOf(await loadTestCatalogue());
const dishes = servedDishesOf(whole.catalogue);

const styles = fc.constantFrom(...MEAL_STYLES);
const foods = [...EXCLUDABLE_FOODS.map((food) => food.id), ...QUICK_EXCLUSIONS.map((food) => food.id)];
const words = fc.constantFrom(...foods, '오이', '게', '마라', '고기', '매운 고추랑 새우');
const surveys: fc.Arbitrary<Survey> = fc
  .record({
    targets: fc.uniqueArray(fc.constantFrom(...TARGETS), { maxLength: 3 }),
    mealStyles: fc.record({ breakfast: styles, lunch: styles, dinner: styles }),
    healthConditions: fc.uniqueArray(fc.constantFrom(...HEALTH_CONDITIONS), { maxLength: 3 }),
    eatingStyles: fc.uniqueArray(fc.constantFrom(...EATING_STYLES), { maxLength: 2 }),
    excludedFoods: fc.uniqueArray(words, { maxLength: 4 }),
    rice: fc.option(fc.constantFrom(...RICE_KINDS)),
    weekdayMinutes: fc.option(fc.constantFrom(...COOKING_MINUTES)),
    foodsAtHome: fc.uniqueArray(words, { maxLength: 3 }),
    kidney: fc.constantFrom('healthy', 'stage3', undefined),
    freeOf: fc.oneof(fc.constant([]), fc.subarray([...HEALTH_CONDITIONS])),
  })
  .map(({ kidney, freeOf, ...answers }) => {
    const { targets } = answers;
    const persons = targets.slice(0, 1).map((target) => ({
      ...aStranger(target),
      answers: kidney === undefined ? {} : { kidney },
      freeOf,
    }));
    return aSurvey({ ...answers, persons, areas: ['강남', '판교'] });
  });

/** A week of cooked meals, tested after each day in every run: dishes cooked ahead must not be cooked on a past day. */
const COOKED = aSurvey({
  mealStyles: { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
});
const AFTER_EACH_DAY = [1, 2, 3, 4, 5].map((gone): [Survey, number, number[]] => [COOKED, gone, []]);

/** A survey in which kept meals use up all sides that suit one place of a breakfast. */
const SCARCE = aSurvey({
  mealStyles: COOKED.mealStyles,
  startDate: '2026-03-05',
  eatingStyles: ['lowSodium', 'lowSugar'],
  excludedFoods: ['간장', '흰자', '글루텐', 'squid'],
  excludedFoodStrictness: [{ food: '간장', strictness: 'allergy' }],
  areas: ['서초', '종로'],
  weekdayMinutes: 45,
});
const AFTER_TWO_DAYS: [Survey, number, number[]] = [SCARCE, 2, [16, 2, 3, 4, 11, 12, 19, 5, 13, 20]];

const planned = (survey: Survey, again: Parameters<typeof aPlannedWeek>[2]) =>
  aPlannedWeek({ ...whole, dishes }, survey, again);

/** The week to replan, planned once per survey: the cases of one survey differ in what is kept. */
const firstWeek = memoizeByObject((survey: Survey) => planned(survey, { regeneration: 1 }));

const doubts = (checks: readonly Check[]) => checks.filter(({ outcome }) => outcome !== 'ok');
const faultsOf = (plan: PlanToVerify) =>
  doubts(verifyPlan(dishes, plan)).filter(({ outcome }) => outcome !== 'note');

describe('weeks from the real catalogue, checked by other code than made them', () => {
  it('hold in every check, for any survey', () => {
    fc.assert(
      fc.property(surveys, fc.nat(1_000_000), (survey, regeneration) => {
        expect(faultsOf(planned(survey, { regeneration }))).toEqual([]);
      }),
      { numRuns: runs(200), seed: 20261123 },
    );
  });

  it('hold in every check for two people with plates of different energy', () => {
    const persons = [
      { ...aStranger('self'), weightKg: 73, activity: 'sedentary' as const },
      { ...aStranger('spouse'), sex: 'female' as const, weightKg: 72, activity: 'active' as const },
    ];
    const couple = { ...COOKED, targets: ['self', 'spouse'] as const, persons };
    expect(faultsOf(planned({ ...couple, healthConditions: ['liverDisease'] }, {}))).toEqual([]);
  });

  it('hold in every check when their rest is planned anew', () => {
    const past = fc.integer({ min: 0, max: 6 });
    const staying = fc.uniqueArray(fc.nat(20), { maxLength: 12 });
    fc.assert(
      fc.property(surveys, past, staying, (survey, daysGone, kept) => {
        const first = firstWeek(survey);
        const dates = first.days.map(({ date }) => date);
        const meals = kept.flatMap((place) => {
          const [date, mealTime] = [dates[place % 7], MEAL_TIMES[place % 3]];
          const slot = first.days[place % 7]?.slots[mealTime ?? 'lunch'];
          return date && mealTime && slot?.kind !== 'empty' ? [{ date, mealTime }] : [];
        });
        const former = { week: first.days, kept: { before: dates[daysGone] ?? '', meals } };
        expect(faultsOf(planned(survey, { regeneration: 2, former }))).toEqual([]);
      }),
      { numRuns: runs(60, 6), seed: 20261124, examples: [AFTER_TWO_DAYS, ...AFTER_EACH_DAY] },
    );
  });
});

it('no exchange and no plain trying finds a better week than a proved one', () => {
  const mealStyles = { breakfast: 'fasting', lunch: 'mealKit', dinner: 'lunchBox' } as const;
  const proof = proveAgain(dishes, planned(aSurvey({ mealStyles }), { regeneration: 1 }));
  expect(proof.map(({ name }) => name)).toEqual(['meals', 'days', 'bound', 'optimum']);
  expect(doubts(proof)).toEqual([]);
});
