import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMealPlan } from '../../testing/a-meal-plan.ts';
import { fakePlatform, TEST_SURVEY_ID } from '../../testing/fake-platform.ts';
import { aStartedSurvey, openScreen, renderApp } from '../../testing/render-app.tsx';

const PLAN_WORDS = '인터넷이 끊겼어요. 전에 열어 본 식단은 볼 수 있어요.';
const DISH_WORDS = '인터넷이 끊겼어요. 전에 열어 본 음식은 볼 수 있어요.';

describe('without a connection', () => {
  it('says so above a plan and that it is back', async () => {
    const platform = fakePlatform({ '/functions/v1/get-meal-plan': aMealPlan() });
    await openScreen({ path: `/dailyMeals/${TEST_SURVEY_ID}`, platform });
    act(() => platform.plug(false));
    expect(screen.getByText(PLAN_WORDS).closest('[role=status]')).not.toBeNull();
    const asked = platform.calls.length;
    act(() => platform.plug(true));
    expect(screen.queryByText(PLAN_WORDS)).toBeNull();
    expect(await screen.findByText('다시 연결됐어요.')).toBeDefined();
    await waitFor(() => expect(platform.calls.length).toBeGreaterThan(asked));
  });

  it.each([
    [`/weeklyMeals/${TEST_SURVEY_ID}`, PLAN_WORDS],
    [`/shopping/${TEST_SURVEY_ID}`, PLAN_WORDS],
    [`/nutrition/${TEST_SURVEY_ID}`, PLAN_WORDS],
    ['/recipeDetail?id=rice', DISH_WORDS],
    ['/recipeDetail/rice', DISH_WORDS],
    ['/productDetail?id=salad', DISH_WORDS],
    ['/cooking?id=rice', DISH_WORDS],
  ])('says at %s what can be seen all the same', async (path, words) => {
    const platform = fakePlatform();
    await renderApp({ path, platform });
    act(() => platform.plug(false));
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('speaks in a region that was there before', async () => {
    const platform = fakePlatform();
    await renderApp({ path: '/', platform });
    const before = screen.getAllByRole('status');
    act(() => platform.plug(false));
    act(() => platform.offerUpdate(() => undefined));
    for (const words of [/^인터넷이 끊겼어요/, '새 버전이 준비됐어요.']) {
      expect(before).toContain(screen.getByText(words).closest('[role=status]'));
    }
  });

  it('speaks of no plan where there is none', async () => {
    const platform = fakePlatform();
    await openScreen({ path: '/step3', survey: aStartedSurvey(), platform });
    act(() => platform.plug(false));
    expect(screen.getByText('인터넷이 끊겼어요. 다시 연결되면 이어서 할 수 있어요.')).toBeDefined();
  });

  it('changes no meal and says why', async () => {
    const platform = fakePlatform({ '/functions/v1/get-meal-plan': aMealPlan() });
    await renderApp({ path: `/dailyMeals/${TEST_SURVEY_ID}`, platform });
    fireEvent.click(await screen.findByRole('button', { name: '저녁 메뉴 바꾸기' }));
    fireEvent.click(screen.getByRole('button', { name: '간편레시피' }));
    expect(await screen.findByText(/인터넷이 끊겨서 바꾸지 못했어요. 식단은 그대로예요./)).toBeDefined();
  });
});

describe('a newer version', () => {
  it('is offered and taken only when asked for', async () => {
    const platform = fakePlatform();
    await renderApp({ path: '/', platform });
    const taken: string[] = [];
    act(() => platform.offerUpdate(() => taken.push('taken')));
    expect(screen.getByText('새 버전이 준비됐어요.')).toBeDefined();
    expect(taken).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '새로고침' }));
    expect(taken).toEqual(['taken']);
  });

  it('can wait', async () => {
    const platform = fakePlatform();
    await renderApp({ path: '/', platform });
    act(() => platform.offerUpdate(() => undefined));
    fireEvent.click(screen.getByRole('button', { name: '나중에' }));
    expect(screen.queryByText('새 버전이 준비됐어요.')).toBeNull();
  });
});
