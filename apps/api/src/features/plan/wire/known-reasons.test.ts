import { changeMeal, getMealPlan, mealCandidates, upsertSurvey } from '@kkini/contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../app-error.ts';
import { aWireSurvey } from '../../../testing/a-wire-survey.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { loadSmallCatalogue } from '../../../testing/load-test-catalogue.ts';
import { emptyTables } from '../../../testing/open-test-database.ts';
import { InThreadPlanner } from '../../../testing/workers/in-thread-planner.ts';
import type { PlannerJob } from '../../../workers/planner.ts';

const DATE = '2026-11-22';

/** Counts its explain jobs and refuses them on demand. */
class CountingPlanner extends InThreadPlanner {
  explained = 0;
  refusal: Error | null = null;

  override async ask<Job extends PlannerJob>(job: Job) {
    if (job.kind === 'explainWeek') {
      this.explained += 1;
      if (this.refusal !== null) throw this.refusal;
    }
    return await super.ask(job);
  }
}

const catalogue = await loadSmallCatalogue();
const planner = new CountingPlanner(catalogue);
const test = await buildTestApp({ catalogue, planner });
beforeEach(async () => {
  planner.explained = 0;
  planner.refusal = null;
  await emptyTables(test.database);
});
afterAll(() => test.close());

async function aPlan(changes: Readonly<Record<string, unknown>> = {}) {
  const id = await test.plan(aWireSurvey(changes));
  const ask = () => test.send(getMealPlan.path, { surveyId: id });
  return { id, ask, read: async () => getMealPlan.reply.parse((await ask()).body) };
}

describe('the reasons of a plan', () => {
  it('stand beside the meals, at most two for each, and name dishes by their titles', async () => {
    const { read } = await aPlan({
      mealCategory: { breakfast: '공복', lunch: '도시락', dinner: '요리레시피' },
    });
    const { mealPlan, reasons } = await read();
    expect(Object.keys(reasons ?? {})).toEqual(Object.keys(mealPlan));
    for (const { breakfast, lunch, dinner } of Object.values(reasons ?? {})) {
      expect(breakfast).toBeUndefined();
      for (const each of [...(lunch ?? []), ...(dinner ?? [])]) {
        if (!('runnerUpId' in each)) continue;
        const { recipes, products } = test.catalogue;
        const title = recipes.get(each.runnerUpId)?.title ?? products.get(each.runnerUpId)?.name;
        expect(each.runnerUpTitle).toBe(title);
      }
      expect(lunch?.length ?? 0).toBeLessThanOrEqual(2);
      expect(dinner?.length ?? 0).toBeLessThanOrEqual(2);
    }
    expect(Object.values(reasons ?? {}).some(({ lunch, dinner }) => lunch && dinner)).toBe(true);
  });

  it('are worked out once for a week that stays as it is', async () => {
    const { read } = await aPlan();
    const [first, ...others] = await Promise.all([read(), read(), read()]);
    expect(others).toEqual([first, first]);
    expect(await read()).toEqual(first);
    expect(planner.explained).toBe(1);
  });

  it('are those of the new week after a change of a meal, and of the former one after it is taken back', async () => {
    const { read } = await aPlan();
    const before = await read();
    const day = before.mealPlan[DATE];
    const slot = { dayMealId: day?.dayMealId, mealType: '점심', category: '도시락' };
    const offered = await test.send(mealCandidates.path, slot);
    const [candidate] = mealCandidates.reply.parse(offered.body).candidates;
    await test.send(changeMeal.path, { ...slot, candidateId: candidate?.id });
    const after = await read();
    expect(after.mealPlan[DATE]?.lunch).toEqual(candidate?.meal);
    expect(after.reasons?.[DATE]).not.toEqual(before.reasons?.[DATE]);
    const former = day?.lunch?.details;
    const back = { ...slot, category: former?.category, candidateId: former?.id };
    await test.send(changeMeal.path, back);
    expect((await read()).reasons).toEqual(before.reasons);
  });

  it('are others for other answers, with none for a meal they forbid', async () => {
    const { id, read } = await aPlan();
    await read();
    await test.send(upsertSurvey.path, { id, eatingHabits: ['채식'], health: ['통풍'] });
    const { mealPlan, reasons } = await read();
    expect(planner.explained).toBe(2);
    for (const [date, day] of Object.entries(mealPlan)) {
      expect(day.lunch === null).toBe(reasons?.[date]?.lunch === undefined);
    }
  });

  it('are left out while the planner is busy, and are there once it is not', async () => {
    const { read } = await aPlan();
    planner.refusal = new AppError('busy');
    const { mealPlan, reasons } = await read();
    expect(Object.keys(mealPlan)).toHaveLength(7);
    expect(reasons).toBeUndefined();
    planner.refusal = null;
    expect((await read()).reasons).toBeDefined();
  });

  it('do not hide a fault of the planner, and are asked for again after it', async () => {
    const { ask } = await aPlan();
    planner.refusal = new Error('a fault');
    expect((await ask()).status).toBe(500);
    planner.refusal = null;
    expect((await ask()).status).toBe(200);
  });
});
