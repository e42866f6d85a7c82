import { expect, test } from '@playwright/test';
import { expectClear } from '../../expect-clear.ts';
import { SearchScreens } from '../../screens/search-screens.ts';

test('A visitor finds a recipe while typing, opens it and comes back', async ({ page }) => {
  const search = new SearchScreens(page);
  await search.open();
  await expect(search.field).toBeFocused();
  await search.field.pressSequentially('두부');
  await expect(search.results.first()).toContainText('두부');
  const title = await search.titleOf(search.results.first());
  await search.results.first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(search.field).toHaveValue('두부');
  await expect(search.results.first()).toContainText(title);
});

test('A visitor in a hurry misspells, forgets the keyboard or types initials', async ({ page }) => {
  const search = new SearchScreens(page);
  await search.open();
  for (const text of ['enqn', '됸장', 'ㄷㅂ', '계란']) {
    await search.field.fill(text);
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(text)}`));
    await expect(search.results.first()).toBeVisible();
  }
});

test('A visitor searches by keyboard alone', async ({ page }) => {
  const search = new SearchScreens(page);
  await search.open();
  await page.keyboard.type('찌개');
  await expect(search.results.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '‘찌개’ 레시피' })).toBeFocused();
  await search.more.focus();
  const before = await search.results.count();
  await page.keyboard.press('Enter');
  await expect(search.results.nth(before)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/recipeDetail/);
});

test('A visitor who finds nothing is led to ingredients, and every state reads well', async ({ page }) => {
  const search = new SearchScreens(page);
  await search.open();
  await search.field.fill('뷁뷁');
  await expect(page.getByRole('heading', { name: '‘뷁뷁’ 레시피가 없어요' })).toBeVisible();
  await expectClear(page);
  await page.getByRole('button', { name: '두부', exact: true }).click();
  await expect(search.results.first()).toBeVisible();
  await expectClear(page);
  await page.getByRole('button', { name: '검색어 지우기' }).click();
  await expect(page.getByRole('heading', { name: '최근 검색어' })).toBeVisible();
  await expectClear(page);
});

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
  await page.getByRole('button', { name: '다시 시도' }).click();
  await page.getByRole('heading', { name: '재료' }).waitFor();
  await expect(header.getByRole('link', { name: '끼니' })).toBeVisible();
  expect(await shadow()).not.toBe('none');
});
