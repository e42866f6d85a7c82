import { expect, test } from '@playwright/test';
import { plannedSurvey } from '../../planned-survey.ts';
import { PlanScreens } from '../../screens/plan-screens.ts';

test('A visitor with a phone sees the tips come and be typed with hardly anything moving', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/functions/v1/recipe-tips-py', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/#/dailyMeals/${await plannedSurvey(page)}`);
  await new PlanScreens(page).openMeal('저녁');
  await page.getByText('도움말을 쓰고 있어요…').waitFor();
  const ingredients = page.getByRole('heading', { name: '재료' });
  const place = () => ingredients.evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
  const waiting = await place();
  release();
  await page.getByRole('button', { name: '한 번에 보기' }).waitFor();
  const typing = await place();
  // A tip may be a line longer or shorter than the room kept for it.
  expect(Math.abs(typing - waiting)).toBeLessThan(30);
  const box = page.getByRole('region', { name: '맞춤 도움말' });
  await expect(box.locator('[aria-hidden=true] li').first()).not.toBeEmpty({ timeout: 15_000 });
  expect(await place()).toBe(typing);
});
