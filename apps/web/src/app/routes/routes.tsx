import { Navigate, type RouteObject } from 'react-router';
import { PATHS } from '../../platform/address/paths.ts';
import { IntroRoute } from './intro-route.tsx';
import { RootLayout } from './root-layout.tsx';
import { screenOf } from './screen-scripts.ts';
import { SCREENS, type Screen } from './screens.ts';

/** Every route and alias; an unknown address redirects to the start. */
export const ROUTES: RouteObject[] = [
  {
    Component: RootLayout,
    children: [
      { path: PATHS.intro, Component: IntroRoute },
      { path: PATHS.introAlias, Component: IntroRoute },
      ...SCREENS.map(routeOf),
      { path: '*', element: <Navigate to={PATHS.intro} replace /> },
    ],
  },
];

function routeOf({ path, load, screens }: Screen): RouteObject {
  function Component() {
    const Shown = screenOf(load);
    return <Shown />;
  }
  return {
    Component,
    ...(path !== undefined && { path }),
    ...(screens && { children: screens.map(routeOf) }),
  };
}
