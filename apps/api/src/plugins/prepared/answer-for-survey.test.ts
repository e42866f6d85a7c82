import {
  createMealPlan,
  createShare,
  deleteAccount,
  deleteSurvey,
  productDetail,
  recipeDetail,
  upsertSurvey,
} from '@kkini/contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { givenSecrets, signedTokens } from '../../platform/tokens.ts';
import { PASSWORD } from '../../testing/a-person.ts';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp, TEST_NOW } from '../../testing/build-test-app.ts';
import { keepAccount, keepToken } from '../../testing/kept-things.ts';
import { basisOf, loadSmallCatalogue } from '../../testing/load-test-catalogue.ts';
import { ReloadingPlanner } from '../../testing/workers/in-thread-planner.ts';
import { PreparedAnswers } from './prepared-answers.ts';

const tokens = signedTokens(givenSecrets('one secret for both processes'));
const prepared = new PreparedAnswers();
let now = TEST_NOW;
let questions = 0;
const other = await buildTestApp({ tokens, catalogue: await loadSmallCatalogue() });
const { catalogue } = other;
const planner = new ReloadingPlanner(catalogue);
const database = counted(other.database);
/** Two servers on one database, which counts the queries of the first. */
const test = await buildTestApp({ database, catalogue, planner, prepared, tokens, now: () => now });
beforeEach(() => {
  now = TEST_NOW;
  planner.reloaded = null;
});
afterAll(async () => {
  await test.app.close();
  await other.close();
});

function counted(database: Database): Database {
  return new Proxy(database, {
    get(whole, name: keyof Database) {
      if (name === 'ask' || name === 'transaction') questions += 1;
      const value = whole[name];
      return typeof value === 'function' ? value.bind(whole) : value;
    },
  });
}

async function read(endpoint: { readonly path: string }, request: object, tag = '') {
  const before = questions;
  const headers = { 'if-none-match': tag };
  const reply = await test.app.inject({ method: 'POST', url: endpoint.path, headers, body: request });
  const { statusCode: status, payload: text } = reply;
  return { status, text, tag: String(reply.headers['etag']), asked: questions - before };
}

/** A week with a recipe and a product, and the places of both. */
async function aPlan(token?: string) {
  const mealCategory = { breakfast: '공복', lunch: '도시락', dinner: '요리레시피' };
  const surveyId = await test.answer(aWireSurvey({ mealCategory }), token);
  await test.send(createMealPlan.path, { survey_id: surveyId }, token);
  const plan = await test.shown(surveyId);
  const [[date = '', day] = []] = Object.entries(plan.mealPlan);
  const { lunch, dinner } = day ?? {};
  const recipe = { id: dinner?.details.id ?? '', surveyId, date, mealTime: 'dinner' };
  const product = { id: lunch?.details.id ?? '', surveyId };
  return { surveyId, asked: [[recipeDetail, recipe] as const, [productDetail, product] as const] };
}

describe('the answer of a dish', () => {
  it('is kept: one question for a survey and none without, and not sent again to who holds it', async () => {
    const { asked } = await aPlan();
    for (const [endpoint, request] of asked) {
      const first = await read(endpoint, request);
      expect(await read(endpoint, request)).toEqual({ ...first, asked: 1 });
      expect(await read(endpoint, request, first.tag)).toMatchObject({ status: 304, text: '', asked: 1 });
      const alone = await read(endpoint, { id: request.id });
      expect(alone.text).not.toBe(first.text);
      expect(await read(endpoint, { id: request.id })).toEqual({ ...alone, asked: 0 });
    }
  });

  it('follows answers and plans that another server changes', async () => {
    const { surveyId, asked } = await aPlan();
    const before = await Promise.all(asked.map(([endpoint, request]) => read(endpoint, request)));
    const [served] = recipeDetail.reply.parse(JSON.parse(before[0]?.text ?? ''));
    const foods = Object.keys(JSON.parse(served?.ingredients ?? '{}'));
    await other.send(upsertSurvey.path, { id: surveyId, excludedIngredients: foods.slice(0, 1) });
    const [edited] = await Promise.all(asked.map(([endpoint, request]) => read(endpoint, request)));
    const [recipe] = recipeDetail.reply.parse(JSON.parse(edited?.text ?? ''));
    expect(recipe?.cautions).toContainEqual(expect.objectContaining({ code: 'excluded' }));
    expect(edited?.tag).not.toBe(before[0]?.tag);
    await other.send(createMealPlan.path, { survey_id: surveyId });
    const [endpoint, request] = asked[0] ?? [recipeDetail, {}];
    const fresh = await other.send(endpoint.path, request);
    expect(JSON.parse((await read(endpoint, request)).text)).toEqual(fresh.body);
  });

  it('names dishes as the catalogue of now does, and is the same after midnight', async () => {
    const { asked } = await aPlan();
    const { catalogue } = test;
    const products = new Map(
      [...catalogue.products].map(([key, product]) => [key, { ...product, name: `새 ${product.name}` }]),
    );
    const recipes = new Map(
      [...catalogue.recipes].map(([key, recipe]) => [key, { ...recipe, author: '새 요리사' }]),
    );
    const another = basisOf({ ...catalogue, products, recipes, dataVersion: 'another' });
    for (const [endpoint, request] of asked) {
      const alone = { id: request.id };
      const { text, tag } = await read(endpoint, alone);
      now = TEST_NOW + 12 * 3_600_000;
      expect((await read(endpoint, alone, tag)).status).toBe(304);
      planner.reloaded = another;
      const reloaded = await read(endpoint, alone, tag);
      expect(reloaded.text).toContain('새 ');
      planner.reloaded = null;
      expect((await read(endpoint, alone)).text).toBe(text);
    }
  });

  it('tells nothing of the survey to who holds a share alone', async () => {
    const { surveyId, asked } = await aPlan();
    const { body } = await test.send(createShare.path, { surveyId });
    const { shareId } = createShare.reply.parse(body);
    for (const [endpoint, request] of asked) {
      await read(endpoint, request);
      const shared = await read(endpoint, { ...request, surveyId: shareId });
      expect(shared.text).toBe((await read(endpoint, { id: request.id })).text);
    }
  });
});

it('leaves no bytes of a deleted survey or account in memory', async () => {
  const accountId = await keepAccount(test);
  const token = await keepToken(test, tokens, { accountId, kind: 'good' });
  const free = await aPlan();
  const before = prepared.size;
  const owned = await aPlan(token);
  for (const [endpoint, request] of owned.asked) await read(endpoint, request);
  expect(prepared.size).toBeGreaterThan(before);
  const gone = await test.send(deleteAccount.path, { password: PASSWORD }, token);
  expect([gone.status, prepared.size]).toEqual([200, before]);
  await test.send(deleteSurvey.path, { surveyId: free.surveyId });
  expect(prepared.size).toBeLessThan(before);
});
