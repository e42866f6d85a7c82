import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { whenIdle } from '../edges/when-idle.ts';
import { loadLaterFonts } from './load-later-fonts.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageNotices } from './page-notices.tsx';
import { useScreenFocus } from './use-screen-focus.ts';
import { useSignedOutElsewhere } from './use-signed-out-elsewhere.ts';

export function RootLayout() {
  useScreenFocus();
  useSignedOutElsewhere();
  useEffect(() => whenIdle(window, loadLaterFonts), []);
  return (
    <>
      <NavigationProgress />
      <PageNotices />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
