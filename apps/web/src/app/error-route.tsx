import { useLocation } from 'react-router';
import { ErrorScreen } from './error-screen.tsx';

/** /error: a screen that sends visitors here may say why in the navigation state, as `{ message }`. */
export function ErrorRoute() {
  const { state }: { state: unknown } = useLocation();
  const message =
    typeof state === 'object' && state !== null && 'message' in state ? state.message : undefined;
  return typeof message === 'string' ? <ErrorScreen details={message} /> : <ErrorScreen />;
}
