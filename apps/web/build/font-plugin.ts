import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { type FontPart, fontParts } from './font-characters.ts';
import { unicodeRange } from './unicode-range.ts';

/** `import 'virtual:kkini-fonts.css'` declares the family below. */
const STYLES = 'virtual:kkini-fonts.css';
const FAMILY = 'Kkini Sans';
/** Weights the page uses. */
const WEIGHTS = { min: 500, max: 800 };
const FEATURES = ['kern', 'tnum', 'ccmp', 'locl', 'mark'];
/** The part the first page is drawn with, as the build names it. */
const FIRST_FILE = /kkini-sans-start-[^/]+\.woff2$/;

/** Cuts Pretendard into parts of our own, ordered by when the page needs them, and asks for the first one at once. */
export function fontPlugin(): Plugin {
  let folder = '';
  return {
    name: 'kkini-fonts',
    configResolved(config) {
      folder = join(config.cacheDir, 'kkini-fonts');
    },
    resolveId: (id) => (id === STYLES ? `\0${STYLES}` : undefined),
    async load(id) {
      if (id !== `\0${STYLES}`) return undefined;
      await mkdir(folder, { recursive: true });
      const faces = await Promise.all(fontParts().map((part) => face(part, folder)));
      return faces.join('\n');
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const first = Object.keys(bundle).find((file) => FIRST_FILE.test(file));
        if (first === undefined) return [];
        const attrs = { rel: 'preload', href: `/${first}`, as: 'font', type: 'font/woff2', crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

async function face({ name, characters }: FontPart, folder: string): Promise<string> {
  const path = join(folder, `kkini-sans-${name}.woff2`);
  await writeFile(path, await cut(characters));
  return `@font-face {
  font-family: "${FAMILY}";
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: swap;
  src: url("${path}") format("woff2");
  unicode-range: ${unicodeRange(characters)};
}`;
}

async function cut(characters: string): Promise<Buffer> {
  const whole = createRequire(import.meta.url).resolve(
    'pretendard/dist/public/variable/PretendardVariable.ttf',
  );
  return await subsetFont(await readFile(whole), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}
