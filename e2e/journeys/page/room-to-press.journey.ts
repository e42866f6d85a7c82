import { expect, test } from '@playwright/test';
import { obstaclesOf } from '../../obstacles-of.ts';
import { SurveyScreens } from '../../screens/survey-screens.ts';

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
