import { type ProductWire, productDetail, recipeDetail, searchRecipes } from '@kkini/contract';
import { ok } from '@kkini/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aQuality } from '../testing/a-limit.ts';
import { aMealPlan, aPlanWithToday, aRecipeMeal, aShoppingItem } from '../testing/a-meal-plan.ts';
import { aRecipeReply } from '../testing/a-recipe-reply.ts';
import { fakePlatform, TEST_SURVEY_ID, TEST_TODAY } from '../testing/fake-platform.ts';
import { aStartedSurvey, openScreen } from '../testing/render-app.tsx';

const PRODUCT: ProductWire = productDetail.reply.parse(productDetail.example.reply);
const HIT = { doc_id: 'tofu', imgUrl: '/a.svg', title: '두부 된장찌개', author: null, source: null };

/** Korean text on the page that is not marked as Korean, so that a screen reader would use an English voice for it. */
function unmarkedKorean(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { textContent: text, parentElement: parent } = texts.currentNode;
    if (!text || !parent || !/\p{Script=Hangul}/u.test(text) || parent.closest('[aria-hidden="true"]'))
      continue;
    if (parent.closest('[lang]')?.getAttribute('lang') !== 'ko') found.push(text);
  }
  return found;
}

const AGAINST = {
  code: 'quicker',
  minutes: 10,
  runnerUpId: 'kimchi-stew',
  runnerUpTitle: '김치 찌개',
  runnerUpTitleEn: null,
} as const;
const BEANS = aShoppingItem({
  key: 'beans',
  name: '검은콩',
  name_en: 'black bean',
  uses: [
    {
      id: 'bean-rice',
      title: '콩밥',
      title_en: '',
      cooked_on: TEST_TODAY,
      meals: [{ date: TEST_TODAY, mealTime: 'lunch' }],
      grams: 500,
    },
  ],
});

async function open(path: string) {
  const platform = fakePlatform({
    '/functions/v1/get-meal-plan': aMealPlan({
      reasons: { [TEST_TODAY]: { lunch: [AGAINST] } },
      quality: aQuality({ unknownExclusions: ['두리안'] }),
    }),
    '/functions/v1/shopping-list': { portions: 1, items: [BEANS] },
  });
  const cautions = [{ code: 'excluded' as const, food: '새우', food_en: null }];
  platform.answer(recipeDetail.path, () => ok([aRecipeReply({ cautions })]));
  platform.answer(productDetail.path, () => ok(PRODUCT));
  platform.answer(searchRecipes.path, () =>
    ok(path.includes('rocket') ? [] : [{ ...HIT, excludedFoods: ['새우', '달걀'] }]),
  );
  await openScreen({
    path,
    platform,
    locale: 'en',
    survey: aStartedSurvey({ areas: ['강남'], excludedFoods: ['두리안'] }),
  });
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  return platform;
}

/** Korean texts in attributes, in which no part can be marked as Korean. */
const koreanLabels = () =>
  [...document.querySelectorAll('[aria-label]')].filter((named) =>
    /\p{Script=Hangul}/u.test(named.getAttribute('aria-label') ?? ''),
  );

describe('Korean words of an English page', () => {
  it.each([`/dailyMeals/${TEST_SURVEY_ID}`, `/weeklyMeals/${TEST_SURVEY_ID}`, '/area'])(
    'are in no name that cannot mark them, at %s',
    async (path) => {
      await open(path);
      expect(
        screen.getAllByRole(path === '/area' ? 'button' : 'link', { name: /\p{Script=Hangul}/u }),
      ).not.toEqual([]);
      expect(koreanLabels()).toEqual([]);
    },
  );

  it.each([
    [`/dailyMeals/${TEST_SURVEY_ID}`, '두부 된장찌개'],
    [`/dailyMeals/${TEST_SURVEY_ID}`, '김치 찌개'],
    [`/dailyMeals/${TEST_SURVEY_ID}`, '두리안'],
    [`/weeklyMeals/${TEST_SURVEY_ID}`, '두부 된장찌개'],
    [`/shopping/${TEST_SURVEY_ID}`, /black bean/i],
    ['/recipeDetail?id=tofu-stew', '두부 된장찌개'],
    ['/recipeDetail?id=tofu-stew', '새우'],
    ['/cooking?id=tofu-stew', '두부 된장찌개'],
    [`/productDetail?id=${PRODUCT.id}`, PRODUCT.product_name],
    ['/search?q=tofu', '두부 된장찌개'],
    ['/search?q=두부', '새우, 달걀'],
    ['/search?q=우주선 rocket', '우주선'],
    ['/area', '강남'],
    ['/inputCheck', '두리안'],
  ])('are marked as such at %s', async (path, words) => {
    await open(path);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(unmarkedKorean()).toEqual([]);
  });

  it('are marked where a meal has just been changed', async () => {
    const platform = await open(`/dailyMeals/${TEST_SURVEY_ID}`);
    const meal = aRecipeMeal({ id: 'barley-rice', title: '보리 비빔밥', category: '간편레시피' });
    platform.answer('/functions/v1/change-meal', () => {
      platform.answer('/functions/v1/get-meal-plan', () => ok(aPlanWithToday({ lunch: meal })));
      return ok({ result: 'ok', meal });
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Change lunch' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Simple recipe' }));
    // The card, the notice below it, and the message at the top.
    await waitFor(() => expect(screen.getAllByText('보리 비빔밥')).toHaveLength(3));
    expect(screen.getByRole('button', { name: /^Undo: change lunch back to/ })).toBeDefined();
    expect(unmarkedKorean()).toEqual([]);
    expect(koreanLabels()).toEqual([]);
  });

  it('are marked among the other candidates for a meal', async () => {
    const platform = await open(`/dailyMeals/${TEST_SURVEY_ID}`);
    const meal = aRecipeMeal({ id: 'barley-rice', title: '보리 비빔밥', category: '간편레시피' });
    const nutrients = [{ nutrient: 'sodiumMg', amount: -80, points: 1 }];
    const change = { points: 1, nutrients, price: null, minutes: 10 };
    platform.answer('/functions/v1/change-meal', () => {
      platform.answer('/functions/v1/get-meal-plan', () => ok(aPlanWithToday({ lunch: meal })));
      return ok({ result: 'ok', meal });
    });
    platform.answer('/functions/v1/meal-candidates', () =>
      ok({ candidates: [{ id: 'barley-rice', meal, change }], ladderStep: 0 }),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Change lunch' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Simple recipe' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Other options for lunch' }));
    expect(await screen.findByRole('button', { name: /^보리 비빔밥, .*80\u00a0mg/ })).toBeDefined();
    expect(unmarkedKorean()).toEqual([]);
    expect(koreanLabels()).toEqual([]);
  });

  it('are marked among the meals that may stay', async () => {
    await open(`/weeklyMeals/${TEST_SURVEY_ID}`);
    fireEvent.click(screen.getByRole('button', { name: 'Replan the rest' }));
    expect((await screen.findAllByRole('checkbox', { hidden: true })).length).toBeGreaterThan(0);
    expect(unmarkedKorean()).toEqual([]);
  });

  it('are marked among the latest searches, and in what forgets one of them', async () => {
    window.localStorage.setItem('kkini.searches', '["두부"]');
    await open('/search');
    expect(screen.getByRole('button', { name: /^Remove.*두부/ })).toBeDefined();
    expect(unmarkedKorean()).toEqual([]);
    expect(koreanLabels()).toEqual([]);
  });

  it('are marked in what was typed and is not known', async () => {
    await open('/area');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '판교' } });
    expect(await screen.findByRole('option', { name: 'Add ‘판교’ as it is' })).toBeDefined();
    expect(unmarkedKorean()).toEqual([]);
  });

  it('is the name of the other language in the menu', async () => {
    await open('/area');
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect((await screen.findByRole('button', { name: '한국어' })).getAttribute('lang')).toBe('ko');
    expect(screen.getByRole('button', { name: 'English' }).getAttribute('lang')).toBe('en');
  });
});
