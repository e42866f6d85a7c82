import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakePlatform } from '../testing/fake-platform.ts';
import { PlatformProvider } from './platform-context.tsx';
import { useToday } from './use-today.ts';

function open() {
  let day = '2025-11-20';
  const platform = { ...fakePlatform(), clock: { today: () => day, now: () => 0 } };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformProvider platform={platform}>{children}</PlatformProvider>
  );
  const { result } = renderHook(useToday, { wrapper });
  const midnight = () => {
    day = '2025-11-21';
  };
  return { result, midnight };
}

describe('the day of a screen', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('follows midnight within a minute', () => {
    const { result, midnight } = open();
    midnight();
    act(() => vi.advanceTimersByTime(59_999));
    expect(result.current).toBe('2025-11-20');
    act(() => vi.advanceTimersByTime(1));
    expect(result.current).toBe('2025-11-21');
  });

  it('is looked at when the visitor comes back', () => {
    const { result, midnight } = open();
    midnight();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current).toBe('2025-11-21');
  });
});
