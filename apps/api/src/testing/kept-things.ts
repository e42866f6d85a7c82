import { randomUUID } from 'node:crypto';
import { aStranger, EMPTY_SURVEY, type MealSlot, type SurveyDraft } from '@kkini/domain';
import { insertAccount, insertSession } from '../db/stores/account-store.ts';
import { savePlan } from '../db/stores/plan-store.ts';
import { insertShare } from '../db/stores/share-store.ts';
import { insertSurvey } from '../db/stores/survey-store.ts';
import type { Tokens } from '../platform/tokens.ts';
import { PASSWORD } from './a-person.ts';
import { PLAIN_PASSWORDS, TEST_NOW, type TestApp } from './build-test-app.ts';

const HOUR_MS = 3_600_000;

/** Ids that open a survey, a day of its plan and a share of it. */
export type Ids = { readonly surveyId: string; readonly dayMealId: string; readonly shareId: string };

/** Data that only the owner of a kept survey may read. */
export const SECRET_ANSWERS: SurveyDraft = {
  ...EMPTY_SURVEY,
  targets: ['self'],
  mealStyles: { breakfast: 'fasting', lunch: 'lunchBox', dinner: 'fasting' },
  areas: ['비밀동'],
  healthConditions: ['gout'],
  excludedFoods: ['비밀콩', '땅콩'],
  excludedFoodStrictness: [
    { food: '비밀콩', strictness: 'dislike' },
    { food: '땅콩', strictness: 'severeAllergy' },
  ],
  persons: [
    {
      ...aStranger('self'),
      sex: 'female',
      birthYear: 1959,
      heightCm: 151.713,
      weightKg: 43.917,
      activity: 'sedentary',
      answers: { kidney: 'stage3', warfarin: 'yes' },
    },
    { ...aStranger('self'), sex: 'male', weightKg: 81.357, freeOf: ['gout'] },
  ],
  confirmations: ['D1'],
};

/** Texts that occur only in answers, as stored and in wire form. */
export const SECRET_TEXTS = [
  '비밀동',
  '비밀콩',
  '151.713',
  '43.917',
  '81.357',
  'stage3',
  'severeAllergy',
  '심한 알레르기',
];

const passwordHash = PLAIN_PASSWORDS.hash(PASSWORD);

/** Stores an account and returns its id. */
export async function keepAccount({ database }: TestApp): Promise<string> {
  const id = randomUUID();
  const time = new Date(TEST_NOW);
  const account = { id, email: `${id}@example.com`, name: 'kept', passwordHash: await passwordHash };
  await database.transaction((queries) =>
    insertAccount(queries, { ...account, createdAt: time, passwordChangedAt: time }),
  );
  return id;
}

type TokenKind = 'good' | 'expired' | 'revoked';

/** A token for an account: valid, expired, or of an ended session. */
export async function keepToken(
  { database }: TestApp,
  tokens: Tokens,
  { accountId, kind }: { readonly accountId: string; readonly kind: TokenKind },
): Promise<string> {
  const id = randomUUID();
  const expiresAt = new Date(kind === 'expired' ? TEST_NOW - HOUR_MS : TEST_NOW + HOUR_MS);
  const createdAt = new Date(TEST_NOW - 2 * HOUR_MS);
  if (kind !== 'revoked') {
    await database.transaction((queries) => insertSession(queries, { id, accountId, createdAt, expiresAt }));
  }
  const span = { now: createdAt.getTime(), expiresAt: expiresAt.getTime() };
  return await tokens.sign({ accountId, sessionId: id }, span);
}

/** Stores a survey with a plan of one day and a share. */
export async function keepSurvey({ database }: TestApp, accountId: string | null): Promise<Ids> {
  const [surveyId, dayMealId, shareId] = [randomUUID(), randomUUID(), randomUUID()];
  const fasting: MealSlot = { kind: 'fasting' };
  const none: MealSlot = { kind: 'empty', reason: 'noCandidate' };
  const slots = { breakfast: fasting, lunch: none, dinner: none };
  await database.transaction(async (queries) => {
    const survey = { id: surveyId, startIntro: true, lastStep: 'intro', answers: SECRET_ANSWERS } as const;
    await insertSurvey(queries, survey, accountId);
    const days = [{ dayMealId, date: '2026-11-19', slots, changes: 0, chosen: [] }];
    await savePlan(queries, { surveyId, regeneration: 0, ladderStep: 0, certificate: null, days });
    await insertShare(queries, { id: shareId, surveyId, createdAt: new Date(TEST_NOW) });
  });
  return { surveyId, dayMealId, shareId };
}
