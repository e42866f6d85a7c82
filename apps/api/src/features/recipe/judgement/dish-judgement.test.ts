import { productDetail, recipeDetail, upsertSurvey } from '@kkini/contract';
import { aLine, aNutrition, aProduct, aRecipe } from '@kkini/domain/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { aWireSurvey } from '../../../testing/a-wire-survey.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { loadTestCatalogue } from '../../../testing/load-test-catalogue.ts';

const asLabelled = (central: number) => ({ central, low: null, high: null, n: 1 });
const light = aProduct({
  id: 'light',
  nutrition: aNutrition({ energyKcal: 504, sodiumMg: 400, carbohydrateG: 50 }),
  measured: { sodiumMg: asLabelled(400), energyKcal: asLabelled(504), basis: 'labels', source: 'label' },
  ingredients: [aLine('tofu', '두부')],
});
const salty = aProduct({
  ...light,
  id: 'salty',
  nutrition: aNutrition({ ...light.nutrition, sodiumMg: 1500 }),
  measured: { sodiumMg: asLabelled(1500), energyKcal: asLabelled(504), basis: 'labels', source: 'label' },
});
const small = aProduct({
  ...light,
  id: 'small',
  nutrition: aNutrition({ ...light.nutrition, energyKcal: 320 }),
  measured: { sodiumMg: asLabelled(400), energyKcal: asLabelled(320), basis: 'labels', source: 'label' },
});
const unstated = aProduct({
  ...light,
  id: 'unstated',
  nutrition: aNutrition({ ...light.nutrition, sodiumMg: null }),
});
const unmeasured = aProduct({
  id: 'unmeasured',
  nutrition: { ...light.nutrition, energyKcal: 600 },
  ingredients: light.ingredients,
});
const soda = aProduct({ ...light, id: 'soda', ingredients: [aLine('soft_drink', '콜라')] });
const recipe = aRecipe({
  id: 'light-recipe',
  ingredients: [aLine('tofu', '두부')],
  nutrition: aNutrition({ ...light.nutrition, proteinG: 15 }),
});

const catalogue = await loadTestCatalogue();
const products = new Map(
  [light, salty, small, unstated, unmeasured, soda].map((product) => [product.id, product]),
);
const recipes = new Map([[recipe.id, recipe]]);
const test = await buildTestApp({ catalogue: { ...catalogue, products, recipes } });
afterAll(() => test.close());

async function aSurvey(changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { body } = await test.send(
    upsertSurvey.path,
    aWireSurvey({ health: ['당뇨', '고혈압'], ...changes }),
  );
  return upsertSurvey.reply.parse(body).lastInsertId;
}

async function judgementOf(id: string, surveyId: string | null) {
  const { body } = await test.send(productDetail.path, { id, surveyId });
  return productDetail.reply.parse(body).judgement;
}

describe('a dish opened from a plan', () => {
  it('suits people whose limits of a meal it keeps', async () => {
    const judgement = await judgementOf('light', await aSurvey());
    expect(judgement?.conditions).toEqual(['diabetes', 'hypertension']);
    expect(judgement?.dayLimits.sodiumMg).toBe(1800);
    expect(judgement?.verdict).toMatchObject({ code: 'within' });
  });

  it('names what is more than a meal may hold', async () => {
    const { verdict } = (await judgementOf('salty', await aSurvey())) ?? {};
    expect(verdict).toEqual({ code: 'above', nutrients: ['sodiumMg'], by: [] });
  });

  it('is not called a meal where it holds much less energy than one', async () => {
    const ofCondition = (await judgementOf('small', await aSurvey()))?.verdict;
    expect(ofCondition).toMatchObject({ code: 'within' });
    expect(ofCondition).not.toMatchObject({ nutrients: expect.arrayContaining(['energyKcal']) });
    expect((await judgementOf('light', await aSurvey({ health: [] })))?.verdict).toMatchObject({
      code: 'within',
    });
    expect((await judgementOf('small', await aSurvey({ health: [] })))?.verdict).toBeNull();
  });

  it('is not called suitable where what is sold may hold more', async () => {
    const { verdict } = (await judgementOf('unmeasured', await aSurvey())) ?? {};
    expect(verdict).toMatchObject({ code: 'likely', nutrients: ['energyKcal'] });
  });

  it('says whose rules keep it out of plans', async () => {
    const { verdict } = (await judgementOf('soda', await aSurvey())) ?? {};
    expect(verdict).toEqual({ code: 'unsuitable', owner: 'diabetes' });
  });

  it('is not called suitable where a figure is missing or a caution speaks', async () => {
    expect((await judgementOf('unstated', await aSurvey()))?.verdict).toBeNull();
    const surveyId = await aSurvey({ excludedIngredients: ['두부'] });
    expect((await judgementOf('light', surveyId))?.verdict).toBeNull();
  });

  it.each([
    ['swallows with difficulty', { answers: { swallow: 'yes' } }],
    ['has kidneys of stage 4 or 5', { answers: { kidney: 'stage4to5' } }],
  ])('is not called suitable for somebody who gets no plan: %s', async (_, person) => {
    const surveyId = await aSurvey({ health: [], persons: [{ target: '본인', ...person }] });
    const judgement = await judgementOf('light', surveyId);
    expect(judgement?.dayLimits.sodiumMg).toBeGreaterThan(0);
    expect(judgement?.verdict).toBeNull();
  });

  it('is judged for a recipe as for a product', async () => {
    const surveyId = await aSurvey();
    const { body } = await test.send(recipeDetail.path, { id: recipe.id, surveyId });
    const { portions, ...judged } = recipeDetail.reply.parse(body)[0]?.judgement ?? expect.fail();
    const { portions: bought, ...product } = (await judgementOf('light', surveyId)) ?? expect.fail();
    expect(judged).toEqual(product);
    // A person eating alone has all of a bought dish, and as much of a home dish as suits a meal.
    expect(bought).toMatchObject([{ target: 'self', count: 1, nutrient: { calorie: 504, sodium: 400 } }]);
    expect(portions).toMatchObject([{ target: 'self', count: 1, nutrient: { calorie: 630, sodium: 500 } }]);
  });

  it('tells nobody without the survey id about its people', async () => {
    expect(await judgementOf('light', null)).toBeNull();
    expect(await judgementOf('light', '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11')).toBeNull();
  });
});
