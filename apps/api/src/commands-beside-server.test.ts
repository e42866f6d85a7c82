import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { importId } from '@kkini/catalog';
import {
  changeMeal,
  createMealPlan,
  getMealPlan,
  pageConfig,
  productDetail,
  recipeDetail,
  searchRecipes,
  upsertSurvey,
} from '@kkini/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBackupFile } from './db/backup/backup-file.ts';
import { openMoment } from './db/backup/open-moment.ts';
import { openDatabase } from './db/open-database.ts';
import { findImportedProduct, findImportedRecipe } from './db/stores/import-store.ts';
import { findSurvey } from './db/stores/survey-store.ts';
import { aWireSurvey } from './testing/a-wire-survey.ts';
import { FOODS, startHeldImport } from './testing/built/held-import.ts';
import { buildServer, type RunningServer, runServer, startCommand } from './testing/built/run-server.ts';

/** Pause between the answers of a visitor, who would otherwise take every core from the other tests. */
const BREATH_MS = 100;

const folder = mkdtempSync(join(tmpdir(), 'kkini-verify-'));
const data = join(folder, 'data');
const build = await buildServer();
const databaseWorker = pathToFileURL(join(build.folder, 'database-worker.js'));
let server: RunningServer;
let id: string;
beforeAll(async () => {
  cpSync(build.used, data, { recursive: true });
  server = await runServer(build.folder, { KKINI_DATA_DIR: data });
  const mealCategory = { breakfast: '공복', lunch: '밀키트', dinner: '도시락' };
  const { body } = await server.post(upsertSurvey.path, aWireSurvey({ dates: '2099-01-05', mealCategory }));
  id = upsertSurvey.reply.parse(body).lastInsertId;
});
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const run = (command: string, ...words: readonly string[]) =>
  startCommand(command, { build, data, words }).finished;
const verify = (...words: readonly string[]) => run('verify-plan', ...words);

describe('kkini backup', () => {
  it('holds, while the server runs, every answer acknowledged before it began', async () => {
    const file = join(folder, 'backup.gz');
    const survey = aWireSurvey({ dates: '2099-01-05' });
    const ids: string[] = [];
    const answer = async () => {
      const { body } = await server.post(upsertSurvey.path, survey);
      ids.push(upsertSurvey.reply.parse(body).lastInsertId);
    };
    await answer();
    const before = [...ids];
    let isDone = false;
    const visitor = (async () => {
      for (; !isDone; await pause(BREATH_MS)) await answer();
    })();
    expect(await run('backup', file)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^surveys +\d+ /m),
    });
    isDone = true;
    await visitor;
    const lines: string[] = [];
    for await (const line of readBackupFile(file)) lines.push(line);
    for (const each of [id, ...before])
      expect(lines.some((line) => line.startsWith(`"(${each},`))).toBe(true);
  });

  it('lets visitors answer while it reads what they answered before, and leaves no copy of it behind', async () => {
    const moment = await openMoment({ dataFolder: data }, databaseWorker);
    await moment.transaction(async (queries) => {
      const later = await server.post(upsertSurvey.path, aWireSurvey({ dates: '2099-01-05' }));
      const known = [id, upsertSurvey.reply.parse(later.body).lastInsertId].map(
        async (each) => (await findSurvey(queries, each)) !== null,
      );
      expect(await Promise.all(known)).toEqual([true, false]);
    });
    await moment.close();
    expect(readdirSync(data).filter((name) => name.startsWith('copy-'))).toEqual([]);
  });
});

describe('kkini verify-plan', () => {
  it('says what it can not check', async () => {
    expect(await verify('7')).toEqual({
      code: 2,
      out: '',
      errors: 'That is no survey id: it is a UUID, as the page keeps it\n',
    });
    expect(await verify('5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11')).toMatchObject({
      code: 2,
      errors: 'There is no survey with this id in this database\n',
    });
    expect(await verify(id)).toMatchObject({ code: 2, errors: 'This survey has no plan\n' });
  });

  it('checks a plan while the server runs, and says once a meal was changed', async () => {
    await server.post(createMealPlan.path, { survey_id: id });
    const good = await verify(id, '--prove');
    expect(good.out).toMatch(/^ok {5}objective: days .* = (\S+), certificate \1$/m);
    expect(good.out).toMatch(/^ok {5}optimum: .*: no better week exists$/m);
    expect(good.out).toMatch(/(\d+) of \1 checks hold\n$/);
    expect(good.out).not.toContain(id);
    expect(good.code).toBe(0);
    const { mealPlan } = getMealPlan.reply.parse(
      (await server.post(getMealPlan.path, { surveyId: id })).body,
    );
    const [day] = Object.values(mealPlan);
    const change = { dayMealId: day?.dayMealId, mealType: 'lunch', category: '편의점' };
    expect((await server.post(changeMeal.path, change)).status).toBe(200);
    const changed = await verify(id);
    expect(changed.out).toMatch(/^open {3}changes: 1 meals changed since: it speaks of the week before$/m);
    expect(changed.out).not.toMatch(/^failed/m);
    expect(changed.code).toBe(1);
  });
});

describe('kkini import', () => {
  const soup = [
    { RCP_SEQ: '1', RCP_NM: '두부국', RCP_PARTS_DTLS: '[1인분] 두부 150g, 물 300g', MANUAL01: '끓인다.' },
  ];
  const product = (index: number) => importId('mfds-foods', `P101-${String(index).padStart(9, '0')}-0001`);
  const dataVersion = async () =>
    pageConfig.reply.parse(await (await fetch(server.address + pageConfig.path)).json()).dataVersion;

  it('goes through the server, which finds recipes at once and plans with them soon', async () => {
    const [before, file] = [await dataVersion(), join(folder, 'soup.json')];
    writeFileSync(file, JSON.stringify(soup));
    expect((await run('import', 'cookrcp01', file)).code).toBe(0);
    expect((await server.post(recipeDetail.path, { id: 'cookrcp01-1' })).body).toMatchObject([
      { title: '두부국' },
    ]);
    const found = async () => (await server.post(searchRecipes.path, { searchText: '두붂' })).body;
    expect(await found()).toContainEqual(expect.objectContaining({ doc_id: 'cookrcp01-1', title: '두부국' }));
    while ((await dataVersion()) === before) await pause(BREATH_MS);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    expect(await found()).toContainEqual(
      expect.objectContaining({ source: expect.stringContaining('식품') }),
    );
  });

  it('shows products at once, and goes on by itself when the server ends', async () => {
    const command = await startHeldImport({ build, data, folder });
    const first = await server.post(productDetail.path, { id: product(0) });
    expect(first).toMatchObject({ status: 200, body: { product_name: '두부 0' } });
    await server.end('SIGTERM');
    command.letGo();
    const { code, out, errors } = await command.finished;
    expect([code, errors]).toEqual([0, '']);
    expect(out).toContain(`${FOODS} read, ${FOODS} kept, 0 rejected`);
    const database = await openDatabase({ dataFolder: data }, databaseWorker);
    const [last, recipe] = await database.transaction(async (queries) => [
      await findImportedProduct(queries, product(FOODS - 1)),
      await findImportedRecipe(queries, 'cookrcp01-1'),
    ]);
    await database.close();
    expect([last, recipe]).toMatchObject([{ name: `두부 ${FOODS - 1}` }, { title: '두부국' }]);
  });
});
