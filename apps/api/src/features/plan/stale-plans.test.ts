import { changeMeal, claimSurveys, createMealPlan, deleteSurvey, upsertSurvey } from '@kkini/contract';
import { weekViolations } from '@kkini/planner';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson } from '../../testing/a-person.ts';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { loadSmallCatalogue } from '../../testing/load-test-catalogue.ts';
import { emptyTables } from '../../testing/open-test-database.ts';
import { InThreadPlanner } from '../../testing/workers/in-thread-planner.ts';
import type { PlannerJob } from '../../workers/planner.ts';
import { type PlanningBasis, visitorOf } from '../../workers/planning-basis.ts';

/** A planner that triggers another event while it works. */
class DisturbedPlanner extends InThreadPlanner {
  disturb: () => Promise<unknown> = () => Promise.resolve();
  asked = 0;
  /** What an import has made of the catalogue. */
  renewed: PlanningBasis | null = null;

  override get basis(): PlanningBasis {
    return this.renewed ?? super.basis;
  }

  override async ask<Job extends PlannerJob>(job: Job) {
    const answer = super.ask(job);
    if (job.kind === 'planWeek' || job.kind === 'changeMeal') {
      this.asked += 1;
      await this.disturb();
    }
    return await answer;
  }
}

const test = await buildTestApp({ catalogue: await loadSmallCatalogue() });
const planner = new DisturbedPlanner(test.catalogue);
const other = await buildTestApp({ database: test.database, catalogue: test.catalogue, planner });
beforeEach(async () => {
  planner.disturb = () => Promise.resolve();
  planner.asked = 0;
  planner.renewed = null;
  await emptyTables(test.database);
});
afterAll(async () => {
  await other.app.close();
  await test.close();
});

/** Meals that are planned quickly. */
const mealCategory = { breakfast: '공복', lunch: '도시락', dinner: '간편레시피' };

async function aSurveyId(): Promise<string> {
  return await test.answer(aWireSurvey({ mealCategory }));
}

const edit = (id: string, changes: object) => test.send(upsertSurvey.path, { id, ...changes });
const create = (app: TestApp, id: string, named: object = {}) =>
  app.send(createMealPlan.path, { survey_id: id, ...named });

/** The stored answers and plan, and the meals the answers forbid. */
async function stored(id: string) {
  const { survey, plan } = await test.stored(id);
  if (survey === null) throw new Error('no survey');
  const { candidates, tables } = planner.basis;
  const visitor = visitorOf(planner.basis, survey.answers);
  const violations = weekViolations({ week: plan?.days ?? [], candidates, tables, visitor });
  return { answers: survey.answers, plan, violations };
}

function once(work: () => Promise<unknown>): () => Promise<unknown> {
  let isDone = false;
  return async () => {
    if (isDone) return;
    isDone = true;
    await work();
  };
}

describe('a survey edited while its week is planned', () => {
  it('is planned again with the edited answers, which stay as edited', async () => {
    const id = await aSurveyId();
    planner.disturb = once(() => edit(id, { eatingHabits: ['채식'], excludedIngredients: ['두부', '달걀'] }));
    const { status } = await create(other, id, { health: ['당뇨'], excluded_ingredients: ['땅콩'] });
    expect(status).toBe(200);
    expect(planner.asked).toBe(2);
    const { answers, plan, violations } = await stored(id);
    expect(answers).toMatchObject({
      healthConditions: ['diabetes'],
      eatingStyles: ['vegetarian'],
      excludedFoods: ['두부', '달걀'],
    });
    expect(plan?.days).toHaveLength(7);
    expect(violations).toEqual([]);
  });

  it('is not planned again when the edit changes no answer', async () => {
    const id = await aSurveyId();
    planner.disturb = once(() => edit(id, { lastStep: 4 }));
    expect((await create(other, id)).status).toBe(200);
    expect(planner.asked).toBe(1);
  });

  it('is planned again with the edited answers where the request named none', async () => {
    const id = await aSurveyId();
    planner.disturb = once(() => edit(id, { eatingHabits: ['채식'], excludedIngredients: ['두부', '달걀'] }));
    expect((await create(other, id)).status).toBe(200);
    expect(planner.asked).toBe(2);
    expect((await stored(id)).violations).toEqual([]);
  });

  it.each([
    ['first', 0],
    ['next', 1],
  ])('is planned once more where another server planned its %s week meanwhile', async (_, weeks) => {
    const id = await aSurveyId();
    for (let made = 0; made < weeks; made += 1) await create(test, id);
    planner.disturb = once(() => create(test, id));
    expect((await create(other, id)).status).toBe(200);
    expect(planner.asked).toBe(2);
    const next = weeks + 2;
    expect((await stored(id)).plan).toMatchObject({ regeneration: next - 1, nextRegeneration: next });
  });

  it('is planned again where the catalogue was replaced meanwhile', async () => {
    const id = await aSurveyId();
    planner.disturb = once(async () => {
      planner.renewed = { ...planner.basis };
    });
    expect((await create(other, id)).status).toBe(200);
    expect(planner.asked).toBe(2);
  });

  it('gets no week from a stranger once it belongs to an account, and none once it is deleted', async () => {
    const { token } = await aPerson(test);
    const id = await aSurveyId();
    planner.disturb = once(() => test.send(claimSurveys.path, { surveyIds: [id] }, token));
    expect(await create(other, id)).toMatchObject({ status: 401, body: { error: { code: 'signInNeeded' } } });
    expect((await stored(id)).plan).toBeNull();
    const gone = await aSurveyId();
    planner.disturb = once(() => test.send(deleteSurvey.path, { surveyId: gone }));
    expect(await create(other, gone)).toMatchObject({ body: { error: { code: 'surveyNotFound' } } });
  });

  it('ends as busy, with nothing saved, when the edits never stop', async () => {
    const id = await aSurveyId();
    let edits = 0;
    planner.disturb = () => edit(id, { health: edits++ % 2 === 0 ? ['통풍'] : [] });
    const reply = await other.app.inject({
      method: 'POST',
      url: createMealPlan.path,
      body: { survey_id: id },
    });
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('2');
    expect(planner.asked).toBe(5);
    expect((await stored(id)).plan).toBeNull();
  });

  it('is planned as the other server saw it last when two plan it at once', async () => {
    const id = await aSurveyId();
    const wishes = ['채식', '일반식', '채식', '일반식'].flatMap((habit, index) => [
      create(test, id, {
        eating_habits: [habit],
        excluded_ingredients: index % 2 === 0 ? ['두부'] : ['새우'],
      }),
      create(other, id, { eating_habits: [habit], excluded_ingredients: ['달걀', '돼지고기'] }),
    ]);
    const statuses = (await Promise.all(wishes)).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const { plan, violations } = await stored(id);
    expect(plan?.days).toHaveLength(7);
    expect(violations).toEqual([]);
  });
});

describe('a survey edited while a meal is chosen', () => {
  const change = (dayMealId: string) =>
    other.send(changeMeal.path, { dayMealId, mealType: '점심', category: '간편레시피' });

  it('gets a meal that the edited answers allow', async () => {
    const id = await aSurveyId();
    await create(test, id);
    const day = (await stored(id)).plan?.days[2];
    planner.disturb = once(() => edit(id, { eatingHabits: ['채식'], health: ['통풍', '당뇨'] }));
    expect((await change(day?.dayMealId ?? '')).body).toMatchObject({ result: 'ok' });
    expect(planner.asked).toBe(2);
    const { violations } = await stored(id);
    expect(violations.filter(({ date, mealTime }) => date === day?.date && mealTime === 'lunch')).toEqual([]);
  });

  it('gets none when the plan was replaced meanwhile', async () => {
    const id = await aSurveyId();
    await create(test, id);
    const day = (await stored(id)).plan?.days[2];
    planner.disturb = once(() => create(test, id));
    expect((await change(day?.dayMealId ?? '')).body).toMatchObject({ error: { code: 'dayMealNotFound' } });
    expect((await stored(id)).plan?.days.map(({ changes }) => changes)).toEqual(Array(7).fill(0));
  });
});
