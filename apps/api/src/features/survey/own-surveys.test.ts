import {
  copySurvey,
  createMealPlan,
  createShare,
  deleteSurvey,
  getMealPlan,
  listSurveys,
  upsertSurvey,
} from '@kkini/contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson } from '../../testing/a-person.ts';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp, TEST_NOW } from '../../testing/build-test-app.ts';
import { emptyTables } from '../../testing/open-test-database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let time = TEST_NOW;
const test = await buildTestApp({ now: () => time });
beforeEach(async () => {
  time = TEST_NOW;
  await emptyTables(test.database);
});
afterAll(() => test.close());

const stored = async (id: string) => (await test.stored(id)).survey;

async function aSurvey(token?: string): Promise<string> {
  const answers = aWireSurvey({ health: ['통풍'], excludedIngredients: ['땅콩'] });
  return upsertSurvey.reply.parse((await test.send(upsertSurvey.path, answers, token)).body).lastInsertId;
}

async function copy(surveyId: string, token?: string): Promise<string> {
  const { body } = await test.send(copySurvey.path, { surveyId }, token);
  return copySurvey.reply.parse(body).surveyId;
}

describe('copying a survey', () => {
  it('starts another one with the same answers, which goes its own way', async () => {
    const id = await aSurvey();
    const copied = await copy(id);
    expect(copied).not.toBe(id);
    expect((await stored(copied))?.answers).toEqual((await stored(id))?.answers);
    await test.send(upsertSurvey.path, { id: copied, health: [] });
    expect((await stored(id))?.answers.healthConditions).toEqual(['gout']);
  });

  it('makes one copy of a call that is repeated with the id the caller has chosen', async () => {
    const { token } = await aPerson(test);
    const surveyId = await aSurvey(token);
    const newId = 'b0f7a4cc-3a1d-4f0e-9d57-0d1c8c4f2a77';
    const twice = [1, 2].map(() => test.send(copySurvey.path, { surveyId, newId }, token));
    for (const { body } of await Promise.all(twice)) expect(body).toEqual({ surveyId: newId });
    const { surveys } = listSurveys.reply.parse((await test.send(listSurveys.path, {}, token)).body);
    expect(surveys).toHaveLength(2);
  });

  it('tells nobody of a survey of somebody else that has the chosen id', async () => {
    const { token } = await aPerson(test);
    const newId = await aSurvey(token);
    const { status } = await test.send(copySurvey.path, { surveyId: await aSurvey(), newId });
    expect(status).toBe(401);
  });

  it('leaves a start date open that has passed', async () => {
    const id = await aSurvey();
    time = TEST_NOW + 2 * DAY_MS;
    expect((await stored(await copy(id)))?.answers.startDate).toBeNull();
    expect((await stored(id))?.answers.startDate).toBe('2026-11-21');
  });

  it('makes a survey of the person who copies', async () => {
    const { token } = await aPerson(test);
    const copied = await copy(await aSurvey(token), token);
    const { surveys } = listSurveys.reply.parse((await test.send(listSurveys.path, {}, token)).body);
    expect(surveys.map(({ id }) => id)).toContain(copied);
    expect(surveys).toHaveLength(2);
  });
});

describe('deleting a survey', () => {
  it('takes its plan and shares with it and leaves the others', async () => {
    const [id, other] = [await aSurvey(), await aSurvey()];
    await test.send(createMealPlan.path, { survey_id: id });
    const { shareId } = createShare.reply.parse((await test.send(createShare.path, { surveyId: id })).body);
    expect((await test.send(deleteSurvey.path, { surveyId: id })).body).toEqual({ result: 'ok' });
    for (const gone of [id, shareId]) {
      expect((await test.send(getMealPlan.path, { surveyId: gone })).status).toBe(404);
    }
    expect((await test.send(deleteSurvey.path, { surveyId: id })).status).toBe(404);
    expect(await stored(other)).not.toBeNull();
  });
});
