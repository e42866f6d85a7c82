import type { Page } from '@playwright/test';
import { heavySurvey } from '../planned-survey.ts';
import { LightenDialog } from '../screens/lighten-dialog.ts';
import { ShareScreens } from '../screens/share-screens.ts';
import { recipeWithTip } from './recipe-with-tip.ts';
import { at, ofPlan, PLAN_CALL, reached, type Screen } from './screen.ts';

/** The intro and the survey up to the wait for the plan. */
const SURVEY_SCREENS: readonly Screen[] = [
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

/** The day, the week and the tabs beside them, in every state. */
const PLAN_SCREENS: readonly Screen[] = [
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
    await page.getByRole('button', { name: '날짜 고르기' }).click();
    await page.getByRole('checkbox').first().check();
  }),
  reached('lighten', async (page) => await openLighten(page)),
  reached('lighten-open', async (page) => {
    const dialog = await openLighten(page);
    for (const part of await dialog.folds.all()) await part.click();
  }),
  reached('lighten-none', async (page, { surveyId }) => {
    await page.route('**/functions/v1/lighten-week', (route) => route.fulfill({ json: { result: 'none' } }));
    await page.goto(`/#/shopping/${surveyId}`);
    await new LightenDialog(page).open();
    await page.getByRole('heading', { name: '지금은 더 줄일 재료가 없어요' }).waitFor();
  }),
  ofPlan('nutrition', (id) => `/#/nutrition/${id}`),
  reached('nutrition-open', async (page, { surveyId }) => {
    await page.goto(`/#/nutrition/${surveyId}`);
    await page.getByText('표로 보기').click();
    for (const part of await page.locator('main summary').all()) await part.click();
  }),
  reached('menu', async (page, { surveyId }) => {
    await openDay(page, surveyId);
    await page.locator('header button[aria-haspopup=dialog]').click();
    await page.getByRole('dialog').waitFor();
  }),
];

/** A dish, the search, and the error screens. */
const DETAIL_SCREENS: readonly Screen[] = [
  reached('recipe', async (page, { recipe }) => await page.goto(recipe)),
  reached('recipe-tips', async (page, { surveyId }) => {
    await page.goto(await recipeWithTip(page, surveyId));
    await page.getByRole('button', { name: '한 번에 보기' }).click();
    await page.getByText('어떤 자료를 바탕으로 썼나요?').click();
  }),
  reached('recipe-loading', async (page, { recipe }) => {
    await page.route(RECIPE_CALL, () => undefined);
    await page.goto(recipe);
    await page.locator('[aria-busy=true]').first().waitFor();
  }),
  reached('recipe-failed', async (page, { recipe }) => {
    await page.route(RECIPE_CALL, (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto(recipe);
  }),
  reached('cooking', async (page, { recipe }) => await page.goto(cookingOf(recipe))),
  reached('cooking-timer', async (page, { recipe }) => {
    await page.goto(cookingOf(recipe));
    const timer = page.getByRole('main').getByRole('button', { name: /타이머/ });
    while ((await timer.count()) === 0)
      await page.getByRole('button', { name: '다음' }).click({ timeout: 2000 });
    await timer.first().click();
  }),
  reached('product', async (page, { product }) => await page.goto(product)),
  at('search', '/#/search'),
  at('search-found', '/#/search?q=두부'),
  at('search-empty', '/#/search?q=우주선'),
  at('results', '/#/recipeResultList?q=두부'),
  at('error', '/#/error'),
  reached('error-router', async (page, { surveyId }) => {
    await page.route(WEEK_SCRIPT, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function WeeklyMealsScreen() { throw new Error("something broke"); }',
      }),
    );
    await page.goto(`/#/weeklyMeals/${surveyId}`);
    await page.getByText('something broke').waitFor();
  }),
  reached('error-chunk', async (page, { surveyId }) => {
    await page.route(WEEK_SCRIPT, (route) => route.abort());
    await page.goto(`/#/weeklyMeals/${surveyId}`);
    await page.locator('summary').click();
  }),
];

const RECIPE_CALL = '**/functions/v1/recipe-detail';

const WEEK_SCRIPT = '**/static/js/weekly_meals_screen-*.js';

const ACCOUNT_SCREENS: readonly Screen[] = [
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
      await page.getByRole('button', { name: '탈퇴하기' }).click();
      await page.getByRole('dialog').waitFor();
    },
    'member',
  ),
];

const MY_PLANS_CALL = '**/api/user/surveys';

/** Every screen and state to look at, in the order of a visit. */
export const SCREENS: readonly Screen[] = [
  ...SURVEY_SCREENS,
  ...PLAN_SCREENS,
  ...DETAIL_SCREENS,
  ...ACCOUNT_SCREENS,
];

async function openAlert(page: Page): Promise<void> {
  await page.goto('/#/signIn');
  await page.getByRole('button', { name: '로그인' }).click();
  await page.getByRole('alertdialog').waitFor();
}

function cookingOf(recipe: string): string {
  return recipe.replace('#/recipeDetail', '#/cooking');
}

async function openDay(page: Page, surveyId: string): Promise<void> {
  await page.goto(`/#/dailyMeals/${surveyId}`);
  await page.getByRole('tab').first().waitFor();
}

async function openChange(page: Page, surveyId: string, time: '점심' | '저녁'): Promise<void> {
  await openDay(page, surveyId);
  await page.getByRole('button', { name: `${time} 메뉴 바꾸기` }).click();
  await page.getByRole('dialog').waitFor();
}

async function openLighten(page: Page): Promise<LightenDialog> {
  await page.goto(`/#/shopping/${await heavySurvey(page)}`);
  const dialog = new LightenDialog(page);
  await dialog.open();
  await dialog.accept.waitFor();
  return dialog;
}

async function createPlan(page: Page): Promise<void> {
  await page.goto('/#/inputCheck');
  await page.getByRole('button', { name: '이대로 식단 만들기' }).click();
}
