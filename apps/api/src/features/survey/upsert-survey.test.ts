import { upsertSurvey } from '@kkini/contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { lockSurveyRow, saveSurvey } from '../../db/stores/survey-store.ts';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { emptyTables } from '../../testing/open-test-database.ts';

const test = await buildTestApp();
beforeEach(() => emptyTables(test.database));
afterAll(() => test.close());

const upsert = (body: unknown) => test.send(upsertSurvey.path, body);
const stored = async (id: string) => (await test.stored(id)).survey;

async function created(changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { body } = await upsert(aWireSurvey(changes));
  return upsertSurvey.reply.parse(body).lastInsertId;
}

describe('creating a survey', () => {
  it('keeps every answer and hands out an id nobody can guess', async () => {
    const id = await created({
      health: ['당뇨'],
      area: ['강남', '강남'],
      prepDay: '일요일',
      rice: '현미밥',
      weekdayMinutes: 45,
      foodsAtHome: ['tofu', '딱풀', 'tofu'],
      refusedExtras: ['uyu', 'uyu', 'nothing-known'],
    });
    expect(await stored(id)).toEqual({
      id,
      startIntro: true,
      lastStep: 'inputCheck',
      answers: {
        targets: ['self'],
        mealStyles: { breakfast: 'simpleRecipe', lunch: 'simpleRecipe', dinner: 'cookedRecipe' },
        startDate: '2026-11-21',
        areas: ['강남'],
        healthConditions: ['diabetes'],
        eatingStyles: ['regular'],
        excludedFoods: [],
        excludedFoodStrictness: [],
        persons: [],
        confirmations: [],
        prepDay: 'sunday',
        rice: 'brown',
        weekdayMinutes: 45,
        foodsAtHome: ['tofu', '딱풀'],
        refusedExtras: ['uyu', 'nothing-known'],
      },
    });
    expect(await created()).not.toBe(id);
  });

  it('makes one survey of a call that is repeated with the id the caller has chosen', async () => {
    const newId = 'b0f7a4cc-3a1d-4f0e-9d57-0d1c8c4f2a77';
    expect(await created({ newId, health: ['당뇨'] })).toBe(newId);
    expect(await created({ newId, health: ['통풍'] })).toBe(newId);
    expect((await stored(newId))?.answers.healthConditions).toEqual(['gout']);
  });

  it('takes no id that is not random', async () => {
    const { status } = await upsert({ newId: '00000000-0000-0000-0000-000000000000' });
    expect(status).toBe(400);
  });

  it('starts with nothing answered', async () => {
    const { status, body } = await upsert({});
    const survey = await stored(upsertSurvey.reply.parse(body).lastInsertId);
    expect(status).toBe(200);
    expect(survey).toMatchObject({ lastStep: 'intro', answers: { targets: [], startDate: null } });
  });

  it('takes meal styles as three entries too', async () => {
    const id = await created({ mealCategory: ['공복', '도시락', null] });
    const survey = await stored(id);
    expect(survey?.answers.mealStyles).toEqual({ breakfast: 'fasting', lunch: 'lunchBox', dinner: null });
  });

  it.each(['강\u0000남', '\ud800', '강\n남'])('refuses an area that is no plain text: %j', async (area) => {
    const { status, body } = await upsert(aWireSurvey({ area: [area] }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'invalidRequest', details: [{ field: 'area.0' }] } });
  });

  it('counts a syllable typed in parts as one character, and stores it whole', async () => {
    const id = await created({ area: ['가나다라마바사'.normalize('NFD'), '강남', '강남'.normalize('NFD')] });
    expect((await stored(id))?.answers.areas).toEqual(['가나다라마바사', '강남']);
  });

  it('names a field it does not know', async () => {
    const { body } = await upsert({
      mealCategory: { breakfast: null, lunch: null, dinner: null },
      colour: 'red',
    });
    expect(body).toMatchObject({ error: { code: 'invalidRequest', details: [{ field: 'colour' }] } });
  });

  it('refuses a start date before today in Seoul', async () => {
    const { status, body } = await upsert(aWireSurvey({ dates: '2026-11-19' }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'startDatePast', details: [{ field: 'dates' }] } });
    expect((await upsert(aWireSurvey({ dates: '2026-11-20' }))).status).toBe(200);
  });
});

describe('changing a survey', () => {
  it.each(['id', 'surveyId'])('replaces only the answers named, found by %s', async (field) => {
    const id = await created({ health: ['당뇨'], excludedIngredients: ['shrimp'] });
    const { status, body } = await upsert({ [field]: id, lastStep: 4, health: [] });
    expect({ status, body }).toEqual({ status: 200, body: { lastInsertId: id } });
    expect(await stored(id)).toMatchObject({
      lastStep: 4,
      answers: { healthConditions: [], excludedFoods: ['shrimp'], targets: ['self'] },
    });
  });

  it('keeps a start date that has passed meanwhile but takes no other past one', async () => {
    const id = await created();
    await test.database.transaction(async (queries) => {
      const survey = (await lockSurveyRow(queries, id))?.survey ?? null;
      if (survey === null) throw new Error('no survey');
      await saveSurvey(queries, { ...survey, answers: { ...survey.answers, startDate: '2026-11-01' } });
    });
    expect((await upsert({ id, dates: '2026-11-01', lastStep: 3 })).status).toBe(200);
    expect((await upsert({ id, dates: '2026-11-02' })).status).toBe(400);
    expect((await stored(id))?.answers.startDate).toBe('2026-11-01');
  });

  it('clears the start date with an empty text', async () => {
    const id = await created();
    await upsert({ id, dates: '' });
    expect((await stored(id))?.answers.startDate).toBeNull();
  });

  it('answers 404 for an id nobody has', async () => {
    const { status, body } = await upsert({ id: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11' });
    expect(status).toBe(404);
    expect(body).toMatchObject({ error: { code: 'surveyNotFound' } });
  });
});

describe('changing a survey at once', () => {
  const dishes = Array.from({ length: 12 }, (_, at) => `dish-${at}`);
  const refused = async (id: string) => (await stored(id))?.answers.refusedExtras.toSorted();

  it('loses no refusal of an extra, and none that is taken back', async () => {
    const id = await created({ refusedExtras: ['uyu'] });
    const refuse = dishes.map((dish) => ({ id, refusedExtras: [dish], basedOn: { refusedExtras: [] } }));
    const allow = { id, refusedExtras: [], basedOn: { refusedExtras: ['uyu'] } };
    const replies = await Promise.all([...refuse, allow].map(upsert));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await refused(id)).toEqual(dishes.toSorted());
  });

  it('loses no exclusion of somebody who started from the same list', async () => {
    const id = await created({ excludedIngredients: ['shrimp'] });
    const basedOn = { excludedIngredients: ['shrimp'] };
    const severe = { ingredient: '땅콩', strictness: '심한 알레르기' };
    await Promise.all([
      upsert({ id, excludedIngredients: ['shrimp', '땅콩'], excludedStrictness: [severe], basedOn }),
      upsert({ id, excludedIngredients: ['shrimp', '우유'], excludedStrictness: [], basedOn }),
      upsert({ id, excludedIngredients: [], basedOn }),
    ]);
    const answers = (await stored(id))?.answers;
    expect(answers?.excludedFoods).toEqual(expect.arrayContaining(['땅콩', '우유']));
    expect(answers?.excludedFoodStrictness).toEqual([{ food: '땅콩', strictness: 'severeAllergy' }]);
  });

  it('makes no list longer than a survey may hold, however often somebody adds to it', async () => {
    const foods = (from: number) => Array.from({ length: 60 }, (_, at) => `food ${from + at}`);
    const id = await created({ excludedIngredients: foods(0) });
    const { status, body } = await upsert({
      id,
      excludedIngredients: foods(60),
      basedOn: { excludedIngredients: [] },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: { code: 'invalidRequest', details: [{ field: 'excludedIngredients' }] },
    });
    expect((await stored(id))?.answers.excludedFoods).toEqual(foods(0));
  });

  it('takes a bounded number of characters of excluded foods', async () => {
    const texts = (count: number) => Array.from({ length: count }, (_, at) => `${at}`.padEnd(400, '가'));
    expect((await upsert({ excludedIngredients: texts(10) })).status).toBe(200);
    expect((await upsert({ excludedIngredients: texts(11) })).status).toBe(400);
  });
});
