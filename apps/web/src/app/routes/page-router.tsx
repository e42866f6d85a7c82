import { Router, useRoutes } from 'react-router';
import { OnTheWayProvider } from '../../platform/offline/on-the-way.tsx';
import { LoadingScreen } from '../navigation/loading-screen.tsx';
import { RouteError } from './route-error.tsx';
import { ROUTES } from './routes.tsx';
import { ScreenBoundary } from '../navigation/screen-boundary.tsx';
import { type PageHistory, useVisit } from '../navigation/use-visit.ts';

/**
 * Shows the screen of the address. The declarative half of react-router: its other half, which loads data, is a seventh of the first
 * page's script, and nothing here loads by route but scripts.
 */
export function PageRouter({ history }: { readonly history: PageHistory }) {
  const { visit, isOnTheWay } = useVisit(history);
  if (visit === null) return <LoadingScreen />;
  return (
    <OnTheWayProvider value={isOnTheWay}>
      <Router navigator={history} location={visit.location} navigationType={visit.action}>
        <ScreenBoundary location={visit.location} Fallback={RouteError}>
          <Screens />
        </ScreenBoundary>
      </Router>
    </OnTheWayProvider>
  );
}

function Screens() {
  return useRoutes(ROUTES);
}
