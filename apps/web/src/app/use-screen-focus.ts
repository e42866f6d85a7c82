import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a change of route, moves the focus to the heading of the new screen, as soon as there is one. */
export function useScreenFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (focusHeading()) return;
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}

/** Moves the focus to the heading of the screen; false while there is none. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1[tabindex]');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
