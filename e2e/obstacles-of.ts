import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The axe rules about colour; the results of all others are the same in both themes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/**
 * Accessibility problems of a screen by the given axe rules, or by its default ones. It checks after all animations
 * have ended.
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

/** Waits for every animation but endless ones, such as that of a progress bar. */
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
