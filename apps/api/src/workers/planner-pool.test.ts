import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { aSurvey } from '@kkini/domain/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { indexCatalogue, type LoadedCatalogue } from '../platform/read-catalogue.ts';
import { buildFaultyThread, builtFile } from '../testing/built/build-product.ts';
import { withFewDishes } from '../testing/few-dishes.ts';
import { loadBundledCatalogue } from '../testing/load-test-catalogue.ts';
import { InThreadPlanner } from '../testing/workers/in-thread-planner.ts';
import { instantWeek } from '../testing/workers/instant-answers.ts';
import {
  DIED_ONCE_FILE,
  FAULT_SEEDS,
  UNREADY_ONCE_FILE,
  WARMED_FILE,
} from '../testing/workers/planner-faults.ts';
import type { ChangeMealJob, PlanWeekJob } from './planner.ts';
import { PlannerPool, type PoolParts } from './planner-pool.ts';
import { threadsFor } from './threads-for.ts';
import { LATER_WARM_UP_JOBS } from './warm-up-jobs.ts';

const START_LIMIT_MS = 240_000;
/** Pause between calls while new threads start, which would otherwise share their core with many planned weeks. */
const BREATH_MS = 150;

let catalogue: LoadedCatalogue;
const folder = mkdtempSync(join(tmpdir(), 'kkini-pool-'));
/** A thread that fails on some jobs and answers the others at once. */
const file = await buildFaultyThread();
let inThread: InThreadPlanner;
/** Threads that plan. */
let planning: PlannerPool;
/** Threads of the file above. */
let pool: PlannerPool;
const open: PlannerPool[] = [];
beforeAll(async () => {
  catalogue = indexCatalogue(withFewDishes(await loadBundledCatalogue(), 72, 48));
  inThread = new InThreadPlanner(catalogue);
  process.env[DIED_ONCE_FILE] = join(folder, 'died-once');
  planning = startPool({ file: await builtFile('planner-worker') });
  pool = startPool();
  await Promise.all([planning.warm(), pool.warm()]);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(open.splice(0).map((each) => each.close()));
});
afterAll(async () => {
  await Promise.all([planning.close(), pool.close()]);
  rmSync(folder, { recursive: true });
});

function startPool(changes: Partial<PoolParts> = {}): PlannerPool {
  const parts = { file, catalogue, threads: 2, waitLimitMs: START_LIMIT_MS };
  return new PlannerPool({ ...parts, ...changes });
}

function newPool(changes: Partial<PoolParts> = {}): PlannerPool {
  const own = startPool(changes);
  open.push(own);
  return own;
}

const week = (seed: number): PlanWeekJob => ({
  kind: 'planWeek',
  seed,
  survey: aSurvey({
    mealStyles: { breakfast: 'fasting', lunch: 'lunchBox', dinner: 'cookedRecipe' },
    healthConditions: seed % 2 === 0 ? ['diabetes'] : [],
    eatingStyles: seed % 3 === 0 ? ['vegetarian'] : [],
    excludedFoods: seed % 5 === 0 ? ['shrimp', 'egg'] : [],
  }),
});
const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('a pool of planning threads', () => {
  it('answers jobs asked side by side exactly as the asking thread would', async () => {
    const asked = [1, 2, 3, 5];
    const weeks = await Promise.all(asked.map((seed) => planning.ask(week(seed))));
    const expected = await Promise.all(asked.map((seed) => inThread.ask(week(seed))));
    expect(weeks.map(({ value }) => value)).toEqual(expected.map(({ value }) => value));

    const [first] = weeks;
    const changes = seeds(2).map(
      (seed): ChangeMealJob => ({
        ...week(1),
        kind: 'changeMeal',
        week: first?.value.week ?? [],
        date: '2026-11-22',
        mealTime: 'lunch',
        style: 'simpleRecipe',
        seed,
      }),
    );
    const changed = await Promise.all(changes.map((job) => planning.ask(job)));
    const wanted = await Promise.all(changes.map((job) => inThread.ask(job)));
    expect(changed.map(({ value }) => value)).toEqual(wanted.map(({ value }) => value));
    expect(changed[0]?.value.choices).not.toEqual([]);

    const explain = { ...week(1), kind: 'explainWeek', week: first?.value.week ?? [] } as const;
    const [stated, right] = [await planning.ask(explain), await inThread.ask(explain)];
    expect(stated.value).toEqual(right.value);
    expect(stated.value.reasons).toHaveLength(7);
  });

  it('leaves the asking thread free while weeks are planned', async () => {
    let done = 0;
    const weeks = seeds(4).map((seed) => planning.ask(week(seed)).then(() => (done += 1)));
    await turn();
    expect(done).toBe(0);
    await Promise.all(weeks);
  });

  it('is warm once its threads are, refuses what it can not take, and everything once it is closed', async () => {
    const own = newPool({ threads: 1, waiting: 3 });
    expect(own.isWarm()).toBe(false);
    await own.warm();
    expect(own.isWarm()).toBe(true);
    const outcomes = await Promise.allSettled(seeds(10).map((seed) => own.ask(week(seed))));
    const refused = outcomes.filter((each) => each.status === 'rejected');
    expect(outcomes.map(({ status }) => status).lastIndexOf('fulfilled')).toBe(3);
    expect(refused).toHaveLength(6);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'busy' });
    const waiting = own.ask(week(1));
    const closed = own.close();
    await expect(waiting).rejects.toMatchObject({ code: 'busy' });
    await expect(own.ask(week(1))).rejects.toMatchObject({ code: 'busy' });
    await closed;
  });

  it('takes up a job in time whatever the time of day', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(0);
    expect((await pool.ask(week(2))).value).toEqual(instantWeek(2, catalogue));
  });

  it('refuses a job that no thread takes up in time', async () => {
    const own = newPool({ threads: 1, runLimitMs: 600, waitLimitMs: 300 });
    await own.warm();
    const stuck = own.ask(week(FAULT_SEEDS.isStuck));
    const deadly = own.ask(week(FAULT_SEEDS.dies));
    await expect(deadly).rejects.toMatchObject({ code: 'busy' });
    await expect(stuck).rejects.toThrow('Planning took longer than 600 ms');
  });
});

describe('a planning thread that fails', () => {
  it('is replaced, and its job is done by another one', async () => {
    const asked = [FAULT_SEEDS.diesOnce, ...seeds(4)];
    const weeks = await Promise.all(asked.map((seed) => pool.ask(week(seed))));
    expect(weeks.map(({ value }) => value)).toEqual(asked.map((seed) => instantWeek(seed, catalogue)));
  });

  it('is tried again where it does not get ready, which is told each time', async () => {
    process.env[UNREADY_ONCE_FILE] = join(folder, 'unready-once');
    const own = newPool({ threads: 1, warmPauseMs: 10 });
    const stated: unknown[] = [];
    await own.keepWarming((error) => stated.push(error));
    expect(stated).toEqual([expect.objectContaining({ name: 'WorkerEnded' })]);
    expect(own.isWarm()).toBe(true);
  });

  it('takes no other job with it when a job ends every thread that tries it', async () => {
    const deadly = pool.ask(week(FAULT_SEEDS.dies));
    const harmless = pool.ask(week(2));
    await expect(deadly).rejects.toThrow('The planning thread ended');
    expect((await harmless).value).toEqual(instantWeek(2, catalogue));
  });

  it('has its time once more where the process was stopped meanwhile', async () => {
    const own = newPool({ threads: 1, runLimitMs: 400 });
    await own.warm();
    const stuck = own.ask(week(FAULT_SEEDS.isStuck)).catch((error: Error) => error.message);
    await pause(200);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 900);
    expect(await Promise.race([stuck, pause(200, 'running')])).toBe('running');
    expect(await stuck).toBe('Planning took longer than 400 ms');
  });

  it('is ended and replaced when it takes too long, and plans further weeks by itself, but none while something is asked', async () => {
    const warmed = join(folder, 'warmed');
    process.env[WARMED_FILE] = warmed;
    const own = newPool({ threads: 1, runLimitMs: 600, idleMs: 0 });
    await own.warm();
    const stuck = own.ask(week(FAULT_SEEDS.isStuck)).catch((error: Error) => {
      expect(existsSync(warmed)).toBe(false);
      return error.message;
    });
    void own.keepWarming(() => undefined);
    const next = own.ask(week(3));
    expect(await stuck).toBe('Planning took longer than 600 ms');
    expect((await next).value).toEqual(instantWeek(3, catalogue));
    const weeks = () => (existsSync(warmed) ? readFileSync(warmed, 'utf8').trim().split('\n').length : 0);
    await expect.poll(weeks, { timeout: START_LIMIT_MS }).toBe(LATER_WARM_UP_JOBS.length);
  });
});

describe('another catalogue', () => {
  it('is refused when no thread can start with it, and the former one stays', async () => {
    const { taxonomy } = catalogue;
    const { items } = taxonomy.source;
    const broken = {
      ...catalogue,
      taxonomy: { ...taxonomy, source: { ...taxonomy.source, items: [...items, ...items] } },
    };
    await expect(planning.useCatalogue(broken)).rejects.toThrow('The planning thread ended');
    expect(planning.basis.catalogue).toBe(catalogue);
    expect((await planning.ask(week(1))).value).toEqual((await inThread.ask(week(1))).value);
  });

  it('takes over while jobs run and wait, and none is lost', async () => {
    const { source } = catalogue.taxonomy;
    const smaller = indexCatalogue({
      dataVersion: 'smaller',
      taxonomy: source,
      cookbook: catalogue.cookbook.filter((_, index) => index % 3 > 0),
      products: [...catalogue.products.values()],
      unitWeights: catalogue.unitWeights,
      sources: [],
    });
    const asked: ReturnType<typeof pool.ask<PlanWeekJob>>[] = [];
    const ask = () => {
      const answer = pool.ask(week(asked.length + 1));
      asked.push(answer);
      return answer;
    };
    let isSwapped = false;
    const swapped = pool.useCatalogue(smaller).then(() => {
      isSwapped = true;
    });
    const caller = async () => {
      for (; !isSwapped; await pause(BREATH_MS)) await ask();
    };
    await Promise.all([caller(), caller(), caller(), swapped]);
    for (let more = 0; more < 6; more += 1) void ask();
    const weeks = await Promise.all(asked);

    const versions = weeks.map(({ basis }) => basis.catalogue.dataVersion);
    expect(new Set(versions)).toEqual(new Set([catalogue.dataVersion, 'smaller']));
    expect(versions.slice(-6)).toEqual(Array(6).fill('smaller'));
    expect(weeks.map(({ value }) => value)).toEqual(
      weeks.map(({ basis }, index) => instantWeek(index + 1, basis.catalogue)),
    );
    expect(pool.basis.catalogue).toBe(smaller);
  });
});

it.each([
  [1, 1],
  [2, 2],
  [3, 2],
  [8, 7],
])('of %i cores, %i plan', (cores, threads) => {
  expect(threadsFor(cores)).toBe(threads);
});
