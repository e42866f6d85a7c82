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
