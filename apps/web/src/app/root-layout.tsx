import { Outlet, ScrollRestoration } from 'react-router';
import { useScreenFocus } from './use-screen-focus.ts';

export function RootLayout() {
  useScreenFocus();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
