import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The rules of axe that judge colours; what all others judge is the same in light and in dark. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/**
 * What a screen reader, a keyboard or weak eyes would stumble over on this screen, by these rules of axe, or by all it runs
 * unasked. It looks once nothing fades or moves any more.
 */
export async function obstaclesOf(page: Page, rules: readonly string[] = []): Promise<readonly string[]> {
  await movementsEnded(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return await page.evaluate(
    async (values) => {
      const { violations } = await window.axe.run({
        resultTypes: ['violations'],
        ...(values.length > 0 && { runOnly: { type: 'rule' as const, values } }),
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    },
    [...rules],
  );
}

/** Waits for every movement on the page but those without an end, such as that of a progress bar. */
async function movementsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
