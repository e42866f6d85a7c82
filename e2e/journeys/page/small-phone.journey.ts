import { expect, type Page, test } from '@playwright/test';

/** The narrowest screen the layout is made for: the outside of a folded phone. */
const NARROWEST = 257;

async function startSurvey(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: '식단 만들기' }).click();
  await page.getByRole('heading', { level: 1, name: '누구의 끼니인가요?' }).waitFor();
}

test('A visitor with the narrowest phone can press every day of the calendar', async ({ page }) => {
  await page.setViewportSize({ width: NARROWEST, height: 600 });
  await startSurvey(page);
  await page.goto('/#/step2');
  const days = page.locator('button[data-date]');
  await days.first().waitFor();
  const boxes = await days.evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect()).map(({ width, height }) => ({ width, height })),
  );
  // Seven days side by side: none can be wider than a seventh of the screen, and none is narrower.
  for (const { width, height } of boxes) {
    expect(width).toBeGreaterThan(NARROWEST / 7 - 1);
    expect(height).toBeGreaterThanOrEqual(44);
  }
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test('A visitor can press an answer for as long as it shows above the button', async ({ page }) => {
  await startSurvey(page);
  await page.goto('/#/area');
  await page.getByRole('combobox').fill('판교');
  await page.getByRole('option').waitFor();
  const foot = await page.getByRole('button', { name: '다음', exact: true }).boundingBox();
  // Wherever the button cuts the list, the answer right above it is the one that is pressed.
  const covered = await page.evaluate((top) => {
    const names: string[] = [];
    for (let scrolled = 0; scrolled < 60; scrolled += 6) {
      window.scrollTo(0, scrolled);
      for (const chip of document.querySelectorAll('main button[aria-pressed]')) {
        const { left, width, y, bottom } = chip.getBoundingClientRect();
        if (y > top - 3 || bottom < top - 3) continue;
        const seen = document.elementFromPoint(left + width / 2, top - 3);
        if (!chip.contains(seen)) names.push(`${chip.textContent} at ${scrolled}`);
      }
    }
    return names;
  }, foot?.y ?? 0);
  expect(covered).toEqual([]);
});
