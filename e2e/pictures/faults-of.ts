import type { Page } from '@playwright/test';

/** What is wrong with the shape of a screen: sideways scrolling, words cut off, controls too small to press. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const LEAST_PX = 43.5;
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`scrolls sideways by ${scrollWidth - clientWidth} px`);
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert]');
    for (const element of document.querySelectorAll('button, a[href], summary, select, input, textarea')) {
      if (!isShown(element)) continue;
      const box = (element.closest('label') ?? element).getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      // A link in running text is as high as its line.
      if (element.tagName === 'A' && getComputedStyle(element).display === 'inline') continue;
      if (box.width < LEAST_PX || box.height < LEAST_PX)
        faults.push(`${named(element)} is ${Math.round(box.width)}×${Math.round(box.height)}`);
    }
    for (const element of document.querySelectorAll('main *, header *, nav *, dialog *')) {
      if (!isShown(element) || element.children.length > 0 || element.textContent?.trim() === '') continue;
      const { left, right, width } = element.getBoundingClientRect();
      if (width < 2 || element.closest('[role=tablist], svg')) continue;
      if (left < -1 || right > clientWidth + 1) faults.push(`${named(element)} is cut off`);
      const { overflowX } = getComputedStyle(element);
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
        faults.push(`${named(element)} hides a part of itself`);
    }
    return faults;
  });
}
