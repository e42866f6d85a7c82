import { recipeDetail } from '@kkini/contract';
import { aRecipe } from '@kkini/domain/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
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
  tags: ['soupy'],
  substitutions: [
    { from: 'tofu', to: 'egg', note: '달걀 2개를 풀어 넣어요.' },
    { from: 'tofu', to: 'chicken_breast', note: '얇게 썰어 10분 더 끓여요.' },
    { from: 'tofu', to: 'wheat_flour', note: '생강즙을 조금 섞어 떠 넣어요.' },
  ],
});

const squidBowl = aRecipe({
  id: 'squid-bowl',
  title: '오징어덮밥',
  ingredients: [
    { id: 'squid', name: '오징어', grams: 150, amount: '1마리', role: 'main' },
    { id: 'shrimp', name: '새우', grams: 50, amount: '5마리', role: 'main' },
  ],
  substitutions: [
    { from: 'squid', to: 'cuttlefish', note: '같은 양 넣어요.' },
    { from: 'squid', to: 'octopus', note: '같은 양 넣어요.' },
    { from: 'squid', to: 'tofu', note: '같은 양 넣어요.' },
    { from: 'shrimp', to: 'crab', note: '같은 양 넣어요.' },
    { from: 'shrimp', to: 'chicken_breast', note: '같은 양 넣어요.' },
  ],
});

const catalogue = await loadTestCatalogue();
const test = await buildTestApp({
  catalogue: { ...catalogue, recipes: new Map([stew, squidBowl].map((recipe) => [recipe.id, recipe])) },
});
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
    const surveyId = await test.answer({ excludedIngredients: ['두부'] });
    const read = async (request: object) => {
      const reply = await test.send(recipeDetail.path, { id: 'tofu-stew', ...request });
      return recipeDetail.reply.parse(reply.body)[0]?.cautions;
    };
    expect(await read({ surveyId })).toEqual([{ code: 'excluded', food: '두부', food_en: 'tofu' }]);
    expect(await read({})).toEqual([]);
    expect(await read({ surveyId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11' })).toEqual([]);
  });

  it('tells what the dish is like and every food that may be replaced', async () => {
    const { body } = await test.send(recipeDetail.path, { id: 'tofu-stew' });
    const [recipe] = recipeDetail.reply.parse(body);
    expect(recipe?.tags).toEqual(['국물요리']);
    expect(recipe?.substitutions.map(({ from, to }) => `${from}→${to}`)).toEqual([
      '두부→달걀',
      '두부→닭가슴살',
      '두부→밀가루',
    ]);
  });

  it('offers no replacement that the people of a survey must not eat', async () => {
    const read = async (answers: object) => {
      const surveyId = await test.answer(answers);
      const { body } = await test.send(recipeDetail.path, { id: 'tofu-stew', surveyId });
      return recipeDetail.reply.parse(body)[0]?.substitutions.map(({ to }) => to);
    };
    expect(await read({ excludedIngredients: ['달걀'] })).toEqual(['닭가슴살', '밀가루']);
    expect(await read({ excludedIngredients: ['생강'] })).toEqual(['달걀', '닭가슴살']);
    expect(await read({ eatingHabits: ['채식'] })).toEqual(['달걀', '밀가루']);
    expect(await read({ excludedIngredients: ['밀', '닭고기', '달걀'] })).toEqual([]);
  });

  it('offers no food of the family of one that is left out, nor a relative in its place', async () => {
    const read = async (food: string) => {
      const surveyId = await test.answer({ excludedIngredients: [food] });
      const { body } = await test.send(recipeDetail.path, { id: 'squid-bowl', surveyId });
      return recipeDetail.reply.parse(body)[0]?.substitutions.map(({ to }) => to);
    };
    expect(await read('오징어')).toEqual(['두부', '게', '닭가슴살']);
    expect(await read('새우')).toEqual(['갑오징어', '문어', '두부', '닭가슴살']);
    expect(await read('간장')).toEqual(['갑오징어', '문어', '게', '닭가슴살']);
  });

  it('gives an empty list for an unknown id', async () => {
    expect(await test.send(recipeDetail.path, { id: 'no-such-recipe' })).toEqual({ status: 200, body: [] });
  });
});
