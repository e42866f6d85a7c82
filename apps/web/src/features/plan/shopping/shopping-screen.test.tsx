import type { ShoppingItemWire } from '@kkini/contract';
import { ok, type PurchaseUnit } from '@kkini/domain';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { STORED } from '../../../platform/browser-storage.ts';
import { aDay, aMealPlan, aRecipeMeal, aShoppingItem } from '../../../testing/a-meal-plan.ts';
import { fakePlatform, fakeServer, TEST_SURVEY_ID, TEST_TODAY } from '../../../testing/fake-platform.ts';
import { openScreen, renderApp } from '../../../testing/render-app.tsx';

const SOUP = { id: 'broth', title: '국', title_en: 'Soup', grams: 500 };
const use = (cookedOn: string, more: Partial<ShoppingItemWire['uses'][number]> = {}) => ({
  ...SOUP,
  cooked_on: cookedOn,
  meals: [{ date: cookedOn, mealTime: 'lunch' as const }],
  ...more,
});
const item = (name: string, more: Partial<ShoppingItemWire> = {}) =>
  aShoppingItem({ key: name, name, name_en: name, uses: [use('2025-11-20')], ...more });
const sold = (unit: PurchaseUnit, grams: number, parts = 1) => ({ unit, grams, parts });
const NAMUL_MEALS = [
  { date: '2025-11-21', mealTime: 'lunch' as const },
  { date: '2025-11-23', mealTime: 'dinner' as const },
];
const ITEMS = [
  item('애호박', {
    uses: [
      use('2025-11-21', { id: 'namul', title: '애호박나물', grams: 200, meals: NAMUL_MEALS }),
      use('2025-11-22', { grams: 340 }),
    ],
  }),
  item('두부', { aisle: 'eggsAndBeans', piece: sold('모', 300), uses: [use('2025-11-20')] }),
  item('간장', { aisle: 'seasonings', pantry: true, piece: null }),
];

async function open(items: readonly ShoppingItemWire[] = ITEMS, platform = fakePlatform(), query = '') {
  platform.answer('/functions/v1/get-meal-plan', () => ok(aMealPlan()));
  platform.answer('/functions/v1/shopping-list', () => ok({ portions: 2, items }));
  return await openScreen({ path: `/shopping/${TEST_SURVEY_ID}${query}`, platform });
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const groups = () => screen.getAllByRole('heading', { level: 2 }).map((group) => group.textContent);
const row = (name: RegExp) => screen.getByRole('checkbox', { name }).closest('label')?.textContent;
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }));

afterEach(() => vi.useRealTimers());

describe('the shopping list', () => {
  it('waits in the shape of a list, not of a week of meals', async () => {
    const platform = { ...fakePlatform(), server: fakeServer({ call: () => new Promise(() => {}) }) };
    await renderApp({ path: `/shopping/${TEST_SURVEY_ID}`, platform });
    expect(await screen.findByText('식단을 불러오고 있어요')).toBeDefined();
    expect(document.querySelectorAll('main [data-meal]')).toHaveLength(0);
  });

  it('lists what is cooked within two days by the part of the shop, and folds what kitchens have', async () => {
    await open();
    expect(heading()).toBe('살 재료가 2가지예요');
    const folded = ['집에 있을 양념 1', '쓰고 남는 재료 2', '사 먹는 끼니 2'];
    expect(groups()).toEqual(['채소 · 해조 1', '두부 · 달걀 · 콩 1', ...folded]);
    expect(row(/애호박/)).toBe('애호박 금1개200g');
    expect(screen.getByText('목 · 금 · 2명이 드실 양이에요.')).toBeDefined();
    expect(row(/간장/)).not.toMatch(/[금목]/);
    expect(screen.getByRole('checkbox', { name: /간장/ }).closest('details')?.open).toBe(false);
  });

  it('asks for what is begun on an evening before the day of that evening is over', async () => {
    const overnight = (id: string) =>
      aDay({ breakfast: aRecipeMeal({ id, minutes: 487, waiting_minutes: 480 }) });
    const days = { [TEST_TODAY]: overnight('today'), '2025-11-22': overnight('oats') };
    const platform = fakePlatform({ '/functions/v1/get-meal-plan': aMealPlan({ days }) });
    const oats = { name: '귀리', piece: null, uses: [use('2025-11-22', { id: 'oats', grams: 60 })] };
    const beans = { name: '콩', piece: null, uses: [use(TEST_TODAY, { id: 'today', grams: 30 })] };
    const milk = { name: '우유', piece: null, uses: [use('2025-11-22', { grams: 200 })] };
    platform.answer('/functions/v1/shopping-list', () =>
      ok({ portions: 2, items: [oats, beans, milk].map((food) => item(food.name, food)) }),
    );
    await openScreen({ path: `/shopping/${TEST_SURVEY_ID}`, platform });
    const listed = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(listed).toEqual(['귀리 금60g', '콩 목30g']);
  });

  it('marks what is at home', async () => {
    await open([item('두부', { at_home: true }), item('애호박')]);
    expect(row(/두부/)).toContain('집에 있어요');
    expect(row(/애호박/)).not.toContain('집에 있어요');
    expect(screen.getByText(/양이 넉넉한지만 살펴보세요/)).toBeDefined();
  });

  it('asks to check kimchi that may hold what is left out instead of taking it out', async () => {
    const kimchi = { aisle: 'sideDishes', piece: null } as const;
    const { platform } = await open([item('깍두기', { ...kimchi, check_label: true }), item('애호박')]);
    expect(row(/깍두기/)).toContain('재료 확인');
    expect(row(/애호박/)).not.toContain('재료 확인');
    expect(screen.getByText(/모르면 드시지 마세요/)).toBeDefined();
    expect(screen.queryByText('집에 있으면 꺼내 드세요.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '장보기 목록 공유하기' }));
    await screen.findByText('장보기 목록을 복사했어요.');
    expect(platform.shared[0]?.text).toContain('- 깍두기 500g (재료 확인)');
  });

  it('asks for whole tens of grams of meat that is weighed, never less than is needed', async () => {
    const meat = { aisle: 'meatAndFish', piece: null } as const;
    await open([
      item('소등심', { ...meat, uses: [use('2025-11-21', { grams: 332 })] }),
      item('새우젓', { ...meat, uses: [use('2025-11-21', { grams: 7 })] }),
    ]);
    expect([row(/소등심/), row(/새우젓/)]).toEqual(['소등심 금340g', '새우젓 금7g']);
  });

  it('counts small foods that are sold by weight, and parts of a piece that shops cut', async () => {
    await open([
      item('꽈리고추', { piece: null, counted: sold('개', 5), uses: [use('2025-11-20', { grams: 98 })] }),
      item('두부', { piece: sold('모', 300, 2), uses: [use('2025-11-20', { grams: 420 })] }),
    ]);
    expect([row(/꽈리/), row(/두부/)]).toEqual(['꽈리고추 목100g약 20개', '두부 목1과\u00a01/\u20602모420g']);
  });

  it.each([
    ['밥', 'cooked_rice', '쌀'],
    ['보리밥', 'barley_rice', '쌀과 보리쌀 모두'],
  ])('tells what bowls of %s are made of', async (name, key, grain) => {
    await open([item(name, { key, piece: sold('공기', 210), uses: [use('2025-11-20', { grams: 640 })] })]);
    expect(document.body.textContent).toContain(`${name} 목3공기640g · ${grain} 약 280g으로 지어요`);
  });

  it('tells how little of a fruit a spoon of juice is, and of a gram that it is little', async () => {
    const lemon = { piece: sold('개', 80), uses: [use('2025-11-20', { grams: 5 })] };
    await open([item('레몬', lemon)]);
    expect(row(/레몬/)).toBe('레몬 목1개5g만 써요');
    await open([item('버터', { piece: null, uses: [use('2025-11-20', { grams: 1 })] })]);
    expect(row(/버터/)).toBe('버터 목조금1g');
  });

  it('says what is left of whole pieces, and whether later days use it', async () => {
    const pumpkin = { uses: [use('2025-11-20', { grams: 200 }), use('2025-11-23', { grams: 60 })] };
    const tofu = { piece: sold('모', 300), uses: [use('2025-11-20', { grams: 290 })] };
    await open([
      item('애호박', pumpkin),
      ...[item('두부', tofu), item('오이', { at_home: true, uses: [use('2025-11-20', { grams: 150 })] })],
      item('가지', { uses: [use('2025-11-20', { grams: 150 })] }),
      item('달걀', { piece: sold('개', 50), uses: [use('2025-11-20', { grams: 80 })] }),
      item('김밥김', { piece: sold('봉지', 20), uses: [use('2025-11-20', { grams: 4 })] }),
    ]);
    const fold = screen.getByText('쓰고 남는 재료').closest('details') as HTMLElement;
    fold.setAttribute('open', '');
    const rows = within(fold).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      '애호박 약 70g일에 60g 더 써요',
      '가지 약 120g이번 식단에는 더 쓰지 않아요',
      '김밥김 약 15g이번 식단에는 더 쓰지 않아요',
    ]);
  });

  it('buys for later days only what is not left of earlier ones', async () => {
    const days = (first: string, then: string, grams: number) => ({
      uses: [use(first, { grams: 200 }), use(then, { grams })],
    });
    const onion = days('2025-11-18', '2025-11-20', 70);
    const [tofu, carrot] = [days('2025-11-18', '2025-11-20', 70), days('2025-11-18', '2025-11-20', 300)];
    await open([
      item('양파', { ...onion, spoils: false }),
      item('두부', tofu),
      item('당근', { ...carrot, spoils: false }),
    ]);
    expect(row(/당근/)).toBe('당근 목1개300g · 남은 것도 써요');
    const left = screen.getByText('앞서 사 둔 재료').closest('section') as HTMLElement;
    expect(
      within(left)
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent),
    ).toEqual(['양파 목70g', '두부 목70g']);
    expect(heading()).toBe('살 재료가 1가지예요');
  });

  it('buys anew what spoils, four days after it was opened', async () => {
    const usedOn = (...days: readonly string[]) => ({ uses: days.map((day) => use(day, { grams: 70 })) });
    const [early, late] = [usedOn('2025-11-18', '2025-11-22'), usedOn('2025-11-20', '2025-11-22')];
    await open([item('콩나물', early), item('양파', { ...early, spoils: false }), item('두부', late)]);
    fireEvent.click(screen.getByRole('button', { name: '날짜 고르기' }));
    const chips = within(screen.getByRole('group', { name: '장 볼 날 고르기' }));
    for (const day of ['목', '금', '토']) fireEvent.click(chips.getByRole('button', { name: day }));
    const rows = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(rows).toEqual(['콩나물1개70g', '양파70g', '두부70g']);
  });

  it('lists the whole week, or the days one picks, also after a reload', async () => {
    const { history, unmount } = await open();
    const amount = () => screen.getByRole('checkbox', { name: /애호박/ }).closest('label')?.textContent;
    fireEvent.click(screen.getByRole('button', { name: '일주일 전체' }));
    expect(amount()).toBe('애호박 금\u00a0· 토2개540g');
    fireEvent.click(screen.getByRole('button', { name: '날짜 고르기' }));
    const chips = within(screen.getByRole('group', { name: '장 볼 날 고르기' }));
    for (const day of ['목', '금']) fireEvent.click(chips.getByRole('button', { name: day }));
    expect(amount()).toBe('애호박 토2개340g');
    fireEvent.click(chips.getByRole('button', { name: '토' }));
    const none = { level: 1, name: '고른 날에는 장\u00a0볼 재료가 없어요' };
    expect(screen.getByRole('heading', none)).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
    const { search } = history.location;
    unmount();
    await open(ITEMS, fakePlatform(), search);
    expect(screen.getByRole('heading', none)).toBeDefined();
    const pressed = within(screen.getByRole('group', { name: '장 볼 날 고르기' })).getAllByRole('button', {
      pressed: true,
    });
    expect(pressed.map(({ textContent }) => textContent)).toEqual(['화', '수', '일', '월']);
  });

  it('unfolds the dishes and meals that a food is for, each with the way to its recipe', async () => {
    await open();
    const unfold = screen.getByRole('button', { name: '애호박을 쓰는 요리' });
    expect(unfold.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(unfold);
    const link = screen.getByRole('link', { name: /애호박나물/ });
    expect(link.textContent).toBe('애호박나물 · 금\u00a0점심\u00a0· 일\u00a0저녁 · 200g');
    expect(link.getAttribute('href')).toContain('id=namul');
  });

  it('asks again for what is needed on days after those a food was bought for', async () => {
    await open();
    tick('애호박');
    expect(heading()).toBe('2가지 중 1가지 담음');
    fireEvent.click(screen.getByRole('button', { name: '일주일 전체' }));
    const row = () => screen.getByRole('checkbox', { name: /애호박/ });
    expect(row()).toHaveProperty('checked', false);
    expect(row().closest('label')?.textContent).toBe('애호박 토1개340g · 남은 것도 써요');
    tick('애호박');
    expect(row().closest('label')?.textContent).toBe('애호박 금\u00a0· 토2개540g');
  });

  it('keeps ticks over a reload and counts them', async () => {
    const platform = fakePlatform();
    const { unmount } = await open(ITEMS, platform);
    tick('두부');
    expect(heading()).toBe('2가지 중 1가지 담음');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1');
    unmount();
    await open(ITEMS, platform);
    expect(screen.getByRole('checkbox', { name: /두부/ })).toHaveProperty('checked', true);
  });

  it('loses no tick that another tab has set or taken away meanwhile', async () => {
    const platform = fakePlatform();
    const { unmount } = await open(ITEMS, platform);
    tick('두부');
    const ticked = () => JSON.parse(platform.storage.read(STORED.shopping) ?? '')[0].ticked;
    const [tofu] = ticked();
    platform.storage.write(STORED.shopping, JSON.stringify({ surveyId: TEST_SURVEY_ID, ticked: ['other'] }));
    tick('애호박');
    expect(ticked()).toContain('other');
    expect(ticked()).not.toContain(tofu);
    unmount();
  });

  it('lets a ticked food sink after two seconds', async () => {
    await open([item('애호박'), item('당근')]);
    vi.useFakeTimers();
    tick('애호박');
    const names = () =>
      screen.getAllByRole('checkbox').map((box) => box.closest('li')?.textContent?.slice(0, 2));
    expect(names()).toEqual(['애호', '당근']);
    act(() => vi.advanceTimersByTime(2000));
    expect(names()).toEqual(['당근', '애호']);
  });

  it('clears every tick and brings them back', async () => {
    await open();
    tick('두부');
    tick('애호박');
    fireEvent.click(screen.getByRole('button', { name: '담은 표시 모두 지우기' }));
    expect(heading()).toBe('살 재료가 2가지예요');
    const undo = screen.getByRole('button', { name: '되돌리기' });
    expect([document.activeElement, undo.closest('[role=status]')]).toEqual([undo, null]);
    fireEvent.click(undo);
    expect(heading()).toBe('모두 담았어요');
    expect(document.activeElement?.textContent).toBe('담은 표시 모두 지우기');
  });

  it('shares what is not in the basket yet', async () => {
    const { platform } = await open();
    tick('두부');
    fireEvent.click(screen.getByRole('button', { name: '장보기 목록 공유하기' }));
    await screen.findByText('장보기 목록을 복사했어요.');
    expect(platform.shared[0]?.text).toBe('[11월 20일 – 21일] 장보기\n- 애호박 1개\n집에 있을 양념: 간장');
  });

  it('says when no meal is cooked at home, and which are bought', async () => {
    await open([]);
    expect(heading()).toBe('고른 날에는 장\u00a0볼 재료가 없어요');
    expect(groups()).toEqual(['사 먹는 끼니 2']);
    expect(screen.queryByRole('button', { name: '장보기 줄이기' })).toBeNull();
  });
});
