import {
  changeMeal,
  createMealPlan,
  type Endpoint,
  getMealPlan,
  insertSurveyRow,
  mealCandidates,
  pageConfig,
  productDetail,
  recipeDetail,
  recipeTips,
  shoppingList,
  updateSurveyRow,
  upsertSurvey,
} from '@kkini/contract';
import { EMPTY_SURVEY, type MealSlot } from '@kkini/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savePlan } from '../db/stores/plan-store.ts';
import { insertSurvey } from '../db/stores/survey-store.ts';
import { buildTestApp, TEST_NOW, type TestApp } from './build-test-app.ts';

const surveyId = createMealPlan.example.request.survey_id;
const { dayMealId } = changeMeal.example.request;
const fasting: MealSlot = { kind: 'fasting' };

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ now: () => TEST_NOW });
  await test.database.transaction(async (queries) => {
    await insertSurvey(queries, { id: surveyId, startIntro: true, lastStep: 'intro', answers: EMPTY_SURVEY });
    const slots = { breakfast: fasting, lunch: fasting, dinner: fasting };
    await savePlan(queries, {
      surveyId,
      regeneration: 0,
      ladderStep: 0,
      certificate: null,
      days: [{ dayMealId, date: '2026-11-21', slots, changes: 0 }],
    });
  });
}, 60_000);
afterAll(() => test.close());

/** Every call of the contract; change-meal before the plan is made anew. */
const CALLS: readonly Endpoint[] = [
  pageConfig,
  upsertSurvey,
  insertSurveyRow,
  updateSurveyRow,
  recipeDetail,
  recipeTips,
  productDetail,
  mealCandidates,
  changeMeal,
  getMealPlan,
  shoppingList,
  createMealPlan,
];

describe('the examples of the contract', () => {
  it.each(CALLS.map((call) => [call.summary, call] as const))('hold for: %s', async (_summary, call) => {
    expect(call.reply.safeParse(call.example.reply).success).toBe(true);
    const reply = await test.app.inject({
      method: call.method,
      url: call === updateSurveyRow ? `${call.path}?id=eq.${surveyId}` : call.path,
      headers: { prefer: 'return=representation' },
      ...(call.method !== 'GET' && { body: call.example.request as object }),
    });
    expect(reply.statusCode).toBe(call.successStatus);
    expect(call.reply.safeParse(reply.json()).error).toBeUndefined();
  });
});
