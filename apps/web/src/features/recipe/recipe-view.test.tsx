import { type RecipeWire, recipeDetail } from '@kkini/contract';
import { ok } from '@kkini/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../messages/locale.ts';
import { someNutrients, TEST_COMPANIONS } from '../../testing/a-meal-plan.ts';
import { aRecipeReply } from '../../testing/a-recipe-reply.ts';
import { fakePlatform, TEST_SURVEY_ID } from '../../testing/fake-platform.ts';
import { openScreen } from '../../testing/render-app.tsx';

const ADDRESS = `/recipeDetail?id=tofu-stew&surveyId=${TEST_SURVEY_ID}`;

async function open(recipe: Partial<RecipeWire> = {}, locale: Locale = 'ko') {
  const platform = fakePlatform();
  platform.answer(recipeDetail.path, (request) => {
    const { id } = recipeDetail.request.parse(request);
    return ok([aRecipeReply({ ...recipe, id, ...(id === 'tofu-stew' ? {} : { title: id }) })]);
  });
  return await openScreen({ path: ADDRESS, platform, locale });
}

const sectionOf = (heading: string) => {
  const section = screen.getByRole('heading', { name: heading }).closest('section');
  if (!section) throw new Error(`${heading} heads a section`);
  return within(section);
};
const sodium = () => sectionOf('영양 성분').getByRole('row', { name: /^나트륨/ }).textContent;

describe('the dishes a recipe is eaten with', () => {
  it('are named with what they are and how much of each', async () => {
    await open({ companions: TEST_COMPANIONS });
    const rows = sectionOf('함께 차리는 것').getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      '흰쌀밥 밥 · 1인분 210g',
      '감자샐러드 반찬 · 1인분 70g',
      '깍두기 김치·절임 · 1인분 40g',
    ]);
  });

  it('are not measured by the serving in a plan, whose people eat portions of their own', async () => {
    await open({ companions: TEST_COMPANIONS, cooked: { cooked_on: '2025-11-20', meals: [] } });
    const rows = sectionOf('함께 차리는 것').getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(['흰쌀밥 밥', '감자샐러드 반찬', '깍두기 김치·절임']);
  });

  it('lead to their own recipes for the same survey', async () => {
    const { history } = await open({ companions: TEST_COMPANIONS });
    fireEvent.click(screen.getByRole('link', { name: /^깍두기/ }));
    await screen.findByRole('heading', { name: 'kkakdugi' });
    expect(history.location.search).toBe(`?id=kkakdugi&surveyId=${TEST_SURVEY_ID}`);
  });

  it('have no section where there are none', async () => {
    await open();
    expect(screen.queryByRole('heading', { name: '함께 차리는 것' })).toBeNull();
  });
});

describe('the figures of a recipe', () => {
  const both = { nutrient: someNutrients({ sodium: 430 }), meal_nutrient: someNutrients({ sodium: 870 }) };
  const judgement = { conditions: [], dayLimits: { sodiumMg: 2000 }, portions: [], verdict: null };

  it('are those of the dish alone until the whole meal is asked for', async () => {
    await open(both);
    expect(screen.getByRole('radio', { name: '이 요리 1인분' })).toHaveProperty('checked', true);
    expect(sodium()).toBe('나트륨430mg ');
    fireEvent.click(screen.getByRole('radio', { name: '한 상 전체' }));
    expect(sodium()).toBe('나트륨870mg ');
  });

  it('begin with the whole meal where limits of a survey are shown', async () => {
    await open({ ...both, judgement });
    expect(screen.getByRole('radio', { name: '한 상 전체' })).toHaveProperty('checked', true);
    expect(sodium()).toContain('870mg');
    fireEvent.click(screen.getByRole('radio', { name: '이 요리 1인분' }));
    expect(sodium()).toContain('430mg');
  });

  it('begin with what its people eat of the meal, with the share of their own days', async () => {
    const portionOf = (target: 'self' | 'child', amount: number, limit: number) => ({
      ...{ target, count: 1, nutrient: someNutrients({ sodium: amount }), dayLimits: { sodiumMg: limit } },
      extra: target === 'self' ? { title: '우유', title_en: 'Milk' } : null,
    });
    const portions = [portionOf('self', 700, 2000), portionOf('child', 350, 1400)];
    await open({ ...both, companions: TEST_COMPANIONS, judgement: { ...judgement, portions } });
    const labels = screen.getAllByRole('radio').map((each) => each.closest('label')?.textContent);
    expect(labels).toEqual(['이 요리 1인분', '본인 몫', '자녀 몫']);
    expect(sodium()).toBe('나트륨700mg 35%하루 기준의 35%');
    expect(screen.getByText(/^함께 차리는 음식과 더 드실 우유까지 더한 값이에요\. 퍼센트는/)).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: '자녀 몫' }));
    expect(sodium()).toBe('나트륨350mg 25%하루 기준의 25%');
    expect(screen.getByText(/^함께 차리는 음식까지 더한 값이에요\. 퍼센트는/)).toBeDefined();
  });

  it('leave no choice for a dish that leads no meal', async () => {
    await open({ nutrient: someNutrients({ sodium: 90 }), judgement });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(sodium()).toContain('90mg');
    expect(sectionOf('영양 성분').getByText('1인분')).toBeDefined();
  });
});

describe('the seasoning', () => {
  it.each([
    { seasoning: 'mild', other: 'tofu-stew', badge: '삼삼하게 · 저염', link: '보통 간 보기' },
    { seasoning: 'light', other: 'tofu-stew', badge: '삼삼하게', link: '보통 간 보기' },
    { seasoning: 'ordinary', other: 'tofu-stew.light', badge: null, link: '삼삼한 간 보기' },
    { seasoning: 'mild', other: null, badge: '삼삼하게 · 저염', link: null },
    { seasoning: 'ordinary', other: null, badge: null, link: null },
    { seasoning: null, other: null, badge: null, link: null },
  ] as const)('$seasoning with $other beside it', async ({ seasoning, other, badge, link }) => {
    await open({ seasoning, other_seasoning_id: other });
    expect(screen.queryByText(/^삼삼하게/)?.textContent ?? null).toBe(badge);
    expect(screen.queryByRole('link', { name: /간 보기$/ })?.textContent ?? null).toBe(link);
  });

  it('of the other version opens for the same survey', async () => {
    const { history } = await open({ seasoning: 'ordinary', other_seasoning_id: 'tofu-stew.light' });
    fireEvent.click(screen.getByRole('link', { name: '삼삼한 간 보기' }));
    await screen.findByRole('heading', { name: 'tofu-stew.light' });
    expect(history.location.search).toBe(`?id=tofu-stew.light&surveyId=${TEST_SURVEY_ID}`);
  });
});

describe('time and keeping', () => {
  it.each([
    [
      [15, 30, 2, true],
      ['손 가는 시간 15분, 기다리는 시간 30분', '냉장 2일', '냉동할 수 있어요'],
    ],
    [
      [11.5, 0, 0, false],
      ['손 가는 시간 12분', '만든 날 드세요'],
    ],
    [
      [70, 630, 30, false],
      ['손 가는 시간 70분, 기다리는 시간 10시간 30분', '냉장 30일'],
    ],
    [
      [20, 1470, 7, false],
      ['손 가는 시간 20분, 기다리는 시간 1일 1시간', '냉장 7일'],
    ],
  ] as const)('of %j', async ([active_minutes, waiting_minutes, keep_days, freezes], words) => {
    await open({ cooking: { active_minutes, waiting_minutes, keep_days, freezes } });
    const list = screen.getByText(words[0]).closest('ul');
    expect([...(list?.children ?? [])].map((item) => item.textContent)).toEqual(words);
  });

  it.each([
    [0, 'Best on the day it is made'],
    [1, 'Keeps 1 day in the fridge'],
    [3, 'Keeps 3 days in the fridge'],
  ])('of a dish that keeps %i days, in English', async (keep_days, words) => {
    await open({ cooking: { active_minutes: 5, waiting_minutes: 0, keep_days, freezes: false } }, 'en');
    expect(screen.getByText(words)).toBeDefined();
  });
});

it.each([
  ['side', '반찬'],
  ['kimchi', '김치·절임'],
  ['rice', '밥'],
  ['addon', '곁들이'],
  ['stew', '요리레시피'],
] as const)('a %s is headed by what it is', async (role, kind) => {
  await open({ role });
  const above = screen.getByRole('heading', { level: 1 }).previousElementSibling;
  expect(above?.firstElementChild?.textContent).toBe(kind);
});

describe('a recipe in English', () => {
  const english = {
    title: 'Doenjang-jjigae with tofu',
    description: 'A deep stew.',
    ingredients: [
      { name: 'tofu', amount: '1/2 block' },
      { name: 'zucchini', amount: '1/3' },
      { name: 'shiitake', amount: '3' },
    ],
    instructions: ['Slice the tofu.', '- Into 2 cm slices.', 'Simmer for 5 minutes.'],
  };

  it('says everything in English where it can', async () => {
    await open({ english, companions: TEST_COMPANIONS }, 'en');
    const heading = screen.getByRole('heading', { level: 1, name: `${english.title} 두부 된장찌개` });
    expect(within(heading).getByText('두부 된장찌개').lang).toBe('ko');
    expect(screen.getByText('A deep stew.')).toBeDefined();
    expect(
      sectionOf('Ingredients')
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['tofu 1/2 block', 'zucchini 1/3', 'shiitake 3']);
    expect(sectionOf('Method').getByText('Into 2 cm slices.')).toBeDefined();
    expect(sectionOf('Served with').getByText('Kkakdugi, radish kimchi')).toBeDefined();
    const icons = sectionOf('Ingredients').getAllByRole('presentation', { hidden: true });
    expect(icons.map((icon) => icon.getAttribute('src'))).toEqual(['/art/ingredients/tofu.svg']);
  });

  it('falls back to Korean, marked as such', async () => {
    await open({}, 'en');
    const heading = screen.getByRole('heading', { level: 1, name: '두부 된장찌개' });
    expect(heading.getAttribute('lang')).toBe('ko');
    expect(screen.getByText('두부를 썰어요.').closest('[lang]')?.getAttribute('lang')).toBe('ko');
  });

  it('is cooked in English, with the foods and timers of each step', async () => {
    await open({ english }, 'en');
    fireEvent.click(screen.getByRole('link', { name: 'Start cooking' }));
    const foods = await screen.findByRole('list', { name: 'Ingredients for this step' });
    expect(foods.textContent).toBe('tofu 1/2 block');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('button', { name: /^5:00 .*timer$/ })).toBeDefined();
  });
});

describe('the amounts of a recipe', () => {
  const meals = [
    { date: '2025-11-20', mealTime: 'lunch', grams: 200 },
    { date: '2025-11-20', mealTime: 'dinner', grams: 200 },
    { date: '2025-11-22', mealTime: 'lunch', grams: 200 },
  ] as const;
  const batch = {
    serving: 4,
    people: 2,
    cooked: { cooked_on: '2025-11-20', meals: [...meals] },
    lines: [
      { name: '시금치', amount: '300g', grams: 300, needed_servings: 6 },
      { name: '참기름', amount: '1큰술', grams: 14, needed_servings: 6 },
      { name: '물', amount: '900ml', grams: 900, needed_servings: 6 },
    ],
    english: {
      title: 'Spinach',
      description: '',
      ingredients: [
        { name: 'spinach', amount: '300 g' },
        { name: 'sesame oil', amount: '1 tbsp' },
        { name: 'water', amount: '900 ml' },
      ],
      instructions: [],
    },
  };
  const amounts = (heading: string) =>
    sectionOf(heading)
      .getAllByRole('listitem')
      .map((row) => row.textContent);

  it('of a batch are those of the whole cooking, and say for which meals', async () => {
    await open(batch);
    expect(amounts('재료')).toEqual(['시금치 450g', '참기름 1과 1/2큰술', '물 1,350ml']);
    const visible = sectionOf('재료').getByText(/세 끼 분량/).textContent;
    expect(visible).toBe(
      '목요일에 한 번 만드는 세 끼 분량이에요: 목\u00a0점심\u00a0· 목\u00a0저녁\u00a0· 토\u00a0점심. 한 끼에 약 200g씩이에요.',
    );
  });

  it.each([
    ['목\u00a0점심 약\u00a0400g(3분의\u00a02), 목\u00a0저녁 약\u00a0200g(3분의\u00a01).', 400],
    ['목\u00a0점심\u00a0약\u00a0250g, 목\u00a0저녁\u00a0약\u00a0200g.', 250],
  ])('of a pot say how to divide it: %s', async (words, first) => {
    const eaten = [{ ...meals[0], grams: first }, meals[1]];
    await open({ ...batch, cooked: { cooked_on: '2025-11-20', meals: eaten } });
    const visible = sectionOf('재료').getByText(/두 끼 분량/).textContent;
    expect(visible).toBe(`목요일에 한 번 만드는 두 끼 분량이에요: ${words}`);
  });

  it('of steps are scaled, and a step alone says which of its own are not', async () => {
    const steps = ['참기름 1큰술에 볶아요.', '데친 물 2큰술을 둘러요.'];
    await open({ ...batch, instructions: JSON.stringify(steps) });
    expect(amounts('만드는 법').map((row) => row?.replace(/^\d/, ''))).toEqual([
      '참기름 1과 1/2큰술에 볶아요.',
      '데친 물 2큰술을 둘러요.2큰술: 4인분 기준이에요. 인원에 맞게 조절해 주세요.',
    ]);
  });

  it('of one meal are all that is eaten then, whatever share of a serving that is', async () => {
    await open({ ...batch, cooked: { cooked_on: '2025-11-20', meals: meals.slice(0, 1) } });
    expect(sectionOf('재료').getByText('이 끼니에 다 드실 양이에요. 다 되면 약 200g이에요.')).toBeDefined();
  });

  it('follow the number of people, in either language', async () => {
    await open(batch, 'en');
    const fewer = screen.getByRole('button', { name: 'One person fewer' });
    fireEvent.click(fewer);
    expect(amounts('Ingredients')).toEqual(['spinach 225 g', 'sesame oil 2 tsp', 'water 675 ml']);
    expect(fewer.getAttribute('aria-disabled')).toBe('true');
  });

  it('stay as written for what is made in a quantity of its own', async () => {
    const cooking = { active_minutes: 30, waiting_minutes: 0, keep_days: 30, freezes: false };
    await open({ ...batch, cooked: null, cooking, lines: [] });
    expect(screen.queryByRole('button', { name: '한 명 늘리기' })).toBeNull();
  });
});
