import { Outlet } from 'react-router';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageNotices } from './page-notices.tsx';
import { SkipLink } from './skip-link.tsx';
import { useFonts } from './use-fonts.ts';
import { useScreenFocus } from './use-screen-focus.ts';
import { useSignedOutElsewhere } from './use-signed-out-elsewhere.ts';

export function RootLayout() {
  useScreenFocus();
  useSignedOutElsewhere();
  useFonts();
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <PageNotices />
      <Outlet />
    </>
  );
}
