import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { shownIn } from './shown-in.ts';

/** After a change of route, or of the dish it shows, moves the focus to the heading of the new screen, as soon as there is one. */
export function useScreenFocus(): void {
  const screen = shownIn(useLocation());
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (focusHeading()) return;
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [screen]);
}

/** Moves the focus to the heading of the screen; false while there is none. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1[tabindex]');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
