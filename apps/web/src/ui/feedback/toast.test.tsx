import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider, type ToastTone, useToast } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Speaker({ tone }: { readonly tone: ToastTone }) {
  const showToast = useToast();
  return (
    <button type="button" onClick={() => showToast('밥을 골라 주세요.', tone)}>
      show
    </button>
  );
}

function show(tone: ToastTone) {
  render(
    <ToastProvider>
      <Speaker tone={tone} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('a toast', () => {
  it('closes by itself after 2000 ms and not before', () => {
    show('alert');
    wait(1999);
    expect(screen.queryByText('밥을 골라 주세요.')).not.toBeNull();
    wait(1);
    expect(screen.queryByText('밥을 골라 주세요.')).toBeNull();
  });

  it('waits while it is pointed at', () => {
    show('good');
    const region = screen.getByRole('status');
    fireEvent.mouseEnter(region);
    wait(5000);
    expect(screen.queryByText('밥을 골라 주세요.')).not.toBeNull();
    fireEvent.mouseLeave(region);
    wait(2000);
    expect(screen.queryByText('밥을 골라 주세요.')).toBeNull();
  });

  it.each(['alert', 'good'] as const)(
    'of the tone %s is read out politely by a region that was there before',
    (tone) => {
      render(
        <ToastProvider>
          <Speaker tone={tone} />
        </ToastProvider>,
      );
      const region = screen.getByRole('status');
      expect(region.textContent).toBe('');
      fireEvent.click(screen.getByRole('button'));
      expect(region.textContent).toBe('밥을 골라 주세요.');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});
