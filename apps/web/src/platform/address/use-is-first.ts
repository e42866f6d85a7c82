import { useLocation } from 'react-router';

/** Key the router gives the first screen of a visit. */
const FIRST_KEY = 'default';

/**
 * Whether the history has no screen of the page before this one. A redirect changes the key of the first screen, but not its
 * position, which the router counts in the state of the history entry.
 */
export function useIsFirst(): boolean {
  const { key } = useLocation();
  const state: unknown = window.history.state;
  const place = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return place === null ? key === FIRST_KEY : place === 0;
}
