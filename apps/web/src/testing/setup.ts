import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

const { asyncWrapper } = getConfig();
const { setTimeout: wait } = globalThis;

// What a search finds may have been drawn a moment ago. React runs the effects of that drawing, the subscription to a
// store among them, in a later turn of the event loop: a test goes on after it, as a visitor would.
// A busy machine takes longer over a screen, whose script comes when it is asked for, than the usual second.
configure({
  asyncUtilTimeout: 60_000,
  asyncWrapper: (search) =>
    asyncWrapper(async () => {
      const found = await search();
      for (let turn = 0; turn < 3; turn += 1) await new Promise<void>((resolve) => wait(resolve));
      return found;
    }),
});

// jsdom lays nothing out, so no size ever changes.
class StillSizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', StillSizes);
  // jsdom draws nothing, so it cannot scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

// Files share one page, which a test leaves as it found it.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  window.history.scrollRestoration = 'auto';
  for (const part of [document.head, document.body]) part.replaceChildren();
  for (const part of [document.documentElement, document.body]) {
    for (const name of part.getAttributeNames()) part.removeAttribute(name);
  }
});
