import { useSyncExternalStore } from 'react';

/** The width from which screens have two columns, as in the stylesheets. */
const WIDE = '(min-width: 1024px)';

/** Whether the window has room for two columns: for what is read in another order there. Looks alone belong in stylesheets. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watchWidth, isWide);
}

function watchWidth(onChange: () => void): () => void {
  const width = window.matchMedia(WIDE);
  width.addEventListener('change', onChange);
  return () => width.removeEventListener('change', onChange);
}

function isWide(): boolean {
  return window.matchMedia(WIDE).matches;
}
