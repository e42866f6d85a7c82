import type { Page } from '@playwright/test';

/** Serves every recipe with this tip once `held` resolves, because some dishes have none. */
export async function serveTip(
  page: Page,
  guide: string,
  held: Promise<void> = Promise.resolve(),
): Promise<void> {
  await page.route('**/functions/v1/recipe-detail', async (route) => {
    const response = await route.fetch();
    const [recipe] = await response.json();
    await route.fulfill({ response, json: [{ ...recipe, has_tips: true }] });
  });
  await page.route('**/functions/v1/recipe-tips-py', async (route) => {
    await held;
    await route.fulfill({ json: { data: { guide } } });
  });
}
