import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let errors: MockInstance;

beforeEach(() => {
  errors = vi.spyOn(console, 'error');
  // jsdom draws nothing, so it cannot scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  const reported = errors.mock.calls;
  vi.restoreAllMocks();
  window.localStorage.clear();
  expect(reported).toEqual([]);
});
