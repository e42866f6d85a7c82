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
