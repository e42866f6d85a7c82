import { randomUUID } from 'node:crypto';
import {
  createMealPlan,
  createShare,
  type Endpoint,
  getMealPlan,
  login,
  register,
  upsertSurvey,
} from '@kkini/contract';
import type { Known } from '@kkini/contract/testing';

const PASSWORD = 'rice and soup';
const SURVEY = {
  startIntro: true,
  lastStep: 'inputCheck',
  step1: ['본인'],
  mealCategory: { breakfast: '간편레시피', lunch: '도시락', dinner: '요리레시피' },
  dates: '2099-01-05',
  health: ['당뇨'],
} as const;

/** Capabilities a fuzzer knows, those it may destroy, and another person's private data. */
export type People = {
  readonly known: Known;
  readonly disposable: Known;
  readonly secrets: readonly string[];
};

/** Three people on a server: one with private data, one whose ids are known, and one to delete. */
export async function makePeople(base: string): Promise<People> {
  const victim = await aPerson(base);
  const stranger = await aPerson(base);
  const passing = await aPerson(base);
  const free = await aPlan(base);
  const { shareId } = await post(base, createShare, {
    body: { surveyId: victim.surveyId },
    token: victim.token,
  });
  return {
    known: {
      ids: [stranger.surveyId, stranger.dayMealId, free.surveyId, free.dayMealId, shareId],
      tokens: [stranger.token, `${victim.token.slice(0, -4)}AAAA`],
    },
    disposable: { ids: [passing.surveyId], tokens: [passing.token] },
    secrets: [victim.email, victim.surveyId, victim.dayMealId, victim.token],
  };
}

async function aPerson(base: string) {
  const email = `${randomUUID()}@example.com`;
  await post(base, register, { body: { email, password: PASSWORD, name: 'fuzz' } });
  const { access_token: token } = await post(base, login, {
    body: { username: email, password: PASSWORD },
  });
  return { email, token, ...(await aPlan(base, token)) };
}

async function aPlan(base: string, token?: string) {
  const { lastInsertId: surveyId } = await post(base, upsertSurvey, { body: SURVEY, token });
  await post(base, createMealPlan, { body: { survey_id: surveyId }, token });
  const { mealPlan } = await post(base, getMealPlan, { body: { surveyId }, token });
  const dayMealId = Object.values(mealPlan)[0]?.dayMealId ?? '';
  return { surveyId, dayMealId };
}

type Sent = { readonly body: object; readonly token?: string | undefined };

async function post<E extends Endpoint>(
  base: string,
  endpoint: E,
  { body, token }: Sent,
): Promise<E['reply']['_zod']['output']> {
  const isForm = endpoint.encoding === 'form';
  const reply = await fetch(base + endpoint.path, {
    method: endpoint.method,
    headers: {
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: isForm ? new URLSearchParams(Object.entries(body)).toString() : JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${endpoint.path} answered ${reply.status}: ${await reply.text()}`);
  return endpoint.reply.parse(await reply.json());
}
