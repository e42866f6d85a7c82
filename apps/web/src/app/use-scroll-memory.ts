import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { browserStorage } from '../edges/browser-storage.ts';
import { scrollOnceTallEnough } from './scroll-once-tall-enough.ts';
import { shownIn } from './shown-in.ts';
import type { Visit } from './use-visit.ts';

/** Where the visitor was, and at which address, when the page went away. */
const LEFT_AT = 'kkini.leftAt';
const session = browserStorage(() => window.sessionStorage);

/**
 * Back, forward and a reload lead to where the visitor was in a screen, every other way to the top of the next one. The function
 * given out notes where he is now. The browser's own memory is too early for screens that fetch their content.
 */
export function useScrollMemory(visit: Visit | null): () => void {
  const places = useRef(new Map<string, number>());
  const shown = useRef<Visit | null>(null);
  useEffect(() => {
    const keep = () => session.write(LEFT_AT, `${window.scrollY} ${window.location.href}`);
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
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

/** Asked of the session only when there may be an answer: its first reading holds up the page. */
function placeBeforeReload(): number | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry && 'type' in entry && entry.type === 'navigate') return undefined;
  const [place, address] = session.read(LEFT_AT)?.split(' ') ?? [];
  return address === window.location.href ? Number(place) : undefined;
}
