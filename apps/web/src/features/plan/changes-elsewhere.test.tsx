import { fail, ok } from '@kkini/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { STORED } from '../../platform/browser-storage.ts';
import { aPlanWithToday, aRecipeMeal } from '../../testing/a-meal-plan.ts';
import { fakePlatform, TEST_SURVEY_ID, TEST_TODAY } from '../../testing/fake-platform.ts';
import { aStartedSurvey, openScreen } from '../../testing/render-app.tsx';

const GET = '/functions/v1/get-meal-plan';
const BARLEY = aRecipeMeal({ id: 'barley-rice', title: '보리비빔밥', category: '간편레시피' });
const RELOADED = '다른 창에서 식단이 바뀌어 새로 보여 드려요.';

async function openDay() {
  const platform = fakePlatform({ [GET]: aPlanWithToday({}) });
  const planned = { surveyId: TEST_SURVEY_ID, startDate: TEST_TODAY };
  const survey = { ...aStartedSurvey({ targets: ['parents'] }), plan: planned };
  return await openScreen({ path: `/dailyMeals/${TEST_SURVEY_ID}`, platform, survey });
}

/** The browser's event when another tab has said which plan it changed. */
const changedElsewhere = (newValue: string) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORED.changedPlan, newValue })));

const gone = (code: string) => fail({ code, message: '', statusText: '', status: 404 });

describe('a plan that others change', () => {
  it('is shown as another tab has left it, which a toast says', async () => {
    const { platform } = await openDay();
    platform.answer(GET, () => ok(aPlanWithToday({ lunch: BARLEY })));
    const asked = platform.calls.length;
    changedElsewhere('another-plan');
    expect(platform.calls.length).toBe(asked);
    changedElsewhere(TEST_SURVEY_ID);
    expect(await screen.findByRole('link', { name: '점심, 보리비빔밥' })).toBeDefined();
    expect(await screen.findByText(RELOADED)).toBeDefined();
  });

  it('is told to be gone once it cannot be changed, and the start screen links to it no longer', async () => {
    const { platform, store } = await openDay();
    platform.answer(GET, () => gone('surveyNotFound'));
    platform.answer('/functions/v1/change-meal', () => gone('dayMealNotFound'));
    fireEvent.click(screen.getByRole('button', { name: '점심 메뉴 바꾸기' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '간편레시피' }));
    expect(await screen.findByRole('heading', { level: 1, name: '볼 수 없는 식단이에요' })).toBeDefined();
    await waitFor(() => expect(store.getState().plan).toBeNull());
    expect(store.getState().draft.targets).toEqual(['parents']);
  });
});
