import { expect, test } from '@playwright/test';

test('A visitor whose recipe does not come finds the header of every screen, and that of the dish once it comes', async ({
  page,
}) => {
  const call = '**/functions/v1/recipe-detail';
  await page.goto('/#/search?q=두부');
  const link = page.locator('main a[href*="recipeDetail"]').first();
  await page.route(call, (route) => route.fulfill({ status: 500, body: '{}' }));
  await link.click();
  await page.getByRole('heading', { name: '레시피를 불러오지 못했어요.' }).waitFor();
  const header = page.getByRole('banner');
  const back = header.getByRole('button', { name: '뒤로' });
  const shadow = () => back.evaluate((button) => getComputedStyle(button).boxShadow);
  await expect(header.getByRole('link', { name: '끼니' })).toBeVisible();
  expect(await shadow()).toBe('none');
  await page.unroute(call);
  await page.getByRole('button', { name: '다시 불러오기' }).click();
  await page.getByRole('heading', { name: '재료' }).waitFor();
  await expect(header.getByRole('link', { name: '끼니' })).toBeHidden();
  expect(await shadow()).not.toBe('none');
});
