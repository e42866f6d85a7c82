import { Navigate, type RouteObject } from 'react-router';
import { loadChunk } from '../edges/load-chunk.ts';
import { PATHS } from '../edges/paths.ts';
import { IntroRoute } from './intro-route.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { RootLayout } from './root-layout.tsx';
import { RouteError } from './route-error.tsx';
import { SCREENS, type Screen } from './screens.ts';

/** Every route and alias; an unknown address leads to the start. */
export const ROUTES: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: LoadingScreen,
    children: [
      { path: PATHS.intro, Component: IntroRoute },
      { path: PATHS.introAlias, Component: IntroRoute },
      ...SCREENS.map(routeOf),
      { path: '*', element: <Navigate to={PATHS.intro} replace /> },
    ],
  },
];

function routeOf({ path, load, screens }: Screen): RouteObject {
  const lazy = async () => ({ Component: await loadChunk(load) });
  return { lazy, ...(path !== undefined && { path }), ...(screens && { children: screens.map(routeOf) }) };
}
