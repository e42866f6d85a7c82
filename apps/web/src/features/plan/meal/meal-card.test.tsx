import type { PortionWire } from '@kkini/contract';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../messages/locale.ts';
import {
  aDay,
  aMealPlan,
  aPlanWithToday,
  aPortion,
  aProductMeal,
  aRecipeMeal,
  TEST_COMPANIONS,
  TEST_EXTRA,
} from '../../../testing/a-meal-plan.ts';
import { aRecipeReply } from '../../../testing/a-recipe-reply.ts';
import { fakePlatform, TEST_SURVEY_ID, TEST_TODAY } from '../../../testing/fake-platform.ts';
import { openScreen } from '../../../testing/render-app.tsx';
import { breakableTitle } from './meal-name.tsx';

const STEW = aRecipeMeal({ title_en: 'Tofu stew', companions: TEST_COMPANIONS });
const SALAD = aProductMeal({ title_en: 'Chicken salad' });

type Opened = {
  readonly locale?: Locale;
  readonly path?: string;
  readonly shared?: boolean;
  readonly lunch?: typeof STEW;
};

async function open({ locale = 'ko', path = 'dailyMeals', shared = false, lunch = STEW }: Opened = {}) {
  const platform = fakePlatform({
    '/functions/v1/get-meal-plan': { ...aPlanWithToday({ breakfast: null, lunch, dinner: SALAD }), shared },
  });
  await openScreen({ path: `/${path}/${TEST_SURVEY_ID}`, platform, locale });
}

describe('a bought meal', () => {
  it.each([
    ['ko', '국물을 절반 남기면 약 500mg 줄어요(어림).'],
    ['en', 'Leave half of the broth: about 500 mg less sodium (an estimate).'],
  ] as const)('says on its card what leaving broth saves, %s', async (locale, words) => {
    const range = { low: 970, central: 1640, high: 2190, halfBrothSaving: 500, sideDishesAdded: null };
    await open({ locale, lunch: aProductMeal({ sodium_range: range }) });
    expect(screen.getByText(words).closest('article')?.dataset['meal']).toBe('lunch');
  });
});

describe('what stands beside a dish', () => {
  it.each([[false], [true]])('follows its name on the card of a day (shared: %s)', async (shared) => {
    await open({ shared });
    const list = screen.getByRole('list', { name: '함께 먹는 것' });
    expect(list.closest('article')?.querySelector('h2')?.textContent).toBe('점심, 두부 된장찌개');
    const rows = within(list).getAllByRole('listitem');
    expect(
      rows.map((row) => [...row.querySelectorAll('a > b, a > span')].map((part) => part.textContent)),
    ).toEqual([
      ['흰쌀밥', '210g'],
      ['감자샐러드', '70g'],
      ['깍두기', '40g'],
    ]);
  });

  it('stays off the cells of a week', async () => {
    await open({ path: 'weeklyMeals' });
    expect(screen.queryByRole('list', { name: '함께 먹는 것' })).toBeNull();
  });

  it('follows the day a dish that is eaten again was cooked on', async () => {
    await open({ lunch: aRecipeMeal({ cooked_on: '2025-11-19' }) });
    const words = screen.getByText(/^수요일에 만든 것/);
    const card = words.closest('article');
    expect(card?.querySelector('h2')?.textContent).toBe('점심, 두부 된장찌개');
    expect(within(card ?? document.body).queryByText('25분')).toBeNull();
  });

  it('is told in English', async () => {
    await open({ locale: 'en' });
    const links = within(screen.getByRole('list', { name: 'Served with it' })).getAllByRole('link');
    expect(links.map(plainText)).toEqual([
      'Ssalbap, steamed white rice 210 g',
      'Korean potato salad 70 g',
      'Kkakdugi, radish kimchi 40 g',
    ]);
  });
});

/** Text without the characters that only keep words on one line. */
function plainText({ textContent }: Node): string {
  return textContent?.replaceAll('\u2060', '').replaceAll('\u00a0', ' ') ?? '';
}

describe('how much is eaten', () => {
  const half = { main: { whole: 0, numerator: 1, denominator: 2 }, mainFactor: 0.5 };
  const noodles = { kind: 'noodles' as const, grams: 360, bowls: null, addedGrams: 0 };
  const portion = (changes: Partial<PortionWire>) =>
    aPortion({ mainGrams: 180, wholeGrams: 180, ...half, ...changes });
  const riceOf = (grams: number) => ({ kind: 'rice' as const, grams, bowls: null, addedGrams: 0 });
  const OWN = {
    ...{ bought: 'piece' as const, starches: [riceOf(210)], mainGrams: null, wholeGrams: null },
    ...{ main: { whole: 1, numerator: 0, denominator: 1 }, mainFactor: 1 },
  };

  it.each([
    ['of a dish', [portion({})], ['요리 1/2인분(약 180g)']],
    [
      'of noodles',
      [portion({ starches: [noodles], starchPlace: 'within', mainGrams: 65 })],
      ['삶은 면 360g, 나머지 1/2인분(약 65g)'],
    ],
    [
      'of a toast',
      [
        portion({
          starches: [{ kind: 'bread', grams: 35, bowls: null, addedGrams: 0 }],
          starchPlace: 'mixed',
        }),
      ],
      ['요리 1/2인분(약 180g), 그중 빵 35g'],
    ],
    [
      'if the share is one serving only after rounding',
      [portion({ main: OWN.main, mainFactor: 1.25, mainGrams: 340 })],
      ['요리 1인분(약 340g)'],
    ],
    [
      'as one and a quarter',
      [portion({ main: { whole: 1, numerator: 1, denominator: 4 }, mainFactor: 1.25 })],
      ['요리 1과 1/4인분(약 180g)'],
    ],
    [
      'together for those who eat alike',
      [portion({}), portion({ target: 'spouse' }), portion({ target: 'child', mainGrams: 90 })],
      ['본인, 배우자: 각자 요리 약 180g', '자녀: 요리 약 90g'],
    ],
    ['once for all who eat alike', [portion({ count: 2 })], ['각자 요리 1/2인분(약 180g)']],
    [
      'by name for the others, without a share that does not tell them apart',
      [portion({}), portion({ target: 'child', mainGrams: 90 })],
      ['본인: 요리 약 180g', '자녀: 요리 약 90g'],
    ],
    [
      'beside the shares that do',
      [portion({}), portion({ target: 'child', main: OWN.main, mainGrams: 360 })],
      ['본인: 요리 1/2인분(약 180g)', '자녀: 요리 1인분(약 360g)'],
    ],
  ] as const)('is told in grams %s', async (_, portions, words) => {
    await open({ lunch: aRecipeMeal({ portions: [...portions] }) });
    const list = within(screen.getByRole('list', { name: '각자 드실 양' }));
    expect(list.getAllByRole('listitem').map(plainText)).toEqual(words);
  });

  it('is told of a companion for each of several people', async () => {
    await open({
      lunch: { ...STEW, details: { ...STEW.details, portions: [portion({}), portion({ target: 'child' })] } },
    });
    const list = within(screen.getByRole('list', { name: '함께 먹는 것' }));
    expect(list.getAllByRole('link').map(plainText)).toContain('깍두기 한 사람 40g');
  });

  it.each([
    [
      'once where it is the same',
      [portion(OWN), portion({ ...OWN, target: 'spouse' })],
      ['각자 1개씩, 밥 210g'],
    ],
    [
      'by name where one leaves some rice',
      [portion(OWN), portion({ ...OWN, target: 'spouse', starches: [riceOf(140)] })],
      ['본인: 1개, 밥 210g', '배우자: 1개, 밥 140g'],
    ],
    [
      'of a small child who has half',
      [portion({ ...OWN, bought: 'serving' }), portion({ ...half, bought: 'serving', target: 'child' })],
      ['본인: 1인분, 밥 210g', '자녀: 1/2인분'],
    ],
  ] as const)('is one each of what is bought, told %s', async (_, portions, words) => {
    await open({ lunch: aProductMeal({ portions: [...portions] }) });
    const list = within(screen.getByRole('list', { name: '각자 드실 양' }));
    expect(list.getAllByRole('listitem').map(plainText)).toEqual(words);
  });

  it('is more for one of them, with its reason, where the table leaves their day short', async () => {
    const portions = [
      portion({ extra: { ...TEST_EXTRA, fills: 'calciumMg' } }),
      portion({ target: 'spouse', extra: { ...TEST_EXTRA, id: 'sagwa', title: '사과' } }),
    ];
    await open({ lunch: aRecipeMeal({ portions }) });
    const more = within(screen.getByRole('region', { name: '점심, 더 드실 것' }));
    expect(more.getByRole('link', { name: /우유/ }).textContent).toBe(
      '우유 본인만\u00a0· 1팩\u00a0· 138kcal',
    );
    expect(screen.getByText('우유 포함')).toBeDefined();
    expect(
      more.getByText('하루에 모자란 칼슘, 열량을 채우려고 더했어요. 식사 때나 간식으로 드세요.'),
    ).toBeDefined();
  });

  it.each([
    ['evenly', [180, 180], ['이날 2끼분 만들기: 똑같이 나눠요', '수요일에 만든 것: 남은 것 모두']],
    [
      'in shares a cook can see',
      [120, 180],
      ['이날 2끼분 만들기: 수 점심 5분의 2, 목 점심 5분의 3', '수요일에 만든 것: 남은 것 모두'],
    ],
    [
      'else by weight',
      [250, 200],
      ['이날 2끼분 만들기: 수 점심 약 250g, 목 점심 약 200g', '수요일에 만든 것: 남은 것 모두'],
    ],
  ] as const)('is told of a pot %s', async (_, [first, then], words) => {
    const pot = (grams: number, cookedOn: string | null) =>
      aDay({
        lunch: aRecipeMeal({
          ...{ id: 'pot', cooked_on: cookedOn, portions: [portion({ wholeGrams: grams })] },
        }),
      });
    const days = { '2025-11-19': pot(first, null), [TEST_TODAY]: pot(then, '2025-11-19') };
    for (const [at, date] of Object.keys(days).entries()) {
      const platform = fakePlatform({ '/functions/v1/get-meal-plan': aMealPlan({ days }) });
      const path = `/dailyMeals/${TEST_SURVEY_ID}?date=${date}`;
      const { unmount } = await openScreen({ path, platform });
      expect(plainText(screen.getByText(/만들|만든/))).toBe(words[at]);
      unmount();
    }
  });
});

describe('the name of a meal in English', () => {
  it.each(['dailyMeals', 'weeklyMeals'])('is its English title where it has one, at %s', async (path) => {
    await open({ locale: 'en', path });
    expect(screen.getAllByRole('link', { name: /Tofu stew/ }).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('link', { name: /Chicken salad/ }).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Tofu stew').map(({ lang }) => lang)).toEqual(['en']);
  });

  it.each(['dailyMeals', 'weeklyMeals'])('is marked as Korean where it has none, at %s', async (path) => {
    await open({ locale: 'en', path, lunch: aRecipeMeal() });
    expect(screen.getAllByText('두부 된장찌개').every(({ lang }) => lang === 'ko')).toBe(true);
  });
});

it.each([
  ['아보카도명란비빔밥', '아보카도명란|비빔밥'],
  ['토마토달걀볶음', '토마토달걀|볶음'],
  ['팽이버섯된장국', '팽이버섯|된장국'],
  ['카레감자볶음 도시락', '카레감자|볶음 도시락'],
  ['비빔밥', '비빔밥'],
  ['불고기덮밥', '불고기|덮밥'],
  ['고등어통조림 조림', '고등어통조림 조림'],
  ['grilled fish', 'grilled fish'],
])('%s breaks before its kind of dish alone', (title, expected) => {
  const { container } = render(<p>{breakableTitle(title)}</p>);
  expect(container.textContent).toBe(title);
  expect(container.querySelector('p')?.innerHTML.replace('<wbr>', '|')).toBe(expected);
});

const QUERY = `surveyId=${TEST_SURVEY_ID}&date=${TEST_TODAY}&mealTime=lunch`;

async function openPage(path: string) {
  const portions = [
    aPortion(),
    aPortion({ target: 'spouse', main: { whole: 0, numerator: 3, denominator: 4 } }),
  ];
  const lunch = aRecipeMeal({ portions });
  const platform = fakePlatform({
    '/functions/v1/recipe-detail': [aRecipeReply({ id: lunch.details.id ?? '', people: 2 })],
    '/functions/v1/get-meal-plan': aMealPlan({ days: { [TEST_TODAY]: aDay({ lunch }) } }),
  });
  await openScreen({ path, platform });
}
const portions = () => screen.findByRole('list', { name: '각자 드실 양' });

it('says on the page of a dish of a plan who eats how much, for as many people as eat it', async () => {
  await openPage(`/recipeDetail?id=tofu-stew&${QUERY}`);
  const rows = within(await portions()).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^본인: /),
    expect.stringMatching(/^배우자: .*3\/\u20604인분/),
  ]);
  fireEvent.click(screen.getByRole('button', { name: '한 명 늘리기' }));
  expect(screen.queryByRole('list', { name: '각자 드실 양' })).toBeNull();
});

it('says it once more at the end of cooking, when the dish is divided', async () => {
  await openPage(`/cooking?id=tofu-stew&${QUERY}`);
  expect(screen.queryByRole('list', { name: '각자 드실 양' })).toBeNull();
  for (const _ of [1, 2, 3]) fireEvent.keyDown(document, { key: 'ArrowRight' });
  expect(await portions()).toBeDefined();
});

it('says nothing outside a plan', async () => {
  await openPage(`/recipeDetail?id=tofu-stew&surveyId=${TEST_SURVEY_ID}`);
  expect(await screen.findByRole('heading', { name: '재료' })).toBeDefined();
  expect(screen.queryByRole('list', { name: '각자 드실 양' })).toBeNull();
});
