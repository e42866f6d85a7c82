import {
  changeMeal,
  changePassword,
  claimSurveys,
  createMealPlan,
  createShare,
  deleteAccount,
  exportAccount,
  getMealPlan,
  listSurveys,
  logout,
  me,
  planOutlook,
  productDetail,
  readExclusions,
  recipeDetail,
  upsertSurvey,
  withdrawShare,
} from '@kkini/contract';
import { expect, it } from 'vitest';
import { argon2Passwords } from '../platform/passwords.ts';
import type { LoadedCatalogue } from '../platform/read-catalogue.ts';
import { aPerson, PASSWORD, signIn } from '../testing/a-person.ts';
import { aWireSurvey } from '../testing/a-wire-survey.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { loadSmallCatalogue } from '../testing/load-test-catalogue.ts';
import { InThreadPlanner } from '../testing/workers/in-thread-planner.ts';
import type { PlannerJob } from '../workers/planner.ts';

const page = { functionsBase: '', dataBaseUrl: '', publicKey: null, shareSdk: null };
const ANSWERS = {
  area: ['비밀동'],
  health: ['통풍'],
  excludedIngredients: ['비밀콩'],
  excludedStrictness: [{ ingredient: '비밀콩', strictness: '싫어요' }],
  step1: ['부모님'],
  persons: [{ target: '부모님', heightCm: 151.713, answers: { warfarin: 'yes' } }],
};

/** Calls of every kind with their secret values, none of which may be logged. */
async function journey(lines: string[]) {
  const config = { logLevel: 'debug', pageFolder: '/nowhere', page } as const;
  const test = await buildTestApp({
    config,
    log: { write: (line) => lines.push(line) },
    passwords: argon2Passwords(),
  });
  const { token, email } = await aPerson(test);
  const survey = upsertSurvey.reply.parse((await test.send(upsertSurvey.path, aWireSurvey(ANSWERS))).body);
  const surveyId = survey.lastInsertId;
  await test.send(claimSurveys.path, { surveyIds: [surveyId] }, token);
  await test.send(createMealPlan.path, { survey_id: surveyId }, token);
  const plan = getMealPlan.reply.parse((await test.send(getMealPlan.path, { surveyId }, token)).body);
  const [day] = Object.values(plan.mealPlan);
  const dayMealId = day?.dayMealId ?? '';
  const dish = day?.dinner?.details.id ?? '';
  const share = createShare.reply.parse((await test.send(createShare.path, { surveyId }, token)).body);
  const { shareId } = share;
  const calls: readonly (readonly [string, object])[] = [
    [changeMeal.path, { dayMealId, mealType: 'dinner', category: '공복' }],
    [recipeDetail.path, { id: dish, surveyId }],
    [productDetail.path, { id: dish, surveyId }],
    [getMealPlan.path, { surveyId: shareId }],
    [withdrawShare.path, { surveyId, shareId }],
    [listSurveys.path, {}],
    [readExclusions.path, { texts: ['비밀콩'] }],
    [planOutlook.path, ANSWERS],
    [upsertSurvey.path, { id: surveyId, persons: [{ target: '비밀', weightKg: 151.713 }] }],
    [upsertSurvey.path, { id: surveyId, health: ['통풍', '없는 병'] }],
    [upsertSurvey.path, { id: surveyId, excludedIngredients: ['\u0000비밀콩'] }],
    [changePassword.path, { currentPassword: 'wrong', newPassword: PASSWORD }],
  ];
  for (const [path, body] of calls) await test.send(path, body, token);
  await test.send(upsertSurvey.path, { id: surveyId, health: [] });
  for (const path of [me.path, exportAccount.path])
    await test.app.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
  await test.app.inject({ url: `/dailyMeals/${surveyId}?email=${email}` });
  await test.app.inject({
    method: 'PATCH',
    url: `/rest/v1/survey_1?id=eq.${surveyId}`,
    body: { lastStep: 2 },
  });
  await signIn(test, { username: email, password: 'a wrong password' });
  await test.send(logout.path, {}, token);
  const again = await aPerson(test);
  await test.send(deleteAccount.path, { password: PASSWORD }, again.token);
  await test.close();
  return [token, again.token, email, surveyId, dayMealId, shareId, PASSWORD, 'a wrong password', '127.0.0.1'];
}

it('tells of every call of a journey and nothing of who made it', async () => {
  const lines: string[] = [];
  const secrets = await journey(lines);
  const log = lines.join('');
  const routes = lines.flatMap((line) => JSON.parse(line).route ?? []);
  expect(routes).toContain('/api/user/login');
  expect(routes.length).toBeGreaterThan(20);
  const calls = lines.map((line) => JSON.parse(line)).filter(({ route }) => route !== undefined);
  expect(calls.every(({ reqId }) => /^[0-9a-f-]{36}$/.test(reqId))).toBe(true);
  for (const secret of [
    ...secrets,
    '비밀',
    '통풍',
    '"gout',
    '부모님',
    '151.713',
    'warfarin',
    '싫어요',
    'mina',
    'argon2',
    'Bearer',
  ]) {
    expect(log).not.toContain(secret);
  }
});

/** A planner that forgets what is left out when it does one kind of job. */
class CarelessPlanner extends InThreadPlanner {
  constructor(
    catalogue: LoadedCatalogue,
    private readonly careless: PlannerJob['kind'],
  ) {
    super(catalogue);
  }

  override async ask<Job extends PlannerJob>(job: Job) {
    const isCareless = 'survey' in job && job.kind === this.careless;
    return await super.ask(isCareless ? { ...job, survey: { ...job.survey, excludedFoods: [] } } : job);
  }
}

it.each(['planWeek', 'changeMeal'] as const)(
  'tells which rule a dish of %s breaks, but not which food somebody leaves out',
  async (careless) => {
    const lines: string[] = [];
    const config = { logLevel: 'debug', pageFolder: '/nowhere', page } as const;
    const catalogue = await loadSmallCatalogue();
    const parts = { config, catalogue, planner: new CarelessPlanner(catalogue, careless) };
    const test = await buildTestApp({ ...parts, log: { write: (line) => lines.push(line) } });
    const surveyId = await test.answer(aWireSurvey({ excludedIngredients: ['쌀'] }));
    let { status } = await test.send(createMealPlan.path, { survey_id: surveyId });
    if (careless === 'changeMeal') {
      expect(status).toBe(200);
      const plan = getMealPlan.reply.parse((await test.send(getMealPlan.path, { surveyId })).body);
      const dayMealId = Object.values(plan.mealPlan)[0]?.dayMealId;
      const change = { dayMealId, mealType: 'dinner', category: '요리레시피' };
      ({ status } = await test.send(changeMeal.path, change));
    }
    await test.close();
    expect(status).toBe(500);
    expect(lines.join('')).toContain('breaks excludedFood');
    for (const food of ['쌀', 'rice']) expect(lines.join('')).not.toContain(food);
  },
);

it('tells of a fault without the values that met it', async () => {
  const lines: string[] = [];
  const config = { logLevel: 'debug', pageFolder: '/nowhere', page } as const;
  const test = await buildTestApp({ config, log: { write: (line) => lines.push(line) } });
  await test.database.transaction((queries) => queries.execute('drop table surveys cascade'));
  const { status } = await test.send(upsertSurvey.path, aWireSurvey(ANSWERS));
  expect(status).toBe(500);
  expect(lines.join('')).toContain('call failed');
  for (const secret of ['비밀', 'gout', '42P01 "']) expect(lines.join('')).not.toContain(secret);
  await test.close();
});
