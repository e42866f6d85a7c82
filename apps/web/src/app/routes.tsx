import { Navigate, type RouteObject } from 'react-router';
import { PATHS } from '../edges/paths.ts';
import { IntroRoute } from './intro-route.tsx';
import { loadScreen } from './load-screen.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { RootLayout } from './root-layout.tsx';
import { RouteError } from './route-error.tsx';

/** Every route and alias. Only the intro is part of the first script; an unknown address leads to the start. */
export const ROUTES: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: LoadingScreen,
    children: [
      { path: PATHS.intro, Component: IntroRoute },
      { path: PATHS.introAlias, Component: IntroRoute },
      { path: PATHS.error, lazy: loadScreen(() => import('./error-route.tsx'), 'ErrorRoute') },
      { path: '*', element: <Navigate to={PATHS.intro} replace /> },
    ],
  },
];
