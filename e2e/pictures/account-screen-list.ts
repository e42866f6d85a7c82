import type { Page } from '@playwright/test';
import { at, reached, type Screen } from './screen.ts';

/** The sign-in, the sign-up and the screens of an account. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  at('sign-in', '/#/signIn', 'stranger'),
  reached('sign-in-alert', async (page) => await openAlert(page), 'stranger'),
  at('sign-up', '/#/signUp', 'stranger'),
  reached(
    'sign-up-differ',
    async (page) => {
      await page.goto('/#/signUp');
      await page.getByLabel('이메일').fill('mina@example.com');
      await page.getByLabel('비밀번호', { exact: true }).fill('rice and soup');
      await page.getByLabel('비밀번호 확인', { exact: true }).fill('rice');
      await page.getByLabel('이름').fill('민아');
      await page.getByRole('button', { name: '가입하기' }).click();
    },
    'stranger',
  ),
  at('intro-signed-in', '/', 'member'),
  at('my-plans', '/#/myPlans', 'member'),
  reached(
    'my-plans-delete',
    async (page) => {
      await page.goto('/#/myPlans');
      await page.getByRole('button', { name: '지우기' }).first().click();
      await page.getByRole('alertdialog').waitFor();
    },
    'member',
  ),
  reached(
    'my-plans-none',
    async (page) => {
      await page.route(MY_PLANS_CALL, (route) => route.fulfill({ json: { surveys: [], nextCursor: null } }));
      await page.goto('/#/myPlans');
    },
    'member',
  ),
  reached(
    'my-plans-failed',
    async (page) => {
      await page.route(MY_PLANS_CALL, (route) => route.fulfill({ status: 500, body: '{}' }));
      await page.goto('/#/myPlans');
    },
    'member',
  ),
  at('account', '/#/account', 'member'),
  reached(
    'account-delete',
    async (page) => {
      await page.goto('/#/account');
      await page.getByRole('button', { name: '계정을 지울래요' }).click();
      await page.getByRole('dialog').waitFor();
    },
    'member',
  ),
];

const MY_PLANS_CALL = '**/api/user/surveys';

async function openAlert(page: Page): Promise<void> {
  await page.goto('/#/signIn');
  await page.getByRole('button', { name: '로그인' }).click();
  await page.getByRole('alertdialog').waitFor();
}
