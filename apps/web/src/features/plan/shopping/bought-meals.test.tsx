import type { PortionWire } from '@kkini/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aDay, aMealPlan, aPortion, aProductMeal } from '../../../testing/a-meal-plan.ts';
import { fakePlatform, TEST_SURVEY_ID, TEST_TODAY } from '../../../testing/fake-platform.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const eaten = (target: 'self' | 'child', mainFactor: number, bought: PortionWire['bought']) => {
  const rice = { kind: 'rice' as const, grams: 175, bowls: null, addedGrams: target === 'self' ? 105 : 0 };
  return aPortion({ target, mainFactor, bought, starches: [rice] });
};

async function open(meals: Parameters<typeof aDay>[0]) {
  const platform = fakePlatform({
    '/functions/v1/get-meal-plan': aMealPlan({ days: { [TEST_TODAY]: aDay(meals) } }),
    '/functions/v1/shopping-list': { portions: 2, items: [] },
  });
  await renderApp({ path: `/shopping/${TEST_SURVEY_ID}`, platform });
}

it('says how much several people buy of a meal, and how much of it they eat', async () => {
  const lunch = aProductMeal({ portions: [eaten('self', 1, 'shared'), eaten('child', 0.75, 'shared')] });
  const dinner = aProductMeal({ portions: [eaten('self', 1, 'piece'), eaten('child', 0.5, 'piece')] });
  await open({ lunch, dinner });
  expect(await screen.findByText(/요리.2인분\(드실 양 1.75인분\), 밥.350g$/)).toBeDefined();
  expect(screen.getByText(/ 2개, 밥.105g 따로$/)).toBeDefined();
});

it('says of one person how much rice is taken beside a bought meal', async () => {
  await open({ lunch: aProductMeal({ portions: [eaten('self', 1, 'piece')] }) });
  expect(await screen.findByText(/밥.105g 따로$/)).toBeDefined();
});
