import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { blankFont } from './blank-font.ts';
import { type FontPart, fontParts, HANGUL, unicodeRange } from './font-characters.ts';

/**
 * The font for all other screens: its family name, weights and address, and a blank font that reserves its space on a device
 * without Korean fonts. The page declares them itself.
 */
const SCREENS_FONT = 'virtual:kkini-screens-font';
/** The part for the first page: its family name, weights, characters and address. */
const START_FONT = 'virtual:kkini-start-font';
/** Addresses of the fonts for documents, and the characters of the small ones. */
const PAPER = 'virtual:kkini-paper-fonts';
const MADE = [SCREENS_FONT, START_FONT, PAPER];
const FAMILY = 'Kkini Sans';
const SCREENS_FAMILY = 'Kkini Screens';
/** Metrics of Pretendard in ems, as src/styles/fallback-fonts.css has them; the advance is that of Hangul. */
const PRETENDARD = { advance: 0.8643, ascent: 0.9521, descent: 0.2412 };
/** Weights the page uses. */
const WEIGHTS = { min: 500, max: 800 };
const FEATURES = ['kern', 'tnum', 'ccmp', 'locl', 'mark'];

/** Cuts Pretendard into two parts: one for the first page, one for all other screens. */
export function fontPlugin(): Plugin {
  let folder = '';
  let parts: PartFiles | null = null;
  return {
    name: 'kkini-fonts',
    configResolved(config) {
      folder = join(config.cacheDir, 'kkini-fonts');
    },
    async buildStart() {
      await mkdir(folder, { recursive: true });
      const { start, screens, paper } = fontParts();
      parts = { start: await writePart(start, folder), screens: await writePart(screens, folder), paper };
    },
    resolveId: (id) => (MADE.includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (parts === null) return undefined;
      switch (MADE.find((name) => id === `\0${name}`)) {
        case PAPER:
          return await paperFonts(folder, parts.paper);
        case SCREENS_FONT:
          return screensModule(parts.screens);
        case START_FONT:
          return startModule(parts.start);
        default:
          return undefined;
      }
    },
  };
}

type PartFiles = { readonly start: PartFile; readonly screens: PartFile; readonly paper: FontPart };

type PartFile = FontPart & { readonly path: string };

function startModule({ characters, path }: PartFile): string {
  return `${addressOf(path)}
export const FAMILY = ${JSON.stringify(FAMILY)};
export const RANGE = ${JSON.stringify(unicodeRange(characters))};`;
}

function screensModule({ path }: PartFile): string {
  return `${addressOf(path)}
export const FAMILY = ${JSON.stringify(SCREENS_FAMILY)};
export const BLANK = ${JSON.stringify(blankFont(HANGUL, PRETENDARD).toString('base64'))};`;
}

function addressOf(path: string): string {
  return `export { default as ADDRESS } from ${JSON.stringify(`${path}?url`)};
export const WEIGHTS = '${WEIGHTS.min} ${WEIGHTS.max}';`;
}

async function writePart(part: FontPart, folder: string): Promise<PartFile> {
  const path = join(folder, `kkini-sans-${part.name}.woff2`);
  const font = await cut(part.characters, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } });
  await writeFile(path, font);
  return { ...part, path };
}

/** Two static weights, each as a subset and whole: PDF readers do not support variable fonts. */
async function paperFonts(folder: string, { characters: covered }: FontPart): Promise<string> {
  const lines = [500, 700].flatMap((wght) =>
    [
      { name: `small${wght}`, options: {}, characters: covered },
      { name: `whole${wght}`, options: { keepAllGlyphs: true }, characters: undefined },
    ].map(async ({ name, options, characters }) => {
      const path = join(folder, `kkini-paper-${name}.ttf`);
      await writeFile(
        path,
        await cut(characters, { targetFormat: 'sfnt', variationAxes: { wght }, ...options }),
      );
      return `import ${name} from ${JSON.stringify(`${path}?url`)};`;
    }),
  );
  return `${(await Promise.all(lines)).join('\n')}
export const COVERED = ${JSON.stringify(covered)};
export const SMALL = { 500: small500, 700: small700 };
export const WHOLE = { 500: whole500, 700: whole700 };`;
}

async function cut(characters: string | undefined, options: object): Promise<Buffer> {
  const whole = createRequire(import.meta.url).resolve(
    'pretendard/dist/public/variable/PretendardVariable.ttf',
  );
  return await subsetFont(await readFile(whole), characters, {
    keepFeatures: FEATURES,
    noHinting: true,
    ...options,
  });
}
