import { ok } from '@kkini/domain';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMealPlan, aShoppingItem } from '../../../testing/a-meal-plan.ts';
import { fakePlatform, TEST_SURVEY_ID } from '../../../testing/fake-platform.ts';
import { openScreen } from '../../../testing/render-app.tsx';

it.each(['dailyMeals', 'weeklyMeals', 'shopping', 'nutrition'])(
  'says on %s that all days of the plan are past',
  async (path) => {
    const platform = { ...fakePlatform(), clock: { today: () => '2025-11-26', now: () => Date.now() } };
    platform.answer('/functions/v1/get-meal-plan', () => ok(aMealPlan()));
    platform.answer('/functions/v1/shopping-list', () => ok({ portions: 1, items: [aShoppingItem()] }));
    await openScreen({ path: `/${path}/${TEST_SURVEY_ID}`, platform });
    expect(screen.getByRole('complementary', { name: '지난 식단 안내' }).textContent).toContain('11월 24일');
  },
);
