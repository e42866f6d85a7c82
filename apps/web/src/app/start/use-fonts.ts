import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useEdges } from '../../platform/edges-context.tsx';
import { framesOf } from '../routes/screens.ts';

/** Has the fonts come with the first screen behind the intro. */
export function useFonts(): void {
  const { loadFonts } = useEdges();
  const { pathname } = useLocation();
  useEffect(() => {
    if (framesOf(pathname).length > 0) loadFonts();
  }, [pathname, loadFonts]);
}
