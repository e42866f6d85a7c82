import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { MARK } from './icon-plugin.ts';

/** File name of the page's script in the build. */
const PAGE_FILE = /static\/js\/page-[^/]+\.js$/;
const ICON = '/favicon.svg';
const PLACE = '<div class="start-mark">';

/**
 * Makes index.html show the logo before any script runs and preload the script of the page. The icon is inlined, because browsers
 * fetch it among the first files and delay what the screen needs.
 */
export function startPlugin(): Plugin {
  return {
    name: 'kkini-start',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const mark = readFileSync(MARK, 'utf8').trim();
        return {
          html: html
            .replace(PLACE, PLACE + mark)
            .replace(ICON, `data:image/svg+xml,${encodeURIComponent(mark)}`),
          tags: pageScripts(bundle).map((file) => {
            const attrs = { rel: 'modulepreload', href: `/${file}`, crossorigin: '' };
            return { tag: 'link', attrs, injectTo: 'head' };
          }),
        };
      },
    },
  };
}

/** The script of the page and its imports; none in development. */
function pageScripts(bundle: Rolldown.OutputBundle): readonly string[] {
  const page = Object.values(bundle).find(({ fileName }) => PAGE_FILE.test(fileName));
  return page?.type === 'chunk'
    ? [page.fileName, ...page.imports.filter((file) => !bundle[file]?.isEntry)]
    : [];
}
