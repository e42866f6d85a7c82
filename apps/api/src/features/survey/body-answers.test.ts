import { createHash } from 'node:crypto';
import {
  answersToWire,
  copySurvey,
  createMealPlan,
  createShare,
  deleteAccount,
  deleteSurvey,
  exportAccount,
  getMealPlan,
  recipeTips,
  shoppingList,
  upsertSurvey,
} from '@kkini/contract';
import { aStranger, type SurveyDraft } from '@kkini/domain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { answersDigest } from '../../db/stored-plan.ts';
import { aPerson, PASSWORD } from '../../testing/a-person.ts';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { keepSurvey, SECRET_ANSWERS, SECRET_TEXTS } from '../../testing/kept-things.ts';
import { emptyTables } from '../../testing/open-test-database.ts';
import { purge } from '../../upkeep/purge.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const page = { functionsBase: '', dataBaseUrl: '', publicKey: null, shareSdk: null };

const lines: string[] = [];
const config = { logLevel: 'debug', pageFolder: '/nowhere', page } as const;
const test = await buildTestApp({ config, log: { write: (line) => lines.push(line) } });
beforeEach(async () => {
  lines.length = 0;
  await emptyTables(test.database);
});
afterAll(() => test.close());

const stored = async (id: string) => (await test.stored(id)).survey;
const secretsIn = (text: string) => SECRET_TEXTS.filter((secret) => text.includes(secret));

/** A survey of these answers, created by the calls. */
async function aSecretSurvey(token?: string): Promise<string> {
  const wire = aWireSurvey({ ...answersToWire(SECRET_ANSWERS), dates: '2026-11-21' });
  return await test.answer(wire, token);
}

/** The contents of every table with visitors' data. */
async function everyRow(): Promise<string> {
  return await test.database.transaction(async (queries) => {
    const tables = ['accounts', 'sessions', 'surveys', 'plans', 'day_meals', 'shares', 'attempt_counts'];
    const texts: string[] = [];
    for (const table of tables) {
      const { rows } = await queries.execute(`select json_agg(t)::text as rows from ${table} t`);
      texts.push(String(rows[0]?.['rows']));
    }
    return texts.join();
  });
}

describe('what was said of bodies and allergies', () => {
  it('is handed out to its owner as it was said', async () => {
    const { token } = await aPerson(test);
    const id = await aSecretSurvey(token);
    const { body } = await test.read(exportAccount.path, token);
    const [kept] = exportAccount.reply.parse(body).surveys;
    expect(kept).toMatchObject({ id, ...answersToWire(SECRET_ANSWERS), dates: '2026-11-21' });
  });

  it('is copied with the other answers', async () => {
    const id = await aSecretSurvey();
    const { body } = await test.send(copySurvey.path, { surveyId: id });
    const copied = copySurvey.reply.parse(body).surveyId;
    expect((await stored(copied))?.answers).toEqual({ ...SECRET_ANSWERS, startDate: '2026-11-21' });
  });

  it('stays when another answer is changed, and goes when it is set to null', async () => {
    const id = await aSecretSurvey();
    await test.send(upsertSurvey.path, { id, lastStep: 3, confirmations: null });
    expect((await stored(id))?.answers).toEqual({
      ...SECRET_ANSWERS,
      startDate: '2026-11-21',
      confirmations: [],
    });
    await test.send(upsertSurvey.path, { id, persons: null, excludedStrictness: [] });
    expect((await stored(id))?.answers).toMatchObject({ persons: [], excludedFoodStrictness: [] });
  });

  it('opens where it was stored before a condition could be somebody’s alone', async () => {
    const id = await aSecretSurvey();
    await test.database.transaction((queries) =>
      queries.execute("update surveys set persons = persons #- '{0,freeOf}', version = gen_random_uuid()"),
    );
    expect((await stored(id))?.answers.persons).toEqual(SECRET_ANSWERS.persons);
  });

  it('is gone with the survey, with the account and when it was not used for long', async () => {
    const { token } = await aPerson(test);
    const id = await aSecretSurvey();
    expect(secretsIn(await everyRow()).length).toBeGreaterThan(4);
    await test.send(deleteSurvey.path, { surveyId: id });
    expect(secretsIn(await everyRow())).toEqual([]);
    const mine = await aSecretSurvey(token);
    await test.send(createMealPlan.path, { survey_id: mine }, token);
    await test.send(deleteAccount.path, { password: PASSWORD }, token);
    expect(secretsIn(await everyRow())).toEqual([]);
    await keepSurvey(test, null);
    await purge(test.database, { now: Date.now() + 181 * DAY_MS, keepDays: 180 });
    expect(secretsIn(await everyRow())).toEqual([]);
  });

  it('stands in no plan, share, list or tip, nor in what is kept of a plan', async () => {
    const id = await aSecretSurvey();
    await test.send(upsertSurvey.path, { id, excludedIngredients: ['땅콩'], area: [] });
    const made = await test.send(createMealPlan.path, { survey_id: id });
    expect(made.status).toBe(200);
    const share = createShare.reply.parse((await test.send(createShare.path, { surveyId: id })).body);
    const plan = await test.shown(id);
    const served = Object.values(plan.mealPlan).flatMap(({ breakfast, lunch, dinner }) =>
      [breakfast, lunch, dinner].flatMap((meal) => meal?.details.id ?? []),
    );
    // Answers this strict may leave every slot empty.
    const [dish = 'dubu-deopbap'] = served;
    const replies = [
      made,
      await test.send(getMealPlan.path, { surveyId: id }),
      await test.send(getMealPlan.path, { surveyId: share.shareId }),
      await test.send(shoppingList.path, { surveyId: id }),
      await test.send(recipeTips.path, { itemId: dish, surveyId: id }),
    ];
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    // The owner is told that traces are excluded; a share shows nothing of it.
    const stated = replies.flatMap(({ body }) => secretsIn(JSON.stringify(body)));
    expect(stated.filter((secret) => secret !== 'severeAllergy')).toEqual([]);
    expect(secretsIn(JSON.stringify(replies[2]?.body))).toEqual([]);
    await test.database.transaction((queries) =>
      queries.execute("update surveys set persons = '[]', version = gen_random_uuid()"),
    );
    expect(secretsIn(await everyRow()).filter((secret) => /\d/.test(secret))).toEqual([]);
  });

  it('stands in no refusal and in no line of the log', async () => {
    const id = await aSecretSurvey();
    const wire = answersToWire(SECRET_ANSWERS);
    const [person] = wire.persons;
    const wrong: readonly object[] = [
      { persons: [{ ...person, weightKg: 143.917e6 }] },
      { persons: [{ ...person, target: '비밀동' }] },
      { persons: [{ ...person, answers: { kidney: '비밀콩' } }] },
      { persons: [{ ...person, heightCm: '151.713' }], excludedStrictness: wire.excludedStrictness },
      { excludedStrictness: [{ ingredient: `비밀콩${'콩'.repeat(400)}`, strictness: '심한 알레르기' }] },
      { excludedStrictness: [{ ingredient: '비밀콩', strictness: '심한 알레르기!' }] },
      { excludedIngredients: [`비밀콩${'콩'.repeat(400)}`] },
    ];
    for (const change of wrong) {
      const { status, body } = await test.send(upsertSurvey.path, { id, ...change });
      expect(status).toBe(400);
      // An invalid choice is answered with the valid ones.
      const said = JSON.stringify(body).replace(/Invalid option[^}]*/g, '');
      expect(secretsIn(said)).toEqual([]);
    }
    const severe = [{ ingredient: '비밀콩', strictness: '심한 알레르기' }];
    const refused = await test.send(createMealPlan.path, { survey_id: id, excluded_strictness: severe });
    expect(refused.status).toBe(422);
    expect(secretsIn(JSON.stringify(refused.body).replace('심한 알레르기라고', ''))).toEqual([]);
    await test.send(createMealPlan.path, { survey_id: id });
    const log = lines.join('');
    expect(log).toContain(createMealPlan.path);
    expect(
      [...SECRET_TEXTS, 'kidney', 'warfarin', 'sedentary'].filter((secret) => log.includes(secret)),
    ).toEqual([]);
  });
});

describe('the digest of answers', () => {
  const plain: SurveyDraft = {
    ...SECRET_ANSWERS,
    excludedFoodStrictness: [],
    persons: [],
    confirmations: [],
  };

  it('follows bodies and strictness, but not what was confirmed', () => {
    const digests = [
      plain,
      { ...plain, persons: [aStranger('self')] },
      { ...plain, persons: SECRET_ANSWERS.persons },
      { ...plain, persons: [{ ...aStranger('self'), freeOf: ['gout' as const] }] },
      { ...plain, excludedFoodStrictness: SECRET_ANSWERS.excludedFoodStrictness },
    ].map(answersDigest);
    expect(new Set(digests).size).toBe(5);
    expect(answersDigest({ ...plain, confirmations: ['D1'] })).toBe(digests[0]);
  });

  it('is of a person of before a condition could be somebody’s alone what it was', () => {
    const persons = SECRET_ANSWERS.persons.slice(0, 1);
    const [breakfast, lunch, dinner] = ['fasting', 'lunchBox', 'fasting'];
    const before = persons.map(({ freeOf: _, ...person }) => person);
    const listed = [
      ['self'],
      breakfast,
      lunch,
      dinner,
      null,
      ['비밀동'],
      ['gout'],
      [],
      plain.excludedFoods,
      [],
    ];
    const digest = createHash('sha256')
      .update(JSON.stringify([...listed, before]))
      .digest('hex');
    expect(answersDigest({ ...plain, persons })).toBe(digest.slice(0, 32));
  });
});
