import { PATHS } from '../address/paths.ts';

/** Where to go after signing in, in the address of the sign-in. */
const NEXT_QUERY = 'next';
const NOWHERE = 'http://kkini.invalid';

/** The sign-in (or sign-up) that leads back to a screen of the page. */
export function signInPath(
  next: string | null,
  path: typeof PATHS.signIn | typeof PATHS.signUp = PATHS.signIn,
) {
  const target = next === null ? null : ownScreen(next);
  return target === null ? path : `${path}?${new URLSearchParams({ [NEXT_QUERY]: target })}`;
}

/** The screen an address of the sign-in names; null without one, or for one that is not ours. */
export function readNext(search: string): string | null {
  const next = new URLSearchParams(search).get(NEXT_QUERY);
  return next === null ? null : ownScreen(next);
}

/** Anybody can write an address: only plain paths of the page count, never another site, and never the sign-in itself. */
function ownScreen(path: string): string | null {
  if (!/^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(path)) return null;
  const { origin, pathname } = new URL(path, NOWHERE);
  if (origin !== NOWHERE || pathname === PATHS.signIn || pathname === PATHS.signUp) return null;
  return pathname === PATHS.intro ? null : path;
}
