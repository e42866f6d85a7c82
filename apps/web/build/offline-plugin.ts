import type { Plugin } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { startEn } from '../src/messages/en/start.ts';
import { startKo } from '../src/messages/ko/start.ts';

const MANIFESTS = [
  ['ko', 'manifest.webmanifest'],
  ['en', 'manifest.en.webmanifest'],
] as const;
const MONTH_SECONDS = 30 * 24 * 60 * 60;
/** Large and rarely used files: stored after their first use only. */
const ON_DEMAND = '**/static/js/paint_pdf-*.js';

/** The installable page: its manifests, and the service worker that stores the page and its pictures on the device. */
export function offlinePlugin(): readonly Plugin[] {
  return [
    ...VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      workbox: {
        globPatterns: [
          'index.html',
          'favicon.svg',
          'static/js/*.js',
          'static/css/*.css',
          '**/kkini-sans-*.woff2',
        ],
        globIgnores: [ON_DEMAND],
        dontCacheBustURLsMatching: /^static\//,
        // Every screen has a hash route of this one address; all other addresses belong to the server.
        navigateFallbackAllowlist: [/^\/(?:\?.*)?$/],
        clientsClaim: true,
        cleanupOutdatedCaches: true,
        inlineWorkboxRuntime: true,
        runtimeCaching: [
          {
            urlPattern: ({ url, sameOrigin }) =>
              sameOrigin && /^\/art\//.test(url.pathname) && url.searchParams.has('v'),
            handler: 'CacheFirst',
            options: {
              cacheName: 'kkini-pictures',
              expiration: { maxEntries: 300, maxAgeSeconds: MONTH_SECONDS },
            },
          },
          {
            urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/art\//.test(url.pathname),
            handler: 'StaleWhileRevalidate',
            options: { cacheName: 'kkini-drawings', expiration: { maxEntries: 120 } },
          },
          {
            urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/static\//.test(url.pathname),
            handler: 'CacheFirst',
            options: { cacheName: 'kkini-static', expiration: { maxEntries: 80 } },
          },
          {
            urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
            handler: 'NetworkFirst',
            options: { cacheName: 'kkini-config', networkTimeoutSeconds: 5 },
          },
        ],
      },
    }),
    manifests(),
  ];
}

/** The page links the manifest of its language after it starts: no screen needs it. */
function manifests(): Plugin {
  return {
    name: 'kkini-manifests',
    apply: 'build',
    generateBundle() {
      for (const [lang, fileName] of MANIFESTS)
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifest(lang)) });
    },
  };
}

function manifest(lang: 'ko' | 'en'): Partial<ManifestOptions> {
  const words = lang === 'ko' ? startKo : startEn;
  return {
    id: '/',
    lang,
    name: words['app.name'],
    short_name: words['app.name'],
    description: words['app.description'],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#F7F5F1',
    theme_color: '#F7F5F1',
    categories: ['food', 'health', 'lifestyle'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
