import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMealPlan } from '../../testing/a-meal-plan.ts';
import { aRecipeReply } from '../../testing/a-recipe-reply.ts';
import {
  type FakePlatform,
  fakePlatform,
  signInPerson,
  TEST_SURVEY_ID,
  TEST_TOKEN,
} from '../../testing/fake-platform.ts';
import { aStartedSurvey, openScreen, renderApp } from '../../testing/render-app.tsx';

const button = (name: string) => screen.findByRole('button', { name });

async function signOut() {
  fireEvent.click(await button('로그아웃'));
}

describe('the tools of every header', () => {
  it.each(['/', '/step3', '/search', '/recipeResultList'])(
    'offer the sign-in on %s, which leads back',
    async (path) => {
      await renderApp({ path, survey: aStartedSurvey() });
      const link = await screen.findByRole('link', { name: '로그인' });
      expect(link.getAttribute('href')).toBe(
        path === '/' ? '/signIn' : `/signIn?next=${encodeURIComponent(path)}`,
      );
      expect(screen.queryByRole('button', { name: '로그아웃' })).toBeNull();
    },
  );

  it.each(['/', '/search'])('are search and sign-out for whoever is signed in, on %s', async (path) => {
    const { history } = await renderApp({ path, platform: signInPerson(fakePlatform()) });
    const header = within(await screen.findByRole('banner'));
    expect(await header.findByRole('button', { name: '로그아웃' })).toBeDefined();
    expect(screen.queryByRole('link', { name: '로그인' })).toBeNull();
    fireEvent.click(header.getByRole('button', { name: '레시피 찾기' }));
    await waitFor(() => expect(history.location.pathname).toBe('/search'));
  });

  it('follow another tab', async () => {
    await renderApp({ path: '/' });
    window.localStorage.setItem('token', 'abc');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(await button('로그아웃')).toBeDefined();
  });
});

describe('the sign-out', () => {
  it('takes sign-in and answers from the device, whenever the server hears of it', async () => {
    const revocations: string[] = [];
    const platform: FakePlatform = {
      ...signInPerson(fakePlatform()),
      revokeToken: () => {
        revocations.push(window.localStorage.getItem('token') ?? 'none');
        return new Promise(() => {});
      },
    };
    window.localStorage.setItem('kkini.shopping', '{}');
    const survey = aStartedSurvey({ targets: ['parents'] });
    const { history, store } = await renderApp({ path: '/step3', platform, survey });
    await signOut();
    await waitFor(() => expect(history.location.pathname).toBe('/'));
    expect(await screen.findByRole('link', { name: '로그인' })).toBeDefined();
    expect(revocations).toEqual([TEST_TOKEN]);
    expect(Object.keys(window.localStorage)).toEqual(['kkini.preferences']);
    expect(store.getState().draft.targets).toEqual([]);
    expect(screen.getByText('로그아웃했어요.')).toBeDefined();
  });

  it('is also found below the search, beside the way to the start', async () => {
    const platform = signInPerson(fakePlatform());
    const { history } = await renderApp({ path: '/search', platform });
    const foot = within(await screen.findByRole('contentinfo'));
    expect(foot.getByRole('button', { name: '처음으로' })).toBeDefined();
    fireEvent.click(foot.getByRole('button', { name: '로그아웃' }));
    await waitFor(() => expect(history.location.pathname).toBe('/'));
    expect(platform.signIn.isSignedIn()).toBe(false);
  });

  it('of another tab takes the answers from this one', async () => {
    const survey = aStartedSurvey({ targets: ['parents'] });
    const { history, store } = await openScreen({
      path: '/step3',
      platform: signInPerson(fakePlatform()),
      survey,
    });
    window.localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await waitFor(() => expect(history.location.pathname).toBe('/'));
    expect(store.getState().surveyId).toBeNull();
  });
});

describe('the sign-out of another tab', () => {
  it('leaves a screen that may show a plan, also without answers here', async () => {
    const { history } = await openScreen({ path: '/search', platform: signInPerson(fakePlatform()) });
    window.localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await waitFor(() => expect(history.location.pathname).toBe('/'));
  });
});

describe('a sign-in that has ended', () => {
  it('is told with the way back in, and the answers stay', async () => {
    const platform = signInPerson(fakePlatform());
    const survey = aStartedSurvey({ targets: ['parents'] });
    const { history, store } = await openScreen({ path: '/step3', platform, survey });
    act(() => platform.signIn.expire(TEST_TOKEN));
    const notice = await screen.findByText('로그인이 만료됐어요. 다시 로그인해 주세요.');
    expect(store.getState().draft.targets).toEqual(['parents']);
    const box = notice.closest('[role=alert]');
    fireEvent.click(within(box as HTMLElement).getByRole('link', { name: '로그인' }));
    await waitFor(() => expect(history.location.search).toBe('?next=%2Fstep3'));
    expect(await screen.findAllByText('로그인이 만료됐어요. 다시 로그인해 주세요.')).toHaveLength(1);
  });

  it('may be put aside', async () => {
    const platform = signInPerson(fakePlatform());
    await renderApp({ path: '/', platform });
    act(() => platform.signIn.expire(TEST_TOKEN));
    fireEvent.click(await button('닫기'));
    expect(screen.queryByText('로그인이 만료됐어요. 다시 로그인해 주세요.')).toBeNull();
  });
});

const open = async () => {
  const app = await renderApp({ path: '/step3', survey: aStartedSurvey() });
  const button = await screen.findByRole('button', { name: '메뉴' });
  button.focus();
  fireEvent.click(button);
  await screen.findByRole('dialog', { name: '메뉴' });
  return { ...app, button };
};

describe('display settings', () => {
  it('change the language at once and keep it on this device', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Are you managing a health condition?' }),
    ).toBeDefined();
    expect(window.localStorage.getItem('kkini.preferences')).toContain('"locale":"en"');
  });

  it('set brightness and text size on the document', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: '어둡게' }));
    fireEvent.click(screen.getByRole('button', { name: '아주 크게' }));
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
    expect(document.documentElement.dataset.textSize).toBe('largest');
  });

  it('hold the focus, close on Escape and give the focus back', async () => {
    const { button } = await open();
    const dialog = screen.getByRole('dialog');
    expect(document.activeElement).toBe(dialog);
    fireEvent.keyDown(document, { key: 'Tab', shiftKey: true });
    expect(dialog.contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(document, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
  });
});

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

async function openPath(path: string) {
  const platform = fakePlatform({
    '/functions/v1/get-meal-plan': aMealPlan(),
    '/functions/v1/recipe-detail': [aRecipeReply()],
  });
  return await openScreen({ path, platform, survey: aStartedSurvey() });
}

describe('the header', () => {
  it.each(SCREENS)('leads back from %s to the screen before', async (path) => {
    const { history } = await openPath('/intro');
    history.push(path);
    fireEvent.click((await headerOf(path)).getByRole('button', { name: '뒤로' }));
    await waitFor(() => expect(history.location.pathname).toBe('/intro'));
  });

  it('leads by its logo to the start', async () => {
    const { history } = await openPath('/step3');
    fireEvent.click((await headerOf('/step3')).getByRole('link', { name: '끼니, 처음으로' }));
    await waitFor(() => expect(history.location.pathname).toBe('/'));
  });

  it('leads to the start where the visit began on this screen', async () => {
    const { history } = await openPath('/step3');
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
    const { history } = await openPath('/error');
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
