import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMealPlan } from '../../testing/a-meal-plan.ts';
import { aRecipeReply } from '../../testing/a-recipe-reply.ts';
import { fakePlatform, TEST_SURVEY_ID } from '../../testing/fake-platform.ts';
import { aStartedSurvey, openScreen } from '../../testing/render-app.tsx';

const SCREENS = [
  '/step1',
  '/step3',
  '/inputCheck',
  `/dailyMeals/${TEST_SURVEY_ID}`,
  `/weeklyMeals/${TEST_SURVEY_ID}`,
  `/shopping/${TEST_SURVEY_ID}`,
  `/recipeDetail?id=tofu-stew&surveyId=${TEST_SURVEY_ID}`,
  '/productDetail?id=stew-set',
  '/search',
  '/recipeResultList?q=tofu',
  '/signIn',
  '/signUp',
  '/error',
];

async function open(path: string) {
  const platform = fakePlatform({
    '/functions/v1/get-meal-plan': aMealPlan(),
    '/functions/v1/recipe-detail': [aRecipeReply()],
  });
  return await openScreen({ path, platform, survey: aStartedSurvey() });
}

describe('the header', () => {
  it.each(SCREENS)('leads back from %s to the screen before', async (path) => {
    const { history } = await open('/intro');
    history.push(path);
    fireEvent.click((await headerOf(path)).getByRole('button', { name: '뒤로' }));
    await waitFor(() => expect(history.location.pathname).toBe('/intro'));
  });

  it('leads by its logo to the start', async () => {
    const { history } = await open('/step3');
    fireEvent.click((await headerOf('/step3')).getByRole('link', { name: '끼니, 처음으로' }));
    await waitFor(() => expect(history.location.pathname).toBe('/'));
  });

  it('leads to the start where the visit began on this screen', async () => {
    const { history } = await open('/step3');
    fireEvent.click(screen.getByRole('button', { name: '뒤로' }));
    await waitFor(() => expect(history.location.pathname).toBe('/'));
  });
});

describe('the ways between the screens of a plan, above a dish', () => {
  it.each([
    ['the day', { from: 'day' }, [['오늘', 'true']]],
    ['the week', { from: 'week' }, [['주간', 'true']]],
    ['elsewhere', {}, []],
  ])('mark what it was opened from: %s', async (_, state, marked) => {
    const { history } = await open('/error');
    history.push(`/recipeDetail?id=tofu-stew&surveyId=${TEST_SURVEY_ID}`, state);
    await screen.findByRole('heading', { name: '두부 된장찌개' });
    const tabs = within(screen.getByRole('navigation', { name: '식단' })).getAllByRole('link');
    const current = tabs.filter((tab) => tab.hasAttribute('aria-current'));
    expect(current.map((tab) => [tab.textContent, tab.getAttribute('aria-current')])).toEqual(marked);
  });
});

/** The header of the screen at an address, once the screen has loaded. */
async function headerOf(path: string) {
  const found = await waitFor(() => {
    const header = document.querySelector('header');
    if (!header?.querySelector(`button[aria-label="뒤로"]`)) throw new Error(`${path} has not come yet`);
    return header;
  });
  return within(found);
}
