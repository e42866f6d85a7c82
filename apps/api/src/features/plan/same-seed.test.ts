import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { aSurvey } from '@kkini/domain/testing';
import { expect, it } from 'vitest';
import { indexCatalogue } from '../../platform/read-catalogue.ts';
import { builtFile } from '../../testing/built/build-product.ts';
import { withFewDishes } from '../../testing/few-dishes.ts';
import { loadBundledCatalogue } from '../../testing/load-test-catalogue.ts';
import { answerJob } from '../../workers/answer-job.ts';
import type { PlanWeekJob } from '../../workers/planner.ts';
import { makePlanningBasis } from '../../workers/planning-basis.ts';

const SURVEYS = [
  aSurvey(),
  aSurvey({ healthConditions: ['diabetes', 'hypertension'], excludedFoods: ['shrimp', '땅콩'] }),
  aSurvey({
    targets: ['self', 'child'],
    eatingStyles: ['lowSodium'],
    mealStyles: { breakfast: 'simpleRecipe', lunch: 'restaurant', dinner: 'mealKit' },
    areas: ['강남'],
  }),
];

const SEED = 7;

/** A time zone and a language that are not those of this process. */
const ELSEWHERE = { TZ: 'America/Los_Angeles', LANG: 'ko_KR.UTF-8', LC_ALL: 'ko_KR.UTF-8' };

it('gives the same weeks with the same certificates for one seed, whatever process, place and language they are planned in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kkini-seed-'));
  const [program, file] = [await builtFile('plan-once'), join(folder, 'catalogue.json')];
  const content = withFewDishes(await loadBundledCatalogue(), 16, 16);
  writeFileSync(file, JSON.stringify(content));
  const jobs = SURVEYS.map((survey): PlanWeekJob => ({ kind: 'planWeek', survey, seed: SEED }));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [fileURLToPath(program), file, JSON.stringify(jobs)],
    { env: { PATH: process.env['PATH'], ...ELSEWHERE }, maxBuffer: 1e8 },
  );
  rmSync(folder, { recursive: true });
  const basis = makePlanningBasis(indexCatalogue(content));
  const here = jobs.map((job) => answerJob(basis, job).value);
  expect(here).toMatchObject(SURVEYS.map(() => ({ quality: { certificate: { seed: SEED } } })));
  expect(stdout).toBe(JSON.stringify(here));
});
