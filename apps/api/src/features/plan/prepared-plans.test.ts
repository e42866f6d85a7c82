import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  changeMeal,
  createMealPlan,
  createShare,
  deleteSurvey,
  getMealPlan,
  replanRest,
  upsertSurvey,
  withdrawShare,
} from '@kkini/contract';
import { TARGET_KO } from '@kkini/domain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { findPlanVersion } from '../../db/stores/plan-version-store.ts';
import { givenSecrets, signedTokens } from '../../platform/tokens.ts';
import { PreparedAnswers } from '../../plugins/prepared/prepared-answers.ts';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp, TEST_NOW } from '../../testing/build-test-app.ts';
import { keepAccount, keepToken } from '../../testing/kept-things.ts';
import { basisOf, loadSmallCatalogue } from '../../testing/load-test-catalogue.ts';
import { emptyTables } from '../../testing/open-test-database.ts';
import { ReloadingPlanner } from '../../testing/workers/in-thread-planner.ts';

let now = TEST_NOW;
const tokens = signedTokens(givenSecrets('one secret for both processes'));
const other = await buildTestApp({ catalogue: await loadSmallCatalogue(), now: () => now, tokens });
const { database, catalogue } = other;
const planner = new ReloadingPlanner(catalogue);
/** Two servers on one database. */
const test = await buildTestApp({ database, catalogue, planner, now: () => now, tokens });
beforeEach(async () => {
  now = TEST_NOW;
  await emptyTables(test.database);
});
afterAll(async () => {
  await test.app.close();
  await other.close();
});

async function aPlan(lunch = '도시락'): Promise<string> {
  const mealCategory = { breakfast: '공복', lunch, dinner: '공복' };
  const id = await test.plan(aWireSurvey({ mealCategory }));
  return id;
}

async function read(surveyId: string, headers: Readonly<Record<string, string>> = {}, part: object = {}) {
  const reply = await test.app.inject({
    method: 'POST',
    url: getMealPlan.path,
    headers,
    body: { surveyId, ...part },
  });
  const tag = String(reply.headers['etag']);
  return { status: reply.statusCode, headers: reply.headers, tag, bytes: reply.rawPayload };
}

const planIn = (bytes: Buffer) => getMealPlan.reply.parse(JSON.parse(bytes.toString()));
/** Reads from a server with the tag of a held answer: the plan, or null if it is unchanged. */
async function readAgain(surveyId: string, tag: string) {
  const { status, bytes } = await read(surveyId, { 'if-none-match': tag });
  expect([200, 304]).toContain(status);
  return status === 304 ? null : planIn(bytes);
}

describe('the answer of a plan', () => {
  it('is the same bytes in every encoding, and is not sent again to who holds it', async () => {
    const id = await aPlan();
    const { bytes, tag, headers } = await read(id);
    expect(headers['content-encoding']).toBeUndefined();
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await read(id, { 'accept-encoding': encoding });
      expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(decode(packed.bytes).equals(bytes)).toBe(true);
      expect(packed.tag).toBe(tag);
    }
    const held = await read(id, { 'if-none-match': `"another", ${tag}` });
    expect([held.status, held.bytes.length, held.tag]).toEqual([304, 0, tag]);
    expect((await read(id, { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('may be one day or the week at a glance, of a large household too', async () => {
    const { body } = await test.send(
      upsertSurvey.path,
      aWireSurvey({ step1: Object.values(TARGET_KO), health: ['당뇨', '고혈압'] }),
    );
    const id = upsertSurvey.reply.parse(body).lastInsertId;
    await test.send(createMealPlan.path, { survey_id: id });
    const whole = planIn((await read(id)).bytes);
    const dates = Object.keys(whole.mealPlan);
    const [first = '', second = ''] = dates;
    const week = await read(id, {}, { part: 'week' });
    expect(planIn(week.bytes)).toMatchObject({ part: 'week', dates, notices: whole.notices });
    expect(Object.keys(planIn(week.bytes).mealPlan)).toEqual(dates);
    expect(planIn(week.bytes).quality?.days.map(({ verdict }) => verdict)).toEqual(
      whole.quality?.days.map(({ verdict }) => verdict),
    );
    const day = await read(id, {}, { part: 'day', date: second });
    expect(planIn(day.bytes)).toMatchObject({
      part: 'day',
      dates,
      mealPlan: { [second]: whole.mealPlan[second] },
    });
    // The sentence about its sodium is shown at once.
    expect(planIn(day.bytes).quality?.days[0]?.persons[0]?.figures).toMatchObject([
      { nutrient: 'sodiumMg', per: 'day' },
    ]);
    expect(planIn(day.bytes).reasons).toEqual({ [second]: whole.reasons?.[second] });
    expect([day.bytes.length <= 20_000, week.bytes.length <= 30_000]).toEqual([true, true]);
    const elsewhere = await read(id, {}, { part: 'day', date: '2099-01-01' });
    expect(Object.keys(planIn(elsewhere.bytes).mealPlan)).toEqual([first]);
  });

  it('stays small in parts whatever the visitor wrote, and repeats all of it in the whole', async () => {
    const words = Array.from({ length: 10 }, (_, at) => `쿠쿠루삐삐${at}`.padEnd(400, '뿅'));
    const answers = aWireSurvey({ foodsAtHome: words, excludedIngredients: words });
    const { body } = await test.send(upsertSurvey.path, answers);
    const id = upsertSurvey.reply.parse(body).lastInsertId;
    await test.send(createMealPlan.path, { survey_id: id });
    const whole = planIn((await read(id)).bytes);
    expect(whole.quality?.unknownExclusions).toEqual(words);
    expect(whole.quality?.foodsAtHome.map(({ text }) => text)).toEqual(words);
    for (const [part, bound] of [
      ['day', 20_000],
      ['week', 30_000],
    ] as const) {
      const { bytes } = await read(id, {}, { part });
      expect(bytes.length).toBeLessThanOrEqual(bound);
      expect(planIn(bytes).quality?.unknownExclusions).toEqual(words.slice(0, 1));
    }
  });

  it('follows what another server changes at once, be it a meal or an answer', async () => {
    const id = await aPlan();
    const { bytes, tag } = await read(id);
    const [date = '', day] = Object.entries(planIn(bytes).mealPlan)[0] ?? [];
    await other.send(changeMeal.path, { dayMealId: day?.dayMealId, mealType: 'lunch', category: '편의점' });
    const changed = await readAgain(id, tag);
    expect(changed?.mealPlan[date]?.lunch?.details.category).toBe('편의점');
    const { tag: next } = await read(id);
    const served = changed?.mealPlan[date]?.lunch?.details.ingredients ?? [];
    await other.send(upsertSurvey.path, { id, excludedIngredients: served.slice(0, 1) });
    const edited = await readAgain(id, next);
    expect(edited?.mealPlan[date]).toMatchObject({
      lunch: null,
      emptyReasons: { lunch: 'blockedAfterEdit' },
    });
  });

  it('is not given out by a withdrawn share or for a deleted survey, though it is held', async () => {
    const id = await aPlan();
    const { body } = await test.send(createShare.path, { surveyId: id });
    const { shareId } = createShare.reply.parse(body);
    const [own, shared] = [await read(id), await read(shareId)];
    expect(planIn(shared.bytes)).toMatchObject({ shared: true, quality: null });
    await other.send(withdrawShare.path, { surveyId: id, shareId });
    expect((await read(shareId, { 'if-none-match': shared.tag })).status).toBe(404);
    expect((await read(id, { 'if-none-match': own.tag })).status).toBe(304);
    await other.send(deleteSurvey.path, { surveyId: id });
    expect((await read(id, { 'if-none-match': own.tag })).status).toBe(404);
  });

  it('names dishes as the catalogue of now does', async () => {
    const id = await aPlan();
    const { tag } = await read(id);
    const { catalogue } = test;
    const products = new Map(
      [...catalogue.products].map(([key, product]) => [key, { ...product, name: `새 ${product.name}` }]),
    );
    planner.reloaded = basisOf({ ...catalogue, products, dataVersion: 'another' });
    const reloaded = await readAgain(id, tag);
    planner.reloaded = null;
    const titles = Object.values(reloaded?.mealPlan ?? {}).map(({ lunch }) => lunch?.details.title ?? '');
    expect(titles.filter((title) => !title.startsWith('새 '))).toEqual([]);
  });

  it('is another one after midnight in Seoul, when a replanned week can be restored no more', async () => {
    const id = await aPlan('요리레시피');
    expect((await test.send(replanRest.path, { surveyId: id })).body).toMatchObject({ result: 'ok' });
    const before = await read(id);
    expect(planIn(before.bytes).canUndoReplan).toBe(true);
    now = TEST_NOW + 12 * 3_600_000 - 1;
    expect(await readAgain(id, before.tag)).toBeNull();
    now += 1;
    expect((await readAgain(id, before.tag))?.canUndoReplan).toBe(false);
  });

  it('binds a free survey to the reader who signs in, also where it is held already', async () => {
    const id = await aPlan();
    const { tag } = await read(id);
    const accountId = await keepAccount(test);
    const headers = async (kind: 'good' | 'revoked') => ({
      authorization: `Bearer ${await keepToken(test, tokens, { accountId, kind })}`,
      'if-none-match': tag,
    });
    const isFree = async () => (await findPlanVersion(test.database, id))?.isFree;
    expect((await read(id, await headers('revoked'))).status).toBe(304);
    expect(await isFree()).toBe(true);
    expect((await read(id, await headers('good'))).status).toBe(304);
    expect(await isFree()).toBe(false);
  });
});

it('keeps no more bytes than it may, those read last', async () => {
  const answers = new PreparedAnswers(100_000);
  const call = { path: '/text', reply: z.string() };
  let made = 0;
  const of = (state: number) => ({ surveyId: null, state: String(state) });
  const make = async () => {
    made += 1;
    return { reply: '밥'.repeat(1000), isLasting: true };
  };
  for (let key = 0; key < 500; key += 1) await answers.get(call, of(key), make);
  expect(answers.size).toBeLessThanOrEqual(100_000);
  await answers.get(call, of(499), make);
  expect(made).toBe(500);
  await answers.get(call, of(0), make);
  expect(made).toBe(501);
});

it('keeps nothing of a survey that was forgotten, be it while its answer is made', async () => {
  const answers = new PreparedAnswers();
  const call = { path: '/text', reply: z.string() };
  const make = async () => ({ reply: '밥', isLasting: true });
  await answers.get(call, { surveyId: 'one', state: '' }, make);
  const other = answers.size;
  await answers.get(call, { surveyId: 'two', state: '' }, make);
  answers.forget('two');
  await answers.get(call, { surveyId: 'two', state: 'changed' }, async () => {
    await Promise.resolve();
    answers.forget('two');
    return await make();
  });
  expect(answers.size).toBe(other);
});
