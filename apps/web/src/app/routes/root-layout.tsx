import { Outlet } from 'react-router';
import { NavigationProgress } from '../navigation/navigation-progress.tsx';
import { PageNotices } from '../navigation/page-notices.tsx';
import { SkipLink } from '../header/skip-link.tsx';
import { useFonts } from '../start/use-fonts.ts';
import { useScreenFocus } from '../navigation/use-screen-focus.ts';
import { useSignedOutElsewhere } from '../session/use-signed-out-elsewhere.ts';

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
