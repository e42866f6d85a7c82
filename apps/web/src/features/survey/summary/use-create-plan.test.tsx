import { createMealPlan, getMealPlan, upsertSurvey } from '@kkini/contract';
import { fail, ok } from '@kkini/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPlanWithToday } from '../../../testing/a-meal-plan.ts';
import {
  type FakePlatform,
  fakePlatform,
  OFFLINE,
  TEST_SURVEY_ID,
  TEST_TODAY,
} from '../../../testing/fake-platform.ts';
import { aStartedSurvey, COMPLETE_ANSWERS, renderApp } from '../../../testing/render-app.tsx';

const BUSY = { ...OFFLINE, code: 'busy', status: 503, waitSeconds: 0.001 };

async function pressCreate(platform: FakePlatform) {
  const { history } = await renderApp({
    path: '/inputCheck',
    survey: aStartedSurvey(COMPLETE_ANSWERS),
    platform,
  });
  fireEvent.click(await screen.findByRole('button', { name: '이대로 식단 만들기' }));
  return history;
}

/** Makes a plan whose answer is lost. */
async function createUnanswered(earlier: { readonly surveyId: string; readonly startDate: string } | null) {
  const platform = fakePlatform();
  platform.answer(createMealPlan.path, () => fail({ ...OFFLINE, mayBeDone: true }));
  platform.answer(getMealPlan.path, () => ok(aPlanWithToday({})));
  const survey = { ...aStartedSurvey(COMPLETE_ANSWERS), plan: earlier };
  const { history } = await renderApp({ path: '/inputCheck', survey, platform });
  fireEvent.click(await screen.findByRole('button', { name: '이대로 식단 만들기' }));
  return history;
}

it('shows the plan that the server has made although its answer was lost', async () => {
  const history = await createUnanswered(null);
  await expect.poll(() => history.location.pathname).toBe(`/dailyMeals/${TEST_SURVEY_ID}`);
});

it('takes no earlier plan of the answers for the one that got no answer', async () => {
  const history = await createUnanswered({ surveyId: TEST_SURVEY_ID, startDate: TEST_TODAY });
  expect(await screen.findByText('Network Error')).toBeDefined();
  expect(history.location.pathname).toBe('/inputCheck');
});

it('waits for a server that has just started, at the pace it names', async () => {
  const platform = fakePlatform();
  const answers = new Map<string, unknown>([
    [upsertSurvey.path, { lastInsertId: TEST_SURVEY_ID }],
    [createMealPlan.path, createMealPlan.example.reply],
  ]);
  for (const [path, reply] of answers) {
    const isFirst = () => platform.calls.filter((call) => call.path === path).length < 2;
    platform.answer(path, () => (isFirst() ? fail(BUSY) : ok(reply)));
  }
  const history = await pressCreate(platform);
  await expect.poll(() => history.location.pathname).toBe(`/dailyMeals/${TEST_SURVEY_ID}`);
});

it('tells of a server that stays busy', async () => {
  const platform = fakePlatform();
  platform.answer(createMealPlan.path, () => fail(BUSY));
  await pressCreate(platform);
  expect(await screen.findByText(/지금 이용하는 분이 많아요/u)).toBeDefined();
  expect(platform.calls.filter(({ path }) => path === createMealPlan.path)).toHaveLength(6);
});

it('asks a busy server no more once the visitor has stopped', async () => {
  const platform = fakePlatform();
  platform.answer(createMealPlan.path, () => fail({ ...BUSY, waitSeconds: 9 }));
  await pressCreate(platform);
  const asked = () => platform.calls.filter(({ path }) => path === createMealPlan.path);
  await expect.poll(asked).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: '그만두기' }));
  expect(await screen.findByRole('heading', { name: '이대로 만들까요?' })).toBeDefined();
  expect(asked()).toHaveLength(1);
});

it('leads to the sign-in and back where the answers belong to an account', async () => {
  const platform = fakePlatform();
  platform.answer(upsertSurvey.path, () => fail({ ...OFFLINE, code: 'signInNeeded', status: 401 }));
  const history = await pressCreate(platform);
  const failed = await screen.findByRole('main');
  await within(failed).findByText('답변은 그대로 있어요. 로그인이 필요해요.');
  fireEvent.click(within(failed).getByRole('button', { name: '로그인' }));
  await expect
    .poll(() => history.location)
    .toMatchObject({
      pathname: '/signIn',
      search: '?next=%2FinputCheck',
    });
});
