import {
  changeMeal,
  createMealPlan,
  createShare,
  ENDPOINTS,
  type Endpoint,
  login,
  register,
  updateSurveyRow,
} from '@kkini/contract';
import { EMPTY_SURVEY, type MealSlot } from '@kkini/domain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { savePlan } from '../db/stores/plan-store.ts';
import { insertShare } from '../db/stores/share-store.ts';
import { insertSurvey } from '../db/stores/survey-store.ts';
import { CALL_RULES } from '../plugins/access/policy.ts';
import { signIn } from './a-person.ts';
import { buildTestApp, TEST_NOW } from './build-test-app.ts';
import { emptyTables } from './open-test-database.ts';

const surveyId = createMealPlan.example.request.survey_id;
const { dayMealId } = changeMeal.example.request;
const { shareId } = createShare.example.reply;
const fasting: MealSlot = { kind: 'fasting' };
const empty: MealSlot = { kind: 'empty', reason: 'noCandidate' };

const test = await buildTestApp({ now: () => TEST_NOW });
beforeEach(async () => {
  await emptyTables(test.database);
  await test.database.transaction(async (queries) => {
    const mealStyles = { breakfast: 'fasting', lunch: 'simpleRecipe', dinner: 'simpleRecipe' } as const;
    const answers = { ...EMPTY_SURVEY, mealStyles };
    await insertSurvey(queries, { id: surveyId, startIntro: true, lastStep: 'intro', answers });
    const slots = { breakfast: fasting, lunch: empty, dinner: empty };
    await savePlan(queries, {
      surveyId,
      regeneration: 0,
      ladderStep: 0,
      certificate: null,
      days: [{ dayMealId, date: '2026-11-19', slots, changes: 0, chosen: [] }],
    });
    await insertShare(queries, { id: shareId, surveyId, createdAt: new Date(TEST_NOW) });
  });
});
afterAll(() => test.close());

/** Replays the example of a call, signed in if the call requires it. */
async function replay(call: Endpoint) {
  const isSignedIn = CALL_RULES[`${call.method} ${call.path}`] === 'account';
  if (call !== register) await test.send(register.path, register.example.request);
  const { body } = isSignedIn ? await signIn(test, login.example.request) : { body: null };
  const token = isSignedIn ? login.reply.parse(body).access_token : null;
  const example = call.example.request as Record<string, string>;
  const isForm = call.encoding === 'form';
  return await test.app.inject({
    method: call.method,
    url: call === updateSurveyRow ? `${call.path}?id=eq.${surveyId}` : call.path,
    headers: {
      prefer: 'return=representation',
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(call.method !== 'GET' && { body: isForm ? new URLSearchParams(example).toString() : example }),
  });
}

describe('the examples of the contract', () => {
  it.each(ENDPOINTS.map((call) => [call.summary, call] as const))('hold for: %s', async (_summary, call) => {
    expect(call.reply.safeParse(call.example.reply).error).toBeUndefined();
    const reply = await replay(call);
    expect(reply.statusCode).toBe(call.successStatus);
    expect(call.reply.safeParse(reply.json()).error).toBeUndefined();
  });
});
