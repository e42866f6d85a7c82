import { type RefObject, useEffect, useEffectEvent } from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]';

/**
 * Traps the focus inside an open modal dialog, then returns it to where it was or to `returnTo`. Escape and the back gesture call
 * `onClose`.
 */
export function useModalFocus(
  box: RefObject<HTMLElement | null>,
  onClose: () => void,
  returnTo?: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const before = document.activeElement;
    const first = box.current?.querySelector<HTMLElement>('[data-autofocus]') ?? box.current;
    first?.focus();
    return () => {
      const after = returnTo?.current ?? before;
      if (after instanceof HTMLElement && after.isConnected) after.focus();
    };
  }, [box, returnTo]);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (box.current === null || !isTopmost(box.current)) return;
      if (event.key === 'Escape' && !event.isComposing) {
        // Otherwise the browser asks to close once more.
        event.preventDefault();
        onClose();
      }
      if (event.key === 'Tab') keepInside(box.current, event);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [box, onClose]);
  const close = useEffectEvent(onClose);
  useEffect(() => onBackGesture(() => close()), []);
  useEffect(swallowSecondClick, []);
}

/** Closes the dialog on a phone's back gesture, if the browser reports it, instead of leaving the screen below. */
function onBackGesture(onClose: () => void): () => void {
  if (!('CloseWatcher' in window)) return () => undefined;
  let watcher = new CloseWatcher();
  const listen = () => {
    watcher.onclose = () => {
      // A watcher closes only once, but the dialog may stay open.
      watcher = new CloseWatcher();
      listen();
      onClose();
    };
  };
  listen();
  return () => watcher.destroy();
}

/** Milliseconds after opening in which a click counts as part of the press that opened the dialog. */
const SAME_PRESS_MS = 400;

/** Ignores the second click of a double click, which must not press what opens under the pointer, nor close the dialog. */
function swallowSecondClick(): () => void {
  const opened = performance.now();
  function onClick(event: MouseEvent) {
    const again = event.detail > 1 || ('pointerType' in event && event.pointerType === 'touch');
    if (!again || performance.now() - opened >= SAME_PRESS_MS) return;
    event.preventDefault();
    event.stopPropagation();
  }
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** Whether a dialog is on top. Dialogs may open over each other; keys go to the last one. */
function isTopmost(box: HTMLElement): boolean {
  return [...document.querySelectorAll('[aria-modal="true"]')].at(-1) === box;
}

function keepInside(box: HTMLElement, event: KeyboardEvent): void {
  const stops = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.tabIndex >= 0);
  const [first, last] = [stops[0], stops.at(-1)];
  const active = document.activeElement;
  const outside = !box.contains(active) || active === box;
  if (event.shiftKey ? outside || active === first : outside || active === last) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}
