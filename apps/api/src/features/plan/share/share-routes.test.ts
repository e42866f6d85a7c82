import {
  changeMeal,
  createShare,
  errorEnvelopeSchema,
  getMealPlan,
  listShares,
  MOST_SHARES,
  productDetail,
  recipeDetail,
  upsertSurvey,
  withdrawShare,
} from '@kkini/contract';
import { MEAL_TIMES } from '@kkini/domain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireSurvey } from '../../../testing/a-wire-survey.ts';
import { buildTestApp, TEST_NOW } from '../../../testing/build-test-app.ts';
import { emptyTables } from '../../../testing/open-test-database.ts';

let time = TEST_NOW;
const test = await buildTestApp({ now: () => time });
beforeEach(() => emptyTables(test.database));
afterAll(() => test.close());

const ANSWERS = {
  mealCategory: { breakfast: '간편레시피', lunch: '식당', dinner: '요리레시피' },
  area: ['비밀동'],
  health: ['당뇨', '통풍'],
  excludedIngredients: ['땅콩', '비밀콩'],
};

async function aPlannedSurvey(): Promise<string> {
  const id = await test.plan(aWireSurvey(ANSWERS));
  return id;
}

const share = async (surveyId: string, another = false) =>
  createShare.reply.parse((await test.send(createShare.path, { surveyId, another })).body);
const plan = async (id: string) => {
  const { body, status } = await test.send(getMealPlan.path, { surveyId: id });
  expect(status).toBe(200);
  return getMealPlan.reply.parse(body);
};
const listed = async (surveyId: string) =>
  listShares.reply.parse((await test.send(listShares.path, { surveyId })).body).shares;

/** Fields of a meal that only its owner sees. */
const UNTOLD = { area: null, asked_category: null, portions: [], sodium_range: null };

describe('a shared plan', () => {
  it('shows the meals of the plan and nothing that tells an answer', async () => {
    const id = await aPlannedSurvey();
    const own = await plan(id);
    const { shareId } = await share(id);
    const { body } = await test.send(getMealPlan.path, { surveyId: shareId });
    const seen = getMealPlan.reply.parse(body);
    expect(seen).toMatchObject({ quality: null, notices: ['general'], shared: true });
    expect(Object.keys(seen.mealPlan)).toEqual(Object.keys(own.mealPlan));
    for (const [date, day] of Object.entries(seen.mealPlan)) {
      expect(day).toMatchObject({ dayMealId: null, emptyReasons: {} });
      for (const mealTime of MEAL_TIMES) {
        const { type, details } = own.mealPlan[date]?.[mealTime] ?? {};
        expect(day[mealTime]).toEqual({ type, details: { ...details, ...UNTOLD } });
      }
    }
    const text = JSON.stringify(body);
    for (const secret of [id, '비밀동', '비밀콩', 'gout', 'diabetes']) expect(text).not.toContain(secret);
  });

  it('leaves out a meal its owner has forbidden since, without the reason', async () => {
    const id = await aPlannedSurvey();
    const { shareId } = await share(id);
    const everyFood = Object.values((await plan(id)).mealPlan).flatMap(
      (day) => day.dinner?.details.ingredients.slice(0, 1) ?? [],
    );
    await test.send(upsertSurvey.path, { id, excludedIngredients: everyFood });
    const owned = Object.values((await plan(id)).mealPlan);
    expect(owned.filter(({ emptyReasons }) => emptyReasons.dinner).length).toBeGreaterThan(0);
    const { body } = await test.send(getMealPlan.path, { surveyId: shareId });
    expect(JSON.stringify(body)).not.toContain('blockedAfterEdit');
  });

  it('opens pages of dishes without a word about its owner', async () => {
    const id = await aPlannedSurvey();
    const { shareId } = await share(id);
    const days = Object.values((await plan(shareId)).mealPlan);
    const day = days.find(({ lunch }) => lunch?.type === '제품');
    const recipe = day?.dinner?.details.id ?? '';
    const product = day?.lunch?.details.id ?? '';
    const eaten = day?.dinner?.details.ingredients ?? [];
    await test.send(upsertSurvey.path, { id, excludedIngredients: eaten });
    for (const [path, dish] of [
      [recipeDetail.path, recipe],
      [productDetail.path, product],
    ] as const) {
      const shared = await test.send(path, { id: dish, surveyId: shareId });
      expect(shared.status).toBe(200);
      expect(shared.body).toEqual((await test.send(path, { id: dish })).body);
    }
    const owned = await test.send(recipeDetail.path, { id: recipe, surveyId: id });
    expect(recipeDetail.reply.parse(owned.body)[0]?.cautions).not.toEqual([]);
  });

  it('can not be changed by the share id', async () => {
    const { shareId } = await share(await aPlannedSurvey());
    const wish = { dayMealId: shareId, mealType: 'lunch', category: '공복' };
    expect((await test.send(changeMeal.path, wish)).status).toBe(404);
    expect((await test.send(upsertSurvey.path, { id: shareId, health: [] })).status).toBe(404);
    expect((await test.send(createShare.path, { surveyId: shareId })).status).toBe(404);
  });
});

describe('shares of a plan', () => {
  it('are made once however often the plan is shared, and one more on wish', async () => {
    const id = await aPlannedSurvey();
    const first = await share(id);
    expect(await share(id)).toEqual(first);
    time = TEST_NOW + 1000;
    const second = await share(id, true);
    expect(await listed(id)).toEqual([second, first]);
    expect(second.shareId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('are as unknown once withdrawn as if they had never been', async () => {
    const id = await aPlannedSurvey();
    const { shareId } = await share(id);
    const kept = await share(id, true);
    const never = await test.send(getMealPlan.path, { surveyId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11' });
    expect((await test.send(withdrawShare.path, { surveyId: id, shareId })).status).toBe(200);
    expect(await test.send(getMealPlan.path, { surveyId: shareId })).toEqual(never);
    expect(await listed(id)).toEqual([kept]);
    expect((await plan(kept.shareId)).shared).toBe(true);
    const again = await test.send(withdrawShare.path, { surveyId: id, shareId });
    expect(errorEnvelopeSchema.parse(again.body).error.code).toBe('shareNotFound');
  });

  it('can not be withdrawn through another survey', async () => {
    const { shareId } = await share(await aPlannedSurvey());
    const { status } = await test.send(withdrawShare.path, { surveyId: await aPlannedSurvey(), shareId });
    expect(status).toBe(404);
    expect((await plan(shareId)).shared).toBe(true);
  });

  it('need a plan, and are at most twenty', async () => {
    const unplanned = await test.answer(aWireSurvey());
    const early = await test.send(createShare.path, { surveyId: unplanned });
    expect(errorEnvelopeSchema.parse(early.body).error.code).toBe('planNotFound');
    const id = await aPlannedSurvey();
    for (let made = 0; made < MOST_SHARES; made += 1) await share(id, true);
    const beyond = await test.send(createShare.path, { surveyId: id, another: true });
    expect([beyond.status, errorEnvelopeSchema.parse(beyond.body).error.code]).toEqual([409, 'shareLimit']);
  });
});
