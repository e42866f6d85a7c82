import { at, reached, type Screen } from './screen.ts';

/** A dish, the search, and the error screens. */
export const DETAIL_SCREENS: readonly Screen[] = [
  reached('recipe', async (page, { recipe }) => await page.goto(recipe)),
  reached('recipe-tips', async (page, { recipe }) => {
    await page.goto(recipe);
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
    const timer = page.getByRole('main').getByRole('button', { name: /타이머|시작/ });
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

function cookingOf(recipe: string): string {
  return recipe.replace('#/recipeDetail', '#/cooking');
}
