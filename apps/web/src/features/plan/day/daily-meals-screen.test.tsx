import { recipeDetail } from '@kkini/contract';
import { fail, ok } from '@kkini/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aQuality } from '../../../testing/a-limit.ts';
import {
  aFastingMeal,
  aMealPlan,
  aPlanWithToday,
  aProductMeal,
  aRecipeMeal,
} from '../../../testing/a-meal-plan.ts';
import { fakePlatform, OFFLINE, TEST_SURVEY_ID, TEST_TODAY } from '../../../testing/fake-platform.ts';
import { openScreen, renderApp, toastText } from '../../../testing/render-app.tsx';
import type { MealPlan } from '../model/get-meal-plan.ts';

const GET = '/functions/v1/get-meal-plan';
const PATH = `/dailyMeals/${TEST_SURVEY_ID}`;

async function open(plan: MealPlan = aMealPlan(), options: { path?: string; locale?: 'ko' | 'en' } = {}) {
  const platform = fakePlatform({ [GET]: plan });
  return await openScreen({ path: options.path ?? PATH, platform, locale: options.locale ?? 'ko' });
}
const selectedTab = () => screen.getByRole('tab', { selected: true });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

const ASKED = '두 끼를 골랐어요. 저녁도 정해 볼까요?';

describe('the day', () => {
  it('opens at today when the plan covers it', async () => {
    await open();
    expect(screen.getAllByRole('tab')).toHaveLength(7);
    expect(selectedTab().getAttribute('aria-label')).toBe('오늘 20, 11월 20일 목요일');
    expect(selectedTab().textContent).toBe('오늘 20');
  });

  it('is there at once when its plan was asked for ahead', async () => {
    const platform = fakePlatform();
    platform.arrive(GET, aMealPlan());
    await renderApp({ path: PATH, platform });
    await screen.findByRole('tablist');
    expect(screen.getAllByRole('tab')).toHaveLength(7);
    await waitFor(() => expect(platform.calls.map(({ path }) => path)).toContain(recipeDetail.path));
    expect(platform.calls.map(({ path }) => path)).not.toContain(GET);
  });

  it('shows the day that was read first, and every other one with the whole plan', async () => {
    const { mealPlan, ...whole } = aMealPlan();
    const [today = ''] = Object.keys(mealPlan).filter((date) => date.endsWith('20'));
    let paint = () => {};
    const painted = new Promise<void>((resolve) => {
      paint = resolve;
    });
    const platform = { ...fakePlatform(), firstViewPainted: () => painted };
    const first = {
      ...whole,
      mealPlan: { [today]: mealPlan[today] },
      part: 'day',
      dates: Object.keys(mealPlan),
    };
    platform.answer(GET, (request) =>
      ok(JSON.stringify(request).includes('"part":"day"') ? first : { ...whole, mealPlan }),
    );
    await renderApp({ path: PATH, platform });
    expect(await screen.findAllByRole('tab')).toHaveLength(7);
    expect(selectedTab().textContent).toBe('오늘 20');
    const sent = () => platform.calls.filter(({ path }) => path === GET).map(({ request }) => request);
    expect(sent()).toEqual([{ surveyId: TEST_SURVEY_ID, part: 'day' }]);
    paint();
    await waitFor(() => expect(sent()).toHaveLength(2));
    fireEvent.click(screen.getByRole('tab', { name: '토 22, 11월 22일 토요일' }));
    await waitFor(() => expect(heading()).toBe('토요일 하루 1,500kcal 나트륨 1,800mg'));
  });

  it('opens at the first day of a plan of other days', async () => {
    await open(aMealPlan({ start: '2025-12-01' }));
    expect(selectedTab().getAttribute('aria-label')).toBe('월 1, 12월 1일 월요일');
  });

  it('keeps the chosen day in the address', async () => {
    const { history } = await open();
    fireEvent.click(screen.getByRole('tab', { name: '토 22, 11월 22일 토요일' }));
    expect(history.location.search).toBe('?date=2025-11-22');
    expect(heading()).toBe('토요일 하루 1,500kcal 나트륨 1,800mg');
  });

  it('moves among the days by arrow keys, Home and End', async () => {
    await open();
    const press = (key: string) => fireEvent.keyDown(selectedTab(), { key });
    press('ArrowRight');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: '금 21, 11월 21일 금요일' }));
    press('Home');
    expect(selectedTab().getAttribute('aria-label')).toBe('화 18, 11월 18일 화요일');
    press('ArrowLeft');
    expect(selectedTab().getAttribute('aria-label')).toBe('화 18, 11월 18일 화요일');
    press('End');
    expect(selectedTab().getAttribute('aria-label')).toBe('월 24, 11월 24일 월요일');
  });

  it('leaves an arrow with a modifier to the browser', async () => {
    await open();
    const chosen = selectedTab();
    expect(fireEvent.keyDown(chosen, { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(selectedTab()).toBe(chosen);
  });

  it('moves to the next day when the content is swiped to the left', async () => {
    await open();
    const swipe = (from: number, to: number) => {
      fireEvent.pointerDown(screen.getByRole('tabpanel'), {
        pointerType: 'touch',
        clientX: from,
        clientY: 0,
      });
      fireEvent.pointerUp(screen.getByRole('tabpanel'), { pointerType: 'touch', clientX: to, clientY: 5 });
    };
    swipe(300, 200);
    expect(selectedTab().getAttribute('aria-label')).toBe('금 21, 11월 21일 금요일');
    swipe(200, 300);
    expect(selectedTab().getAttribute('aria-label')).toBe('오늘 20, 11월 20일 목요일');
    swipe(300, 280);
    expect(selectedTab().getAttribute('aria-label')).toBe('오늘 20, 11월 20일 목요일');
  });

  it.each([
    [25, '고르신 30분 안이에요'],
    [42, '고르신 30분보다 12분 길어요'],
  ])('says how long cooking takes against the time there is: %i minutes', async (minutes, words) => {
    const weekdayWork = { wanted: 30, days: [{ date: TEST_TODAY, minutes }] };
    await open({ ...aPlanWithToday({}), quality: aQuality({ weekdayWork }) });
    expect(screen.getByText(/요리하는 데 손이 모두/).textContent).toContain(words);
  });

  it('leads to the week', async () => {
    const { history } = await open();
    fireEvent.click(screen.getByRole('button', { name: '일주일 한눈에 보기' }));
    await waitFor(() => expect(history.location.pathname).toBe(`/weeklyMeals/${TEST_SURVEY_ID}`));
  });
});

describe('a meal card', () => {
  const card = (name: string) =>
    within(screen.getByRole('heading', { name }).closest('article') ?? document.body);

  it('shows up to four ingredients, energy and minutes of a recipe', async () => {
    await open();
    const lunch = card('점심, 두부 된장찌개');
    expect(lunch.getAllByText(/^#/).map((tag) => tag.textContent)).toEqual([
      '#두부',
      '#애호박',
      '#표고버섯',
      '#현미',
    ]);
    expect(lunch.getByText('500kcal')).toBeDefined();
    expect(lunch.getByText('25분')).toBeDefined();
    expect(lunch.getByText('요리레시피')).toBeDefined();
  });

  it('shows the price of a product as a typical one, and the place of a restaurant', async () => {
    await open(aPlanWithToday({ dinner: aProductMeal({ category: '식당', area: '강남' }) }));
    const dinner = card('저녁, 닭가슴살 샐러드팩');
    expect(dinner.getByText(/4,900원/).textContent).toBe('4,900원보통 가격');
    expect(dinner.getByText('강남')).toBeDefined();
  });

  it('says when a product has no price', async () => {
    await open(aPlanWithToday({ dinner: aProductMeal({ price: null }) }));
    expect(card('저녁, 닭가슴살 샐러드팩').getByText('가격 정보 없음')).toBeDefined();
  });

  it('shows the price of its main good as the least a meal costs', async () => {
    await open(aPlanWithToday({ dinner: aProductMeal({ price: null, price_from: 3900 }) }));
    expect(card('저녁, 닭가슴살 샐러드팩').getByText('약 3,900원부터')).toBeDefined();
  });

  it('leads to the recipe or product with its id and the survey', async () => {
    const { history } = await open(aPlanWithToday({ dinner: aProductMeal({ area: '강남' }) }));
    expect(screen.getByRole('link', { name: '점심, 두부 된장찌개' }).getAttribute('href')).toBe(
      `/recipeDetail?id=tofu-stew&surveyId=${TEST_SURVEY_ID}&date=2025-11-20&mealTime=lunch`,
    );
    fireEvent.click(screen.getByRole('link', { name: '저녁, 닭가슴살 샐러드팩' }));
    await waitFor(() => expect(history.location.pathname).toBe('/productDetail'));
    expect(Object.fromEntries(new URLSearchParams(history.location.search))).toEqual({
      id: 'chicken-salad',
      surveyId: TEST_SURVEY_ID,
      area: '강남',
      date: '2025-11-20',
      mealTime: 'dinner',
    });
    expect(history.location.state).toEqual({
      id: 'chicken-salad',
      surveyId: TEST_SURVEY_ID,
      area: '강남',
      mealTime: 'dinner',
      from: 'day',
      picture: aProductMeal().details.img_url,
    });
  });

  it('says that there is nothing to open for a meal without an id', async () => {
    await open(aPlanWithToday({ lunch: aRecipeMeal({ id: null }) }));
    fireEvent.click(screen.getByRole('button', { name: '점심, 두부 된장찌개' }));
    expect(screen.getByText('식사 정보가 없어요.').closest('[role=status]')).not.toBeNull();
  });

  it('leads nowhere while fasting but can be changed', async () => {
    const { history } = await open(aPlanWithToday({ breakfast: aFastingMeal() }));
    const fasting = screen.getByRole('heading', { name: '속을 비우는 끼니' });
    fireEvent.click(fasting);
    expect(history.location.pathname).toBe(PATH);
    expect(within(fasting.closest('article') ?? document.body).queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: '아침 메뉴 바꾸기' })).toBeDefined();
  });

  it.each([
    ['noCandidate', '조건에 맞는 메뉴를 찾지 못했어요.', '저녁에는 조건에 맞는 메뉴가 없어요'],
    ['blockedAfterEdit', '지금 조건에는 맞지 않는 메뉴라서 뺐어요.', ASKED],
    ['somethingNew', '눌러서 골라 주세요', ASKED],
  ])('says why a slot is empty, and lets it be filled (%s)', async (reason, words, sentence) => {
    await open(aPlanWithToday({ dinner: null, emptyReasons: { dinner: reason } }));
    const slot = screen.getByRole('button', { name: /\+ 식사 선택/ });
    expect(slot.textContent).toContain(words);
    expect(heading()).toBe(sentence);
    fireEvent.click(slot);
    expect(screen.getByRole('dialog', { name: '저녁을 무엇으로 정할까요?' })).toBeDefined();
  });

  it('cannot be changed where the plan may only be read', async () => {
    await open(aPlanWithToday({ dayMealId: null, dinner: null }));
    expect(screen.queryByRole('button', { name: /바꾸기|식사 선택/ })).toBeNull();
  });

  it('says in English what the specification quotes', async () => {
    const plan = aPlanWithToday({ breakfast: aProductMeal({ price: null }), dinner: null });
    await open(plan, { locale: 'en' });
    expect(screen.getByText('no price info')).toBeDefined();
    expect(screen.getByRole('button', { name: /\+ select meal/ })).toBeDefined();
  });

  it('says in English that there is no meal to open', async () => {
    await open(aPlanWithToday({ lunch: aRecipeMeal({ id: null }) }), { locale: 'en' });
    fireEvent.click(screen.getByRole('button', { name: 'Lunch, 두부 된장찌개' }));
    expect(toastText()).toBe('meal info does not exist');
  });
});

describe('a plan that cannot be shown', () => {
  it('says so in English', async () => {
    await renderApp({ path: PATH, locale: 'en' });
    expect(await screen.findByRole('heading', { name: 'We cannot show the plan right now' })).toBeDefined();
    expect(toastText()).toBe('failed to load meal info');
  });

  it('says so in a toast and loads again when asked to', async () => {
    const platform = fakePlatform();
    await renderApp({ path: PATH, platform });
    expect(
      await screen.findByRole('heading', { name: '지금은 식단을 보여\u00a0드릴\u00a0수\u00a0없어요' }),
    ).toBeDefined();
    expect(toastText()).toBe('식사 정보를 불러오지 못했어요.');
    expect(screen.getByText('인터넷 연결을 확인해 주세요.')).toBeDefined();
    expect(screen.getByText(OFFLINE.message)).toBeDefined();
    // One call that hangs is enough to wait for.
    expect(platform.calls.filter(({ path }) => path === GET)).toHaveLength(1);
    platform.answer(GET, () => ok(aMealPlan()));
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('tab', { selected: true })).toBeDefined();
  });

  it('tells a fault of the server in words of the visitor', async () => {
    const platform = fakePlatform();
    platform.answer(GET, () =>
      fail({ ...OFFLINE, code: 'internal', message: 'Internal Server Error', status: 500 }),
    );
    await renderApp({ path: PATH, platform });
    expect(
      await screen.findByText('끼니 서버가 답하지 못했어요. 잠시 뒤에 다시 시도해 주세요.'),
    ).toBeDefined();
    expect(screen.queryByText('Internal Server Error')).toBeNull();
  });

  it.each([
    ['planNotFound', '아직 만든 식단이 없어요', '식단 만들기'],
    ['surveyNotFound', '볼 수 없는 식단이에요', '처음 화면으로'],
    ['invalidRequest', '볼 수 없는 식단이에요', '처음 화면으로'],
  ])('says so in a toast, why, and offers a way on (%s)', async (code, title, way) => {
    const platform = fakePlatform();
    platform.answer(GET, () => fail({ ...OFFLINE, code, status: 404 }));
    const { history } = await renderApp({ path: PATH, platform });
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(toastText()).toBe('식사 정보를 불러오지 못했어요.');
    fireEvent.click(screen.getByRole('button', { name: way }));
    expect(history.location.pathname).toBe('/');
  });
});
