import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { shownIn } from './shown-in.ts';
import type { Visit } from './use-visit.ts';

/**
 * Back and forward lead to where the visitor was in a screen, every other way to the top of the next one. The function given out
 * notes where he is now. The browser's own memory, which is too early for screens that fetch their content, serves a reload alone.
 */
export function useScrollMemory(visit: Visit | null): () => void {
  const places = useRef(new Map<string, number>());
  const shown = useRef(visit);
  useEffect(() => {
    const leaveToBrowser = () => remember('auto');
    remember('manual');
    window.addEventListener('pagehide', leaveToBrowser);
    return () => window.removeEventListener('pagehide', leaveToBrowser);
  }, []);
  useLayoutEffect(() => {
    const former = shown.current;
    shown.current = visit;
    if (former === visit || former === null || visit === null) return;
    const place = visit.action === 'POP' ? places.current.get(visit.location.key) : undefined;
    if (place !== undefined) window.scrollTo(0, place);
    else if (shownIn(former.location) !== shownIn(visit.location)) window.scrollTo(0, 0);
  }, [visit]);
  return useCallback(() => {
    if (shown.current) places.current.set(shown.current.location.key, window.scrollY);
  }, []);
}

function remember(by: ScrollRestoration): void {
  window.history.scrollRestoration = by;
}
