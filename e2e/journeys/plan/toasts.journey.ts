import { expect, test } from '@playwright/test';
import { SurveyScreens } from '../../screens/survey-screens.ts';

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test(`A visitor reads what is missing at the top centre, ${width} wide, and the words go by themselves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const survey = new SurveyScreens(page);
    await survey.start();
    await survey.next();
    const toast = page.getByText('대상을 선택해주세요!');
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);
    expect(box?.y).toBeLessThan(40);
    await expect(toast).toHaveCount(0);
  });
}

test('A visitor without a mouse reads the way past the header though a toast is there', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const survey = new SurveyScreens(page);
  await survey.start();
  const way = page.getByRole('link', { name: '본문으로 건너뛰기' });
  await survey.next();
  const toast = page.getByText('대상을 선택해주세요!');
  // The toast waits while it is pointed at.
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
