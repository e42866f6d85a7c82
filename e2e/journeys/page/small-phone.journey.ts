import { expect, test } from '@playwright/test';
import { obstaclesOf, sidewaysScroll } from '../../pictures/faults-of.ts';
import { openSurvey, plannedSurvey } from '../../planned-survey.ts';
import { SurveyScreens } from '../../screens/survey-screens.ts';

/** Width of the narrowest screen the layout supports: the cover screen of a folding phone. */
const NARROWEST = 257;

test('A visitor with the narrowest phone can press every day of the calendar', async ({ page }) => {
  await page.setViewportSize({ width: NARROWEST, height: 600 });
  await openSurvey(page, '/step2');
  const days = page.locator('button[data-date]');
  await days.first().waitFor();
  const boxes = await days.evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect()).map(({ width, height }) => ({ width, height })),
  );
  // Seven days side by side: each is exactly a seventh of the screen.
  for (const { width, height } of boxes) {
    expect(width).toBeGreaterThan(NARROWEST / 7 - 1);
    expect(height).toBeGreaterThanOrEqual(44);
  }
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test('A visitor can press an answer for as long as it shows above the button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await openSurvey(page, '/area');
  await page.getByRole('combobox').fill('판교');
  await page.getByRole('option').waitFor();
  const button = page.getByRole('button', { name: '다음', exact: true });
  const top = await button.evaluate((each) => each.getBoundingClientRect().top);
  // At every scroll position a press just above the button hits the answer shown there.
  const answers = await page.evaluate((edge) => {
    const seen: { name: string | null; isCovered: boolean }[] = [];
    for (let scrolled = 0; scrolled < 60; scrolled += 6) {
      window.scrollTo(0, scrolled);
      for (const chip of document.querySelectorAll('main button[aria-pressed]')) {
        const { left, width, top: above, bottom } = chip.getBoundingClientRect();
        if (above > edge || bottom < edge) continue;
        const pressed = document.elementFromPoint(left + width / 2, edge);
        seen.push({ name: chip.textContent, isCovered: !chip.contains(pressed) });
      }
    }
    return seen;
  }, top - 3);
  expect(answers.length).toBeGreaterThan(10);
  expect(answers.filter(({ isCovered }) => isCovered)).toEqual([]);
});

test('A visitor with large letters reads whole words in the summary', async ({ page }) => {
  const mealStyles = { breakfast: 'simpleRecipe', lunch: 'simpleRecipe', dinner: 'cookedRecipe' };
  await openSurvey(page, '/inputCheck', { mealStyles });
  const styles = page.getByRole('listitem').getByText('레시피');
  await expect(styles).toHaveCount(3);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    // Each is one word: a broken one has two boxes.
    const boxes = await styles.evaluateAll((words) =>
      words.map((word) => {
        const letters = document.createRange();
        letters.selectNodeContents(word);
        return letters.getClientRects().length;
      }),
    );
    expect(boxes, `${width} wide`).toEqual([1, 1, 1]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth, `${width} wide`).toBe(clientWidth);
  }
});

for (const lang of ['ko', 'en']) {
  test(`A visitor with large letters scrolls no screen sideways: ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const mealCategory = { breakfast: '편의점', lunch: '요리레시피', dinner: '요리레시피' };
    const surveyId = await plannedSurvey(page, { step1: ['본인', '부모님', '자녀'], mealCategory });
    await openSurvey(page, `/step1?lang=${lang}`);
    for (const path of ['/step1', '/step3', '/inputCheck', `/dailyMeals/${surveyId}`]) {
      await page.goto(`/#${path}`);
      await page.locator('main a[href], main button').first().waitFor();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await sidewaysScroll(page), path).toBe(0);
    }
  });
}

test('A visitor finds room to press on every answer, however far the summary is scrolled under its button', async ({
  page,
}) => {
  await new SurveyScreens(page).start();
  await page.goto('/#/inputCheck');
  await expect(page.getByRole('heading', { level: 1, name: '이대로 만들까요?' })).toBeVisible();
  for (const scrolled of [0, 24, 48, 72]) {
    await page.evaluate((top) => window.scrollTo(0, top), scrolled);
    expect(await obstaclesOf(page, ['target-size']), `scrolled by ${scrolled}`).toEqual([]);
  }
});
