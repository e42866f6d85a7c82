import { ok, type Verdict } from '@kkini/domain';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aLimit, aQuality, someDays } from '../../../../testing/a-limit.ts';
import { aMealPlan } from '../../../../testing/a-meal-plan.ts';
import { fakePlatform, TEST_SURVEY_ID } from '../../../../testing/fake-platform.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

async function open(worst: Verdict) {
  const platform = fakePlatform();
  const quality = aQuality({ limits: [aLimit()], days: someDays(worst) });
  platform.answer('/functions/v1/get-meal-plan', () => ok(aMealPlan({ quality })));
  await renderApp({ path: `/nutrition/${TEST_SURVEY_ID}`, platform });
  await screen.findByRole('tablist');
}

it.each([
  ['says what a pale bar means', 'over', 1],
  ['says nothing of pale bars if there is none', 'within', 0],
] as const)('the chart of the week %s', async (_, worst, notes) => {
  await open(worst);
  await screen.findByRole('img', { name: /^요일별 나트륨/ });
  expect(screen.queryAllByText(/^옅은 막대인 날은/)).toHaveLength(notes);
});
