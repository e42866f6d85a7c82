import { expect, type Page } from '@playwright/test';
import { COLOUR_RULES, obstaclesOf } from './obstacles-of.ts';
import { sidewaysScroll } from './pictures/faults-of.ts';

/** Fails where a screen reader, a keyboard or weak eyes would stumble, in light or in dark, or where the screen scrolls sideways. */
export async function expectClear(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await obstaclesOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await obstaclesOf(page, COLOUR_RULES), 'in dark').toEqual([]);
}
