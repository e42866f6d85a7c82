import { EAST_ASIAN_AND, ENGLISH_ADJECTIVE, LIST_HEADING } from '../../vocabulary/foods/name-endings.ts';
import type { NameIndex } from '../taxonomy/name-index.ts';

/** Code point distance between a full-width form and its ASCII character. */
const FULL_WIDTH_OFFSET = 0xfee0;

/**
 * Normalises a text: NFC, half-width, lower case, without apostrophes, invisible characters and doubled spaces.
 * Separates an x or o from the Hangul word it marks, and Hangul words around an underscore or a
 * hyphen, except after one syllable: 무-글루텐 is "without gluten". Drops the Korean ending of an English adjective.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\uFF01-\uFF5E]/gu, (wide) =>
      String.fromCodePoint((wide.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET),
    )
    .replace(/[\u318D\u119E\u2022\u2024\u2027\u2219\u22C5\u30FB\uFF65\u25CF\u25E6]/gu, '\u00B7')
    .toLowerCase()
    .replace(/[\p{Default_Ignorable_Code_Point}'\u2018\u2019\u02BC\u00B4`]/gu, '')
    .replace(/(?<=[\uAC00-\uD7A3])[\u314B\u314E\u3160\u315C\u3161]+/gu, ' ')
    .replace(/(?<=[\uAC00-\uD7A3])[xo](?![a-z\d])/gu, ' $& ')
    .replace(ENGLISH_ADJECTIVE, ' $1')
    .replace(/(?<=[\uAC00-\uD7A3])_+(?=[\uAC00-\uD7A3])/gu, ' ')
    .replace(/(?<=[\uAC00-\uD7A3]{2})[\u002D\u2010-\u2015](?=[\uAC00-\uD7A3])/gu, '\u00B7')
    .replace(EAST_ASIAN_AND, '\u00B7')
    .replace(/[^\S\n]+/gu, ' ')
    .trim()
    .replace(LIST_HEADING, '');
}

/** Splits a text at list separators. Keeps brackets and middle dots, which names contain too. */
export function textChunks(clean: string): readonly string[] {
  return clean
    .split(/[,;/|\n+&\u3001\uFF64\u060C\u2026]+/u)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '');
}

/** The words of a chunk, split at every other mark and without amounts. An emoji is a word if it names a food. */
export function pieceWords(names: NameIndex, chunk: string): readonly (readonly string[])[] {
  const bare = chunk.replace(names.wording.amount, ' ');
  return [...bare.matchAll(/\p{Extended_Pictographic}|[\p{L}\p{M}\d_ \u002D\u2010-\u2015]+/gu)].flatMap(
    ([piece]) => {
      if (/^\p{Extended_Pictographic}/u.test(piece)) return names.readings.has(piece) ? [[piece]] : [];
      const words = piece.split(/[ \u002D\u2010-\u2015]+/u).filter((word) => word !== '');
      return words.length === 0 ? [] : [words];
    },
  );
}
