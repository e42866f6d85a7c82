import { fail } from '@kkini/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { STORED } from '../../platform/browser-storage.ts';
import {
  aDay,
  aMealPlan,
  aPlanWithToday,
  aProductMeal,
  aRecipeMeal,
  TEST_COMPANION,
  TEST_COMPANIONS,
} from '../../testing/a-meal-plan.ts';
import { aRecipeReply } from '../../testing/a-recipe-reply.ts';
import {
  type FakePlatform,
  fakePlatform,
  fakeServer,
  OFFLINE,
  TEST_SURVEY_ID,
} from '../../testing/fake-platform.ts';
import { aStartedSurvey, renderApp } from '../../testing/render-app.tsx';
import type { MealPlan } from './model/get-meal-plan.ts';

const SHARE_ID = '2c8a9a0d-7b35-4c0f-9f5e-6a1d3c4b5e61';
const DAY = `/dailyMeals/${SHARE_ID}`;
const WEEK = `/weeklyMeals/${SHARE_ID}`;

function aSharedPlan(plan: MealPlan = aMealPlan()): MealPlan {
  const days = Object.entries(plan.mealPlan).map(([date, day]) => [
    date,
    aDay({ ...day, dayMealId: null, emptyReasons: {} }),
  ]);
  return { ...plan, mealPlan: Object.fromEntries(days), shared: true };
}

async function open(path: string, plan = aSharedPlan(), locale: 'ko' | 'en' = 'ko') {
  const platform = fakePlatform({
    '/functions/v1/get-meal-plan': plan,
    '/functions/v1/recipe-detail': [aRecipeReply({ companions: TEST_COMPANIONS })],
  });
  const app = await renderApp({ path, platform, locale, survey: aStartedSurvey({ targets: ['self'] }) });
  await screen.findByText(locale === 'ko' ? '공유받은 식단이에요' : 'This plan was shared with you');
  return app;
}

describe.each([
  ['day', DAY],
  ['week', WEEK],
])('the %s of a shared plan', (_, path) => {
  it('shows the meals and nothing that changes, shares or shops', async () => {
    await open(path);
    expect(screen.getAllByText('두부 된장찌개').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /바꾸기|공유하기|식사 선택/ })).toBeNull();
    expect(screen.queryByRole('link', { name: '장보기' })).toBeNull();
    expect(screen.getByRole('link', { name: '주간' }).getAttribute('href')).toBe(WEEK);
    fireEvent.keyDown(screen.getAllByRole('link', { name: '점심, 두부 된장찌개' })[0] ?? document.body, {
      key: 'm',
      code: 'KeyM',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens dishes in the name of the share', async () => {
    await open(path);
    const [link] = screen.getAllByRole('link', { name: '점심, 두부 된장찌개' });
    expect(link?.getAttribute('href')).toMatch(
      new RegExp(`^/recipeDetail\\?id=tofu-stew&shareId=${SHARE_ID}&date=2025-11-\\d\\d&mealTime=lunch$`),
    );
  });

  it('leaves the survey of the guest as it is and leads to a plan of their own', async () => {
    const { store, history } = await open(path);
    const before = store.getState();
    const stored = window.localStorage.getItem(STORED.survey);
    fireEvent.click(screen.getByRole('button', { name: '나도 식단 만들기' }));
    await waitFor(() => expect(history.location.pathname).toBe('/'));
    expect(store.getState()).toBe(before);
    expect(window.localStorage.getItem(STORED.survey)).toBe(stored);
    expect(before.draft.targets).toEqual(['self']);
  });

  it('says that it can not be shown any more once it is withdrawn', async () => {
    const platform = fakePlatform();
    platform.answer('/functions/v1/get-meal-plan', () =>
      fail({ ...OFFLINE, code: 'surveyNotFound', status: 404 }),
    );
    const { history } = await renderApp({ path, platform });
    expect(await screen.findByRole('heading', { name: '볼 수 없는 식단이에요' })).toBeDefined();
    expect(screen.getByText(/지워졌거나 공유가 끝난 식단이에요/)).toBeDefined();
    expect(screen.queryByRole('navigation')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '처음 화면으로' }));
    expect(history.location.pathname).toBe('/');
  });
});

describe('a guest', () => {
  it('reads no plan any more that was withdrawn while it was open', async () => {
    const platform = fakePlatform({ '/functions/v1/get-meal-plan': aSharedPlan() });
    await renderApp({ path: DAY, platform });
    await screen.findByText('공유받은 식단이에요');
    platform.answer('/functions/v1/get-meal-plan', () =>
      fail({ ...OFFLINE, code: 'surveyNotFound', status: 404 }),
    );
    // The plan is read again once the connection is back.
    for (const online of [false, true]) act(() => platform.plug(online));
    expect(await screen.findByRole('heading', { name: '볼 수 없는 식단이에요' })).toBeDefined();
    expect(screen.queryByText('두부 된장찌개')).toBeNull();
  });

  it('is not asked to choose what is missing', async () => {
    await open(DAY, aSharedPlan(aPlanWithToday({ dinner: null })));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('저녁은 정해진 메뉴가 없어요');
    expect(await screen.findByText('정해진 메뉴가 없어요')).toBeDefined();
    expect(screen.queryByText(/골라/)).toBeNull();
  });

  it('reads in English that the plan was shared', async () => {
    await open(DAY, aSharedPlan(), 'en');
    expect(screen.getByRole('button', { name: 'Make my own plan' })).toBeDefined();
  });

  it('reads a dish without tips, and comes back to the shared plan', async () => {
    const lunch = aRecipeMeal({ companions: [TEST_COMPANION.rice] });
    const { platform, history } = await open(DAY, aSharedPlan(aPlanWithToday({ lunch })));
    fireEvent.click(screen.getByRole('link', { name: '점심, 두부 된장찌개' }));
    await screen.findByRole('heading', { level: 1, name: '두부 된장찌개' });
    expect(screen.queryByRole('region', { name: '맞춤 도움말' })).toBeNull();
    // The companions of the shared plan, not the usual ones.
    const title = await screen.findByRole('heading', { name: '함께 차리는 것' });
    const beside = within(title.closest('section') ?? document.body);
    expect(beside.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '흰쌀밥 밥 · 1인분 210g',
    ]);
    // The page may prefetch dishes as well, with their dates.
    expect(platform.calls).toContainEqual({
      path: '/functions/v1/recipe-detail',
      request: { id: 'tofu-stew', surveyId: null },
    });
    expect(screen.queryByRole('link', { name: '장보기' })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: '오늘' }));
    await waitFor(() => expect(history.location.pathname).toBe(DAY));
  });

  it('calls the day of a plan without today the same on the page of a dish', async () => {
    const clock = { today: () => '2025-12-24', now: () => 0 };
    const replies = {
      '/functions/v1/get-meal-plan': aSharedPlan(),
      '/functions/v1/recipe-detail': [aRecipeReply()],
    };
    await renderApp({ path: `${DAY}?date=2025-11-20`, platform: { ...fakePlatform(replies), clock } });
    expect(await screen.findByRole('link', { name: '하루' })).toBeDefined();
    fireEvent.click(await screen.findByRole('link', { name: '점심, 두부 된장찌개' }));
    await screen.findByRole('heading', { level: 1, name: '두부 된장찌개' });
    expect(screen.getByRole('link', { name: '하루' })).toBeDefined();
  });

  it('reads a product without tips', async () => {
    await open(DAY, aSharedPlan(aPlanWithToday({ dinner: aProductMeal() })));
    const dinner = await screen.findByRole('link', { name: '저녁, 닭가슴살 샐러드팩' });
    expect(dinner.getAttribute('href')).toBe(
      `/productDetail?id=chicken-salad&shareId=${SHARE_ID}&date=2025-11-20&mealTime=dinner`,
    );
  });

  it('who asks for the shopping list sees the meals', async () => {
    const { history } = await open(`/shopping/${SHARE_ID}`);
    expect(history.location.pathname).toBe(DAY);
  });
});

it('keeps the place of shopping until it is known whose plan it is', async () => {
  const platform = fakePlatform({ '/functions/v1/get-meal-plan': aMealPlan() });
  await renderApp({ path: `/dailyMeals/${TEST_SURVEY_ID}`, platform });
  expect(await screen.findByRole('link', { name: '장보기' })).toBeDefined();
});

describe('the ways between the screens of a plan that is on its way', () => {
  it.each([
    ['four where it was planned', TEST_SURVEY_ID, ['오늘', '주간', '장보기', '영양']],
    ['two where nobody knows whose it is', SHARE_ID, ['오늘', '주간']],
  ])('are %s', async (_, id, ways) => {
    const platform: FakePlatform = {
      ...fakePlatform(),
      server: fakeServer({ call: () => new Promise(() => {}) }),
    };
    const plan = { surveyId: TEST_SURVEY_ID, startDate: '2025-11-18' };
    await renderApp({ path: `/dailyMeals/${id}`, platform, survey: { ...aStartedSurvey(), plan } });
    const nav = await screen.findByRole('navigation', { name: '식단' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(ways);
  });
});
