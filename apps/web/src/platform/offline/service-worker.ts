import { EATING_STYLES, MEAL_STYLES } from '@kkini/domain';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isOfItsKind } from './is-of-its-kind.ts';
import { FORGET_PICTURES, pictureDeletion } from './picture-deletion.ts';

/** Files of the page, inserted by the build. */
declare const PAGE_FILES: PrecacheEntry[];

type Installation = Event & { waitUntil(work: Promise<unknown>): void };
type Message = MessageEvent & { waitUntil(work: Promise<void>): void };

/** The API of a service worker that a page lacks. */
type Worker = {
  addEventListener(event: 'activate', listener: () => void): void;
  addEventListener(event: 'install', listener: (event: Installation) => void): void;
  addEventListener(event: 'message', listener: (event: Message) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};

/** Pictures of dishes, and of what stands beside them. */
const PICTURE_CACHES = { dishes: 'kkini-pictures', drawings: 'kkini-drawings' } as const;
const MONTH_SECONDS = 30 * 24 * 60 * 60;

type Plugin = CacheFirst['plugins'][number];

/** Fetches a file again if the cached answer is not of its kind, or if the page asks for a new copy after a failure. */
const CHECKED: Plugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && request.cache !== 'reload' && isOfItsKind(request.url, cachedResponse)
      ? cachedResponse
      : null,
};
/** Caches no answer from elsewhere, such as the sign-in page of a network. */
const GENUINE: Plugin = {
  ...CHECKED,
  cacheWillUpdate: async ({ request, response }) => (isOfItsKind(request.url, response) ? response : null),
};
/** Fetches a file that failed once more past the browser's own cache, and with that replaces a broken copy there. */
const FETCHED_ANEW: Plugin = {
  async handlerDidError({ request, event }) {
    const file = await fetch(new Request(request, { cache: 'reload' }));
    // An installation needs the file in the cache, so it fails now and finds the new copy next time.
    return event.type === 'install' ? undefined : file;
  },
};

/**
 * Keeps this many answers, the most recently used ones. The cast is needed because the plugin's types distinguish a missing
 * listener from an undefined one.
 */
function keep(limits: { maxEntries: number; maxAgeSeconds?: number }): CacheFirst['plugins'] {
  return [GENUINE, new ExpirationPlugin({ ...limits, purgeOnQuotaError: true }) as Plugin];
}

const deletion = pictureDeletion(async () => {
  for (const name of Object.values(PICTURE_CACHES)) {
    await caches.delete(name);
    // The list of their addresses.
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
});

/** The handler of a strategy whose answers are deleted with the others even while they are being stored. */
function deletable(strategy: Pick<CacheFirst, 'handleAll'>) {
  return (options: Parameters<CacheFirst['handleAll']>[0]) => {
    const [answered, stored] = strategy.handleAll(options);
    deletion.watch(stored);
    return answered;
  };
}

const worker = globalThis as unknown as Worker;
// A newer version waits until the visitor asks for it.
worker.addEventListener('message', (message) => {
  if (message.data?.type === 'SKIP_WAITING') void worker.skipWaiting();
  if (message.data?.type === FORGET_PICTURES) message.waitUntil(deletion.run());
});
worker.addEventListener('activate', () => void worker.clients.claim());

addPlugins([CHECKED, FETCHED_ANEW]);
precacheAndRoute(PAGE_FILES);
cleanupOutdatedCaches();
// Every screen has a hash route of this address; all other addresses belong to the server.
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { allowlist: [/^\/(?:\?.*)?$/] }));

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/art\//.test(url.pathname) && url.searchParams.has('v'),
  deletable(
    new CacheFirst({
      cacheName: PICTURE_CACHES.dishes,
      plugins: keep({ maxEntries: 300, maxAgeSeconds: MONTH_SECONDS }),
    }),
  ),
);
const drawing = deletable(
  new StaleWhileRevalidate({ cacheName: PICTURE_CACHES.drawings, plugins: keep({ maxEntries: 120 }) }),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/art\//.test(url.pathname), drawing);
/** Drawings of the survey's answers, which a visitor may come to for the first time without a connection. */
const SURVEY_DRAWINGS = [
  ...MEAL_STYLES.map((style) => `/art/meal-styles/${style}.svg`),
  ...EATING_STYLES.map((style) => `/art/eating-styles/${style}.svg`),
];
worker.addEventListener('install', (event) => {
  const asked = SURVEY_DRAWINGS.map((path) => drawing({ event, request: new Request(path) }));
  // The page also works without them.
  event.waitUntil(Promise.allSettled(asked));
});
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/static\//.test(url.pathname),
  new CacheFirst({ cacheName: 'kkini-static', plugins: keep({ maxEntries: 80 }) }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
  new NetworkFirst({ cacheName: 'kkini-config', networkTimeoutSeconds: 5, plugins: [GENUINE] }),
);
