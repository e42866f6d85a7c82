import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The characters one font file holds, and what the file is called. */
export type FontPart = { readonly name: string; readonly characters: string };

const ROOT = join(import.meta.dirname, '../../..');
const CATALOGUE = join(ROOT, 'packages/catalog/data');
const KO = join(ROOT, 'apps/web/src/messages/ko');
const PRINTABLE_ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('');

/** What the first page shows comes first, then the other screens, then names of foods and dishes, then what only their texts use. No character twice. */
export function fontParts(): readonly FontPart[] {
  const start = ['app.ts', 'intro.ts'].map((file) => textOf(join(KO, file)));
  const catalogue = catalogueTexts();
  return withoutRepeats([
    { name: START, characters: PRINTABLE_ASCII + start.join('') },
    { name: 'screens', characters: sourcesBelow(join(ROOT, 'apps/web/src/messages')) },
    { name: 'foods', characters: sourcesBelow(join(ROOT, 'packages/domain/src')) + foodNames(catalogue) },
    { name: RECIPES, characters: sourcesBelow(join(ROOT, 'packages/tips/src')) + catalogue },
  ]);
}

/** The part the first page is drawn with. */
export const START = 'start';
/** The part that steps of recipes, facts of products and tips alone use. */
export const RECIPES = 'recipes';

/** Each part with the characters that no part before it has, sorted. */
export function withoutRepeats(parts: readonly FontPart[]): readonly FontPart[] {
  const seen = new Set<string>();
  return parts.map(({ name, characters }) => {
    const own = [...new Set(characters)].filter((character) => isPrinted(character) && !seen.has(character));
    for (const character of own) seen.add(character);
    return { name, characters: own.sort().join('') };
  });
}

function isPrinted(character: string): boolean {
  return !/[\p{C}\p{Zl}\p{Zp}]/u.test(character);
}

/** Every sign in the TypeScript sources of a folder, tests left out. */
function sourcesBelow(folder: string): string {
  return filesBelow(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(textOf)
    .join('');
}

/** Titles of dishes and what their ingredients are called on a card. */
function foodNames(catalogue: string): string {
  return [...catalogue.matchAll(/"(?:title|name)":\s*"([^"]*)"/g)].map(([, name]) => name ?? '').join('');
}

/** Every recipe and product as it is written down. */
function catalogueTexts(): string {
  return ['recipes', 'products']
    .flatMap((folder) => filesBelow(join(CATALOGUE, folder)))
    .filter((file) => file.endsWith('.json'))
    .map(textOf)
    .join('');
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function textOf(file: string): string {
  return readFileSync(file, 'utf8');
}
