import { useLocation } from 'react-router';
import { AppHeader } from '../header/app-header.tsx';
import { ErrorScreen } from '../navigation/error-screen.tsx';

/** /error: a screen that redirects here may give the reason in the navigation state, as `{ message }`. */
export function ErrorRoute() {
  const { state }: { state: unknown } = useLocation();
  const message =
    typeof state === 'object' && state !== null && 'message' in state ? state.message : undefined;
  return <ErrorScreen header={<AppHeader />} {...(typeof message === 'string' && { details: message })} />;
}
