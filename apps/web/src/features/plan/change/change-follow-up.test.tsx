import { fail, ok } from '@kkini/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aQuality, someDays } from '../../../testing/a-limit.ts';
import {
  aFastingMeal,
  aPlanWithToday,
  aPortion,
  aRecipeMeal,
  TODAY_MEAL_ID,
} from '../../../testing/a-meal-plan.ts';
import { type FakePlatform, fakePlatform, OFFLINE, TEST_SURVEY_ID } from '../../../testing/fake-platform.ts';
import { openScreen } from '../../../testing/render-app.tsx';
import type { MealPlan } from '../model/get-meal-plan.ts';

const GET = '/functions/v1/get-meal-plan';
const CHANGE = '/functions/v1/change-meal';
const CANDIDATES = '/functions/v1/meal-candidates';
const BARLEY = aRecipeMeal({ id: 'barley-rice', title: '보리비빔밥', category: '간편레시피' });
const CURRY = aRecipeMeal({ id: 'curry', title: '카레라이스', category: '간편레시피' });
const SALTY = {
  id: 'curry',
  meal: CURRY,
  change: {
    points: 1.2,
    nutrients: [{ nutrient: 'sodiumMg', amount: 320, points: 1.2 }],
    price: null,
    minutes: 10,
  },
};
const TOFU = { nutrient: 'sodiumMg', amount: -80, points: 0 };

/** Opens a screen of the plan and changes today's lunch. */
async function change(path = 'dailyMeals', { former = aRecipeMeal(), meal = BARLEY } = {}) {
  const platform = fakePlatform();
  show(platform, aPlanWithToday({ lunch: former }));
  await openScreen({ path: `/${path}/${TEST_SURVEY_ID}`, platform });
  serve(platform, meal);
  fireEvent.click(changeLunch());
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '간편레시피' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return platform;
}

/** The change button of today's lunch; the week has one for every day. */
function changeLunch(): HTMLElement {
  const button = document.querySelector('[data-day="2025-11-20"] [aria-label="점심 메뉴 바꾸기"]');
  if (!(button instanceof HTMLElement)) throw new Error('today has a lunch');
  return button;
}

function show(platform: FakePlatform, plan: MealPlan) {
  platform.answer(GET, () => ok(plan));
}

function serve(platform: FakePlatform, meal: typeof BARLEY) {
  platform.answer(CHANGE, () => {
    show(platform, aPlanWithToday({ lunch: meal }));
    return ok({ result: 'ok', meal });
  });
}

/** Has another device give today's lunch a third meal. */
function changeElsewhere(platform: FakePlatform) {
  show(platform, aPlanWithToday({ lunch: CURRY }));
  platform.plug(false);
  platform.plug(true);
}

const note = () => screen.queryByRole('region', { name: '방금 바꾼 점심' });
const inNote = (name: string) => within(note() ?? document.body).getByRole('button', { name });
const requests = ({ calls }: FakePlatform, path: string) =>
  calls.filter((call) => call.path === path).map(({ request }) => request);
const lunch = (title: string) => screen.findByRole('link', { name: `점심, ${title}` });

describe.each(['dailyMeals', 'weeklyMeals'])('after a change on %s', (path) => {
  it('the former meal can be taken back', async () => {
    const platform = await change(path);
    expect(within(note() ?? document.body).getByText('보리비빔밥으로 바꿨어요')).toBeDefined();
    serve(platform, aRecipeMeal());
    fireEvent.click(inNote('점심을 두부 된장찌개로 되돌리기'));
    // It is announced for two seconds only, so it is looked for first.
    const announced = await screen.findByText('점심을 두부 된장찌개로 되돌렸어요.');
    expect(announced.closest('[role=status]')).not.toBeNull();
    await waitFor(() => expect(note()).toBeNull());
    expect(requests(platform, CHANGE).at(-1)).toEqual({
      dayMealId: TODAY_MEAL_ID,
      mealType: 'lunch',
      category: '요리레시피',
      candidateId: 'tofu-stew',
    });
    const lunches = () => screen.getAllByRole('link', { name: '점심, 두부 된장찌개' });
    await waitFor(() => expect(lunches()).toContain(document.activeElement));
  });

  it('the other candidates can be looked at and one of them served', async () => {
    const platform = await change(path);
    platform.answer(CANDIDATES, () => ok({ candidates: [SALTY], ladderStep: 0 }));
    fireEvent.click(inNote('점심의 다른 후보 보기'));
    const dialog = within(screen.getByRole('dialog', { name: '점심으로 어떤 메뉴가 좋을까요?' }));
    expect(dialog.getByText('지금은').textContent).toBe('지금은 보리비빔밥');
    serve(platform, CURRY);
    fireEvent.click(
      await dialog.findByRole('button', { name: '카레라이스, 나트륨 320mg 많아요, 10분 더 걸려요' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests(platform, CANDIDATES)).toEqual([
      { dayMealId: TODAY_MEAL_ID, mealType: 'lunch', category: '간편레시피' },
    ]);
    expect(requests(platform, CHANGE).at(-1)).toMatchObject({ category: '간편레시피', candidateId: 'curry' });
    expect(inNote('점심을 보리비빔밥으로 되돌리기')).toBeDefined();
  });
});

describe('the note after a change', () => {
  it('goes when another device has changed the meal since, so that nobody takes that back unseen', async () => {
    const platform = await change();
    changeElsewhere(platform);
    await lunch('카레라이스');
    expect(note()).toBeNull();
  });

  it('goes when it is closed, and the focus goes to the meal', async () => {
    await change();
    fireEvent.click(inNote('이 알림 닫기'));
    expect(note()).toBeNull();
    expect(document.activeElement).toBe(await lunch('보리비빔밥'));
  });

  it('offers no candidates for fasting', async () => {
    await change('dailyMeals', { meal: aFastingMeal() });
    expect(screen.queryByRole('button', { name: '점심의 다른 후보 보기' })).toBeNull();
    expect(inNote('점심을 두부 된장찌개로 되돌리기')).toBeDefined();
  });

  it('takes a skipped meal back without naming a dish', async () => {
    const platform = await change('dailyMeals', { former: aFastingMeal() });
    fireEvent.click(inNote('점심을 공복으로 되돌리기'));
    await waitFor(() => expect(requests(platform, CHANGE)).toHaveLength(2));
    expect(requests(platform, CHANGE).at(-1)).toEqual({
      dayMealId: TODAY_MEAL_ID,
      mealType: 'lunch',
      category: '공복',
    });
  });

  it('stays and says so when the former meal may not be served any more', async () => {
    const platform = await change();
    platform.answer(CHANGE, () => fail({ ...OFFLINE, code: 'candidateRefused', status: 409 }));
    fireEvent.click(inNote('점심을 두부 된장찌개로 되돌리기'));
    expect(
      await screen.findByText('지금 조건에는 맞지 않는 메뉴예요. 다른 메뉴를 골라 주세요.'),
    ).toBeDefined();
    expect(note()).not.toBeNull();
  });
});

describe('the list of candidates', () => {
  async function openList(answer: Parameters<FakePlatform['answer']>[1]) {
    const platform = await change();
    platform.answer(CANDIDATES, answer);
    fireEvent.click(inNote('점심의 다른 후보 보기'));
    return platform;
  }
  const dialog = () => within(screen.getByRole('dialog'));

  it('can be loaded again after a failure', async () => {
    const platform = await openList(() => fail(OFFLINE));
    expect(await dialog().findByText('후보를 불러오지 못했어요.')).toBeDefined();
    platform.answer(CANDIDATES, () => ok({ candidates: [SALTY], ladderStep: 0 }));
    fireEvent.click(dialog().getByRole('button', { name: '다시 시도' }));
    expect(await dialog().findByRole('list', { name: '다른 후보' })).toBeDefined();
  });

  it('leads back to the plan where the meal no longer exists', async () => {
    const platform = await openList(() => fail({ ...OFFLINE, code: 'dayMealNotFound', status: 404 }));
    expect(await dialog().findByText(/이 끼니는 이제 없어요/)).toBeDefined();
    expect(dialog().queryByRole('button', { name: '다시 시도' })).toBeNull();
    platform.answer('/functions/v1/get-meal-plan', () =>
      fail({ ...OFFLINE, code: 'surveyNotFound', status: 404 }),
    );
    fireEvent.click(dialog().getByRole('button', { name: '식단 다시 보기' }));
    expect(await screen.findByRole('heading', { name: '볼 수 없는 식단이에요' })).toBeDefined();
  });

  it('says when there is no other meal', async () => {
    await openList(() => ok({ candidates: [], ladderStep: 8 }));
    expect(await dialog().findByText('새로운 식사 정보가 없어요.')).toBeDefined();
  });

  it('says when new meals are running out', async () => {
    const heavy = { ...SALTY, id: 'heavy', over: ['sodiumMg'], overBy: [] };
    await openList(() => ok({ candidates: [heavy, SALTY], ladderStep: 5 }));
    expect(await dialog().findByText(/새 메뉴가 모자라서/)).toBeDefined();
  });

  it('says when all of them hold too much', async () => {
    const heavy = { ...SALTY, over: ['sodiumMg'], overBy: [] };
    await openList(() => ok({ candidates: [heavy], ladderStep: 0 }));
    expect(
      await dialog().findByText(/여기 있는 메뉴는 모두 한 끼 기준보다 많은 성분이 있어요/),
    ).toBeDefined();
  });

  it('is read anew when the chosen meal may not be served any more', async () => {
    const platform = await openList(() => ok({ candidates: [SALTY], ladderStep: 0 }));
    platform.answer(CHANGE, () => fail({ ...OFFLINE, code: 'candidateRefused', status: 409 }));
    const fresh = { ...SALTY, id: 'tofu', meal: aRecipeMeal({ title: '두부 샐러드' }) };
    const row = await dialog().findByRole('button', { name: /카레라이스/ });
    platform.answer(CANDIDATES, () =>
      ok({ candidates: [{ ...fresh, change: { ...SALTY.change, nutrients: [TOFU] } }], ladderStep: 0 }),
    );
    fireEvent.click(row);
    expect(
      await dialog().findByRole('button', { name: '두부 샐러드, 나트륨 80mg 적어요, 10분 더 걸려요' }),
    ).toBeDefined();
    expect(screen.getByText(/지금 조건에는 맞지 않는 메뉴/)).toBeDefined();
  });
});

describe('a meal with too much of something', () => {
  async function openDay(query = '') {
    const platform = fakePlatform();
    const both = someDays('over', [{ target: 'self' }, { target: 'spouse', verdict: 'over' }]);
    const days = both.map((day) => ({
      ...day,
      meals: {
        lunch: { verdict: 'over' as const, over: ['sodiumMg' as const], overBy: [[], ['sodiumMg' as const]] },
      },
    }));
    const portions = [aPortion(), aPortion({ target: 'spouse' })];
    const eaters = (['self', 'spouse'] as const).map((target, at) => ({
      ...{ target, isLead: at === 1, portion: 1, energyKcal: 1800 },
    }));
    const quality = aQuality({ days, eaters });
    show(platform, { ...aPlanWithToday({ lunch: aRecipeMeal({ portions }) }), quality });
    platform.answer(CANDIDATES, () => ok({ candidates: [SALTY], ladderStep: 0 }));
    const { history } = await openScreen({ path: `/dailyMeals/${TEST_SURVEY_ID}${query}`, platform });
    return { platform, history };
  }

  it('says for whom, and leads straight to the other meals', async () => {
    const { platform } = await openDay();
    expect(screen.getByText('배우자: 나트륨이 한 끼 기준보다 많아요')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '점심, 기준에 맞는 메뉴 찾기' }));
    expect(await screen.findByRole('dialog', { name: '점심으로 어떤 메뉴가 좋을까요?' })).toBeDefined();
    await waitFor(() => expect(requests(platform, CANDIDATES)).toHaveLength(1));
    expect(await screen.findByText(/영양의 차이는 배우자 몫으로 계산했어요/)).toBeDefined();
  });

  it('is swapped from the page of its dish, whose link the address forgets', async () => {
    const { platform, history } = await openDay('?date=2025-11-20&swap=lunch');
    const name = '점심으로 어떤 메뉴가 좋을까요?';
    expect(await screen.findByRole('dialog', { name })).toBeDefined();
    expect(history.location.search).toBe('?date=2025-11-20');
    await waitFor(() => expect(requests(platform, CANDIDATES)).toHaveLength(1));
    fireEvent.keyDown(document, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(history.location.pathname).toBe(`/dailyMeals/${TEST_SURVEY_ID}`);
  });

  it('leads back to the page of the dish when its list is closed without a change', async () => {
    const { history } = await openDay();
    act(() => history.push('/search'));
    await screen.findByRole('searchbox');
    act(() => history.push(`/dailyMeals/${TEST_SURVEY_ID}?date=2025-11-20&swap=lunch`));
    expect(await screen.findByRole('dialog', { name: '점심으로 어떤 메뉴가 좋을까요?' })).toBeDefined();
    fireEvent.keyDown(document, { key: 'Escape' });
    await waitFor(() => expect(history.location.pathname).toBe('/search'));
  });
});
