import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type Location, Router, useRoutes } from 'react-router';
import { useMessages } from '../../messages/messages-context.tsx';
import { OnTheWayProvider } from '../../platform/address/on-the-way.tsx';
import { CHUNK_FAILED, ChunkError, reloadPage } from '../../platform/load-chunk.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorScreen } from '../navigation/error-screen.tsx';
import { LoadingScreen } from '../navigation/loading-screen.tsx';
import { type PageHistory, useVisit } from '../navigation/use-visit.ts';
import { ROUTES } from './routes.tsx';

/** Error boundary: replaces screens that threw by an error screen until the visitor navigates. */
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
 * Shows the screen of the address. Uses React Router's declarative mode: the data router is a seventh of the first page's script,
 * and only scripts load by route here.
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
  /** A new value resets the error. */
  readonly location: Location;
  readonly Fallback: ComponentType<{ readonly error: unknown }>;
  readonly children: ReactNode;
};

type State = { readonly failure: { readonly error: unknown } | null; readonly location: Location };

/** Shown in place of a screen that threw or whose script did not load. */
export function RouteError({ error }: { readonly error: unknown }) {
  const { t } = useMessages();
  const { log, loadFonts } = usePlatform();
  const chunk = error instanceof ChunkError ? error : null;
  // The screen that threw would have loaded them.
  useEffect(loadFonts, [loadFonts]);
  useEffect(() => {
    if (chunk) log(CHUNK_FAILED, chunk.problem);
  }, [chunk, log]);
  if (chunk) {
    return (
      <ErrorScreen title={t('error.chunk')} lead={t('error.chunkLead')} details={chunk.message}>
        <Reload />
      </ErrorScreen>
    );
  }
  return <ErrorScreen unexpected={messageOf(error)} />;
}

function Reload() {
  const { t } = useMessages();
  const [busy, setBusy] = useState(false);
  function reload() {
    setBusy(true);
    void reloadPage(window);
  }
  return (
    <Button full busy={busy} onClick={reload}>
      {t('error.reload')}
    </Button>
  );
}

function messageOf(error: unknown): string {
  if (error instanceof Response) return error.statusText || String(error.status);
  return error instanceof Error ? error.message || error.name : String(error);
}
