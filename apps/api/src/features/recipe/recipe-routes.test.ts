import { recipeDetail, upsertSurvey } from '@kkini/contract';
import { aRecipe } from '@kkini/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { loadTestCatalogue } from '../../testing/load-test-catalogue.ts';

const stew = aRecipe({
  id: 'tofu-stew',
  title: '두부찌개',
  level: 'easy',
  ingredients: [
    { id: 'tofu', name: '두부', grams: 300, amount: '1모', role: 'main' },
    { id: 'doenjang', name: '된장', grams: 30, amount: '2큰술', role: 'seasoning' },
  ],
  steps: [
    { text: '두부를 썰어요.', details: ['2cm로 깍둑썰어요.'] },
    { text: '끓여요.', details: [] },
  ],
});

let test: TestApp;
beforeAll(async () => {
  const catalogue = await loadTestCatalogue();
  test = await buildTestApp({ catalogue: { ...catalogue, recipes: new Map([[stew.id, stew]]) } });
}, 60_000);
afterAll(() => test.close());

describe('reading a recipe', () => {
  it('gives ingredients and steps as JSON texts, sub-steps marked', async () => {
    const { status, body } = await test.send(recipeDetail.path, { id: 'tofu-stew', surveyId: null });
    const [recipe] = recipeDetail.reply.parse(body);
    expect(status).toBe(200);
    expect(recipe).toMatchObject({ title: '두부찌개', level: '쉬움', author: stew.author, ori_url: null });
    expect(JSON.parse(recipe?.ingredients ?? '')).toEqual({ 두부: '1모', 된장: '2큰술' });
    expect(JSON.parse(recipe?.instructions ?? '')).toEqual([
      '두부를 썰어요.',
      '- 2cm로 깍둑썰어요.',
      '끓여요.',
    ]);
  });

  it('says how the recipe meets what a survey leaves out, and nothing without a survey', async () => {
    const { body } = await test.send(upsertSurvey.path, { excludedIngredients: ['두부'] });
    const surveyId = upsertSurvey.reply.parse(body).lastInsertId;
    const read = async (request: object) => {
      const reply = await test.send(recipeDetail.path, { id: 'tofu-stew', ...request });
      return recipeDetail.reply.parse(reply.body)[0]?.cautions;
    };
    expect(await read({ surveyId })).toEqual([{ code: 'excluded', food: '두부' }]);
    expect(await read({})).toEqual([]);
    expect(await read({ surveyId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11' })).toEqual([]);
  });

  it('gives an empty list for an unknown id', async () => {
    expect(await test.send(recipeDetail.path, { id: 'no-such-recipe' })).toEqual({ status: 200, body: [] });
  });
});
