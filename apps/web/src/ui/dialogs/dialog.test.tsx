import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

function open() {
  const onClose = vi.fn();
  const onChoose = vi.fn();
  render(
    <Dialog title="메뉴" closeLabel="닫기" onClose={onClose}>
      <button type="button" onClick={onChoose}>
        도시락
      </button>
    </Dialog>,
  );
  const scrim = document.querySelector('[aria-hidden="true"]');
  return { onClose, onChoose, option: screen.getByText('도시락'), scrim };
}

describe('a dialog', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('takes the second click of the double click that opened it for nothing', () => {
    const { onClose, onChoose, option, scrim } = open();
    vi.advanceTimersByTime(399);
    fireEvent.click(option, { detail: 2 });
    if (scrim) fireEvent.click(scrim, { detail: 2 });
    expect([onChoose.mock.calls, onClose.mock.calls]).toEqual([[], []]);
  });

  it('closes by the way back of a phone, as often as it stays open', () => {
    const watchers: { onclose?: () => void }[] = [];
    class Watcher {
      onclose = () => undefined;
      constructor() {
        watchers.push(this);
      }
      destroy() {}
    }
    vi.stubGlobal('CloseWatcher', Watcher);
    const { onClose } = open();
    watchers.at(-1)?.onclose?.();
    watchers.at(-1)?.onclose?.();
    vi.unstubAllGlobals();
    expect([watchers.length, onClose.mock.calls.length]).toEqual([3, 2]);
  });

  it('takes a single click at once', () => {
    const { onClose, scrim } = open();
    if (scrim) fireEvent.click(scrim, { detail: 1 });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('takes a double click once it has been there for a while', () => {
    const { onChoose, option } = open();
    vi.advanceTimersByTime(400);
    fireEvent.click(option, { detail: 2 });
    expect(onChoose).toHaveBeenCalledTimes(1);
  });
});
