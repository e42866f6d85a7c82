import type { Page } from '@playwright/test';

const MEAL_TIMES = ['breakfast', 'lunch', 'dinner'] as const;

type Plan = {
  readonly mealPlan: Readonly<
    Record<
      string,
      Readonly<Record<(typeof MEAL_TIMES)[number], { type: string; details: { id: string } } | null>>
    >
  >;
};

/** The address of the first home meal of a plan with a tip: some dishes need none. */
export async function recipeWithTip(page: Page, surveyId: string): Promise<string> {
  const plan = await page.request.post('/functions/v1/get-meal-plan', { data: { surveyId } });
  const { mealPlan }: Plan = await plan.json();
  for (const [date, day] of Object.entries(mealPlan)) {
    for (const mealTime of MEAL_TIMES) {
      const meal = day[mealTime];
      if (meal?.type !== '레시피') continue;
      const { id } = meal.details;
      const tips = await page.request.post('/functions/v1/recipe-tips-py', {
        data: { itemId: id, surveyId },
      });
      const { data } = await tips.json();
      if (data.guide === '') continue;
      return `/#/recipeDetail?${new URLSearchParams({ id, surveyId, date, mealTime })}`;
    }
  }
  throw new Error('no home meal of the plan has a tip');
}
