import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { PATHS } from '../../platform/address/paths.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { signInPath } from '../../platform/session/sign-in-address.ts';
import { useSignedIn } from '../../platform/session/use-signed-in.ts';
import { AppHeader } from '../header/app-header.tsx';

/** Frame of the screens that belong to an account; without one they lead to the sign-in and back. */
export function AccountLayout() {
  const signedIn = useSignedIn();
  const { signIn } = usePlatform();
  const [wasSignedIn] = useState(signedIn);
  const { pathname, search } = useLocation();
  if (!signedIn) {
    // Whoever signs out here leaves; whoever comes without a sign-in, or loses it, is to come back.
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
