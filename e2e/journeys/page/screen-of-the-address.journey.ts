import { expect, type Page, test } from '@playwright/test';
import { MOTION } from '../../motion.ts';
import { openSurvey } from '../../planned-survey.ts';
import { SurveyScreens } from '../../screens/survey-screens.ts';

test.use({ contextOptions: MOTION });

/** Presses the wide button, and again in the first task after the address has changed; returns how far the history grew. */
async function pressTwice(page: Page): Promise<number> {
  return await page
    .getByRole('button', { name: '다음', exact: true })
    .evaluate(async (button: HTMLElement) => {
      const [former, length] = [window.location.hash, window.history.length];
      button.click();
      do {
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      } while (window.location.hash === former);
      if (button.isConnected) button.click();
      return window.history.length - length;
    });
}

test('A screen that is there already changes together with its address, so that no press meets the former one', async ({
  page,
}) => {
  const survey = new SurveyScreens(page);
  await openSurvey(page, '/step1');
  await survey.next();
  await survey.calendar();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '누구의 끼니인가요?' })).toBeVisible();
  // The step forward replaces the entry that was gone back from.
  expect(await pressTwice(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1, name: '언제부터 시작할까요?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '누구의 끼니인가요?' })).toBeVisible();
});
