import { Navigate, Outlet, useLocation } from 'react-router';
import { signInPath } from '../edges/sign-in-address.ts';
import { useSignedIn } from '../edges/use-signed-in.ts';
import { AppHeader } from './app-header.tsx';

/** Frame of the screens that belong to an account; without one they lead to the sign-in and back. */
export function AccountLayout() {
  const signedIn = useSignedIn();
  const { pathname, search } = useLocation();
  if (!signedIn) return <Navigate to={signInPath(pathname + search)} replace />;
  return (
    <>
      <AppHeader />
      <Outlet />
    </>
  );
}
