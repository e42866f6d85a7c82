import { Outlet, ScrollRestoration } from 'react-router';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageNotices } from './page-notices.tsx';
import { useScreenFocus } from './use-screen-focus.ts';

export function RootLayout() {
  useScreenFocus();
  return (
    <>
      <NavigationProgress />
      <PageNotices />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
