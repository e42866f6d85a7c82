import {
  changeMeal,
  changePassword,
  claimSurveys,
  createMealPlan,
  createShare,
  deleteAccount,
  errorEnvelopeSchema,
  exportAccount,
  getMealPlan,
  listSurveys,
  login,
  logout,
  me,
  register,
  upsertSurvey,
} from '@kkini/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { argon2Passwords, type Passwords } from '../../platform/passwords.ts';
import { SESSION_LIFE_MS } from '../../platform/tokens.ts';
import { aPerson, PASSWORD, signIn } from '../../testing/a-person.ts';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp, PLAIN_PASSWORDS, TEST_NOW } from '../../testing/build-test-app.ts';
import { emptyTables } from '../../testing/open-test-database.ts';

let time = TEST_NOW;
const test = await buildTestApp({ now: () => time, passwords: argon2Passwords() });
beforeEach(async () => {
  time = TEST_NOW;
  await emptyTables(test.database);
});
afterAll(() => test.close());

const codeOf = (body: unknown) => errorEnvelopeSchema.parse(body).error.code;
const fieldsOf = (body: unknown) => errorEnvelopeSchema.parse(body).error.details?.map(({ field }) => field);
const aSurvey = async (token?: string) =>
  upsertSurvey.reply.parse((await test.send(upsertSurvey.path, aWireSurvey(), token)).body).lastInsertId;

describe('opening an account', () => {
  const person = { email: 'mina@example.com', password: PASSWORD, name: '민아' };

  it('answers who it is for', async () => {
    const { status, body } = await test.send(register.path, person);
    expect(status).toBe(201);
    expect(body).toEqual({ email: 'mina@example.com', name: '민아' });
  });

  it('takes two spellings of one e-mail address for the same account', async () => {
    await test.send(register.path, person);
    for (const email of ['MINA@Example.COM', ' mina@example.com', 'ｍina@example.com']) {
      const { status, body } = await test.send(register.path, { ...person, email });
      expect([email, status]).toEqual([email, 409]);
      expect(codeOf(body)).toBe('emailTaken');
    }
    await test.send(register.path, { ...person, email: 'mina@예.kr' });
    expect((await test.send(register.path, { ...person, email: 'mina@xn--2j5b.kr' })).status).toBe(409);
  });

  it.each([
    ['no address', { email: 'mina' }, 'email'],
    ['two at signs', { email: 'a@b@c.kr' }, 'email'],
    ['a long address', { email: `${'a'.repeat(250)}@b.kr` }, 'email'],
    ['a long address that takes long to check', { email: `a@${'.'.repeat(20_000)}@` }, 'email'],
    ['a host that can not be', { email: 'a@\u00ad.kr' }, 'email'],
    ['a short password', { password: 'rice' }, 'password'],
    ['a password of 258 bytes', { password: '밥'.repeat(86) }, 'password'],
    ['no name', { name: ' ' }, 'name'],
    ['a name with a zero character', { name: 'a\u0000' }, 'name'],
    ['a field nobody knows', { role: 'admin' }, 'role'],
  ])('names the field for %s', async (_what, change, field) => {
    const { status, body } = await test.send(register.path, { ...person, ...change });
    expect(status).toBe(400);
    expect(fieldsOf(body)).toEqual([field]);
    expect(JSON.stringify(body)).not.toContain(PASSWORD);
  });
});

describe('signing in', () => {
  it('hands out a token that tells who is there', async () => {
    const { token, email } = await aPerson(test);
    expect((await test.read(me.path, token)).body).toMatchObject({ email, name: 'mina' });
  });

  it('answers an unknown address and a wrong password alike', async () => {
    await aPerson(test);
    const wrong = await signIn(test, { username: 'mina@example.com', password: 'wrong' });
    const unknown = await signIn(test, { username: 'nobody@example.com', password: PASSWORD });
    const odd = await signIn(test, { username: 'a@', password: PASSWORD });
    expect(wrong.status).toBe(401);
    expect(codeOf(wrong.body)).toBe('loginFailed');
    expect([unknown, odd]).toEqual([wrong, wrong]);
  });

  it('takes a password however its Hangul was typed', async () => {
    const account = { email: 'a@b.kr', password: '밥과 국과 김치'.normalize('NFC'), name: 'a' };
    await test.send(register.path, account);
    const typed = { username: 'a@b.kr', password: account.password.normalize('NFD') };
    expect((await signIn(test, typed)).status).toBe(200);
  });

  it('refuses a body that is not form-encoded', async () => {
    expect((await test.send(login.path, { username: 'a', password: 'b' })).status).toBe(415);
  });

  it('hashes a password anew when it was hashed at another cost', async () => {
    let isOld = true;
    const passwords = {
      hash: async () => (isOld ? 'old' : 'new'),
      verify: async (hash: string | null) => hash !== null,
      isOutdated: (hash: string) => hash === 'old',
    };
    const { database, catalogue } = test;
    const other = await buildTestApp({ database, catalogue, passwords });
    await aPerson(other);
    isOld = false;
    await aPerson(other);
    const [account] = (
      await database.transaction((queries) => queries.execute('select password_hash from accounts'))
    ).rows;
    expect(account).toEqual({ password_hash: 'new' });
  });
});

describe('a session', () => {
  it('ends for good when its person signs out, and leaves the others', async () => {
    const { token } = await aPerson(test);
    const other = await aPerson(test);
    expect((await test.send(logout.path, {}, token)).status).toBe(200);
    const after = await test.read(me.path, token);
    expect(after.status).toBe(401);
    expect(codeOf(after.body)).toBe('signInExpired');
    expect((await test.read(me.path, other.token)).status).toBe(200);
  });

  it('ends by itself after two weeks', async () => {
    const { token } = await aPerson(test);
    time = TEST_NOW + SESSION_LIFE_MS - 1000;
    expect((await test.read(me.path, token)).status).toBe(200);
    time = TEST_NOW + SESSION_LIFE_MS + 1000;
    expect((await test.read(me.path, token)).status).toBe(401);
  });

  it('goes on after its person chose another password, while the others end', async () => {
    const { token } = await aPerson(test);
    const other = await aPerson(test);
    const wish = { currentPassword: PASSWORD, newPassword: 'soup and rice' };
    const wrong = await test.send(changePassword.path, { ...wish, currentPassword: 'other' }, token);
    expect([wrong.status, codeOf(wrong.body), fieldsOf(wrong.body)]).toEqual([
      403,
      'wrongPassword',
      ['currentPassword'],
    ]);
    expect((await test.send(changePassword.path, wish, token)).status).toBe(200);
    expect((await test.read(me.path, token)).status).toBe(200);
    expect((await test.read(me.path, other.token)).status).toBe(401);
    expect((await signIn(test, { username: 'mina@example.com', password: PASSWORD })).status).toBe(401);
    expect((await signIn(test, { username: 'mina@example.com', password: 'soup and rice' })).status).toBe(
      200,
    );
  });

  it.each([
    ['compared', false],
    ['hashed anew', true],
  ])('does not begin with a password that was changed while it was %s', async (_, isOutdated) => {
    let meanwhile: () => Promise<unknown> = () => Promise.resolve();
    const verify: Passwords['verify'] = async (hash, password) => {
      const work = meanwhile;
      meanwhile = () => Promise.resolve();
      await work();
      return await PLAIN_PASSWORDS.verify(hash, password);
    };
    const { database, catalogue } = test;
    const passwords = { ...PLAIN_PASSWORDS, verify, isOutdated: () => isOutdated };
    const other = await buildTestApp({ database, catalogue, passwords });
    const { email, token } = await aPerson(other);
    const wish = { currentPassword: PASSWORD, newPassword: 'soup and rice' };
    meanwhile = () => other.send(changePassword.path, wish, token);
    expect((await signIn(other, { username: email, password: PASSWORD })).status).toBe(401);
    expect((await signIn(other, { username: email, password: wish.newPassword })).status).toBe(200);
  });
});

describe('my plans', () => {
  it('list surveys with their plans page by page, newest first, and none of others', async () => {
    const { token } = await aPerson(test);
    const ids: string[] = [];
    for (let made = 0; made < 5; made += 1) ids.unshift(await aSurvey(token));
    await aSurvey((await aPerson(test, 'other')).token);
    await aSurvey();
    await test.send(createMealPlan.path, { survey_id: ids[0] }, token);
    const seen = [];
    let cursor: string | null = null;
    do {
      const reply: unknown = (await test.send(listSurveys.path, { limit: 2, cursor }, token)).body;
      const page = listSurveys.reply.parse(reply);
      expect(page.surveys.length).toBeLessThanOrEqual(2);
      seen.push(...page.surveys);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen.map(({ id }) => id)).toEqual(ids);
    expect(seen.map(({ plan }) => plan?.from ?? null)).toEqual(['2026-11-21', null, null, null, null]);
  });

  it('are listed and exported where one holds what this version does not know', async () => {
    const { token } = await aPerson(test);
    const [strange, other] = [await aSurvey(token), await aSurvey(token)];
    const person = { target: 'neighbour', count: 1, answers: { kidney: 'blue' }, freeOf: ['flu'] };
    await test.database.transaction((queries) =>
      queries.execute(sql`update surveys set version = gen_random_uuid(),
        targets = '["self", "neighbour"]', health_conditions = '["flu"]', eating_styles = '["raw"]', rice = 'pink',
        meal_styles = '{"breakfast": "brunch", "lunch": "lunchBox", "dinner": null}', prep_day = 'someday',
        exclusion_strictness = '[{"food": "shrimp", "strictness": "never"}]', confirmations = '["D99"]',
        persons = ${JSON.stringify([person])}::jsonb where id = ${strange}::uuid`),
    );
    const listed = await test.send(listSurveys.path, {}, token);
    const { surveys } = listSurveys.reply.parse(listed.body);
    expect(surveys.map(({ id }) => id)).toEqual([other, strange]);
    expect(surveys[1]).toMatchObject({
      step1: ['본인', 'neighbour'],
      mealCategory: { breakfast: 'brunch', lunch: '도시락', dinner: null },
      persons: [{ target: 'neighbour', freeOf: ['flu'] }],
    });
    const exported = exportAccount.reply.parse((await test.read(exportAccount.path, token)).body);
    expect(exported.surveys).toHaveLength(2);
  });

  it('take over surveys begun before signing in, but none of others', async () => {
    const mina = await aPerson(test);
    const other = await aPerson(test, 'other');
    const [free, theirs] = [await aSurvey(), await aSurvey(other.token)];
    const unknown = '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11';
    const claim = await test.send(claimSurveys.path, { surveyIds: [free, theirs, unknown] }, mina.token);
    expect(claim.body).toEqual({ surveyIds: [free] });
    expect((await test.send(claimSurveys.path, { surveyIds: [free] }, other.token)).body).toEqual({
      surveyIds: [],
    });
  });
});

describe('everything kept about an account', () => {
  it('can be downloaded', async () => {
    const { token, email } = await aPerson(test);
    const id = await test.plan(aWireSurvey(), token);
    const { dayMealId, dinner } = Object.values((await test.shown(id)).mealPlan)[0] ?? {};
    await test.send(changeMeal.path, { dayMealId, mealType: 'dinner', category: '공복' }, token);
    await test.send(createShare.path, { surveyId: id }, token);
    await aSurvey();
    const headers = { authorization: `Bearer ${token}` };
    const reply = await test.app.inject({ url: exportAccount.path, headers });
    expect(reply.headers['content-disposition']).toBe('attachment; filename="kkini.json"');
    const kept = exportAccount.reply.parse(reply.json());
    expect(kept.account).toMatchObject({ email, name: 'mina' });
    expect(kept.sessions).toHaveLength(1);
    expect(kept.surveys.map((survey) => [survey.id, survey.plan?.days.length, survey.shares.length])).toEqual(
      [[id, 7, 1]],
    );
    const changed = { dayMealId, changes: 1, replaced: { dinner: { id: dinner?.details.id } } };
    expect(kept.surveys[0]?.plan?.days[0]).toMatchObject(changed);
    expect(reply.body).not.toContain('argon2');
  });

  it('goes when the account is deleted, which needs the password', async () => {
    const { token } = await aPerson(test);
    const id = await aSurvey(token);
    await test.send(createMealPlan.path, { survey_id: id }, token);
    await test.send(createShare.path, { surveyId: id }, token);
    expect((await test.send(deleteAccount.path, { password: 'wrong' }, token)).status).toBe(403);
    expect((await test.send(deleteAccount.path, { password: PASSWORD }, token)).status).toBe(200);
    expect((await test.read(me.path, token)).status).toBe(401);
    expect((await test.send(getMealPlan.path, { surveyId: id })).status).toBe(404);
    const left = await test.database.transaction(async (queries) => {
      const counts = [];
      for (const table of ['accounts', 'sessions', 'surveys', 'plans', 'day_meals', 'shares']) {
        const { rows } = await queries.execute(`select count(*)::int as n from ${table}`);
        counts.push(rows[0]?.['n']);
      }
      return counts;
    });
    expect(left).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
