import type { Log } from '../log.ts';
import { whenIdle } from '../when-idle.ts';

/** Takes the new version of the page into use; the page reloads when it is there. */
export type ApplyUpdate = () => void;

/** News of a newer version that waits. It is never taken into use by itself. */
export type AppUpdates = {
  waiting(): ApplyUpdate | null;
  /** Calls back when a version starts to wait; returns how to stop. */
  subscribe(listener: () => void): () => void;
};

/** How often an open page asks whether there is a newer version. */
const ASK_AGAIN_MS = 60 * 60 * 1000;
const SERVICE_WORKER = '/sw.js';

/**
 * Keeps the page itself on the device through a service worker. It starts when somebody wants its news, for keeping the page
 * fetches all of it, which must not hold up a screen that is still being drawn.
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

/** Tells of a version that waits. Another tab may have taken it into use before: then only the reload is left to do. */
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
