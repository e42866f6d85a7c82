import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusIfLost } from './focus-if-lost.ts';

function button(): HTMLButtonElement {
  return document.body.appendChild(document.createElement('button'));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('moves the focus that was lost with its element', () => {
  const [pressed, next] = [button(), button()];
  pressed.focus();
  focusIfLost(() => next);
  pressed.remove();
  vi.runAllTimers();
  expect(document.activeElement).toBe(next);
});

it('leaves the focus where the visitor has put it meanwhile', () => {
  const [pressed, next, other] = [button(), button(), button()];
  pressed.focus();
  focusIfLost(() => next);
  pressed.remove();
  other.focus();
  vi.runAllTimers();
  expect(document.activeElement).toBe(other);
});
