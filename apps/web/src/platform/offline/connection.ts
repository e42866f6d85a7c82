/** Whether the server is reachable, as far as this page knows. */
export type Connection = {
  isOnline(): boolean;
  /** Calls back after every change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Called after each call with whether any answer arrived. */
  report(reached: boolean): void;
};

type ConnectionPage = Pick<Window, 'addEventListener' | 'setTimeout' | 'clearTimeout'> & {
  readonly navigator: Pick<Navigator, 'onLine'>;
};

/**
 * Milliseconds before the first and between the last checks whether an unreachable server is back. Each wait doubles until a call is
 * answered: a server that answers checks but no calls would otherwise be lost and back every two seconds.
 */
const ASK_AGAIN_MS = { first: 2_000, last: 10_000 } as const;

/** Connection state: the browser reports a missing network, and failed calls reveal an unreachable server. */
export function browserConnection(page: ConnectionPage, isThere: () => Promise<boolean>): Connection {
  const listeners = new Set<() => void>();
  let reached = true;
  let asking: number | null = null;
  let wait: number = ASK_AGAIN_MS.first;
  const isOnline = () => page.navigator.onLine && reached;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  function setReached(now: boolean): void {
    if (now === reached) return;
    reached = now;
    if (asking !== null) page.clearTimeout(asking);
    asking = now ? null : askLater();
    notify();
  }
  function report(now: boolean): void {
    if (now) wait = ASK_AGAIN_MS.first;
    setReached(now);
  }
  function askLater(): number {
    const ms = wait;
    wait = Math.min(2 * wait, ASK_AGAIN_MS.last);
    return page.setTimeout(async () => {
      const turn = asking;
      const there = await isThere();
      if (asking !== turn) return;
      if (there) setReached(true);
      else asking = askLater();
    }, ms);
  }
  page.addEventListener('offline', notify);
  page.addEventListener('online', () => {
    if (reached) notify();
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
