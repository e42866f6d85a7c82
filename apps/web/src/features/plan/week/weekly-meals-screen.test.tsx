import { fail } from '@kkini/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aLimit, aQuality, someDays } from '../../../testing/a-limit.ts';
import { aDay, aFastingMeal, aMealPlan, aRecipeMeal, someNutrients } from '../../../testing/a-meal-plan.ts';
import { fakePlatform, OFFLINE, TEST_SURVEY_ID } from '../../../testing/fake-platform.ts';
import { openScreen, renderApp } from '../../../testing/render-app.tsx';
import type { MealPlan } from '../model/get-meal-plan.ts';

async function open(plan: MealPlan = aMealPlan()) {
  const platform = fakePlatform({ '/functions/v1/get-meal-plan': plan });
  return await openScreen({ path: `/weeklyMeals/${TEST_SURVEY_ID}`, platform });
}
const day = (name: string) => within(screen.getByRole('region', { name }));
const TODAY = '목 20 오늘, 11월 20일 목요일';

describe('the week', () => {
  afterEach(() => vi.useRealTimers());

  it('is titled by its range and counts what is chosen', async () => {
    await open(aMealPlan({ days: { '2025-11-24': aDay({ dinner: null }) } }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('11월 18일\u00a0– 24일');
    expect(screen.getByText('20끼를 정했어요 · 한 끼 남음')).toBeDefined();
  });

  it('says beside it when the shopping list cannot be loaded, and loads it again', async () => {
    const platform = fakePlatform({ '/functions/v1/get-meal-plan': aMealPlan() });
    platform.answer('/functions/v1/shopping-list', () => fail({ ...OFFLINE, code: 'internal', status: 500 }));
    await renderApp({ path: `/weeklyMeals/${TEST_SURVEY_ID}`, platform });
    const card = within(await screen.findByRole('complementary', { name: '장보기' }));
    expect(card.getByText('장보기 목록을 불러오지 못했어요.')).toBeDefined();
    const asked = platform.calls.length;
    fireEvent.click(card.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(platform.calls.length).toBeGreaterThan(asked));
  });

  it('names the month twice when it changes', async () => {
    await open(aMealPlan({ start: '2025-11-28' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('11월 28일\u00a0– 12월 4일');
  });

  it('has a section with a heading for each day and lifts today', async () => {
    await open();
    const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    expect(headings.filter((text) => /\d$|오늘$/.test(text ?? ''))).toHaveLength(7);
    expect(screen.getByRole('region', { name: TODAY }).dataset.today).toBe('true');
    const meals = day('화 18, 11월 18일 화요일').getAllByRole('listitem');
    const names = ['아침', '점심', '저녁'].map((time, place) =>
      within(meals[place] ?? document.body).getByRole('link', { name: new RegExp(`^${time}, `) }),
    );
    expect(names).toHaveLength(meals.length);
  });

  it('opens a meal, and a day at its date', async () => {
    const { history } = await open();
    expect(day(TODAY).getByRole('link', { name: '점심, 두부 된장찌개' }).getAttribute('href')).toBe(
      `/recipeDetail?id=tofu-stew&surveyId=${TEST_SURVEY_ID}&date=2025-11-20&mealTime=lunch`,
    );
    fireEvent.click(screen.getByRole('link', { name: '토 22, 11월 22일 토요일' }));
    await screen.findByRole('tab', { selected: true, name: '토 22, 11월 22일 토요일' });
    expect(history.location.search).toBe('?date=2025-11-22');
  });

  it('changes a meal by its button, by holding it down and by the M key', async () => {
    await open(aMealPlan({ days: { '2025-11-19': aDay({ breakfast: aFastingMeal() }) } }));
    const close = () => fireEvent.keyDown(document.body, { key: 'Escape' });
    const shown = () => screen.queryByRole('dialog')?.textContent ?? '';
    fireEvent.click(day('수 19, 11월 19일 수요일').getByRole('button', { name: '아침 메뉴 바꾸기' }));
    expect(shown()).toContain('지금은 공복');
    close();
    const dinner = day(TODAY).getByRole('link', { name: '저녁, 닭가슴살 샐러드팩' });
    fireEvent.keyDown(dinner, { key: 'm', code: 'KeyM' });
    expect(shown()).toContain('저녁을 무엇으로 바꿀까요?');
    close();
    vi.useFakeTimers();
    fireEvent.pointerDown(dinner, { button: 0, clientX: 0, clientY: 0 });
    act(() => vi.advanceTimersByTime(700));
    expect(shown()).toContain('저녁을 무엇으로 바꿀까요?');
  });

  it('asks for a meal in an empty slot and says why it is empty', async () => {
    await open(
      aMealPlan({ days: { '2025-11-24': aDay({ dinner: null, emptyReasons: { dinner: 'noCandidate' } }) } }),
    );
    const slot = day('월 24, 11월 24일 월요일').getByRole('button', {
      name: '저녁, + 식사 선택. 조건에 맞는 메뉴를 찾지 못했어요.',
    });
    fireEvent.click(slot);
    expect(screen.getByRole('dialog', { name: '저녁을 무엇으로 정할까요?' })).toBeDefined();
  });

  it('averages the days whose meals are all known and says how many', async () => {
    const unknown = aRecipeMeal({ nutrient: someNutrients({ calorie: null, sugar: null, sodium: null }) });
    await open(aMealPlan({ days: { '2025-11-24': aDay({ dinner: unknown }) } }));
    const card = within(screen.getByRole('complementary', { name: '이번 주 영양' }));
    expect(card.getByText('1,500kcal')).toBeDefined();
    expect(card.getByText('1,800mg')).toBeDefined();
    expect(card.getByText('정보가 모두 있는 6일치로 계산했어요.')).toBeDefined();
  });

  it('shows the averages of each person beside their own limits', async () => {
    const of = (value: number, high: number) => ({
      ...{
        nutrient: 'sodiumMg' as const,
        unit: 'mg' as const,
        per: 'day' as const,
        verdict: 'within' as const,
      },
      ...{ value, highest: value, low: null, high },
    });
    const days = someDays('within', [
      { target: 'self', figures: [of(1500, 2300)] },
      { target: 'spouse', figures: [of(1700, 1900)] },
    ]);
    const eaters = (['self', 'spouse'] as const).map((target, at) => ({
      ...{ target, isLead: at === 0, portion: 1, energyKcal: 1800 },
    }));
    await open(aMealPlan({ quality: aQuality({ days, eaters, limits: [aLimit()] }) }));
    const card = within(screen.getByRole('complementary', { name: '이번 주 영양' }));
    expect(card.getByRole('heading').textContent).toBe('이번 주 영양 · 본인');
    fireEvent.click(card.getByRole('button', { name: '배우자 기준 안이에요' }));
    expect(card.getByRole('heading').textContent).toBe('이번 주 영양 · 배우자');
    expect(card.getByText('1,700mg').parentElement?.textContent).toContain('1,900mg 이하');
  });

  it('does not average without a day that is known', async () => {
    const meals = aDay({ dinner: null });
    const dates = [18, 19, 20, 21, 22, 23, 24].map((date) => `2025-11-${date}`);
    await open(aMealPlan({ days: Object.fromEntries(dates.map((date) => [date, meals])) }));
    expect(screen.getByText('정보가 없어 계산하지 못했어요.')).toBeDefined();
  });
});
