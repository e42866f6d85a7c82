import { expect, test } from '@playwright/test';
import { MOTION } from '../../motion.ts';
import { plannedSurvey } from '../../planned-survey.ts';
import { SurveyScreens } from '../../screens/survey-screens.ts';

test.use({ contextOptions: MOTION });

test('A visitor reads what is missing at the top centre, and the words go by themselves', async ({
  page,
}) => {
  const survey = new SurveyScreens(page);
  await survey.start();
  await survey.next();
  const toast = page.locator('[data-tone]', { hasText: '대상을 선택해주세요!' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    // The timer pauses while the pointer is on it.
    await toast.hover();
    const box = await toast.boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2), `${width} wide`).toBeLessThan(2);
    expect(box?.y).toBeLessThan(40);
  }
  await page.mouse.move(0, 840);
  await expect(toast).toHaveCount(0);
});

test('A visitor presses what they see though a toast is there', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto(`/#/dailyMeals/${await plannedSurvey(page)}`);
  await page.getByRole('tab').first().waitFor();
  await page.route('**/functions/v1/change-meal', (route) => route.fulfill({ json: { result: 'none' } }));
  await page.getByRole('button', { name: '저녁 메뉴 바꾸기' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '요리레시피' }).click();
  const toast = page.getByText('새로운 식사 정보가 없어요.');
  await toast.hover();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    // Elements scrolled below the header cannot be pressed there, with or without a toast.
    await page.evaluate(() => window.scrollTo(0, 0));
    await toast.hover();
    const covered = await toast.evaluate((words) => {
      const box = words.getBoundingClientRect();
      return [...document.querySelectorAll('a[href], button')]
        .filter((control) => {
          const { left, right, top, bottom, width: wide } = control.getBoundingClientRect();
          return wide > 1 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        })
        .map((control) => control.textContent);
    });
    expect(covered, `${width} wide`).toEqual([]);
  }
});

test('A visitor without a mouse reads the way past the header though a toast is there', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const survey = new SurveyScreens(page);
  await survey.start();
  const way = page.getByRole('link', { name: '본문으로 건너뛰기' });
  await survey.next();
  const toast = page.getByText('대상을 선택해주세요!');
  // The timer pauses while the pointer is on the toast.
  await toast.hover();
  await way.focus();
  const ends = (await way.boundingBox()) ?? { x: 0, width: 0 };
  expect((await toast.boundingBox())?.x).toBeLessThan(ends.x + ends.width);
  const hidden = await way.evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    const places = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => left + width * share);
    return places.filter((x) => document.elementFromPoint(x, top + height / 2) !== link);
  });
  expect(hidden).toEqual([]);
});

test('A visitor without a plan to read still sees the way back in the header', async ({ page }) => {
  await page.route('**/functions/v1/get-meal-plan', (route) => route.fulfill({ status: 500, body: '{}' }));
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('about:blank');
    await page.goto('/#/dailyMeals/5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11');
    const toast = page.getByText('식사 정보를 불러오지 못했어요.');
    await toast.hover();
    const { top, bottom, left, right } = await toast.evaluate((words) => words.getBoundingClientRect());
    const covered = await page.locator('header a, header button').evaluateAll(
      (controls, box) =>
        controls
          .filter((control) => {
            const own = control.getBoundingClientRect();
            const isBeside = own.right <= box.left || own.left >= box.right;
            return own.width > 1 && !isBeside && own.bottom > box.top && own.top < box.bottom;
          })
          .map((control) => control.textContent),
      { top, bottom, left, right },
    );
    expect(covered, `${width} wide`).toEqual([]);
  }
});
