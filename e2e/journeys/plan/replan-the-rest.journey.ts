import { expect, test } from '@playwright/test';
import { plannedSurvey } from '../../planned-survey.ts';
import { PlanScreens } from '../../screens/plan-screens.ts';

test('A visitor keeps two meals, has the rest of the week planned anew and takes it back', async ({
  page,
}) => {
  const plan = new PlanScreens(page);
  await page.goto(`/#/dailyMeals/${await plannedSurvey(page)}`);
  await plan.expectDay();
  await plan.changeMeal('저녁', '간편레시피');
  const chosen = (await plan.titles())[2];

  await plan.openWeek();
  const before = await plan.weekTitles();
  expect(before[2]).toBe(chosen);
  await page.getByRole('button', { name: '남은 식단 다시 짜기' }).click();
  const dialog = page.getByRole('dialog', { name: '남은 식단을 다시 짤까요?' });
  await expect(dialog.getByText('1끼는 그대로, 20끼를 새로 짜요')).toBeVisible();
  await dialog.getByRole('button', { name: '그대로 둘 끼니 고르기' }).click();
  await dialog.getByRole('group').nth(1).getByRole('checkbox', { name: /^점심/ }).check();
  await dialog.getByRole('button', { name: '다시 짜기', exact: true }).click();
  await expect(dialog).toBeHidden();

  const undo = page.getByRole('button', { name: '다시 짜기 전 식단으로 되돌리기' });
  await expect(undo).toBeVisible();
  const after = await plan.weekTitles();
  expect(after).not.toEqual(before);
  expect(after[2]).toBe(chosen);
  expect(after[4]).toBe(before[4]);
  expect(after.join()).not.toContain('새우');

  await undo.click();
  await expect(undo).toBeHidden();
  expect(await plan.weekTitles()).toEqual(before);
});
