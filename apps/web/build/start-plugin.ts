import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { MARK } from './icon-plugin.ts';

/** The script of the page, as the build names it. */
const PAGE_FILE = /static\/js\/page-[^/]+\.js$/;
const ICON = '/favicon.svg';
const PLACE = '<div class="start-mark">';

/**
 * Has index.html show the mark before any script runs and ask for the script of the page beside the first one. It holds its icon
 * itself: browsers fetch that among the first files, in the way of what the screen waits for.
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

/** The script of the page and those it needs; none while developing. */
function pageScripts(bundle: Rolldown.OutputBundle): readonly string[] {
  const page = Object.values(bundle).find(({ fileName }) => PAGE_FILE.test(fileName));
  return page?.type === 'chunk'
    ? [page.fileName, ...page.imports.filter((file) => !bundle[file]?.isEntry)]
    : [];
}
