import type { ShoppingItemWire } from '@kkini/contract';
import { ok } from '@kkini/domain';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aMealPlan } from '../../../testing/a-meal-plan.ts';
import { fakePlatform, fakeServer, TEST_SURVEY_ID } from '../../../testing/fake-platform.ts';
import { findScreenHeading } from '../../../testing/find-screen-heading.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const item = (name: string, more: Partial<ShoppingItemWire> = {}): ShoppingItemWire => ({
  key: name,
  name,
  image: null,
  aisle: 'vegetables',
  role: 'main',
  grams: 500,
  pieces: { count: 2, unit: '개' },
  uses: [{ date: '2025-11-21', mealTime: 'lunch' }],
  ...more,
});
const ITEMS = [
  item('애호박', {
    uses: [
      { date: '2025-11-23', mealTime: 'lunch' },
      { date: '2025-11-24', mealTime: 'dinner' },
    ],
  }),
  item('두부', { aisle: 'eggsAndBeans', grams: 450, pieces: { count: 2, unit: '모' } }),
  item('간장', { aisle: 'seasonings', role: 'seasoning', grams: 30, pieces: null }),
];

async function open(items: readonly ShoppingItemWire[] = ITEMS, platform = fakePlatform()) {
  platform.answer('/functions/v1/get-meal-plan', () => ok(aMealPlan()));
  platform.answer('/functions/v1/shopping-list', () => ok({ portions: 1.9, items }));
  const app = await renderApp({ path: `/shopping/${TEST_SURVEY_ID}`, platform });
  await findScreenHeading();
  return app;
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const groups = () => screen.getAllByRole('heading', { level: 2 }).map((group) => group.textContent);
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }));

afterEach(() => vi.useRealTimers());

describe('the shopping list', () => {
  it('waits in the shape of a list, not of a week of meals', async () => {
    const platform = { ...fakePlatform(), server: fakeServer({ call: () => new Promise(() => {}) }) };
    await renderApp({ path: `/shopping/${TEST_SURVEY_ID}`, platform });
    expect(await screen.findByText('식단을 불러오고 있어요')).toBeDefined();
    expect(document.querySelectorAll('main [data-meal]')).toHaveLength(0);
  });

  it('groups foods by the part of the shop with amount and meals', async () => {
    await open();
    expect(heading()).toBe('3가지 중 0가지를 담았어요');
    expect(groups()).toEqual(['채소 · 해조 1', '두부 · 달걀 · 콩 1', '양념 1']);
    const row = screen.getByRole('checkbox', { name: /애호박/ }).closest('li');
    expect(row?.textContent).toBe('애호박일\u00a0점심 · 월\u00a0저녁2개500g');
    expect(screen.getByText('1.9인분씩 만드는 양이에요.')).toBeDefined();
  });

  it('groups by the day a food is needed first', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: '요일별' }));
    expect(groups()).toEqual(['11월 21일 (금) 2', '11월 23일 (일) 1']);
  });

  it('shows two days only', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: '이틀치만' }));
    expect(screen.queryByRole('checkbox', { name: /애호박/ })).toBeNull();
    expect(heading()).toBe('2가지 중 0가지를 담았어요');
  });

  it('keeps ticks over a reload and counts them', async () => {
    const platform = fakePlatform();
    const { unmount } = await open(ITEMS, platform);
    tick('두부');
    expect(heading()).toBe('3가지 중 1가지를 담았어요');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1');
    unmount();
    await open(ITEMS, platform);
    expect(screen.getByRole('checkbox', { name: /두부/ })).toHaveProperty('checked', true);
  });

  it('lets a ticked food sink after two seconds', async () => {
    await open([item('애호박'), item('당근')]);
    vi.useFakeTimers();
    tick('애호박');
    const names = () =>
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map((row) => row.textContent?.slice(0, 2));
    expect(names()).toEqual(['애호', '당근']);
    act(() => vi.advanceTimersByTime(2000));
    expect(names()).toEqual(['당근', '애호']);
  });

  it('clears every tick and brings them back', async () => {
    await open();
    tick('두부');
    tick('간장');
    fireEvent.click(screen.getByRole('button', { name: '담은 표시 모두 지우기' }));
    expect(heading()).toBe('3가지 중 0가지를 담았어요');
    fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(heading()).toBe('3가지 중 2가지를 담았어요');
  });

  it('shares what is not in the basket yet', async () => {
    const { platform } = await open();
    tick('두부');
    fireEvent.click(screen.getByRole('button', { name: '장보기 목록 공유하기' }));
    await screen.findByText('장보기 목록을 복사했어요.');
    expect(platform.shared[0]?.text).toBe('[11월 20일 (목)] 장보기\n- 애호박 2개\n- 간장');
  });

  it('says when no meal is cooked at home', async () => {
    await open([]);
    expect(heading()).toBe('장볼 재료가 없어요');
  });
});
