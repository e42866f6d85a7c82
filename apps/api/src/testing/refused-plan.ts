import { changeMeal, createMealPlan, errorEnvelopeSchema, upsertSurvey } from '@kkini/contract';
import { REFUSAL_REASON_KO, type RefusalReason } from '@kkini/domain';
import { expect } from 'vitest';
import { aWireSurvey } from './a-wire-survey.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { DisturbedPlanner } from './workers/in-thread-planner.ts';

/** Answers in wire form. */
export type Answers = Readonly<Record<string, unknown>>;
/** A style that needs no further answer. */
export const LUNCH_BOX = '도시락';
/** Meal styles with the named meals fasted. */
export const fasting = (...times: readonly string[]) => ({
  mealCategory: Object.fromEntries(
    ['breakfast', 'lunch', 'dinner'].map((time) => [time, times.includes(time) ? '공복' : LUNCH_BOX]),
  ),
});
/** The answers about one person's body. */
export const saying = (target: string, answers: object, beside: object = {}) => ({
  target,
  answers,
  ...beside,
});

/** A server whose planning can be interrupted, and calls to it. */
export async function refusingServer() {
  const plain = await buildTestApp();
  const planner = new DisturbedPlanner(plain.catalogue);
  await plain.app.close();
  const test = await buildTestApp({ database: plain.database, catalogue: plain.catalogue, planner });
  return { test, planner, calls: planCalls(test) };
}

/** Calls about surveys and plans for testing refusals. */
export function planCalls(test: TestApp) {
  const create = (id: string, named: Answers = {}) =>
    test.send(createMealPlan.path, { survey_id: id, ...named });
  const edit = (id: string, changes: Answers) => test.send(upsertSurvey.path, { id, ...changes });
  const aSurveyId = async (changes: Answers = {}): Promise<string> => {
    return await test.answer(aWireSurvey({ ...fasting(), ...changes }));
  };
  /** A plan, and calls that change a meal of its second day. */
  const aPlan = async (changes: Answers = {}) => {
    const id = await aSurveyId(changes);
    expect((await create(id)).status).toBe(200);
    const dayMealId = (await test.stored(id)).plan?.days[1]?.dayMealId ?? '';
    const change = (mealType: string, category: string, beside: Answers = {}) =>
      test.send(changeMeal.path, { dayMealId, mealType, category, ...beside });
    return { id, dayMealId, change };
  };
  return { create, edit, aSurveyId, aPlan };
}

/** Expects a complete refusal, with a Korean text and alternatives. */
export function refused(
  reply: { readonly status: number; readonly body: unknown },
  { code, reason }: { readonly code: string; readonly reason: RefusalReason },
) {
  const { error } = errorEnvelopeSchema.parse(reply.body);
  expect({ status: reply.status, code: error.code, reasonCode: error.reasonCode }).toEqual({
    status: 422,
    code,
    reasonCode: reason,
  });
  expect(error.reason).toBe(REFUSAL_REASON_KO[reason]);
  expect(error.message).toMatch(/^No plan is made/);
  expect(error.waysOn?.length).toBeGreaterThan(0);
  return error;
}

/** The codes of refusals. */
export const FASTING = 'FASTING_NOT_PLANNED';
export const PERSON = 'PERSON_NOT_PLANNED';
