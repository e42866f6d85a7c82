/** Whether the server is reachable, as far as this page knows. */
export type Connection = {
  isOnline(): boolean;
  /** Calls back after every change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Called after each call with whether any answer arrived. */
  report(reached: boolean): void;
};

type ConnectionPage = Pick<Window, 'addEventListener' | 'setInterval' | 'clearInterval'> & {
  readonly navigator: Pick<Navigator, 'onLine'>;
};

/** Milliseconds between checks whether an unreachable server is back. */
const ASK_AGAIN_MS = 10_000;

/** Connection state: the browser reports a missing network, and failed calls reveal an unreachable server. */
export function browserConnection(page: ConnectionPage, isThere: () => Promise<boolean>): Connection {
  const listeners = new Set<() => void>();
  let reached = true;
  let asking: number | null = null;
  const isOnline = () => page.navigator.onLine && reached;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  function report(now: boolean): void {
    if (now === reached) return;
    reached = now;
    if (asking !== null) page.clearInterval(asking);
    asking = now
      ? null
      : page.setInterval(() => void isThere().then((there) => there && report(true)), ASK_AGAIN_MS);
    tell();
  }
  page.addEventListener('offline', tell);
  page.addEventListener('online', () => {
    if (reached) tell();
    else report(true);
  });
  return {
    isOnline,
    report,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
