import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { changeMeal, createMealPlan, getMealPlan, upsertSurvey } from '@kkini/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBackupFile } from './db/backup/backup-file.ts';
import { openMoment } from './db/backup/open-moment.ts';
import { findSurvey } from './db/stores/survey-store.ts';
import { aWireSurvey } from './testing/a-wire-survey.ts';
import {
  buildServer,
  COMPILE_LITTLE,
  type RunningServer,
  runServer,
  type ServerBuild,
} from './testing/run-server.ts';

/** Pause between the answers of a visitor, who would otherwise take every core from the other tests. */
const BREATH_MS = 100;

const folder = mkdtempSync(join(tmpdir(), 'kkini-verify-'));
const environment = { KKINI_DATA_DIR: join(folder, 'data') };

let build: ServerBuild;
let server: RunningServer;
let id: string;
beforeAll(async () => {
  build = await buildServer();
  cpSync(build.used, environment.KKINI_DATA_DIR, { recursive: true });
  server = await runServer(build.folder, environment);
  const mealCategory = { breakfast: '공복', lunch: '밀키트', dinner: '도시락' };
  const { body } = await server.post(upsertSurvey.path, aWireSurvey({ dates: '2099-01-05', mealCategory }));
  id = upsertSurvey.reply.parse(body).lastInsertId;
});
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const verify = (...words: readonly string[]) => runTool('verify-plan.js', words);

async function runTool(tool: string, words: readonly string[]) {
  const child = spawn(process.execPath, [...COMPILE_LITTLE, join(build.folder, tool), ...words], {
    env: { PATH: process.env['PATH'], ...environment },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += String(chunk);
    });
  }
  const [code] = await once(child, 'close');
  return { code: Number(code), text };
}

describe('kkini backup', () => {
  it('holds, while the server runs, every answer acknowledged before it began, and is not written twice', async () => {
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
    expect(await runTool('backup.js', [file])).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^surveys +\d+ /m),
    });
    isDone = true;
    await visitor;
    const lines: string[] = [];
    for await (const line of readBackupFile(file)) lines.push(line);
    for (const each of [id, ...before])
      expect(lines.some((line) => line.startsWith(`"(${each},`))).toBe(true);
    expect(await runTool('backup.js', [file])).toEqual({
      code: 1,
      text: `${file} exists; name a new file\n`,
    });
  });

  it('lets visitors answer while it reads what they answered before, and leaves no copy of it behind', async () => {
    const place = { dataFolder: environment.KKINI_DATA_DIR };
    const moment = await openMoment(place, pathToFileURL(join(build.folder, 'database-worker.js')));
    await moment.transaction(async (queries) => {
      const later = await server.post(upsertSurvey.path, aWireSurvey({ dates: '2099-01-05' }));
      const known = [id, upsertSurvey.reply.parse(later.body).lastInsertId].map(
        async (each) => (await findSurvey(queries, each)) !== null,
      );
      expect(await Promise.all(known)).toEqual([true, false]);
    });
    await moment.close();
    expect(readdirSync(place.dataFolder).filter((name) => name.startsWith('copy-'))).toEqual([]);
  });
});

describe('kkini verify-plan', () => {
  it('says what it can not check', async () => {
    expect(await verify()).toMatchObject({ code: 2, text: expect.stringContaining('Name one survey') });
    expect(await verify('--all', id)).toMatchObject({ code: 2, text: expect.stringContaining('--all') });
    expect(await verify('7')).toEqual({
      code: 2,
      text: 'That is no survey id: it is a UUID, as the page keeps it\n',
    });
    expect(await verify('5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11')).toEqual({
      code: 2,
      text: 'There is no survey with this id in this database\n',
    });
    expect(await verify(id)).toEqual({ code: 2, text: 'This survey has no plan\n' });
  });

  it('checks a plan while the server runs, and says once a meal was changed', async () => {
    await server.post(createMealPlan.path, { survey_id: id });
    const good = await verify(id, '--prove');
    expect(good.text).toMatch(/^ok {5}objective: days .* = (\S+), certificate \1$/m);
    expect(good.text).toMatch(/^ok {5}optimum: .*: no better week exists$/m);
    expect(good.text).toMatch(/(\d+) of \1 checks hold\n$/);
    expect(good.text).not.toContain(id);
    expect(good.code).toBe(0);
    const { mealPlan } = getMealPlan.reply.parse(
      (await server.post(getMealPlan.path, { surveyId: id })).body,
    );
    const [day] = Object.values(mealPlan);
    const change = { dayMealId: day?.dayMealId, mealType: 'lunch', category: '편의점' };
    expect((await server.post(changeMeal.path, change)).status).toBe(200);
    const changed = await verify(id);
    expect(changed.text).toMatch(/^open {3}changes: 1 meals changed since: it speaks of the week before$/m);
    expect(changed.text).not.toMatch(/^failed/m);
    expect(changed.code).toBe(1);
  });

  it('checks a plan when no server runs', async () => {
    await server.post(createMealPlan.path, { survey_id: id });
    await server.end('SIGTERM');
    expect(await verify(id)).toMatchObject({ code: 0 });
  });
});
