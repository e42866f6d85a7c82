import type { Page } from '@playwright/test';

/**
 * What a visit felt like: Web Vitals, the longest task of the main thread, and what moved, painted last or was pressed; and the time
 * of a loop in the same page, to compare machines by.
 */
export type Vitals = {
  lcpMs: number;
  cls: number;
  inpMs: number;
  longestMs: number;
  referenceMs: number;
  notes: string[];
};

declare global {
  interface Window {
    vitals: Vitals;
  }
}

type Paint = PerformanceEntry & { readonly element: Element | null };
type Shift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
};
type Press = PerformanceEntry & { readonly interactionId: number; readonly target: Node | null };

/**
 * Collects vitals in every page opened from now on. The functions passed run there; those inside them are anonymous, because named
 * ones call a helper of the build tool that the page lacks.
 */
export async function watchVitals(page: Page): Promise<void> {
  for (const watch of [watchTasks, watchPaints, watchShifts, watchPresses]) await page.addInitScript(watch);
}

/** The first, because it makes the record the others fill. */
function watchTasks(): void {
  window.vitals = { lcpMs: 0, cls: 0, inpMs: 0, longestMs: 0, referenceMs: 0, notes: [] };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.vitals.longestMs = Math.max(window.vitals.longestMs, duration);
  }).observe({ type: 'longtask', buffered: true });
}

function watchPaints(): void {
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries() as Paint[]) {
      window.vitals.lcpMs = startTime;
      window.vitals.notes.push(`paint at ${Math.round(startTime)}: ${element?.outerHTML.slice(0, 90)}`);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

function watchShifts(): void {
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      window.vitals.cls += value;
      const moved = sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName));
      window.vitals.notes.push(
        `shift of ${value.toFixed(4)} at ${Math.round(startTime)}: ${moved.join(', ')}`,
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function watchPresses(): void {
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId, target } of list.getEntries() as Press[]) {
      if (interactionId === 0) continue;
      window.vitals.inpMs = Math.max(window.vitals.inpMs, duration);
      const pressed = target instanceof Element ? target.outerHTML.slice(0, 90) : '';
      window.vitals.notes.push(`${name} took ${duration}: ${pressed}`);
    }
  }).observe(options);
}
