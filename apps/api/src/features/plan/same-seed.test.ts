import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { aSurvey } from '@kkini/domain/testing';
import type { PlannedWeek } from '@kkini/planner';
import { afterAll, describe, expect, it } from 'vitest';
import { withFewDishes } from '../../testing/few-dishes.ts';
import { loadBundledCatalogue } from '../../testing/load-test-catalogue.ts';
import { buildWorker } from '../../testing/workers/build-worker.ts';

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

const program = await buildWorker('testing/workers/plan-once.ts');
const catalogue = join(program.folder, 'catalogue.json');
writeFileSync(catalogue, JSON.stringify(withFewDishes(await loadBundledCatalogue(), 16, 16)));
afterAll(() => program.remove());

/** Weeks planned in a separate process, as the text it prints. */
async function plansOf(environment: Readonly<Record<string, string>>): Promise<string> {
  const asked = JSON.stringify(SURVEYS.map((survey) => ({ kind: 'planWeek', survey, seed: SEED })));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [fileURLToPath(program.file), catalogue, asked],
    { env: { PATH: process.env['PATH'], ...environment }, maxBuffer: 1e8 },
  );
  return stdout;
}

const read = (plans: string): readonly PlannedWeek[] => JSON.parse(plans);

describe('one seed in separate processes', () => {
  it('gives the same weeks with the same certificates, whatever place and language they run in', async () => {
    const [seoul, elsewhere] = await Promise.all([
      plansOf({ TZ: 'Asia/Seoul', LANG: 'ko_KR.UTF-8' }),
      plansOf({ TZ: 'America/Los_Angeles', LANG: 'C', LC_ALL: 'C' }),
    ]);
    expect(read(seoul).map(({ quality }) => quality.certificate.seed)).toEqual([SEED, SEED, SEED]);
    expect(elsewhere).toBe(seoul);
  });
});
