import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { type FontPart, fontParts, RECIPES, START } from './font-characters.ts';
import { unicodeRange } from './unicode-range.ts';

/** `import 'virtual:kkini-start-font.css'` declares the family below with the part the first page is drawn with. */
const START_STYLES = 'virtual:kkini-start-font.css';
/** The family, its weights and all its parts, for a page that declares them itself. */
const FONTS = 'virtual:kkini-fonts';
/** Address of the part the first page is drawn with. */
const START_FONT = 'virtual:kkini-start-font';
/** Addresses of fonts for documents, and the signs the small ones hold. */
const PAPER = 'virtual:kkini-paper-fonts';
const MADE = [START_STYLES, FONTS, START_FONT, PAPER];
const FAMILY = 'Kkini Sans';
/** Weights the page uses. */
const WEIGHTS = { min: 500, max: 800 };
const FEATURES = ['kern', 'tnum', 'ccmp', 'locl', 'mark'];

/** Cuts Pretendard into parts of our own, ordered by when the page needs them. */
export function fontPlugin(): Plugin {
  let folder = '';
  let files: readonly PartFile[] = [];
  return {
    name: 'kkini-fonts',
    configResolved(config) {
      folder = join(config.cacheDir, 'kkini-fonts');
    },
    async buildStart() {
      await mkdir(folder, { recursive: true });
      files = await Promise.all(fontParts().map((part) => writePart(part, folder)));
    },
    resolveId: (id) => (MADE.includes(id) ? `\0${id}` : undefined),
    async load(id) {
      const made = MADE.find((name) => id === `\0${name}`);
      if (made === undefined) return undefined;
      if (made === PAPER) return await paperFonts(folder, files);
      if (made === FONTS) return fontsModule(files);
      const start = files.filter(({ name }) => name === START);
      return start.map(made === START_FONT ? addressModule : face).join('\n');
    },
  };
}

/** A part and the file it was cut into. */
type PartFile = FontPart & { readonly path: string };

function addressModule({ path }: PartFile): string {
  return `import address from ${JSON.stringify(`${path}?url`)};
export const START_FONT = address;`;
}

function fontsModule(files: readonly PartFile[]): string {
  const imports = files.map(
    ({ path }, index) => `import part${index} from ${JSON.stringify(`${path}?url`)};`,
  );
  const parts = files.map(
    ({ characters }, index) =>
      `{ address: part${index}, range: ${JSON.stringify(unicodeRange(characters))} }`,
  );
  return `${imports.join('\n')}
export const FAMILY = ${JSON.stringify(FAMILY)};
export const WEIGHTS = '${WEIGHTS.min} ${WEIGHTS.max}';
export const PARTS = [${parts.join(', ')}];`;
}

async function writePart(part: FontPart, folder: string): Promise<PartFile> {
  const path = join(folder, `kkini-sans-${part.name}.woff2`);
  const font = await cut(part.characters, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } });
  await writeFile(path, font);
  return { ...part, path };
}

function face({ characters, path }: PartFile): string {
  return `@font-face {
  font-family: "${FAMILY}";
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: swap;
  src: url("${path}") format("woff2");
  unicode-range: ${unicodeRange(characters)};
}`;
}

/** Two weights without axes, small and whole: readers of PDF know no variable fonts. */
async function paperFonts(folder: string, parts: readonly FontPart[]): Promise<string> {
  const covered = parts
    .filter(({ name }) => name !== RECIPES)
    .map(({ characters }) => characters)
    .join('');
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
