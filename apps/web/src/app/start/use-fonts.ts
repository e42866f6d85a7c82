import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePlatform } from '../../platform/platform-context.tsx';
import { framesOf } from '../routes/screens.ts';

/** Has the fonts come with the first screen behind the intro. */
export function useFonts(): void {
  const { loadFonts } = usePlatform();
  const { pathname } = useLocation();
  useEffect(() => {
    if (framesOf(pathname).length > 0) loadFonts();
  }, [pathname, loadFonts]);
}
