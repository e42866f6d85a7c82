import { fail, ok } from '@kkini/domain';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aFastingMeal, aPlanWithToday, aRecipeMeal, TODAY_MEAL_ID } from '../../../testing/a-meal-plan.ts';
import {
  type FakePlatform,
  fakePlatform,
  fakeServer,
  OFFLINE,
  TEST_SURVEY_ID,
} from '../../../testing/fake-platform.ts';
import { openScreen, renderApp } from '../../../testing/render-app.tsx';
import type { MealPlan } from '../model/get-meal-plan.ts';

const GET = '/functions/v1/get-meal-plan';
const CHANGE = '/functions/v1/change-meal';
const NEW_MEAL = aRecipeMeal({ id: 'barley-rice', title: '보리비빔밥', category: '간편레시피' });

async function open(plan: MealPlan = aPlanWithToday({}), platform: FakePlatform = fakePlatform()) {
  platform.answer(GET, () => ok(plan));
  return await openScreen({ path: `/dailyMeals/${TEST_SURVEY_ID}`, platform });
}
const lunch = () => screen.getByRole('link', { name: '점심, 두부 된장찌개' });
const dialog = () => screen.queryByRole('dialog', { name: '점심을 무엇으로 바꿀까요?' });
const openDialog = () => fireEvent.click(screen.getByRole('button', { name: '점심 메뉴 바꾸기' }));
const option = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

describe('holding a meal down', () => {
  afterEach(() => vi.useRealTimers());
  const hold = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  const press = () => fireEvent.pointerDown(lunch(), { button: 0, clientX: 50, clientY: 50 });

  it('opens the change dialog after 700 ms and not before', async () => {
    await open();
    vi.useFakeTimers();
    press();
    hold(150);
    expect(lunch().closest('article')?.dataset.pressing).toBe('true');
    hold(549);
    expect(dialog()).toBeNull();
    hold(1);
    expect(dialog()).not.toBeNull();
  });

  it('does not open the recipe with the click that ends it', async () => {
    const { history } = await open();
    vi.useFakeTimers();
    press();
    hold(700);
    fireEvent.pointerUp(lunch());
    fireEvent.click(lunch());
    expect(history.location.pathname).toBe(`/dailyMeals/${TEST_SURVEY_ID}`);
    fireEvent.click(lunch());
    expect(history.location.pathname).toBe('/recipeDetail');
  });

  it('is given up by moving 10 px, by letting go and by leaving', async () => {
    await open();
    vi.useFakeTimers();
    press();
    fireEvent.pointerMove(lunch(), { clientX: 60, clientY: 50 });
    hold(1000);
    press();
    fireEvent.pointerUp(lunch());
    hold(1000);
    press();
    fireEvent.pointerCancel(lunch());
    hold(1000);
    expect(dialog()).toBeNull();
    press();
    fireEvent.pointerMove(lunch(), { clientX: 56, clientY: 56 });
    hold(700);
    expect(dialog()).not.toBeNull();
  });

  it('keeps the menu of the browser away', async () => {
    await open();
    const menu = () => createEvent.contextMenu(lunch());
    press();
    const held = menu();
    fireEvent(lunch(), held);
    expect(held.defaultPrevented).toBe(true);
    fireEvent.pointerUp(lunch());
    const free = menu();
    fireEvent(lunch(), free);
    expect(free.defaultPrevented).toBe(false);
  });
});

describe('the change dialog', () => {
  it('opens by the M key on a meal, whatever the keyboard writes', async () => {
    await open();
    fireEvent.keyDown(lunch(), { key: 'ㅡ', code: 'KeyM' });
    expect(dialog()).not.toBeNull();
  });

  it('leaves browser shortcuts with M alone', async () => {
    await open();
    fireEvent.keyDown(lunch(), { key: 'm', code: 'KeyM', ctrlKey: true });
    expect(dialog()).toBeNull();
  });

  it('offers the six styles of the specification and two ways to close', async () => {
    await open();
    openDialog();
    const options = within(screen.getByRole('list', { name: '식사 방법' })).getAllByRole('button');
    expect(options.map((each) => each.textContent)).toEqual([
      '요리레시피',
      '간편레시피',
      '식당',
      '도시락',
      '편의점',
      '공복',
    ]);
    expect(screen.getByText('지금은').textContent).toBe('지금은 두부 된장찌개');
    expect(within(screen.getByRole('dialog')).getAllByRole('button', { name: '닫기' })).toHaveLength(2);
  });

  it('holds the focus and gives it back to the card', async () => {
    await open();
    const button = screen.getByRole('button', { name: '점심 메뉴 바꾸기' });
    button.focus();
    openDialog();
    expect(document.activeElement).toBe(option('요리레시피'));
    const [top, bottom] = within(screen.getByRole('dialog')).getAllByRole('button', { name: '닫기' });
    bottom?.focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' });
    expect(document.activeElement).toBe(top);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('shows the new meal and says so', async () => {
    const { platform } = await open();
    platform.answer(CHANGE, () => {
      platform.answer(GET, () => ok(aPlanWithToday({ lunch: NEW_MEAL })));
      return ok({ result: 'ok', meal: NEW_MEAL });
    });
    openDialog();
    fireEvent.click(option('간편레시피'));
    expect(await screen.findByRole('link', { name: '점심, 보리비빔밥' })).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('점심을 보리비빔밥으로 바꿨어요.').closest('[role=status]')).not.toBeNull();
    expect(platform.calls.find(({ path }) => path === CHANGE)?.request).toEqual({
      dayMealId: TODAY_MEAL_ID,
      mealType: 'lunch',
      category: '간편레시피',
    });
  });

  it('turns on the chosen style before any timer runs, and ignores every press until the answer is there', async () => {
    const platform = fakePlatform();
    const { call } = platform.server;
    const asked: unknown[] = [];
    const server = fakeServer({
      call(endpoint, request) {
        if (endpoint.path !== CHANGE) return call(endpoint, request);
        asked.push(request);
        return new Promise(() => {});
      },
    });
    await open(aPlanWithToday({}), { ...platform, server });
    openDialog();
    vi.useFakeTimers();
    fireEvent.click(option('간편레시피'));
    await act(async () => {});
    vi.useRealTimers();
    expect(option('간편레시피').getAttribute('aria-busy')).toBe('true');
    fireEvent.click(option('간편레시피'));
    await act(async () => void fireEvent.click(option('식당')));
    expect(option('식당').getAttribute('aria-disabled')).toBe('true');
    expect(asked).toHaveLength(1);
    fireEvent.click(
      within(screen.getByRole('dialog')).getAllByRole('button', { name: '닫기' })[0] ?? document,
    );
    expect(dialog()).toBeNull();
  });

  it('brings the focus to the card that took the place of an empty slot', async () => {
    const { platform } = await open(aPlanWithToday({ lunch: null }));
    platform.answer(CHANGE, () => {
      platform.answer(GET, () => ok(aPlanWithToday({ lunch: NEW_MEAL })));
      return ok({ result: 'ok', meal: NEW_MEAL });
    });
    const slot = screen.getByRole('button', { name: /\+ 식사 선택/ });
    slot.focus();
    fireEvent.click(slot);
    fireEvent.click(option('간편레시피'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const card = screen.getByRole('link', { name: '점심, 보리비빔밥' });
    await waitFor(() => expect(document.activeElement).toBe(card));
  });

  it('stays open when there is no other meal', async () => {
    const { platform } = await open();
    platform.answer(CHANGE, () => ok({ result: 'none' }));
    openDialog();
    fireEvent.click(option('식당'));
    expect((await screen.findByText('새로운 식사 정보가 없어요.')).closest('[role=status]')).not.toBeNull();
    expect(dialog()).not.toBeNull();
    expect(option('식당').getAttribute('aria-busy')).toBeNull();
  });

  it('says in English that there is no other meal', async () => {
    const platform = fakePlatform({ [GET]: aPlanWithToday({}), [CHANGE]: { result: 'none' } });
    await renderApp({ path: `/dailyMeals/${TEST_SURVEY_ID}`, platform, locale: 'en' });
    fireEvent.click(await screen.findByRole('button', { name: 'Change lunch' }));
    fireEvent.click(option('Restaurant'));
    expect((await screen.findByText('no new meal information')).closest('[role=status]')).not.toBeNull();
  });

  it('names fasting in the language of the visitor', async () => {
    const platform = fakePlatform({
      [GET]: aPlanWithToday({}),
      [CHANGE]: { result: 'ok', meal: aFastingMeal() },
    });
    await renderApp({ path: `/dailyMeals/${TEST_SURVEY_ID}`, platform, locale: 'en' });
    fireEvent.click(await screen.findByRole('button', { name: 'Change lunch' }));
    fireEvent.click(option('Empty stomach'));
    expect(await screen.findByText('Lunch is now Empty stomach.')).toBeDefined();
  });

  it('says why a meal is not skipped, and leaves it as it is unless something light is wished', async () => {
    const { platform } = await open();
    const failure = { code: 'FASTING_NOT_PLANNED', message: '', statusText: '', status: 422 };
    platform.answer(CHANGE, () => fail({ ...failure, reason: 'R2' }));
    openDialog();
    fireEvent.click(option('공복'));
    const box = within(
      await screen.findByRole('alertdialog', { name: '공복 끼니가 있는 식단은 만들지 않았어요.' }),
    );
    expect(box.getByText(/저혈당이 올 수 있어요/)).toBeDefined();
    platform.answer(CHANGE, () => ok({ result: 'ok', meal: NEW_MEAL }));
    fireEvent.click(box.getByRole('button', { name: '간편레시피로 바꾸기' }));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(platform.calls.at(-2)?.request).toMatchObject({ category: '간편레시피' });
  });

  it('says that the server is busy, and stays open', async () => {
    const { platform } = await open();
    platform.answer(CHANGE, () => fail({ ...OFFLINE, code: 'busy', status: 503 }));
    openDialog();
    fireEvent.click(option('식당'));
    expect(await screen.findByText(/이용하는 분이 많아서 바꾸지 못했어요/)).toBeDefined();
    expect(screen.queryByText(/새로운 식사 정보가 없어요/)).toBeNull();
    expect(dialog()).not.toBeNull();
  });

  it('promises nothing of the plan where no answer came, because the meal may have changed', async () => {
    const { platform } = await open();
    platform.answer(CHANGE, () => fail({ ...OFFLINE, mayBeDone: true }));
    openDialog();
    fireEvent.click(option('간편레시피'));
    expect(await screen.findByText(/바뀌었는지 확인하지 못했어요/)).toBeDefined();
    expect(screen.queryByText(/식단은 그대로예요/)).toBeNull();
  });

  it.each([
    ['signInExpired', 401, '로그인이 만료됐어요. 다시 로그인해 주세요.'],
    ['signInNeeded', 401, '로그인이 필요해요.'],
    ['notYourSurvey', 403, '다른 계정의 식단이라 바꿀 수 없어요.'],
  ])('asks for no other attempt and closes after %s', async (code, status, words) => {
    const { platform } = await open();
    platform.answer(CHANGE, () => fail({ ...OFFLINE, code, status }));
    openDialog();
    fireEvent.click(option('식당'));
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByText(/다시 시도해 주세요/)).toBeNull();
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('stays open when the call fails', async () => {
    const { platform } = await open();
    platform.answer(CHANGE, () => fail({ ...OFFLINE, code: 'internal', status: 500 }));
    openDialog();
    fireEvent.click(option('식당'));
    expect(await screen.findByText('새로운 식사 정보가 없어요.')).toBeDefined();
    expect(screen.getByText('불러오지 못했으니 다시 시도해 주세요.')).toBeDefined();
    expect(dialog()).not.toBeNull();
  });
});
