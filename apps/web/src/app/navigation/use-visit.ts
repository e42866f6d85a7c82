import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Location, UNSAFE_createHashHistory } from 'react-router';
import { keepPlaces, placesBeforeReload } from '../../platform/places-before-reload.ts';
import { bringScreen, isScreenSettled, isScreenThere } from '../routes/screen-scripts.ts';
import { moveBetween, type Place } from './move-between.ts';
import { scrollOnceTallEnough } from './scroll-once-tall-enough.ts';

export type PageHistory = Pick<
  ReturnType<typeof UNSAFE_createHashHistory>,
  'action' | 'location' | 'createHref' | 'go' | 'push' | 'replace' | 'listen'
>;
/** The visitor's place in the history, and how it was reached. */
export type Visit = Place & { readonly location: Location; readonly action: PageHistory['action'] };

type ShownVisit = {
  /** Null while the first screen loads. */
  readonly visit: Visit | null;
  readonly isOnTheWay: boolean;
};

/** The shown place of the history. The previous place stays until the scripts of the next have loaded. */
export function useVisit(history: PageHistory): ShownVisit {
  const [shown, setShown] = useState<ShownVisit>(() => ({
    visit: isScreenSettled(history.location.pathname) ? visitOf(history) : null,
    isOnTheWay: false,
  }));
  const leave = useScrollMemory(shown.visit);
  const last = useRef<Visit | null>(null);
  const seen = useRef(shown.visit);
  const go = useCallback(async (next: Visit, isFirst: boolean) => {
    last.current = next;
    const { pathname } = next.location;
    if (!isScreenThere(pathname)) {
      setShown(({ visit }) => ({ visit, isOnTheWay: true }));
      await bringScreen(pathname);
      if (last.current !== next) return;
    }
    const show = () => setShown({ visit: next, isOnTheWay: false });
    // Not in a React transition, in which the old screen would still receive clicks after the address has changed.
    if (isFirst) startTransition(show);
    else moveBetween(seen.current, next, show);
    seen.current = next;
  }, []);
  useLayoutEffect(
    () =>
      history.listen((update) => {
        leave();
        void go(visitOf(update), false);
      }),
    [history, leave, go],
  );
  const isFirst = shown.visit === null;
  useEffect(() => {
    if (isFirst) void go(visitOf(history), true);
  }, [isFirst, history, go]);
  return shown;
}

function visitOf({ location, action }: Pick<Visit, 'location' | 'action'>): Visit {
  // The router counts history entries in their state.
  const state: unknown = window.history.state;
  const idx = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return { location, action, position: typeof idx === 'number' ? idx : null };
}

/**
 * Back, forward and reload restore the scroll position; other navigation starts at the top. The returned function records the
 * current position. The browser's own scroll restoration runs before screens have fetched their content.
 */
function useScrollMemory(visit: Visit | null): () => void {
  const places = useRef<Map<string, number> | null>(null);
  const shown = useRef<Visit | null>(null);
  const leave = useCallback(() => {
    if (shown.current) places.current?.set(shown.current.location.key, window.scrollY);
  }, []);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => {
      leave();
      if (places.current) keepPlaces(places.current);
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [leave]);
  useLayoutEffect(() => {
    const former = shown.current;
    shown.current = visit;
    if (visit === null || visit === former) return undefined;
    places.current ??= new Map(placesBeforeReload());
    const place = places.current.get(visit.location.key);
    if (visit.action === 'POP' && place !== undefined) return scrollOnceTallEnough(place);
    if (former && shownIn(former.location) !== shownIn(visit.location)) window.scrollTo(0, 0);
    return undefined;
  }, [visit]);
  return leave;
}

/** Key of the screen of an address and the dish on it. Addresses that differ in anything else are the same place. */
export function shownIn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname}?${new URLSearchParams(search).get('id')}`;
}
