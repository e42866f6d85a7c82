import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aDay, aMealPlan, aPortion, aRecipeMeal } from '../../../testing/a-meal-plan.ts';
import { aRecipeReply } from '../../../testing/a-recipe-reply.ts';
import { fakePlatform, TEST_SURVEY_ID, TEST_TODAY } from '../../../testing/fake-platform.ts';
import { openScreen } from '../../../testing/render-app.tsx';

const QUERY = `surveyId=${TEST_SURVEY_ID}&date=${TEST_TODAY}&mealTime=lunch`;

async function open(path: string) {
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
  await open(`/recipeDetail?id=tofu-stew&${QUERY}`);
  const rows = within(await portions()).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^본인: /),
    expect.stringMatching(/^배우자: .*3\/\u20604인분/),
  ]);
  fireEvent.click(screen.getByRole('button', { name: '한 명 늘리기' }));
  expect(screen.queryByRole('list', { name: '각자 드실 양' })).toBeNull();
});

it('says it once more at the end of cooking, when the dish is divided', async () => {
  await open(`/cooking?id=tofu-stew&${QUERY}`);
  expect(screen.queryByRole('list', { name: '각자 드실 양' })).toBeNull();
  for (const _ of [1, 2, 3]) fireEvent.keyDown(document, { key: 'ArrowRight' });
  expect(await portions()).toBeDefined();
});

it('says nothing outside a plan', async () => {
  await open(`/recipeDetail?id=tofu-stew&surveyId=${TEST_SURVEY_ID}`);
  expect(await screen.findByRole('heading', { name: '재료' })).toBeDefined();
  expect(screen.queryByRole('list', { name: '각자 드실 양' })).toBeNull();
});
