import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { PATHS } from '../../platform/address/paths.ts';
import { usePlatform, useSignedIn } from '../../platform/platform-context.tsx';
import { signInPath } from '../../platform/session/sign-in-address.ts';
import { AppHeader } from '../header/app-header.tsx';

/** Frame of the screens that need an account. Without a sign-in they redirect to it, and back afterwards. */
export function AccountLayout() {
  const signedIn = useSignedIn();
  const { signIn } = usePlatform();
  const [wasSignedIn] = useState(signedIn);
  const { pathname, search } = useLocation();
  if (!signedIn) {
    // A visitor who signs out leaves. One who is not signed in, or whose sign-in has expired, comes back afterwards.
    const leaves = wasSignedIn && !signIn.hasExpired();
    return <Navigate to={leaves ? PATHS.intro : signInPath(pathname + search)} replace />;
  }
  return (
    <>
      <AppHeader />
      <Outlet />
    </>
  );
}
