import { createHash, randomUUID } from 'node:crypto';
import { createMealPlan, getMealPlan, upsertSurvey } from '@kkini/contract';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { z } from 'zod';
import { buildApp } from '../app.ts';
import type { AppParts } from '../app-parts.ts';
import type { Database } from '../db/database.ts';
import { findPlan } from '../db/stores/plan-store.ts';
import { findSurvey } from '../db/stores/survey-store.ts';
import type { Passwords } from '../platform/passwords.ts';
import type { LoadedCatalogue } from '../platform/read-catalogue.ts';
import { givenSecrets, signedTokens } from '../platform/tokens.ts';
import { loadTestCatalogue } from './load-test-catalogue.ts';
import { openTestDatabase } from './open-test-database.ts';
import { InThreadPlanner } from './workers/in-thread-planner.ts';

/** Noon of 2026-11-20 in Seoul. */
export const TEST_NOW = Date.parse('2026-11-20T12:00:00+09:00');

/** A busy machine may take longer over a week than a call may take: tests time nothing. */
const PATIENT_MS = 300_000;

/** A built app with its own database. */
export type TestApp = {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** The catalogue it was built with. */
  readonly catalogue: LoadedCatalogue;
  /** Sends JSON, with a token if given, and reads the status and the JSON of the answer. */
  send(
    path: string,
    body: unknown,
    token?: string,
  ): Promise<{ readonly status: number; readonly body: unknown }>;
  /** Gets JSON in the same way. */
  read(path: string, token?: string): Promise<{ readonly status: number; readonly body: unknown }>;
  /** Stores answers; returns the id of their survey. */
  answer(answers: object, token?: string): Promise<string>;
  /** Stores answers and plans a week for them; returns the id of their survey. */
  plan(answers: object, token?: string): Promise<string>;
  /** A survey and its plan as they are stored. */
  stored(id: string): Promise<{
    readonly survey: Awaited<ReturnType<typeof findSurvey>>;
    readonly plan: Awaited<ReturnType<typeof findPlan>>;
  }>;
  /** The plan that a survey or a share shows. */
  shown(id: string): Promise<z.output<typeof getMealPlan.reply>>;
  close(): Promise<void>;
};

/** Replaceable parts of the app. Without a planner, one in this thread plans from the catalogue. */
type TestParts = Partial<AppParts> & { readonly catalogue?: LoadedCatalogue };

/** Builds the app as the server does, with a fixed clock; `changes` replace single parts. */
export async function buildTestApp({ catalogue: given, ...changes }: TestParts = {}): Promise<TestApp> {
  const database = changes.database ?? (await openTestDatabase());
  const catalogue = changes.planner?.basis.catalogue ?? given ?? (await loadTestCatalogue());
  const app = await buildApp({
    config: {
      logLevel: 'silent',
      pageFolder: '/nowhere',
      page: { functionsBase: '', dataBaseUrl: '', publicKey: null, shareSdk: null },
    },
    callLimitMs: PATIENT_MS,
    database,
    planner: changes.planner ?? new InThreadPlanner(catalogue),
    passwords: PLAIN_PASSWORDS,
    tokens: signedTokens(givenSecrets('the secret of every test app')),
    tipsModel: null,
    now: () => TEST_NOW,
    newId: testIds(),
    ...changes,
  });
  const send: TestApp['send'] = async (path, body, token) => {
    const headers = authorization(token);
    const reply = await app.inject({ method: 'POST', url: path, headers, body: body as object });
    return { status: reply.statusCode, body: reply.json() };
  };
  const answer: TestApp['answer'] = async (answers, token) =>
    upsertSurvey.reply.parse((await send(upsertSurvey.path, answers, token)).body).lastInsertId;
  return {
    app,
    database,
    catalogue,
    send,
    answer,
    plan: async (answers, token) => {
      const id = await answer(answers, token);
      const { status } = await send(createMealPlan.path, { survey_id: id }, token);
      if (status !== createMealPlan.successStatus) throw new Error(`planning was answered with ${status}`);
      return id;
    },
    read: async (path, token) => {
      const reply = await app.inject({ method: 'GET', url: path, headers: authorization(token) });
      return { status: reply.statusCode, body: reply.json() };
    },
    ...plansOf(database, send),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

function plansOf(database: Database, send: TestApp['send']): Pick<TestApp, 'stored' | 'shown'> {
  return {
    stored: (id) =>
      database.transaction(async (queries) => ({
        survey: await findSurvey(queries, id),
        plan: await findPlan(queries, id),
      })),
    shown: async (id) => getMealPlan.reply.parse((await send(getMealPlan.path, { surveyId: id })).body),
  };
}

function authorization(token: string | undefined) {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/** Stores passwords in plain text, because hashing is slow by design and only tests of accounts need it. */
export const PLAIN_PASSWORDS: Passwords = {
  hash: async (password) => `plain ${password}`,
  verify: async (hash, password) => hash === `plain ${password}`,
  isOutdated: () => false,
};

const builtBy = new Map<string, number>();

/** Returns the id generator of an app built by a test: `sameIds`, or random ids with `CI_FULL=1`. */
function testIds(): () => string {
  return process.env['CI_FULL'] === '1' ? randomUUID : sameIds();
}

/**
 * Ids that are the same in every run of a test file, so that a plan, whose seed is its survey's id, is too. For tests of something
 * not every week has.
 */
export function sameIds(): () => string {
  const file = expect.getState().testPath?.split('/').at(-1) ?? '';
  const app = (builtBy.get(file) ?? 0) + 1;
  builtBy.set(file, app);
  let made = 0;
  return () => {
    made += 1;
    const hash = createHash('sha256').update(`${file} ${app} ${made}`).digest('hex');
    const parts = [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
    return [...parts, hash.slice(20, 32)].join('-');
  };
}
