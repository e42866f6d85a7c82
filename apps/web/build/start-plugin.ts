import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { MARK } from './icon-plugin.ts';

/** File name of the page's script in the build. */
const PAGE_FILE = /static\/js\/page-[^/]+\.js$/;
const ICON = '/favicon.svg';
const PLACE = '<div class="start-mark">';

/**
 * Makes index.html show the logo before any script runs, preload the script of the page and link its style, which would otherwise
 * wait for the first script. The icon is inlined, because browsers fetch it among the first files and delay what the screen needs.
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
          tags: pageScripts(bundle).flatMap((chunk) => [
            linkTo(chunk.fileName, 'modulepreload'),
            ...[...(chunk.viteMetadata?.importedCss ?? [])].map((file) => linkTo(file, 'stylesheet')),
          ]),
        };
      },
    },
  };
}

/** The script of the page and its imports; none in development. */
function pageScripts(bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] {
  const page = Object.values(bundle).find(({ fileName }) => PAGE_FILE.test(fileName));
  if (page?.type !== 'chunk') return [];
  const imported = page.imports.map((file) => bundle[file]);
  return [page, ...imported.filter((chunk) => chunk?.type === 'chunk' && !chunk.isEntry)];
}

function linkTo(file: string, rel: 'modulepreload' | 'stylesheet'): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, href: `/${file}`, crossorigin: '' }, injectTo: 'head' };
}
