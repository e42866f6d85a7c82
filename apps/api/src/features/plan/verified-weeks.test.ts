import {
  EATING_STYLES,
  EXCLUDABLE_FOODS,
  HEALTH_CONDITIONS,
  MEAL_STYLES,
  QUICK_EXCLUSIONS,
  type Survey,
  TARGETS,
} from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import { makeVisitor, planWeek, seedFrom } from '@kkini/planner';
import { type Check, type PlanToVerify, servedDishes, verifyPlan } from '@kkini/planner/verification';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePlanningBasis } from '../../planning/planning-basis.ts';
import { loadTestCatalogue } from '../../testing/load-test-catalogue.ts';

const { catalogue, candidates } = makePlanningBasis(await loadTestCatalogue());
const { dataVersion, taxonomy, recipes, products } = catalogue;
const dishes = servedDishes({
  dataVersion,
  taxonomy,
  recipes: recipes.values(),
  products: products.values(),
});

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
  })
  .map((answers) => aSurvey({ ...answers, areas: ['강남', '판교'] }));

function planned(survey: Survey, regeneration: number): PlanToVerify {
  const surveyId = 'verified-weeks';
  const visitor = makeVisitor(taxonomy, survey);
  const seed = seedFrom(surveyId, regeneration);
  const { week, quality } = planWeek({ candidates, visitor, startDate: survey.startDate, seed });
  return {
    surveyId,
    answers: survey,
    answersAreThose: true,
    regeneration,
    ladderStep: quality.ladderStep,
    days: week.map((day) => ({ ...day, changes: 0 })),
    certificate: { ...quality.certificate, dataVersion, changed: false },
  };
}

const doubts = (checks: readonly Check[]) => checks.filter(({ outcome }) => outcome !== 'ok');

describe('weeks from the real catalogue, checked by other code than made them', () => {
  it('hold in every check, for any survey', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(surveys, fc.nat(1_000_000), (survey, regeneration) => {
        const plan = planned(survey, regeneration);
        expect(doubts(verifyPlan(dishes, plan)).filter(({ outcome }) => outcome !== 'note')).toEqual([]);
      }),
      { numRuns: 200, seed: 20261123 },
    );
  });
});
