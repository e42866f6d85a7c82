import type { Page } from '@playwright/test';
import { at, reached, type Screen } from './screen.ts';

/** The intro and the survey up to the wait for the plan. */
export const SURVEY_SCREENS: readonly Screen[] = [
  at('intro', '/', 'stranger'),
  at('intro-again', '/'),
  at('step1', '/#/step1'),
  reached(
    'step1-missing',
    async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: '식단 만들기' }).click();
      await page.getByRole('button', { name: '다음', exact: true }).click();
      await page.getByText('대상을 선택해주세요!').waitFor();
    },
    'stranger',
  ),
  at('area', '/#/area'),
  reached('area-typing', async (page) => {
    await page.goto('/#/area');
    await page.getByRole('combobox').fill('판교');
  }),
  at('calendar', '/#/step2'),
  at('health', '/#/step3'),
  at('eating', '/#/step4'),
  at('excluded', '/#/step5'),
  reached('excluded-typing', async (page) => {
    await page.goto('/#/step5');
    await page.getByRole('combobox').fill('고');
  }),
  at('input-check', '/#/inputCheck'),
  reached('creating', async (page) => {
    await page.route(CREATE_CALL, () => undefined);
    await createPlan(page);
    await page.getByRole('heading', { name: '일주일 식단을 차리는 중이에요' }).waitFor();
  }),
  reached('creating-failed', async (page) => {
    await page.route(CREATE_CALL, (route) => route.fulfill({ status: 500, body: '{}' }));
    await createPlan(page);
    await page.getByRole('button', { name: '다시 시도' }).waitFor();
  }),
];

const CREATE_CALL = '**/functions/v1/create-meal-plan';

async function createPlan(page: Page): Promise<void> {
  await page.goto('/#/inputCheck');
  await page.getByRole('button', { name: '이대로 식단 만들기' }).click();
}
