import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { quickStyles } from './quick-styles.ts';

const { asyncWrapper, getElementError } = getConfig();
const { setTimeout: wait } = globalThis;

const FIND_LIMIT_MS = 60_000;

// The files of a worker share the library's settings: wrapped again for each file, every search would wait for all files before it.
if (getConfig().asyncUtilTimeout !== FIND_LIMIT_MS)
  configure({
    // A busy machine takes longer than the default second to load and render a screen.
    asyncUtilTimeout: FIND_LIMIT_MS,
    // React runs the effects of a render, such as store subscriptions, in a later task of the event loop. A test continues
    // after that task, as a visitor would.
    asyncWrapper: (search) =>
      asyncWrapper(async () => {
        const found = await search();
        for (let turn = 0; turn < 3; turn += 1) await new Promise<void>((resolve) => wait(resolve));
        return found;
      }),
    // A retried query prints the whole page only when it finally fails.
    getElementError: (message, container) =>
      isTriedAgain() ? new Error(message ?? '') : getElementError(message, container),
  });

function isTriedAgain(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}

// For its own warnings React records where each element was created, up to this many: slow, and no test reads it.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });

// jsdom has no layout, so no size changes.
class StillSizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A phone: no media query of width or motion matches. Tests of other windows replace this. */
const phoneMedia = (media: string) => Object.assign(new EventTarget(), { media, matches: false });

const getComputedStyle = quickStyles(window.getComputedStyle);

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', StillSizes);
  vi.stubGlobal('getComputedStyle', getComputedStyle);
  vi.stubGlobal('matchMedia', phoneMedia);
  // jsdom has no layout, so it cannot scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

// Test files share one page, so each test cleans up.
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

// After a file vitest aborts pending script requests, and their failure would be reported for the next file.
afterAll(() => vi.dynamicImportSettled());
