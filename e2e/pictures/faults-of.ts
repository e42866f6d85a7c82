import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The axe rules about colour; the results of all others are the same in both themes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/** Faults of a screen: sideways scrolling, cut-off text, controls too small to press, and axe problems. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  const [sideways, ...others] = await Promise.all([
    sidewaysScroll(page),
    smallControls(page),
    cutOffWords(page),
  ]);
  return [
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
    ...others.flat(),
    ...(await obstaclesOf(page)),
  ];
}

/** How far a page scrolls sideways, in px. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Controls below 44 px, except links in running text. */
async function smallControls(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], summary, select, input, textarea')]
      .filter(
        (control) =>
          control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          !(control.tagName === 'A' && getComputedStyle(control).display === 'inline'),
      )
      .map((control) => ({
        name: (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 30),
        box: (control.closest('label') ?? control).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && Math.min(box.width, box.height) < 43.5)
      .map(({ name, box }) => `"${name}" is ${Math.round(box.width)}×${Math.round(box.height)} px`),
  );
}

/**
 * Text that overflows the page or its own box, except in rows that scroll sideways on purpose and text for screen readers
 * only. Functions here are anonymous: named ones call a helper of the build tool that the page lacks.
 */
async function cutOffWords(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.children.length === 0 &&
          element.textContent?.trim() !== '' &&
          !element.closest('svg, noscript, script, style') &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .filter((element) => {
        for (let around: Element | null = element; around !== null; around = around.parentElement) {
          const { overflowX, clipPath } = getComputedStyle(around);
          if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return false;
        }
        return true;
      })
      .map((element) => ({
        name: element.textContent?.trim().slice(0, 30),
        box: element.getBoundingClientRect(),
        hidden:
          getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1,
      }))
      .filter(
        ({ box, hidden }) =>
          box.width > 1 && (hidden || box.left < -1 || box.right > document.documentElement.clientWidth + 1),
      )
      .map(({ name }) => `"${name}" is cut off`),
  );
}

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
