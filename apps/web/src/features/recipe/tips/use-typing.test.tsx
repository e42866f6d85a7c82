import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTyping } from './use-typing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('typing a text', () => {
  it('reveals one character every 50 ms and ends with the last', () => {
    const timers = vi.getTimerCount();
    const { result } = renderHook(() => useTyping(3, false));
    expect(result.current).toMatchObject({ shown: 0, isTyping: true });
    act(() => void vi.advanceTimersByTime(99));
    expect(result.current.shown).toBe(1);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current.shown).toBe(2);
    act(() => void vi.advanceTimersByTime(1000));
    expect(result.current).toMatchObject({ shown: 3, isTyping: false });
    expect(vi.getTimerCount()).toBe(timers);
  });

  it('shows the rest at once when asked, and everything where motion is unwelcome', () => {
    const { result } = renderHook(() => useTyping(300, false));
    act(() => result.current.showAll());
    expect(result.current).toMatchObject({ shown: 300, isTyping: false });
    expect(renderHook(() => useTyping(300, true)).result.current.isTyping).toBe(false);
  });
});
