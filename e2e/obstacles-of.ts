import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What a screen reader, a keyboard or weak eyes would stumble over on this screen. */
export async function obstaclesOf(page: Page): Promise<readonly string[]> {
  // Colours are judged once the pictures and cards have faded in.
  await page.waitForTimeout(600);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
