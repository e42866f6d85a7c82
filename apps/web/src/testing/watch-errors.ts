import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let errors: MockInstance;

beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});

afterEach(() => {
  const reported = errors.mock.calls;
  vi.restoreAllMocks();
  expect(reported).toEqual([]);
});
