import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Location, UNSAFE_createHashHistory } from 'react-router';
import { bringScreen, isScreenSettled, isScreenThere } from '../routes/screen-scripts.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

export type PageHistory = Pick<
  ReturnType<typeof UNSAFE_createHashHistory>,
  'action' | 'location' | 'createHref' | 'go' | 'push' | 'replace' | 'listen'
>;
/** Where the visitor is, and how he came there. */
export type Visit = { readonly location: Location; readonly action: PageHistory['action'] };

type ShownVisit = {
  /** Null while the first screen is on its way. */
  readonly visit: Visit | null;
  readonly isOnTheWay: boolean;
};

/** The place of the history that is shown. The former one stays until the scripts of the next are there. */
export function useVisit(history: PageHistory): ShownVisit {
  const [shown, setShown] = useState<ShownVisit>(() => ({
    visit: isScreenSettled(history.location.pathname) ? visitOf(history) : null,
    isOnTheWay: false,
  }));
  const leave = useScrollMemory(shown.visit);
  const last = useRef<Visit | null>(null);
  const go = useCallback(async (next: Visit, isFirst: boolean) => {
    last.current = next;
    const { pathname } = next.location;
    if (!isScreenThere(pathname)) {
      setShown(({ visit }) => ({ visit, isOnTheWay: true }));
      await bringScreen(pathname);
      if (last.current !== next) return;
    }
    const show = () => setShown({ visit: next, isOnTheWay: false });
    // At once: in a transition the former screen would take presses meant for the screen the address already names.
    if (isFirst) startTransition(show);
    else show();
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

function visitOf({ location, action }: Visit): Visit {
  return { location, action };
}
