import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { startEn } from '../src/messages/en/start.ts';
import { startKo } from '../src/messages/ko/start.ts';
import { MARK } from './icon-plugin.ts';

const MANIFESTS = [
  ['ko', 'manifest.webmanifest'],
  ['en', 'manifest.en.webmanifest'],
] as const;
const SERVICE_WORKER = 'sw.js';
const SOURCE = join(import.meta.dirname, '../src/platform/offline/service-worker.ts');
/** Files of the build that the device stores with the page. */
const STORED = /^(?:index\.html|static\/js\/[^/]+\.js|static\/css\/[^/]+\.css|.*\/kkini-sans-[^/]*\.woff2)$/;
/** Large and rarely used files: stored after their first use only. */
const ON_DEMAND = /(?:^|\/)static\/js\/paint_pdf-[^/]*\.js$/;

/** The installable page: its manifests, and the service worker that stores the page and its pictures on the device. */
export function offlinePlugin(): Plugin {
  return {
    name: 'kkini-offline',
    apply: 'build',
    generateBundle: {
      // Runs last, because the page is complete only after the other plugins.
      order: 'post',
      async handler(_options, bundle) {
        // The page links the manifest of its language after the start, because no screen needs it.
        for (const [lang, fileName] of MANIFESTS)
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifest(lang)) });
        const source = await serviceWorker(pageFiles(bundle));
        this.emitFile({ type: 'asset', fileName: SERVICE_WORKER, source });
      },
    },
  };
}

/**
 * An address and its revision; null if the address itself changes with the content. The checksum refuses anything else that a
 * network or proxy serves at the address, because what is stored once is served until the next release.
 */
type PageFile = { readonly url: string; readonly revision: string | null; readonly integrity: string };

function pageFiles(bundle: Rolldown.OutputBundle): readonly PageFile[] {
  const stored = Object.values(bundle).filter(
    ({ fileName }) => STORED.test(fileName) && !ON_DEMAND.test(fileName),
  );
  const files = stored.map((file) =>
    pageFile(file.fileName, file.type === 'chunk' ? file.code : file.source),
  );
  return [...files, pageFile('favicon.svg', readFileSync(MARK))];
}

function pageFile(url: string, content: string | Uint8Array): PageFile {
  const checksum = createHash('sha256').update(content).digest('base64');
  return { url, revision: url.startsWith('static/') ? null : checksum, integrity: `sha256-${checksum}` };
}

/** One classic script, so that it also runs in browsers without module service workers. */
async function serviceWorker(files: readonly PageFile[]): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { PAGE_FILES: JSON.stringify(files) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: SERVICE_WORKER } },
    },
  });
  const [script] = 'output' in built ? built.output : [];
  if (script?.type !== 'chunk') throw new Error(`no ${SERVICE_WORKER}`);
  return script.code;
}

function manifest(lang: 'ko' | 'en'): Readonly<Record<string, unknown>> {
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
