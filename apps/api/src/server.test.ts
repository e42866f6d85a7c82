import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createMealPlan, getMealPlan, upsertSurvey } from '@kkini/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireSurvey } from './testing/a-wire-survey.ts';
import { loadTestCatalogue } from './testing/load-test-catalogue.ts';
import { buildServer, failToStart, type RunningServer, runServer } from './testing/run-server.ts';

const START_LIMIT_MS = 60_000;

let folder: string;
const running: RunningServer[] = [];
beforeAll(async () => {
  await loadTestCatalogue();
  await buildServer();
}, START_LIMIT_MS);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kkini-server-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
  rmSync(folder, { recursive: true, force: true });
}, START_LIMIT_MS);

async function start(): Promise<RunningServer> {
  const server = await runServer({ KKINI_DATA_DIR: join(folder, 'data') });
  running.push(server);
  return server;
}

const survey = aWireSurvey({ dates: '2099-01-05' });

async function create(server: RunningServer): Promise<string> {
  const { body } = await server.post(upsertSurvey.path, survey);
  return upsertSurvey.reply.parse(body).lastInsertId;
}

const isThere = async (server: RunningServer, id: string) =>
  (await server.post(upsertSurvey.path, { id, lastStep: 4 })).status === 200;

describe('a server that is killed', () => {
  it('has kept every answer it confirmed', { timeout: 2 * START_LIMIT_MS }, async () => {
    const first = await start();
    const confirmed: string[] = [];
    let isKilled = false;
    const visitors = Array.from({ length: 4 }, async () => {
      while (!isKilled) {
        const id = await create(first).catch(() => null);
        if (id !== null) confirmed.push(id);
      }
    });
    await pause(1500);
    isKilled = true;
    await first.end('SIGKILL');
    await Promise.all(visitors);
    const second = await start();
    const lost = [];
    for (const id of confirmed) if (!(await isThere(second, id))) lost.push(id);
    expect(confirmed.length).toBeGreaterThan(50);
    expect(lost).toEqual([]);
  });
});

describe('two servers on one data folder', () => {
  it('share it, and the other goes on when the owner is killed', {
    timeout: 2 * START_LIMIT_MS,
  }, async () => {
    const servers = await Promise.all([start(), start()]);
    const [one, other] = servers;
    const id = await create(one);
    expect((await other.post(createMealPlan.path, { survey_id: id })).status).toBe(200);
    const plan = await one.post(getMealPlan.path, { surveyId: id });
    await one.end('SIGKILL');
    expect(await isThere(other, id)).toBe(true);
    expect(await other.post(getMealPlan.path, { surveyId: id })).toEqual(plan);
    const third = await start();
    await other.end('SIGKILL');
    expect(await isThere(third, id)).toBe(true);
  });
});

describe('a server that is asked to end', () => {
  it('ends cleanly and leaves no lock', { timeout: START_LIMIT_MS }, async () => {
    const server = await start();
    const id = await create(server);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(existsSync(join(folder, 'data/owner.lock'))).toBe(false);
    expect(await isThere(await start(), id)).toBe(true);
  });
});

describe('a server that can not start', () => {
  it('says in one line why, and ends with code 1', { timeout: 2 * START_LIMIT_MS }, async () => {
    const server = await start();
    const port = new URL(server.address).port;
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const KKINI_DATA_DIR = join(folder, 'data');
    const cases = [
      [{ PORT: port, KKINI_DATA_DIR }, `Port ${port} is in use; set PORT to a free one`],
      [
        { KKINI_DATA_DIR: join(file, 'data') },
        `The data folder ${file}/data can't be written (ENOTDIR); set KKINI_DATA_DIR`,
      ],
      [
        { DATABASE_URL: 'postgres://kkini@127.0.0.1:1/kkini' },
        'The database at 127.0.0.1:1 does not answer (DATABASE_URL)',
      ],
      [{ PORT: 'many' }, 'The environment is not valid: PORT must be a port number'],
    ] as const;
    for (const [environment, line] of cases) {
      expect(await failToStart(environment)).toEqual({ code: 1, errors: `${line}\n` });
    }
  });
});
