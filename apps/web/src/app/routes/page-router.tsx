import { Component, type ComponentType, type ReactNode } from 'react';
import { type Location, Router, useRoutes } from 'react-router';
import { OnTheWayProvider } from '../../platform/offline/on-the-way.tsx';
import { LoadingScreen } from '../navigation/loading-screen.tsx';
import { type PageHistory, useVisit } from '../navigation/use-visit.ts';
import { RouteError } from './route-error.tsx';
import { ROUTES } from './routes.tsx';

/** Shows an error screen in place of screens of which one threw, until the visitor navigates. */
class ScreenBoundary extends Component<Props, State> {
  override state: State = { failure: null, location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { failure: null, location };
  }

  override render(): ReactNode {
    const { Fallback, children } = this.props;
    return this.state.failure ? <Fallback error={this.state.failure.error} /> : children;
  }
}

/**
 * Shows the screen of the address. It uses the declarative router: the data router is a seventh of the first page's script, and
 * only scripts load by route here.
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

type Props = {
  /** A new value clears the error. */
  readonly location: Location;
  readonly Fallback: ComponentType<{ readonly error: unknown }>;
  readonly children: ReactNode;
};

type State = { readonly failure: { readonly error: unknown } | null; readonly location: Location };
