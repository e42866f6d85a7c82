import { fireEvent, screen, waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../../platform/address/paths.ts';
import { aMealPlan } from '../../testing/a-meal-plan.ts';
import { aRecipeReply } from '../../testing/a-recipe-reply.ts';
import { fakePlatform, TEST_SURVEY_ID } from '../../testing/fake-platform.ts';
import { aStartedSurvey, findScreenHeading, openScreen, renderApp } from '../../testing/render-app.tsx';
import { ROUTES } from './routes.tsx';
import { framesOf } from './screens.ts';

const SURVEY_ADDRESSES = [
  ['/step1', '누구의 끼니인가요?'],
  ['/mealTarget', '누구의 끼니인가요?'],
  ['/mealCategory', '끼니마다 어떻게 드시나요?'],
  ['/area', '어디에서 식사하시나요?'],
  ['/step2', '언제부터 시작할까요?'],
  ['/selectMealDay', '언제부터 시작할까요?'],
  ['/step3', '관리 중인 질환이 있나요?'],
  ['/health', '관리 중인 질환이 있나요?'],
  ['/step4', '어떤 식사를 좋아하시나요?'],
  ['/eatingHabits', '어떤 식사를 좋아하시나요?'],
  ['/step5', '빼고 싶은 재료가 있나요?'],
  ['/excludedIngredients', '빼고 싶은 재료가 있나요?'],
  ['/inputCheck', '이대로 만들까요?'],
] as const;

describe('addresses', () => {
  it.each(SURVEY_ADDRESSES)('shows the screen of %s once the survey is started', async (path, heading) => {
    await renderApp({ path, survey: aStartedSurvey() });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
  });

  it.each(SURVEY_ADDRESSES)('sends a visitor without a survey from %s to the start', async (path) => {
    const { history } = await renderApp({ path });
    await waitFor(() => expect(history.location.pathname).toBe('/'));
    expect(await screen.findByRole('button', { name: '식단 만들기' })).toBeDefined();
  });

  it.each(['/nowhere', '/logIn', '/step6'])('sends the unknown address %s to the start', async (path) => {
    const { history } = await renderApp({ path });
    await waitFor(() => expect(history.location.pathname).toBe('/'));
  });

  it('shows the intro at its alias', async () => {
    await renderApp({ path: '/intro' });
    expect(await screen.findByRole('button', { name: '식단 만들기' })).toBeDefined();
  });

  it('shows a way home and a way back at /error', async () => {
    await renderApp({ path: '/error' });
    expect(await screen.findByRole('heading', { name: '찾으시는 끼니가 없어요' })).toBeDefined();
    expect(screen.getByRole('button', { name: '처음으로' })).toBeDefined();
    expect(screen.getByRole('button', { name: '이전 화면으로' })).toBeDefined();
  });

  it('names the screen in the title and moves the focus to its heading after a change', async () => {
    const { history } = await openScreen({ path: '/step3', survey: aStartedSurvey() });
    history.push('/step4');
    const heading = await screen.findByRole('heading', { name: '어떤 식사를 좋아하시나요?' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('식사 스타일 · 끼니');
  });

  it('moves the focus back to the link that was followed', async () => {
    const platform = fakePlatform({
      '/functions/v1/get-meal-plan': aMealPlan(),
      '/functions/v1/recipe-detail': [aRecipeReply()],
    });
    const { history } = await openScreen({ path: `/dailyMeals/${TEST_SURVEY_ID}`, platform });
    fireEvent.click(await screen.findByRole('link', { name: /^저녁/ }));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    history.go(-1);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: /^저녁/ })));
  });

  it.each([
    ['/step1', '대상과 식사 방법 · 끼니'],
    ['/mealTarget', '대상 · 끼니'],
    ['/mealCategory', '식사 방법 · 끼니'],
    ['/area', '외식 지역 · 끼니'],
  ])('names the screen of %s apart from the others of its step', async (path, title) => {
    await openScreen({ path, survey: aStartedSurvey() });
    expect(document.title).toBe(title);
  });

  it('has a first link that leads past the header to the heading', async () => {
    await renderApp({ path: '/step3', survey: aStartedSurvey() });
    const heading = await findScreenHeading();
    const skip = screen.getByRole('link', { name: '본문으로 건너뛰기' });
    expect(document.querySelector('a, button, input')).toBe(skip);
    expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(heading);
    fireEvent.click(skip);
    expect(document.activeElement).toBe(heading);
  });

  it('speaks English when asked to', async () => {
    await renderApp({ path: '/step3', survey: aStartedSurvey(), locale: 'en' });
    expect(await screen.findByRole('button', { name: 'next' })).toBeDefined();
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  });
});

const addressOf = (path: string) => path.replace(/:\w+/g, 'a-name');

const EVERY = Object.values(PATHS).map(addressOf);

describe('the scripts of an address', () => {
  const comeWithThePage: readonly string[] = [PATHS.intro, PATHS.introAlias];
  it.each(EVERY)('are those of the routes that show %s, the outermost first', (path) => {
    const [, ...routes] = (matchRoutes(ROUTES, path) ?? []).map(({ route }) => route.path);
    const fetched = comeWithThePage.includes(path) ? [] : routes;
    expect(framesOf(path).map((screen) => screen.path)).toEqual(fetched);
  });

  it.each(['', '/nowhere', '/dailyMeals', '/step1/more'])('are none for %j', (path) => {
    expect(framesOf(path)).toEqual([]);
  });
});
