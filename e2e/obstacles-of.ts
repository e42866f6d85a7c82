import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What a screen reader, a keyboard or weak eyes would stumble over on this screen. */
export async function obstaclesOf(page: Page): Promise<readonly string[]> {
  // Colours are judged once the pictures and cards have faded in.
  await page.waitForTimeout(600);
  const axe = new AxeBuilder({ page });
  // A screen on its way says so; its heading, and the focus, come with the answer.
  if ((await page.locator('main[aria-busy=true]').count()) > 0) axe.disableRules('page-has-heading-one');
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
