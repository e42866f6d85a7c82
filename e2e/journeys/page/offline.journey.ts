import { expect, type Page, test } from '@playwright/test';
import { plannedSurvey } from '../../planned-survey.ts';
import { PlanScreens } from '../../screens/plan-screens.ts';

test.use({ serviceWorkers: 'allow' });

/** Number of answers in the offline cache. It checks first, because opening a missing database would create an empty one. */
async function keptAnswers(page: Page): Promise<number> {
  return await page.evaluate(async () =>
    (await indexedDB.databases()).every(({ name }) => name !== 'kkini')
      ? 0
      : await new Promise<number>((resolve) => {
          const opening = indexedDB.open('kkini');
          opening.onsuccess = () => {
            const tables = opening.result;
            if (!tables.objectStoreNames.contains('answers')) return resolve(0);
            const counting = tables.transaction('answers').objectStore('answers').count();
            counting.onsuccess = () => {
              tables.close();
              resolve(counting.result);
            };
          };
          opening.onerror = () => resolve(0);
        }),
  );
}

test('A visitor reads the opened week without a connection, loses nothing and is told so', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto(`/#/dailyMeals/${await plannedSurvey(page)}`);
  const plan = new PlanScreens(page);
  await plan.expectDay();
  const titles = await plan.titles();
  // The plan, its shopping list and the 21 meals.
  await expect.poll(() => keptAnswers(page)).toBeGreaterThanOrEqual(23);

  await context.setOffline(true);
  await page.reload();
  await plan.expectDay();
  expect(await plan.titles()).toEqual(titles);
  await expect(page.getByText('인터넷이 끊겼어요. 마지막으로 본 식단을 보여 드려요.')).toBeVisible();
  await page.getByRole('tab').nth(5).click();
  await plan.openMeal('저녁');
  await expect(page.getByRole('heading', { name: '만드는 법' })).toBeVisible();
  const drawn = page.getByRole('main').locator('img').first();
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goBack();
  await plan.openMeal('점심');
  await expect(page.getByRole('heading', { name: '영양 성분' })).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: '아침 메뉴 바꾸기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '간편레시피', exact: true }).click();
  await expect(page.getByText('인터넷이 끊겨서 바꾸지 못했어요. 식단은 그대로예요.')).toBeVisible();
  await page.keyboard.press('Escape');

  await context.setOffline(false);
  await expect(page.getByText('다시 연결됐어요.')).toBeVisible();
  await expect(page.getByText('마지막으로 본 식단을')).toBeHidden();
  await page.reload();
  await page.getByRole('tab').first().click();
  await expect.poll(() => plan.titles()).toEqual(titles);
});

test('A visitor may install the page', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ name: '끼니', lang: 'ko', start_url: '/', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) {
    const png = await (await page.request.get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  await page.goto('/?lang=en');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.en.webmanifest');
});
