import { expect, type Page } from '@playwright/test';
import { COLOUR_RULES, obstaclesOf, sidewaysScroll } from './pictures/faults-of.ts';

/** Fails if axe finds a problem in the light or dark theme, or if the screen scrolls sideways. */
export async function expectClear(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await obstaclesOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await obstaclesOf(page, COLOUR_RULES), 'in dark').toEqual([]);
}
