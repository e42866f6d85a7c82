import { createMealPlan, getMealPlan } from '@kkini/contract';
import { fail, ok } from '@kkini/domain';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPlanWithToday } from '../../../testing/a-meal-plan.ts';
import { fakePlatform, OFFLINE, TEST_SURVEY_ID, TEST_TODAY } from '../../../testing/fake-platform.ts';
import { aStartedSurvey, COMPLETE_ANSWERS, renderApp } from '../../../testing/render-app.tsx';

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
