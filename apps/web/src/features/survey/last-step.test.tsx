import { LAST_STEPS } from '@kkini/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TEST_SURVEY_ID } from '../../testing/fake-platform.ts';
import { aStartedSurvey, openScreen, renderApp } from '../../testing/render-app.tsx';

const SCREENS = [
  ['/step1', 'step1'],
  ['/mealTarget', 'step1'],
  ['/mealCategory', 'step1'],
  ['/area', 'area'],
  ['/step2', 2],
  ['/selectMealDay', 2],
  ['/step3', 3],
  ['/health', 3],
  ['/step4', 4],
  ['/eatingHabits', 4],
  ['/step5', 5],
  ['/excludedIngredients', 5],
  ['/inputCheck', 'inputCheck'],
] as const;

const RESUMED_AT = {
  intro: '/step1',
  step1: '/step1',
  area: '/area',
  2: '/step2',
  3: '/step3',
  4: '/step4',
  5: '/step5',
  inputCheck: '/inputCheck',
} as const;

describe('the last step', () => {
  it.each(SCREENS)('is recorded on entry of %s as %s, here and on the server', async (path, step) => {
    const { platform, store } = await openScreen({ path, survey: aStartedSurvey() });
    await waitFor(() => expect(platform.updates).toEqual([{ id: TEST_SURVEY_ID, row: { lastStep: step } }]));
    expect(store.getState().lastStep).toBe(step);
  });

  it.each(SCREENS.slice(0, -1))('is not recorded by %s opened from the summary', async (path) => {
    const survey = { ...aStartedSurvey(), lastStep: 'inputCheck' as const };
    const { platform, store } = await renderApp({ path: `${path}?edit=1`, survey });
    expect(await screen.findByRole('button', { name: '변경 완료' })).toBeDefined();
    expect(platform.updates).toEqual([]);
    expect(store.getState().lastStep).toBe('inputCheck');
  });

  it.each(LAST_STEPS)('%s is where the survey is taken up again', async (lastStep) => {
    const { history } = await renderApp({ path: '/', survey: { ...aStartedSurvey(), lastStep } });
    fireEvent.click(await screen.findByRole('button', { name: /계속하기/ }));
    await waitFor(() => expect(history.location.pathname).toBe(RESUMED_AT[lastStep]));
  });
});
