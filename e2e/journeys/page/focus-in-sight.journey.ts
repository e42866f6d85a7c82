import { expect, type Page, test } from '@playwright/test';
import { plannedSurvey } from '../../planned-survey.ts';

/** How much of what has the focus lies behind a bar that stays in sight, or outside: 0 to 1; null at the end of the page. */
async function hiddenShare(page: Page): Promise<{ name: string; share: number } | null> {
  return await page.evaluate(() => {
    const stop = document.activeElement;
    if (!stop || stop === document.body) return null;
    const shown = stop.closest('label') ?? stop;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
    const hidden = places.filter(([x, y]) => {
      const seen = document.elementFromPoint(left + width * x, top + height * y);
      return seen === null || !(shown.contains(seen) || seen.contains(shown));
    });
    return { name: shown.textContent ?? '', share: hidden.length / places.length };
  });
}

/** Names of the controls of a screen that take the focus behind a bar, forwards and back again. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  let stops = 0;
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 90; presses += 1) {
      await page.keyboard.press(key);
      const stop = await hiddenShare(page);
      if (stop === null) break;
      stops += 1;
      if (stop.share > 0.9) hidden.push(`${key}: ${stop.name}`);
    }
  }
  expect(stops).toBeGreaterThan(20);
  return hidden;
}

test('A visitor without a mouse sees what has the focus, above the bars that stay', async ({ page }) => {
  test.setTimeout(300_000);
  const surveyId = await plannedSurvey(page);
  for (const screen of ['dailyMeals', 'weeklyMeals', 'nutrition', 'shopping']) {
    await page.goto('about:blank');
    await page.goto(`/#/${screen}/${surveyId}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('link', { name: '주간' }).waitFor();
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    expect(await hiddenStops(page), screen).toEqual([]);
  }

  await page.goto(`/#/weeklyMeals/${surveyId}`);
  await page.getByRole('button', { name: '남은 식단 다시 짜기' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '그대로 둘 끼니 고르기' }).click();
  expect(await hiddenStops(page), 'the meals to keep').toEqual([]);
});

test('A visitor without a mouse sees the highlighted row of a long list', async ({ page }) => {
  const allFoods = page.waitForResponse((response) => response.url().endsWith('/list-foods'));
  await page.goto('/');
  await page.getByRole('button', { name: '식단 만들기' }).click();
  await page.getByRole('heading', { level: 1, name: '누구의 끼니인가요?' }).waitFor();
  await page.goto('/#/step5');
  const field = page.getByRole('combobox');
  await allFoods;
  await field.fill('ㄱ');
  await field.press('ArrowUp');
  const last = page.getByRole('option').last();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  const inSight = await last.evaluate((row) => {
    const { left, top, width, height } = row.getBoundingClientRect();
    return row.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(inSight).toBe(true);
});
