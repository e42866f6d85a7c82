import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontPlugin } from './build/font-plugin.ts';
import { iconPlugin } from './build/icon-plugin.ts';
import { laterName } from './build/later-name.ts';
import { offlinePlugin } from './build/offline-plugin.ts';
import { precompressPlugin } from './build/precompress-plugin.ts';

const api = process.env.KKINI_API_URL ?? 'http://127.0.0.1:3000';
const proxy = Object.fromEntries(
  ['/functions', '/rest', '/api', '/art', '/config.json'].map((path) => [path, { target: api }]),
);

export default defineConfig({
  plugins: [react(), fontPlugin(), iconPlugin(), offlinePlugin(), precompressPlugin()],
  server: { proxy },
  preview: { proxy },
  build: {
    // A strict content security policy allows neither inline script nor data: scripts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Modules of the pure packages only declare, so what a chunk does not use stays out of it.
      treeshake: { moduleSideEffects: (id) => !/\/packages\/(?:domain|contract)\//.test(id) },
      output: {
        // The first page is one script and one style instead of two dozen requests.
        codeSplitting: { groups: [{ name: 'first-page', tags: ['$initial'] }] },
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
