import { ok } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { aDay, aMealPlan, aPlanWithToday, aRecipeMeal } from '../../testing/a-meal-plan.ts';
import { aRecipeReply } from '../../testing/a-recipe-reply.ts';
import { fakePlatform, TEST_SURVEY_ID, TEST_TODAY } from '../../testing/fake-platform.ts';
import { openScreen, renderApp } from '../../testing/render-app.tsx';
import { firstCalls, firstPictures } from './first-call.ts';

describe('the calls that are sent before the script of their screen', () => {
  it.each([
    `/dailyMeals/${TEST_SURVEY_ID}`,
    `/dailyMeals/${TEST_SURVEY_ID}?date=2025-11-21`,
    `/weeklyMeals/${TEST_SURVEY_ID}`,
    `/nutrition/${TEST_SURVEY_ID}`,
    `/shopping/${TEST_SURVEY_ID}`,
    `/recipeDetail?id=tofu-stew&surveyId=${TEST_SURVEY_ID}`,
    '/recipeDetail/tofu-stew',
  ])('are those that the screen of %s makes', async (path) => {
    const platform = fakePlatform();
    await renderApp({ path, platform });
    const early = firstCalls(`#${path}`);
    expect(early.length).toBeGreaterThan(0);
    await expect.poll(() => platform.calls.slice(0, early.length)).toEqual(early);
  });

  it.each(['', '#/', '#/intro', '#/step1', '#/recipeDetail', '#/search?q=tofu'])(
    'are none for %s',
    (hash) => {
      expect(firstCalls(hash)).toEqual([]);
    },
  );
});

const DAY = `/dailyMeals/${TEST_SURVEY_ID}`;

const RECIPE = `/recipeDetail?id=tofu-stew&surveyId=${TEST_SURVEY_ID}`;

const anotherDay = () =>
  aDay({
    breakfast: aRecipeMeal({ img_url: '/art/dishes/porridge.svg' }),
    lunch: aRecipeMeal({ img_url: '/art/dishes/bibimbap.svg?v=2' }),
    dinner: null,
  });

const shownDishes = () =>
  [...document.querySelectorAll('img[src^="/art/dishes/"]')].map((picture) => picture.getAttribute('src'));

describe('the pictures that are asked for before the script of their screen', () => {
  it.each([
    ['today', aPlanWithToday({ dinner: aRecipeMeal({ img_url: '/art/dishes/cod.svg' }) }), DAY],
    ['the day of the address', aMealPlan({ days: { '2025-11-22': anotherDay() } }), `${DAY}?date=2025-11-22`],
    ['the first of other days', aMealPlan({ start: '2025-12-01' }), DAY],
    ['a recipe', [aRecipeReply()], RECIPE],
  ])('are the first ones the screen shows: %s', async (_, reply, path) => {
    const platform = fakePlatform();
    for (const call of ['get-meal-plan', 'recipe-detail'])
      platform.answer(`/functions/v1/${call}`, () => ok(reply));
    await openScreen({ path, platform });
    expect(shownDishes().length).toBeGreaterThan(0);
    expect(firstPictures(reply, { hash: `#${path}`, today: TEST_TODAY })).toEqual(shownDishes().slice(0, 2));
  });

  it.each([undefined, null, 'busy', 7, [], {}, { mealPlan: null }, { mealPlan: { '2025-11-20': null } }])(
    'are none where %j came instead of an answer',
    (reply) => expect(firstPictures(reply, { hash: `#${DAY}`, today: TEST_TODAY })).toEqual([]),
  );

  it('are none of a shopping list, which shows foods', () => {
    expect(firstPictures(aMealPlan(), { hash: `#/shopping/${TEST_SURVEY_ID}`, today: TEST_TODAY })).toEqual(
      [],
    );
  });
});
