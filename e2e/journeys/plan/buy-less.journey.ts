import { expect, type Page, test } from '@playwright/test';
import { heavySurvey } from '../../planned-survey.ts';
import { LightenDialog } from '../../screens/lighten-dialog.ts';

test('A visitor reads what would change, buys less for the week and takes it back', async ({ page }) => {
  await page.goto(`/#/shopping/${await heavySurvey(page)}`);
  await page.getByRole('button', { name: '일주일 전체', exact: true }).click();
  const before = await foodsToBuy(page);

  const { box, folds, accept } = await opened(page);
  await expect(box.getByText(/^한 끼에만 쓰는 신선 재료가 \d+가지에서 \d+가지로 줄어요\.$/)).toBeVisible();
  for (const fold of await folds.all()) {
    await fold.focus();
    await page.keyboard.press('Enter');
  }
  const changes = await box
    .getByRole('listitem')
    .filter({ has: page.locator('[data-meal]') })
    .allInnerTexts();
  expect(changes.length).toBeGreaterThan(0);
  for (const change of changes) {
    expect(change).toMatch(/^[월화수목금토일]\s(점심|저녁)/);
    expect(change).toMatch(/지금은 |→|빼요|더해요/);
  }
  await accept.click();
  await expect(box).toBeHidden();
  const undo = page.getByRole('button', { name: '장보기를 줄이기 전 식단으로 되돌리기' });
  await expect(undo).toBeVisible();
  await expect.poll(() => foodsToBuy(page)).not.toEqual(before);

  await undo.click();
  await expect(undo).toBeHidden();
  await expect.poll(() => foodsToBuy(page)).toEqual(before);
});

async function opened(page: Page): Promise<LightenDialog> {
  const dialog = new LightenDialog(page);
  await dialog.open();
  await expect(dialog.accept).toBeVisible();
  return dialog;
}

/** The foods on the list of the shown days, with their amounts. */
async function foodsToBuy(page: Page): Promise<readonly string[]> {
  return await page.locator('label:has(input[type="checkbox"])').allTextContents();
}
