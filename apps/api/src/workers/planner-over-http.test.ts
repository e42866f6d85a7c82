import { setTimeout as pause } from 'node:timers/promises';
import { createMealPlan, getMealPlan } from '@kkini/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexCatalogue, type LoadedCatalogue } from '../platform/read-catalogue.ts';
import { aWireSurvey } from '../testing/a-wire-survey.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { withFewDishes } from '../testing/few-dishes.ts';
import { loadBundledCatalogue } from '../testing/load-test-catalogue.ts';
import { type BuiltWorker, buildWorker } from '../testing/workers/build-worker.ts';
import { PlannerPool } from './planner-pool.ts';

const START_LIMIT_MS = 240_000;
/** Pause between calls while new threads start, which would otherwise share their core with many planned weeks. */
const BREATH_MS = 150;

let catalogue: LoadedCatalogue;
let worker: BuiltWorker;
let pool: PlannerPool;
let test: TestApp;
beforeAll(async () => {
  catalogue = indexCatalogue(withFewDishes(await loadBundledCatalogue(), 16, 16));
  worker = await buildWorker('workers/planner-worker.ts');
  pool = new PlannerPool({
    file: worker.file,
    catalogue,
    threads: 1,
    waiting: 2,
    waitLimitMs: START_LIMIT_MS,
  });
  test = await buildTestApp({ catalogue, planner: pool });
  await pool.warm();
});
afterAll(async () => {
  await test.close();
  await pool.close();
  worker.remove();
});

async function aSurveyId(): Promise<string> {
  return await test.answer(aWireSurvey());
}

const create = (id: string) =>
  test.app.inject({ method: 'POST', url: createMealPlan.path, body: { survey_id: id } });

describe('a server that plans in threads', () => {
  it('says when to ask again once it has too much to plan', async () => {
    const ids = await Promise.all(Array.from({ length: 16 }, aSurveyId));
    const replies = await Promise.all(ids.map(create));
    const refused = replies.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(16);
    for (const { headers } of refused) expect(headers['retry-after']).toBe('2');
    expect(replies.filter(({ statusCode }) => ![200, 503].includes(statusCode))).toEqual([]);
  });

  it('answers every call while the catalogue is replaced, and shows only what is in the new one', async () => {
    const smaller = indexCatalogue({
      dataVersion: 'smaller',
      taxonomy: catalogue.taxonomy.source,
      cookbook: catalogue.cookbook.filter((_, index) => index % 3 > 0),
      products: [...catalogue.products.values()],
      unitWeights: catalogue.unitWeights,
      sources: [],
    });
    const statuses: number[] = [];
    let isSwapped = false;
    const swapped = pool.useCatalogue(smaller).then(() => {
      isSwapped = true;
    });
    const id = await aSurveyId();
    for (; !isSwapped; await pause(BREATH_MS)) {
      const others = await Promise.all([aSurveyId(), aSurveyId()]);
      const replies = await Promise.all([id, ...others].map(create));
      statuses.push(...replies.map(({ statusCode }) => statusCode));
    }
    await swapped;
    statuses.push((await create(id)).statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { body } = await test.send(getMealPlan.path, { surveyId: id });
    const { mealPlan } = getMealPlan.reply.parse(body);
    const shown = Object.values(mealPlan).flatMap(({ breakfast, lunch, dinner }) => [
      breakfast,
      lunch,
      dinner,
    ]);
    expect(shown).toHaveLength(21);
    for (const meal of shown) expect(smaller.recipes.has(meal?.details.id ?? '')).toBe(true);
  });
});
