import type { Page } from '@playwright/test';
import { ShareScreens } from '../screens/share-screens.ts';
import { at, ofPlan, PLAN_CALL, reached, type Screen } from './screen.ts';

/** The day, the week and the tabs beside them, in every state. */
export const PLAN_SCREENS: readonly Screen[] = [
  ofPlan('daily', (id) => `/#/dailyMeals/${id}`),
  reached('daily-slots', async (page, { surveyId }) => {
    await page.route(PLAN_CALL, async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      for (const day of Object.values<Record<string, unknown>>(body.mealPlan)) day['dinner'] = null;
      await route.fulfill({ response: answer, json: body });
    });
    await page.goto(`/#/dailyMeals/${surveyId}`);
  }),
  reached('daily-reasons', async (page, { surveyId }) => {
    await openDay(page, surveyId);
    for (const reasons of await page.locator('main summary').all()) await reasons.click();
  }),
  ...(['dailyMeals', 'weeklyMeals', 'shopping', 'nutrition'] as const).map((screen) =>
    reached(`${screen}-loading`, async (page, { surveyId }) => {
      await page.route(PLAN_CALL, () => undefined);
      await page.route('**/functions/v1/shopping-list', () => undefined);
      await page.goto(`/#/${screen}/${surveyId}`);
      await page.locator('[aria-busy=true]').first().waitFor();
    }),
  ),
  reached('daily-offline', async (page, { surveyId }) => {
    await openDay(page, surveyId);
    await page.context().setOffline(true);
    await page.getByText('인터넷이 끊겼어요.').waitFor();
  }),
  reached('daily-failed', async (page, { surveyId }) => {
    await page.route(PLAN_CALL, (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto(`/#/dailyMeals/${surveyId}`);
  }),
  at('daily-none', '/#/dailyMeals/5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11'),
  reached('change-meal', async (page, { surveyId }) => await openChange(page, surveyId, '점심')),
  reached('candidates', async (page, { surveyId }) => {
    await openChange(page, surveyId, '저녁');
    await page.getByRole('dialog').getByRole('button', { name: '요리레시피', exact: true }).click();
    await page.getByRole('button', { name: '저녁의 다른 후보 보기' }).click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  }),
  reached('share', async (page, { surveyId }) => {
    await openDay(page, surveyId);
    await new ShareScreens(page).open();
  }),
  reached('guest-daily', async (page, { share }) => await page.goto(share), 'stranger'),
  reached(
    'guest-weekly',
    async (page, { share }) => await page.goto(share.replace('dailyMeals', 'weeklyMeals')),
    'stranger',
  ),
  ofPlan('weekly', (id) => `/#/weeklyMeals/${id}`),
  reached('replan', async (page, { surveyId }) => {
    await page.goto(`/#/weeklyMeals/${surveyId}`);
    await page.getByRole('button', { name: '남은 식단 다시 짜기' }).click();
    await page.getByRole('button', { name: '그대로 둘 끼니 고르기' }).click();
  }),
  ofPlan('shopping', (id) => `/#/shopping/${id}`),
  reached('shopping-days', async (page, { surveyId }) => {
    await page.goto(`/#/shopping/${surveyId}`);
    await page.getByRole('button', { name: '요일별' }).click();
    await page.getByRole('checkbox').first().check();
  }),
  ofPlan('nutrition', (id) => `/#/nutrition/${id}`),
  reached('nutrition-open', async (page, { surveyId }) => {
    await page.goto(`/#/nutrition/${surveyId}`);
    await page.getByText('표로 보기').click();
    await page.getByText('끼니별 양과 출처').first().click();
  }),
  reached('menu', async (page, { surveyId }) => {
    await openDay(page, surveyId);
    await page.locator('header button[aria-haspopup=dialog]').click();
    await page.getByRole('dialog').waitFor();
  }),
];

async function openDay(page: Page, surveyId: string): Promise<void> {
  await page.goto(`/#/dailyMeals/${surveyId}`);
  await page.getByRole('tab').first().waitFor();
}

async function openChange(page: Page, surveyId: string, time: '점심' | '저녁'): Promise<void> {
  await openDay(page, surveyId);
  await page.getByRole('button', { name: `${time} 메뉴 바꾸기` }).click();
  await page.getByRole('dialog').waitFor();
}
