import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type FontPart = { readonly name: string; readonly characters: string };
export type FontParts = {
  readonly start: FontPart;
  readonly screens: FontPart;
  /** Texts of a printed plan: names of dishes without their descriptions. */
  readonly paper: FontPart;
};

/** First and last code point of the Hangul blocks: jamo, compatibility jamo, syllables. */
export const HANGUL = [
  [0x1100, 0x11ff],
  [0x3130, 0x318f],
  [0xac00, 0xd7a3],
] as const;

const ROOT = join(import.meta.dirname, '../../..');
const CATALOGUE = join(ROOT, 'packages/catalog/data');
const MESSAGES = 'apps/web/src/messages';
/** Texts of the first page and its menu: the messages, and the names of the languages. */
const FIRST_TEXTS = ['ko/start.ts', 'locale.ts'];
const PRINTABLE_ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('');

/** A title or name: a text, or an object of one text for each language. */
const NAMES = /"(?:title|name)":\s*(?:"([^"]*)"|\{([^}]*)\})/g;

/**
 * Characters of the first page, and of all screens including names and texts of dishes. The second part repeats the first, because
 * a browser measures a word from several font files in pieces, which is slow on a phone.
 */
export function fontParts(): FontParts {
  const start = PRINTABLE_ASCII + FIRST_TEXTS.map((file) => textOf(join(ROOT, MESSAGES, file))).join('');
  const catalogue = catalogueTexts();
  const names = [...catalogue.matchAll(NAMES)].map(([, name, names]) => name ?? names ?? '');
  const words = sourcesBelow(MESSAGES) + sourcesBelow('packages/domain/src');
  const paper = partOf('paper', start + words + names.join(''));
  return {
    start: partOf('start', start),
    screens: partOf('screens', paper.characters + sourcesBelow('packages/tips/src') + catalogue),
    paper,
  };
}

function partOf(name: string, texts: string): FontPart {
  return { name, characters: [...new Set(texts)].filter(isPrinted).sort().join('') };
}

function isPrinted(character: string): boolean {
  return !/[\p{C}\p{Zl}\p{Zp}]/u.test(character);
}

/** The TypeScript sources of a folder, tests left out. */
function sourcesBelow(folder: string): string {
  return filesBelow(join(ROOT, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(textOf)
    .join('');
}

/** The text of every file of a dish or product. */
function catalogueTexts(): string {
  return ['components', 'products']
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

/** The CSS `unicode-range` of the characters of a text: "U+20-7E, U+AC00". */
export function unicodeRange(characters: string): string {
  const points = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0);
  const ranges: { first: number; last: number }[] = [];
  for (const point of points.sort((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range && point === range.last + 1) range.last = point;
    else ranges.push({ first: point, last: point });
  }
  return ranges
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

function hex(point: number): string {
  return point.toString(16).toUpperCase();
}
