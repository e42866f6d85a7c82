import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import {
  createMealPlan,
  createShare,
  getMealPlan,
  listSurveys,
  login,
  logout,
  me,
  register,
  upsertSurvey,
} from '@kkini/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ATTEMPT_LIMITS } from './features/account/attempts.ts';
import { aWireSurvey } from './testing/a-wire-survey.ts';
import { buildServer, failToStart, type RunningServer, runServer } from './testing/built/run-server.ts';

const START_LIMIT_MS = 240_000;
/** Pause between the calls of one person, which would otherwise take every core from the other tests. */
const BREATH_MS = 200;

let folder: string;
const running: RunningServer[] = [];
const build = await buildServer();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kkini-server-'));
  cpSync(build.used, join(folder, 'data'), { recursive: true });
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<RunningServer> {
  const server = await runServer(build.folder, { KKINI_DATA_DIR: join(folder, 'data') });
  running.push(server);
  return server;
}

/** Meal styles that are planned quickly. */
const mealCategory = { breakfast: '공복', lunch: '밀키트', dinner: '도시락' };
const survey = aWireSurvey({ dates: '2099-01-05', mealCategory });

async function create(server: RunningServer): Promise<string> {
  const { body } = await server.post(upsertSurvey.path, survey);
  return upsertSurvey.reply.parse(body).lastInsertId;
}

const isThere = async (server: RunningServer, id: string) =>
  (await server.post(upsertSurvey.path, { id, lastStep: 4 })).status === 200;

/** A call with a token and, for the sign-in, a form. */
async function call(
  server: RunningServer,
  path: string,
  sent: { body?: object; token?: string; form?: Record<string, string> },
) {
  const { body, token, form } = sent;
  const reply = await fetch(server.address + path, {
    method: body || form ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...((body || form) && { body: form ? new URLSearchParams(form) : JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as unknown };
}

const PASSWORD = 'rice and soup';
type Confirmed = {
  email: string;
  token?: string;
  surveyId?: string;
  shareId?: string;
  /** Between the request and its reply the state of the session is unknown. */
  signOut?: 'asked' | 'confirmed';
};

/** Opens an account, signs in, answers, plans, shares and, every other time, signs out; records what was confirmed. */
async function liveThrough(server: RunningServer, confirmed: Confirmed[]): Promise<void> {
  const email = `person${confirmed.length}-${Math.random()}@example.com`;
  const opened = await call(server, register.path, { body: { email, password: PASSWORD, name: 'a' } });
  if (opened.status !== 201) return;
  const person: Confirmed = { email };
  confirmed.push(person);
  const form = { username: email, password: PASSWORD };
  const token = login.reply.parse((await call(server, login.path, { form })).body).access_token;
  person.token = token;
  const made = await call(server, upsertSurvey.path, { body: survey, token });
  const surveyId = upsertSurvey.reply.parse(made.body).lastInsertId;
  person.surveyId = surveyId;
  if ((await call(server, createMealPlan.path, { body: { survey_id: surveyId }, token })).status !== 200)
    return;
  const shared = await call(server, createShare.path, { body: { surveyId }, token });
  person.shareId = createShare.reply.parse(shared.body).shareId;
  if (confirmed.length % 2 === 0) return;
  person.signOut = 'asked';
  if ((await call(server, logout.path, { body: {}, token })).status === 200) person.signOut = 'confirmed';
}

/** Kills a server while people answer, sign up, in and out; returns what it had confirmed. */
async function killAtWork(server: RunningServer) {
  const [answered, confirmed]: [string[], Confirmed[]] = [[], []];
  let isKilled = false;
  const people = Array.from({ length: 3 }, async () => {
    for (; !isKilled; await pause(BREATH_MS)) await liveThrough(server, confirmed).catch(() => undefined);
  });
  await expect
    .poll(() => confirmed.filter(({ signOut }) => signOut === 'confirmed').length, {
      timeout: START_LIMIT_MS,
    })
    .toBeGreaterThan(1);
  const visitors = Array.from({ length: 4 }, async () => {
    while (!isKilled) {
      const id = await create(server).catch(() => null);
      if (id !== null) answered.push(id);
    }
  });
  while (answered.length < 30) await pause(20);
  isKilled = true;
  await server.end('SIGKILL');
  await Promise.all([...people, ...visitors]);
  return { answered, confirmed };
}

/** Everything confirmed to a person is stored. */
async function expectKept(server: RunningServer, person: Confirmed): Promise<void> {
  const { email, token, surveyId, shareId, signOut } = person;
  const form = { username: email, password: PASSWORD };
  expect((await call(server, login.path, { form })).status).toBe(200);
  if (token !== undefined && signOut !== 'asked')
    expect((await call(server, me.path, { token })).status).toBe(signOut ? 401 : 200);
  if (shareId !== undefined)
    expect((await server.post(getMealPlan.path, { surveyId: shareId })).status).toBe(200);
  if (surveyId === undefined || token === undefined || signOut !== undefined) return;
  const mine = await call(server, listSurveys.path, { body: {}, token });
  expect(listSurveys.reply.parse(mine.body).surveys.map(({ id }) => id)).toEqual([surveyId]);
}

describe('two servers on one data folder', () => {
  const username = 'mina@example.com';
  const signIn = async ({ address }: RunningServer, password: string) => {
    const reply = await fetch(address + login.path, {
      method: 'POST',
      body: new URLSearchParams({ username, password }),
    });
    return { status: reply.status, wait: Number(reply.headers.get('retry-after')) };
  };

  it('share it, keep other users out of it, count wrong passwords together, keep what they confirmed when one is killed, lose no call when one is restarted, and end cleanly', async () => {
    const tables = join(folder, 'data', 'tables');
    chmodSync(tables, 0o755);
    const servers = await Promise.all([start(), start()]);
    expect(statSync(tables).mode & 0o777).toBe(0o700);
    const [one, other] = servers;
    await one.post(register.path, { email: username, password: PASSWORD, name: '미나' });
    const { most, windowMs } = ATTEMPT_LIMITS.loginByAccount;
    for (let made = 0; made < most; made += 1)
      expect((await signIn(made % 2 === 0 ? one : other, 'wrong')).status).toBe(401);
    for (const server of servers) expect((await signIn(server, PASSWORD)).status).toBe(429);
    const id = await create(one);
    expect((await other.post(createMealPlan.path, { survey_id: id })).status).toBe(200);
    const plan = await one.post(getMealPlan.path, { surveyId: id });
    const { answered, confirmed } = await killAtWork(one);
    expect(await other.post(getMealPlan.path, { surveyId: id })).toEqual(plan);
    const left = await start();
    const next = await restartAtWork(other, left);
    await left.end('SIGKILL');
    const lost = [];
    for (const each of [id, ...answered]) if (!(await isThere(next, each))) lost.push(each);
    expect(lost).toEqual([]);
    for (const person of confirmed.slice(-6)) await expectKept(next, person);
    const { status, wait } = await signIn(next, PASSWORD);
    expect(status).toBe(429);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(windowMs / 1000);
    expect(await next.end('SIGTERM')).toBe(0);
    expect(existsSync(join(folder, 'data/owner.lock'))).toBe(false);
  });
});

const KEEP_ALIVE = new Agent({ keepAlive: true, maxSockets: 8 });

/** Stops and starts a server while people call it: no call is lost beside another one, and no keep-alive connection is reset. */
async function restartAtWork(server: RunningServer, other: RunningServer): Promise<RunningServer> {
  let isOver = false;
  const counts = { answered: 0, lost: 0, hungUpOn: 0 };
  const servers = [server, other] as const;
  /** Calls the servers in turn until one answers, like a proxy. */
  const ask = async () => {
    for (let tries = 0; tries < 100; tries += 1) {
      const { address } = servers[tries % 2 === 0 ? 0 : 1];
      const answer = await postOn(KEEP_ALIVE, `${address}${upsertSurvey.path}`).catch((error) => {
        if (error.isOnKeptConnection) counts.hungUpOn += 1;
        return null;
      });
      if (answer?.status === 200) return true;
      if (answer !== null) expect(answer).toMatchObject({ status: 503, wait: '2', code: 'busy' });
      await pause(50);
    }
    return false;
  };
  const people = Array.from({ length: 4 }, async () => {
    for (; !isOver; await pause(BREATH_MS)) counts[(await ask()) ? 'answered' : 'lost'] += 1;
  });
  await expect.poll(() => counts.answered, { timeout: START_LIMIT_MS }).toBeGreaterThan(people.length);
  expect(await server.end('SIGTERM')).toBe(0);
  const next = await start();
  isOver = true;
  await Promise.all(people);
  expect(counts).toMatchObject({ lost: 0, hungUpOn: 0 });
  expect(counts.answered).toBeGreaterThan(10);
  KEEP_ALIVE.destroy();
  return next;
}

/** A call on a connection of the agent: its status, `Retry-After` and error code. */
async function postOn(agent: Agent, url: string) {
  const call = request(url, { agent, method: 'POST', headers: { 'content-type': 'application/json' } });
  call.end('{}');
  const [reply] = (await once(call, 'response').catch((error) => {
    throw Object.assign(error, { isOnKeptConnection: call.reusedSocket });
  })) as [IncomingMessage];
  const body = (await json(reply)) as { error?: { code: string } };
  return { status: reply.statusCode, wait: reply.headers['retry-after'], code: body.error?.code };
}

describe('a server that can not start', () => {
  it('says in one line why, and ends with code 1', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const port = String((taken.address() as AddressInfo).port);
    const failure = await failToStart(build.folder, { PORT: port, KKINI_DATA_DIR: join(folder, 'data') });
    expect(failure).toEqual({ code: 1, errors: `Port ${port} is in use; set PORT to a free one\n` });
    taken.close();
  });
});
