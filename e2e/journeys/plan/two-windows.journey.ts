import { expect, test } from '@playwright/test';
import { plannedSurvey } from '../../planned-survey.ts';
import { PlanScreens } from '../../screens/plan-screens.ts';

test('A visitor changes a dinner in one window and sees it in the other', async ({ page, context }) => {
  const address = `/#/dailyMeals/${await plannedSurvey(page)}`;
  const other = await context.newPage();
  const [meals, others] = [new PlanScreens(page), new PlanScreens(other)];
  await Promise.all([page.goto(address), other.goto(address)]);
  await Promise.all([meals.expectDay(), others.expectDay()]);
  await meals.changeMeal('저녁', '요리레시피');
  await expect(others.title('저녁')).toHaveText(await meals.title('저녁').innerText());
  expect(await page.evaluate(() => localStorage.getItem('kkini.changedPlan'))).toBeNull();
});
