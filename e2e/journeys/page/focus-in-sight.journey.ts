import { expect, type Page, test } from '@playwright/test';
import { plannedSurvey } from '../../planned-survey.ts';

/** A tab stop: its name, and the share of it behind a fixed bar or outside the window, 0 to 1. */
type Stop = { readonly name: string; readonly hidden: number };

declare global {
  interface Window {
    /** The stops since the last call; null if the focus left the page. */
    stops: (Stop | null)[];
  }
}

/** Makes every page record its tab stops, after key-up and scrolling. Tab does not leave the page at its end. */
async function noteStops(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.stops = [];
    window.addEventListener(
      'keydown',
      (event) => {
        if (window.stops.at(-1) === null) event.preventDefault();
      },
      { capture: true },
    );
    window.addEventListener(
      'keyup',
      ({ key }) => {
        if (key !== 'Tab' || window.stops.at(-1) === null) return;
        const stop = document.activeElement;
        if (!stop || stop === document.body) {
          window.stops.push(null);
          return;
        }
        const shown = stop.closest('label') ?? stop;
        const { left, top, width, height } = shown.getBoundingClientRect();
        const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
        const hidden = places.filter(([x, y]) => {
          const seen = document.elementFromPoint(left + width * x, top + height * y);
          return seen === null || !(shown.contains(seen) || seen.contains(shown));
        });
        window.stops.push({ name: shown.textContent ?? '', hidden: hidden.length / places.length });
      },
      { capture: true },
    );
  });
}

/** Tab stops reached with a key from here to the end of the page. */
async function stopsBy(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (let reading = 0; reading < 9; reading += 1) {
    // Sent at once: the page may answer several keys before it draws.
    await Promise.all(Array.from({ length: 10 }, () => page.keyboard.press(key)));
    const noted = await page.evaluate(() => window.stops.splice(0));
    stops.push(...noted.filter((stop) => stop !== null));
    if (noted.includes(null)) break;
  }
  return stops;
}

/** Names of the controls that a fixed bar covers when focused, forwards and backwards. */
async function hiddenStops(page: Page): Promise<string[]> {
  const forwards = await stopsBy(page, 'Tab');
  const stops = [...forwards, ...(await stopsBy(page, 'Shift+Tab'))];
  expect(stops.length).toBeGreaterThan(20);
  return stops.filter(({ hidden }) => hidden > 0.9).map(({ name }) => name);
}

test('A visitor without a mouse sees what has the focus, above the bars that stay', async ({ page }) => {
  await noteStops(page);
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
  const last = page.getByRole('option').last();
  // The typed text moves below the foods once all of these have loaded; the highlight does not move.
  await expect(last).toContainText('ㄱ');
  await field.press('ArrowUp');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  const isInSight = () =>
    last.evaluate((row) => {
      const { left, top, width, height } = row.getBoundingClientRect();
      return row.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isInSight).toBe(true);
});
