import { productDetail, recipeDetail, recipeTips, upsertSurvey } from '@kkini/contract';
import { MEAL_TIMES, type Product } from '@kkini/domain';
import { aProduct, aRecipe } from '@kkini/domain/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { loadTestCatalogue } from '../../testing/load-test-catalogue.ts';

const stew = aRecipe({
  id: 'tofu-stew',
  title: '두부찌개',
  method: 'soup',
  ingredients: [
    { id: 'tofu', name: '두부', grams: 300, amount: '1모', role: 'main' },
    { id: 'zucchini', name: '애호박', grams: 150, amount: '1/2개', role: 'main' },
    { id: 'brown_rice_cooked', name: '현미밥', grams: 420, amount: '2공기', role: 'main' },
    { id: 'doenjang', name: '된장', grams: 30, amount: '2큰술', role: 'seasoning' },
  ],
});
const box: Product = aProduct({ id: 'tofu-box', name: '두부 도시락', ingredients: stew.ingredients });

const catalogue = await loadTestCatalogue();
const recipes = new Map([[stew.id, stew]]);
const test = await buildTestApp({ catalogue: { ...catalogue, recipes, products: new Map([[box.id, box]]) } });
afterAll(() => test.close());

async function aSurvey(answers: Readonly<Record<string, unknown>>): Promise<string> {
  return await test.answer(aWireSurvey(answers));
}

async function guideOf(request: object): Promise<string> {
  const { status, body } = await test.send(recipeTips.path, request);
  expect(status).toBe(200);
  return recipeTips.reply.parse(body).data.guide;
}

const HOME = { breakfast: '간편레시피', lunch: '간편레시피', dinner: '요리레시피' };

const codeOf = (body: unknown) => (body as { error: { code: string; message: string } }).error;

describe('asking for tips', () => {
  it('gives markdown written for the people of the survey, the same each time', async () => {
    const request = { itemId: stew.id, surveyId: await aSurvey({ health: ['당뇨'] }) };
    const guide = await guideOf(request);
    expect(guide).toMatch(/^[^\n]+요\.\n\n- [^\n]+요\.\n\n> /u);
    expect(await guideOf(request)).toBe(guide);
    expect(await guideOf({ ...request, variant: 3 })).not.toBe(guide);
  });

  it('gives the same tip in English', async () => {
    const request = { itemId: stew.id, surveyId: await aSurvey({ health: ['고혈압'] }), language: 'en' };
    const guide = await guideOf(request);
    expect(guide).toMatch(/^[A-Z][^\n]+\n\n- [A-Z][^\n]+\n\n> /u);
    expect(guide).not.toMatch(/[가-힣]/u);
  });

  it('speaks of a product as of something bought, and of nothing to who needs no advice', async () => {
    const surveyId = await aSurvey({ health: ['고혈압'] });
    const guide = await guideOf({ itemId: box.id, surveyId });
    expect(guide).toContain('나트륨');
    expect(guide).not.toMatch(/조리법|재어/u);
    expect(await guideOf({ itemId: box.id, surveyId: await aSurvey({}) })).toBe('');
  });

  it('is announced with each dish of a plan that gets one, and with no other', async () => {
    const whole = await buildTestApp({ catalogue });
    const surveyId = await whole.plan(
      aWireSurvey({ step1: ['자녀'], health: ['갑상선'], mealCategory: { ...HOME, lunch: '편의점' } }),
    );
    const { mealPlan } = await whole.shown(surveyId);
    const meals = Object.entries(mealPlan)
      .slice(0, 3)
      .flatMap(([date, day]) =>
        MEAL_TIMES.flatMap((mealTime) => {
          const id = day[mealTime]?.details?.id;
          return id === undefined ? [] : [{ id, place: { date, mealTime } }];
        }),
      );
    const announced: boolean[] = [];
    const written: boolean[] = [];
    for (const { id, place } of meals) {
      const call = place.mealTime === 'lunch' ? productDetail : recipeDetail;
      const { body } = await whole.send(call.path, { id, surveyId, ...place });
      announced.push([call.reply.parse(body)].flat()[0]?.has_tips ?? false);
      const tip = await whole.send(recipeTips.path, { itemId: id, surveyId, ...place });
      written.push(recipeTips.reply.parse(tip.body).data.guide !== '');
    }
    await whole.close();
    expect(announced).toEqual(written);
    expect(new Set(written)).toEqual(new Set([true, false]));
  });

  it('changes with the answers of the survey', async () => {
    const surveyId = await aSurvey({ health: ['고혈압'] });
    expect(await guideOf({ itemId: stew.id, surveyId })).not.toContain('퓨린');
    await test.send(upsertSurvey.path, { id: surveyId, health: ['통풍'] });
    expect(await guideOf({ itemId: stew.id, surveyId })).toContain('퓨린');
  });

  it('says one sentence for a dish that holds what was left out, without naming it', async () => {
    const surveyId = await aSurvey({ excludedIngredients: ['두부'] });
    const guide = await guideOf({ itemId: stew.id, surveyId });
    expect(guide).toContain('맞지 않을 수 있어요');
    expect(guide).not.toContain('두부');
  });

  it.each([
    ['no item', { surveyId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11' }],
    ['no survey', { itemId: 'tofu-stew' }],
    ['neither', {}],
    ['an empty item', { itemId: '', surveyId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11' }],
    ['a survey that is null', { itemId: 'tofu-stew', surveyId: null }],
  ])('says that required information is missing with %s', async (_case, request) => {
    const { status, body } = await test.send(recipeTips.path, request);
    expect(status).toBe(400);
    expect(codeOf(body)).toMatchObject({
      code: 'tipInfoMissing',
      message: 'required information is missing',
    });
  });

  it('tells an unknown item from an unknown survey', async () => {
    const surveyId = await aSurvey({});
    const unknown = await test.send(recipeTips.path, { itemId: 'no-such-dish', surveyId });
    expect([unknown.status, codeOf(unknown.body).code]).toEqual([404, 'itemNotFound']);
    for (const id of ['5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11', 'not-an-id']) {
      const { status, body } = await test.send(recipeTips.path, { itemId: stew.id, surveyId: id });
      expect([status, codeOf(body).code]).toEqual([404, 'surveyNotFound']);
    }
  });

  it('refuses a variant that is not offered', async () => {
    const surveyId = await aSurvey({});
    const { status, body } = await test.send(recipeTips.path, { itemId: stew.id, surveyId, variant: 10 });
    expect([status, codeOf(body).code]).toEqual([400, 'invalidRequest']);
  });
});
