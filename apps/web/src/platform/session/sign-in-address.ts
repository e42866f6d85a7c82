import { PATHS } from '../address/paths.ts';

/** Query parameter of the sign-in with the screen to go to afterwards. */
const NEXT_QUERY = 'next';
const NOWHERE = 'http://kkini.invalid';

/** Address of the sign-in (or sign-up) that returns to a screen of the page. */
export function signInPath(
  next: string | null,
  path: typeof PATHS.signIn | typeof PATHS.signUp = PATHS.signIn,
) {
  const target = next === null ? null : ownScreen(next);
  return target === null ? path : `${path}?${new URLSearchParams({ [NEXT_QUERY]: target })}`;
}

/** Screen to return to, from an address of the sign-in; null if there is none or it is an address of another site. */
export function readNext(search: string): string | null {
  const next = new URLSearchParams(search).get(NEXT_QUERY);
  return next === null ? null : ownScreen(next);
}

/** Validates the untrusted address: only plain paths of the page are allowed, never another site or the sign-in itself. */
function ownScreen(path: string): string | null {
  if (!/^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(path)) return null;
  const { origin, pathname } = new URL(path, NOWHERE);
  if (origin !== NOWHERE || pathname === PATHS.signIn || pathname === PATHS.signUp) return null;
  return pathname === PATHS.intro ? null : path;
}
