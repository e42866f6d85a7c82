import { type ProductWire, productDetail, recipeDetail, searchRecipes } from '@kkini/contract';
import { ok } from '@kkini/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMealPlan } from '../testing/a-meal-plan.ts';
import { aRecipeReply } from '../testing/a-recipe-reply.ts';
import { fakeEdges, TEST_SURVEY_ID } from '../testing/fake-edges.ts';
import { aStartedSurvey, renderApp } from '../testing/render-app.tsx';

const PRODUCT: ProductWire = productDetail.reply.parse(productDetail.example.reply);
const HIT = { doc_id: 'tofu', imgUrl: '/a.svg', title: '두부 된장찌개', author: null, source: null };

/** Korean words a screen reader would read with an English voice. */
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

async function open(path: string) {
  const edges = fakeEdges();
  edges.answer('/functions/v1/get-meal-plan', () => ok(aMealPlan()));
  edges.answer(recipeDetail.path, () => ok([aRecipeReply()]));
  edges.answer(productDetail.path, () => ok(PRODUCT));
  edges.answer(searchRecipes.path, () => ok([{ ...HIT, excludedFoods: [] }]));
  await renderApp({ path, edges, locale: 'en', survey: aStartedSurvey({ areas: ['강남'] }) });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
}

describe('Korean words of an English page', () => {
  it.each([
    [`/dailyMeals/${TEST_SURVEY_ID}`, '두부 된장찌개'],
    [`/weeklyMeals/${TEST_SURVEY_ID}`, '두부 된장찌개'],
    ['/recipeDetail?id=tofu-stew', '두부 된장찌개'],
    ['/cooking?id=tofu-stew', '두부 된장찌개'],
    [`/productDetail?id=${PRODUCT.id}`, PRODUCT.product_name],
    ['/search?q=tofu', '두부 된장찌개'],
    ['/area', '강남'],
  ])('are marked as such at %s', async (path, words) => {
    await open(path);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(unmarkedKorean()).toEqual([]);
  });

  it('is the name of the other language in the menu', async () => {
    await open('/area');
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect((await screen.findByRole('button', { name: '한국어' })).getAttribute('lang')).toBe('ko');
    expect(screen.getByRole('button', { name: 'English' }).getAttribute('lang')).toBe('en');
  });
});
