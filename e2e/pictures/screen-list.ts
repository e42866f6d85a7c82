import type { Page } from '@playwright/test';
import type { MadePlan } from './make-plan.ts';

/** One screen in one state: how to get there from an open page. */
export type Screen = {
  readonly name: string;
  /** Whose browser it is: one that made the plan, or one that was never here. */
  readonly visitor: 'planner' | 'stranger';
  readonly open: (page: Page, plan: MadePlan) => Promise<unknown>;
};

const PLAN_CALL = '**/functions/v1/get-meal-plan';

/** Every screen and every state worth looking at, in the order of a visit. */
export const SCREENS: readonly Screen[] = [
  at('intro', '/', 'stranger'),
  at('intro-again', '/'),
  at('step1', '/#/step1'),
  at('step1-empty', '/#/step1', 'stranger'),
  at('area', '/#/area'),
  at('calendar', '/#/step2'),
  at('health', '/#/step3'),
  at('eating', '/#/step4'),
  at('excluded', '/#/step5'),
  {
    name: 'excluded-typing',
    visitor: 'planner',
    open: async (page) => {
      await page.goto('/#/step5');
      await page.getByRole('combobox').fill('고');
    },
  },
  at('input-check', '/#/inputCheck'),
  {
    name: 'creating',
    visitor: 'planner',
    open: async (page) => {
      await page.route('**/functions/v1/create-meal-plan', () => undefined);
      await page.goto('/#/inputCheck');
      await page.getByRole('button', { name: '이대로 식단 만들기' }).click();
      await page.getByRole('heading', { name: '일주일 식단을 차리는 중이에요' }).waitFor();
    },
  },
  {
    name: 'creating-failed',
    visitor: 'planner',
    open: async (page) => {
      await page.route('**/functions/v1/create-meal-plan', (route) =>
        route.fulfill({ status: 500, body: '{}' }),
      );
      await page.goto('/#/inputCheck');
      await page.getByRole('button', { name: '이대로 식단 만들기' }).click();
      await page.getByRole('button', { name: '다시 시도' }).waitFor();
    },
  },
  plan('daily', (id) => `/#/dailyMeals/${id}`),
  {
    name: 'daily-slots',
    visitor: 'planner',
    open: async (page, { surveyId }) => {
      await page.route(PLAN_CALL, async (route) => {
        const answer = await route.fetch();
        const body = await answer.json();
        for (const day of Object.values<Record<string, unknown>>(body.mealPlan)) day['dinner'] = null;
        await route.fulfill({ response: answer, json: body });
      });
      await page.goto(`/#/dailyMeals/${surveyId}`);
    },
  },
  {
    name: 'daily-loading',
    visitor: 'planner',
    open: async (page, { surveyId }) => {
      await page.route(PLAN_CALL, () => undefined);
      await page.goto(`/#/dailyMeals/${surveyId}`);
      await page.locator('[aria-busy=true]').first().waitFor();
    },
  },
  {
    name: 'daily-offline',
    visitor: 'planner',
    open: async (page, { surveyId }) => {
      await page.goto(`/#/dailyMeals/${surveyId}`);
      await page.getByRole('tab').first().waitFor();
      await page.context().setOffline(true);
      await page.getByText('인터넷이 끊겼어요.').waitFor();
    },
  },
  {
    name: 'daily-failed',
    visitor: 'planner',
    open: async (page, { surveyId }) => {
      await page.route(PLAN_CALL, (route) => route.fulfill({ status: 500, body: '{}' }));
      await page.goto(`/#/dailyMeals/${surveyId}`);
    },
  },
  at('daily-none', '/#/dailyMeals/5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11'),
  {
    name: 'change-meal',
    visitor: 'planner',
    open: async (page, { surveyId }) => {
      await page.goto(`/#/dailyMeals/${surveyId}`);
      await page.getByRole('button', { name: '점심 메뉴 바꾸기' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'candidates',
    visitor: 'planner',
    open: async (page, { surveyId }) => {
      await page.goto(`/#/dailyMeals/${surveyId}`);
      await page.getByRole('button', { name: '저녁 메뉴 바꾸기' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '요리레시피', exact: true }).click();
      await page.getByRole('button', { name: '저녁의 다른 후보 보기' }).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  plan('weekly', (id) => `/#/weeklyMeals/${id}`),
  plan('shopping', (id) => `/#/shopping/${id}`),
  plan('nutrition', (id) => `/#/nutrition/${id}`),
  {
    name: 'nutrition-open',
    visitor: 'planner',
    open: async (page, { surveyId }) => {
      await page.goto(`/#/nutrition/${surveyId}`);
      await page.getByText('표로 보기').click();
      await page.getByText('끼니별 양과 출처').first().click();
    },
  },
  {
    name: 'menu',
    visitor: 'planner',
    open: async (page, { surveyId }) => {
      await page.goto(`/#/dailyMeals/${surveyId}`);
      await page.locator('header button[aria-haspopup=dialog]').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'recipe', visitor: 'planner', open: (page, { recipe }) => page.goto(recipe) },
  {
    name: 'cooking',
    visitor: 'planner',
    open: (page, { recipe }) => page.goto(recipe.replace('#/recipeDetail', '#/cooking')),
  },
  { name: 'product', visitor: 'planner', open: (page, { product }) => page.goto(product) },
  at('search', '/#/search'),
  at('search-found', '/#/search?q=두부'),
  at('search-empty', '/#/search?q=우주선'),
  at('results', '/#/recipeResultList?q=두부'),
  at('error', '/#/error'),
  {
    name: 'error-router',
    visitor: 'planner',
    open: async (page, { surveyId }) => {
      await page.route('**/static/js/weekly_meals_screen-*.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export function WeeklyMealsScreen() { throw new Error("something broke"); }',
        }),
      );
      await page.goto(`/#/weeklyMeals/${surveyId}`);
      await page.locator('summary').click();
    },
  },
  {
    name: 'error-chunk',
    visitor: 'planner',
    open: async (page, { surveyId }) => {
      await page.route('**/static/js/weekly_meals_screen-*.js', (route) => route.abort());
      await page.goto(`/#/weeklyMeals/${surveyId}`);
      await page.locator('summary').click();
    },
  },
];

function at(name: string, address: string, visitor: Screen['visitor'] = 'planner'): Screen {
  return { name, visitor, open: (page) => page.goto(address) };
}

function plan(name: string, addressOf: (surveyId: string) => string): Screen {
  return { name, visitor: 'planner', open: (page, { surveyId }) => page.goto(addressOf(surveyId)) };
}
