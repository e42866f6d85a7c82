import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { fontPlugin } from './build/font-plugin.ts';
import { iconPlugin } from './build/icon-plugin.ts';
import { laterName } from './build/later-name.ts';
import { offlinePlugin } from './build/offline-plugin.ts';
import { precompressPlugin } from './build/precompress-plugin.ts';
import { startPlugin } from './build/start-plugin.ts';

const api = process.env.KKINI_API_URL ?? 'http://127.0.0.1:3000';
const proxy = Object.fromEntries(
  ['/functions', '/rest', '/api', '/art', '/config.json'].map((path) => [path, { target: api }]),
);

/**
 * Chunks: a small first script that loads the rest, the page itself, and few more per screen, because every file costs a phone
 * network a round trip: HTTP/1.1 requests six at once. The group with the highest priority takes a module with all its dependencies.
 */
const CHUNKS = [
  { name: 'first', tags: ['$initial' as const], priority: 6 },
  {
    name: 'page-react',
    test: /\/node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/,
    priority: 5,
  },
  { name: 'page', test: /\/app\/start\/show-page/, priority: 4 },
  // Several chunks, so that a slow phone can handle input between them.
  { name: 'zod', test: /\/node_modules\/zod\//, priority: 3 },
  {
    name: 'parts',
    test: /\/node_modules\/@tanstack\/|\/packages\/(?:domain\/src\/(?!hangul\/scaled-|body\/)|contract\/src\/(?:[a-z-]+\.ts|recipe\/[a-z-]+-wire|plan\/shopping-list|survey\/[a-z-]+))|\/web\/src\/(?:ui\/|platform\/(?:(?:address|server|session)\/|[a-z-]+\.)|app\/(?:layouts\/(?:data|detail)-layout|header\/app-header)|messages\/(?!en|ko)[\w-]+\.)/,
    priority: 2,
  },
  {
    name: 'survey',
    test: /\/survey-layout|\/features\/survey\/(?!summary|bodies|.*-screens?\.)/,
    priority: 1.7,
  },
  { name: 'plan', test: /\/(?:plan-layout|(?:daily|weekly)-meals-screen)/, priority: 1.6 },
  { name: 'recipe', test: /\/recipe-screen|\/contract\/src\/recipe\/recipe/, priority: 1.3 },
  { name: featureOf, debugName: 'feature', minShareCount: 2, priority: 1 },
];

/** Production build of react-router. Its package exports select the development build, with warnings. */
const ROUTER = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

export default defineConfig({
  plugins: [
    bareRouterPlugin(),
    react(),
    fontPlugin(),
    startPlugin(),
    iconPlugin(),
    offlinePlugin(),
    precompressPlugin(),
  ],
  resolve: { alias: [{ find: /^react-router$/, replacement: ROUTER }] },
  server: { proxy },
  preview: { proxy },
  build: {
    // A strict content security policy allows neither inline script nor data: scripts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
        entryFileNames: 'static/js/[name]-[hash].js',
        chunkFileNames: ({ name }) => laterName(name, 'js'),
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css')
            ? laterName(basename(names[0], '.css'), 'css')
            : 'static/media/[name]-[hash][extname]',
      },
    },
  },
});

function featureOf(id: string): string | null {
  return /\/web\/src\/features\/(\w+)\//.exec(id)?.[1] ?? null;
}

/** Calls without side effects, under the names by which the package imports React. */
const MAKING = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;
const NAMES = /^\w+\.displayName = .*;$/gm;

/**
 * Lets the build drop the parts of react-router that the page does not use. The package does not mark the creation of components as
 * free of side effects, and sets names that only developers need, so all components would stay in the first script.
 */
function bareRouterPlugin(): Plugin {
  return {
    name: 'kkini-bare-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) => ({
        code: code.replace(MAKING, '= /* @__PURE__ */ $1').replace(NAMES, ''),
        map: null,
      }),
    },
  };
}
