import type { Log } from '../log.ts';
import { whenIdle } from '../page-moments.ts';

/** Activates the new version; then the page reloads. */
export type ApplyUpdate = () => void;

/** Reports a newer version that is waiting. It never activates by itself. */
export type AppUpdates = {
  waiting(): ApplyUpdate | null;
  /** Calls back when a version is waiting; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
};

/** Milliseconds between checks of an open page for a newer version. */
const ASK_AGAIN_MS = 60 * 60 * 1000;
const SERVICE_WORKER = '/sw.js';

/**
 * Caches the page on the device with a service worker. It registers on the first subscription, because caching fetches the whole
 * page, which must not delay the first screen.
 */
export function serviceWorkerUpdates(page: Window & typeof globalThis, log: Log): AppUpdates {
  const listeners = new Set<() => void>();
  let waiting: ApplyUpdate | null = null;
  const found = (apply: ApplyUpdate) => {
    waiting = apply;
    for (const listener of listeners) listener();
  };
  let started = !import.meta.env.PROD || !('serviceWorker' in page.navigator);
  const start = () => {
    if (started) return;
    started = true;
    whenIdle(
      page,
      () => void register(page, found).catch((cause: unknown) => log('no service worker', cause)),
    );
  };
  return {
    waiting: () => waiting,
    subscribe(listener) {
      listeners.add(listener);
      start();
      return () => listeners.delete(listener);
    },
  };
}

async function register(page: Window, found: (apply: ApplyUpdate) => void): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(SERVICE_WORKER);
  offerWaiting(worker, found, () => page.location.reload());
  await worker.register();
  page.setInterval(() => void worker.update().catch(() => undefined), ASK_AGAIN_MS);
}

type WaitingWorker = {
  addEventListener(event: 'waiting' | 'controlling', listener: () => void): void;
  messageSkipWaiting(): void;
};

/** Reports a waiting version. If another tab has already activated it, only the reload remains. */
export function offerWaiting(
  worker: WaitingWorker,
  found: (apply: ApplyUpdate) => void,
  reload: () => void,
): void {
  worker.addEventListener('waiting', () => {
    let asked = false;
    let inUse = false;
    worker.addEventListener('controlling', () => {
      inUse = true;
      if (asked) reload();
    });
    found(() => {
      asked = true;
      if (inUse) reload();
      else worker.messageSkipWaiting();
    });
  });
}
