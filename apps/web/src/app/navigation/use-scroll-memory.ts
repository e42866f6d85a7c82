import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { keepPlace, placeBeforeReload } from '../../platform/place-before-reload.ts';
import { scrollOnceTallEnough } from './scroll-once-tall-enough.ts';
import { shownIn } from './shown-in.ts';
import type { Visit } from './use-visit.ts';

/**
 * Back, forward and a reload lead to where the visitor was in a screen, every other way to the top of the next one. The function
 * given out notes where he is now. The browser's own memory is too early for screens that fetch their content.
 */
export function useScrollMemory(visit: Visit | null): () => void {
  const places = useRef(new Map<string, number>());
  const shown = useRef<Visit | null>(null);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', keepPlace);
    return () => window.removeEventListener('pagehide', keepPlace);
  }, []);
  useLayoutEffect(() => {
    const former = shown.current;
    shown.current = visit;
    if (visit === null || visit === former) return undefined;
    const place = former ? places.current.get(visit.location.key) : placeBeforeReload();
    if (visit.action === 'POP' && place !== undefined) return scrollOnceTallEnough(place);
    if (former && shownIn(former.location) !== shownIn(visit.location)) window.scrollTo(0, 0);
    return undefined;
  }, [visit]);
  return useCallback(() => {
    if (shown.current) places.current.set(shown.current.location.key, window.scrollY);
  }, []);
}
