import { ok } from '@kkini/domain';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../messages/locale.ts';
import { aPlanWithBatches, TEST_BATCH } from '../../../testing/a-batch.ts';
import { aDay, aMealPlan, aRecipeMeal } from '../../../testing/a-meal-plan.ts';
import { fakePlatform, TEST_SURVEY_ID, TEST_TODAY } from '../../../testing/fake-platform.ts';
import { openScreen } from '../../../testing/render-app.tsx';
import type { MealPlan } from '../model/get-meal-plan.ts';

type Opened = {
  readonly path?: string;
  readonly locale?: Locale;
  readonly shared?: boolean;
  readonly platform?: ReturnType<typeof fakePlatform>;
  readonly prepDate?: string;
  readonly plan?: MealPlan;
};

async function open(opened: Opened = {}) {
  const { path = 'dailyMeals', locale = 'ko', shared = false, platform = fakePlatform(), prepDate } = opened;
  const plan = opened.plan ?? aPlanWithBatches();
  const asked = prepDate === undefined ? {} : { prepDate };
  platform.answer('/functions/v1/get-meal-plan', () => ok({ ...plan, shared, ...asked }));
  const [name, date] = path.split(' ');
  const search = date === undefined ? '' : `?date=${date}`;
  return await openScreen({ path: `/${name}/${TEST_SURVEY_ID}${search}`, platform, locale });
}
const prep = () => screen.queryByRole('heading', { name: /미리 만들 것/ })?.closest('section') ?? null;

describe('the card of a meal', () => {
  it.each([
    {
      path: 'dailyMeals',
      shown: [
        '오이무침 한\u00a0사람 70g\u00a0· 오늘 2끼분 만들기',
        '시금치나물 한\u00a0사람 70g\u00a0· 오늘 3끼분 만들기',
        '콩나물무침 한\u00a0사람 70g\u00a0· 화요일에 만든 것',
        '시금치나물 한\u00a0사람 70g\u00a0· 점심에 만든 것',
        '소고기장조림 한\u00a0사람 70g\u00a0· 오늘 3끼분 만들기',
      ],
    },
    {
      path: 'dailyMeals 2025-11-18',
      shown: ['콩나물무침 한\u00a0사람 70g\u00a0· 이날 3끼분 만들기'],
    },
  ])('tells the day a companion is made on, at $path', async ({ path, shown }) => {
    await open({ path });
    const rows = screen
      .getAllByRole('list', { name: '함께 먹는 것' })
      .flatMap((list) => within(list).getAllByRole('listitem'))
      .map((row) => row.querySelector('a')?.textContent ?? '');
    expect(rows.filter((words) => words.includes('만'))).toEqual(shown);
  });
});

describe('what to make ahead', () => {
  it('comes in the order of cooking with its work, its meals and the ways to its recipe', async () => {
    await open();
    const list = within(prep() ?? document.body);
    expect(list.getByRole('status').textContent).toBe(
      '3가지 · 손 가는 시간 모두 40분, 다\u00a0되기까지 75분쯤',
    );
    const rows = list.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent?.trim());
    expect(rows).toEqual([
      '소고기장조림손 가는 시간 15분, 기다리는 시간 60분3끼: 목\u00a0저녁\u00a0· 금\u00a0점심\u00a0· 토\u00a0점심냉장고에서 11월 24일\u00a0(월)\u2060까지',
      '시금치나물손 가는 시간 15분3끼: 목\u00a0점심\u00a0· 목\u00a0저녁\u00a0· 토\u00a0점심냉장고에서 11월 22일\u00a0(토)\u2060까지',
      '오이무침손 가는 시간 10분2끼: 목\u00a0점심\u00a0· 금\u00a0점심냉장고에서 11월 21일\u00a0(금)\u2060까지',
    ]);
    const meal = `surveyId=${TEST_SURVEY_ID}&date=2025-11-20&mealTime=dinner`;
    for (const [name, screenName] of [
      ['소고기장조림 레시피 보기', 'recipeDetail'],
      ['소고기장조림 요리 시작', 'cooking'],
    ] as const) {
      const link = list.getByRole('link', { name });
      expect(link.getAttribute('href')).toBe(`/${screenName}?id=jangjorim&${meal}`);
    }
  });

  it('is ticked off on this device', async () => {
    const platform = fakePlatform();
    const { unmount } = await open({ platform });
    for (const name of [/소고기장조림/, /시금치나물/, /오이무침/]) {
      fireEvent.click(screen.getByRole('checkbox', { name }));
    }
    unmount();
    await open({ platform });
    expect(screen.getByRole('checkbox', { name: /시금치나물/ })).toHaveProperty('checked', true);
    expect(within(prep() ?? document.body).getByRole('status').textContent).toBe('모두 만들었어요');
  });

  it('is open again once its meals need clearly more than was made', async () => {
    const platform = fakePlatform();
    const { unmount } = await open({ platform });
    const spinach = () => screen.getByRole('checkbox', { name: /시금치나물/ });
    fireEvent.click(spinach());
    unmount();
    // Two people have 70 g of it at one more meal.
    await open({ platform, plan: aPlanWithBatches({ '2025-11-23': [TEST_BATCH.spinach] }) });
    expect(spinach()).toHaveProperty('checked', false);
    expect(spinach().closest('label')?.textContent).toContain('만드신 것보다 약\u00a0140g 더 필요해요');
    fireEvent.click(spinach());
    expect(spinach()).toHaveProperty('checked', true);
  });

  it.each([
    { when: 'on a day on which nothing is', opened: { path: 'dailyMeals 2025-11-21' } },
    { when: 'to a guest', opened: { shared: true } },
  ])('is not told $when', async ({ opened }) => {
    await open(opened);
    expect(prep()).toBeNull();
  });
});

describe('the day for cooking ahead', () => {
  it.each([
    { date: '2025-11-21', shown: /이번 식단에는 만들어 두고 여러 끼니에 드실 것이 없어요/ },
    { date: '2025-11-24', shown: /마지막 날이라.*다음 식단을 월요일에 시작하시면/ },
  ])('says on $date why nothing is made ahead', async ({ date, shown }) => {
    await open({ path: `dailyMeals ${date}`, prepDate: date });
    expect(prep()?.textContent).toMatch(shown);
  });
});

describe('what has to be begun on the evening before', () => {
  const oats = {
    id: 'oats',
    name: '오버나이트 오트밀',
    title_en: 'Overnight oats',
    minutes: 487,
    waiting_minutes: 480,
  };
  const openOats = async (opened: Opened) => {
    const platform = fakePlatform();
    const plan = aMealPlan({ days: { '2025-11-21': aDay({ breakfast: aRecipeMeal(oats) }) } });
    await open({ ...opened, platform, plan });
  };
  const evening = () =>
    screen.queryByRole('heading', { name: /시작해 둘 것|evening/ })?.closest('section') ?? null;

  it('stands on the day before, leads to its recipe, and is told with the meal', async () => {
    await openOats({});
    expect(evening()?.textContent).toMatch(
      /^오늘 저녁에 시작해 둘 것.*오버나이트 오트밀금\u00a0아침 · 기다리는 시간 8시간$/,
    );
    const link = within(evening() ?? document.body).getByRole('link');
    expect(link.getAttribute('href')).toContain('recipeDetail?id=oats');
    fireEvent.click(screen.getByRole('tab', { name: /21/ }));
    expect(await screen.findByText('전날 저녁에 시작: 오버나이트 오트밀')).toBeTruthy();
    expect(screen.getByText('손 가는 시간 7분, 기다리는 시간 8시간')).toBeTruthy();
    expect(evening()).toBeNull();
  });

  it('is told at the first meal of its day alone', async () => {
    const beans = { ...TEST_BATCH.beef, title: '콩자반', cooked_on: '2025-11-20', waiting_minutes: 395 };
    const meal = aRecipeMeal({ companions: [beans] });
    await open({ plan: aMealPlan({ days: { '2025-11-20': aDay({ breakfast: meal, lunch: meal }) } }) });
    expect(screen.getAllByText('전날 저녁에 시작: 콩자반')).toHaveLength(1);
  });

  it('is told in English, and not to a guest', async () => {
    await openOats({ locale: 'en' });
    expect(evening()?.textContent).toContain('Overnight oats');
    cleanup();
    await openOats({ shared: true });
    expect(evening()).toBeNull();
  });
});

describe('the batches of a week', () => {
  it.each([
    { locale: 'ko', row: ['시금치나물', '', '', '만드는 날, 점심, 저녁', '', '점심', '', ''] },
    {
      locale: 'en',
      row: [
        'Sigeumchi-namul, seasoned spinach',
        '',
        '',
        'make on this day, Lunch, Dinner',
        '',
        'Lunch',
        '',
        '',
      ],
    },
  ] as const)('are a table of meals ($locale)', async ({ locale, row }) => {
    await open({ path: 'weeklyMeals', locale });
    const rows = screen.getAllByRole('row').map((each) => [...each.children].map((cell) => cell.textContent));
    expect(rows).toHaveLength(1 + 4);
    expect(rows[3]).toEqual(row);
  });

  it('name a leading dish that is cooked for two meals, before what stands beside it', async () => {
    const pot = (cooked_on: string | null) =>
      aDay({
        lunch: aRecipeMeal({ id: 'pot', name: '미역국', cooked_on, companions: [TEST_BATCH.sprouts] }),
      });
    const days = { '2025-11-18': pot(null), '2025-11-19': pot('2025-11-18') };
    const platform = fakePlatform({ '/functions/v1/get-meal-plan': aMealPlan({ days }) });
    await openScreen({ path: `/weeklyMeals/${TEST_SURVEY_ID}`, platform });
    const rows = screen.getAllByRole('row').map((each) => [...each.children].map((cell) => cell.textContent));
    expect(rows.map(([name]) => name)).toEqual(['요리', '미역국', '콩나물무침']);
    expect(rows[1]?.filter((words) => words !== '')).toEqual(['미역국', '만드는 날, 점심', '점심']);
  });
});

const TOMORROW = '2025-11-21';
const IN_A_WEEK = '2025-11-27';
const oats = aRecipeMeal({
  id: 'oats',
  name: '오버나이트 오트밀',
  title_en: 'Overnight oats',
  minutes: 487,
  waiting_minutes: 480,
});
const beans = { ...TEST_BATCH.beef, id: 'kongjaban', title: '콩자반', cooked_on: null, waiting_minutes: 395 };

type Evening = {
  readonly start: string;
  readonly meals?: Parameters<typeof aDay>[0];
  readonly date?: string;
  readonly shared?: boolean;
  readonly locale?: Locale;
};

async function openEvening({
  start,
  meals = { breakfast: oats },
  date = start,
  shared = false,
  locale,
}: Evening) {
  const platform = fakePlatform();
  const plan = aMealPlan({ start, days: { [start]: aDay(meals) } });
  platform.answer('/functions/v1/get-meal-plan', () => ok({ ...plan, shared }));
  await openScreen({ path: `/dailyMeals/${TEST_SURVEY_ID}?date=${date}`, platform, locale: locale ?? 'ko' });
}
const shown = () =>
  screen.queryByRole('heading', { name: /전날 저녁|오늘 저녁|evening/ })?.closest('section');
const changes = () => within(shown() ?? document.body).queryAllByRole('button');

describe('what the first day needs begun before the plan', () => {
  it.each([
    { start: IN_A_WEEK, title: '전날 저녁(수요일)\u2060에 시작해 둘 것' },
    { start: TOMORROW, title: '오늘 저녁에 시작해 둘 것' },
  ])('stands before its meals as "$title"', async ({ start, title }) => {
    await openEvening({ start });
    expect(shown()?.querySelector('h2')?.textContent).toBe(title);
    expect(shown()?.textContent).toContain('오버나이트 오트밀');
    const [card] = document.querySelectorAll('[data-meal="breakfast"]');
    const order = shown()?.compareDocumentPosition(card ?? document.body) ?? 0;
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(changes()).toEqual([]);
  });

  it.each([
    { what: 'a meal', meals: { breakfast: oats }, dish: '오버나이트 오트밀', dialog: /아침/ },
    {
      what: 'what stands beside one',
      meals: { breakfast: aRecipeMeal({ companions: [beans] }) },
      dish: '콩자반',
      dialog: /콩자반/,
    },
  ])('offers on the day itself to change $what', async ({ meals, dish, dialog }) => {
    await openEvening({ start: TEST_TODAY, meals });
    expect(shown()?.textContent).toContain('어제저녁에 시작해 두지 않으셨다면');
    const button = screen.getByRole('button', { name: `${dish} 대신 다른 요리로 바꾸기` });
    fireEvent.click(button);
    expect((await screen.findByRole('dialog')).textContent).toMatch(dialog);
  });

  it('offers the same on a later day of the plan that is today', async () => {
    const platform = fakePlatform();
    const plan = aMealPlan({ start: '2025-11-18', days: { [TEST_TODAY]: aDay({ breakfast: oats }) } });
    platform.answer('/functions/v1/get-meal-plan', () => ok(plan));
    await openScreen({ path: `/dailyMeals/${TEST_SURVEY_ID}`, platform });
    expect(changes()).toHaveLength(1);
  });

  it('is told in English', async () => {
    await openEvening({ start: IN_A_WEEK, locale: 'en' });
    expect(shown()?.textContent).toContain('Start the evening before (Wednesday)');
  });

  it.each([
    { who: 'a guest', opened: { start: TOMORROW, shared: true } },
    { who: 'whoever looks at a first day gone by', opened: { start: '2025-11-18' } },
    { who: 'whoever looks at another day', opened: { start: IN_A_WEEK, date: '2025-11-29' } },
  ])('is not told to $who', async ({ opened }) => {
    await openEvening(opened);
    expect(shown()).toBeFalsy();
  });
});
