import { decodeHTML } from 'entities';
import { CIRCLED, plainCircles } from './numbering.ts';

/**
 * Normalises the spelling of a text: entities decoded, line-break tags as line breaks, other tags dropped, full-width and unit
 * characters in their plain form, vulgar fractions as `1/2`, middle dots of all kinds as `·`, enclosed numbers of all kinds as
 * `①`, raised numbers of footnotes dropped, single blanks and line breaks. "1½컵" → "1 1/2컵".
 */
export function tidyText(text: string): string {
  const plain = plainCircles(decodeHTML(text))
    .replace(/<br\s{0,3}\/?>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(MIDDLE_DOT, '·')
    .replace(RAISED, '')
    .replace(VULGAR_FRACTION, (fraction) => ` ${fraction.normalize('NFKC').replace('\u2044', '/')}`)
    .replace(UNCIRCLED, (part) => part.normalize('NFKC'))
    .replaceAll('\u2044', '/')
    .replace(INVISIBLE, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
  // A full-width figure on a key is a plain one only now.
  return plainCircles(plain);
}

const VULGAR_FRACTION = /[\u00BC-\u00BE\u2150-\u215E]/g;
/** Dots between words. Compatibility forms would turn the vowel sign among them (U+318D) into a letter. */
const MIDDLE_DOT = /[\u318D\u2027\u2219\u22C5\u30FB\uFF65]/g;
/** Footnote numbers after a word. After a unit of length they are powers, before a fraction bar numerators. */
const RAISED = /(?<=[가-힣)])[\u00B9\u00B2\u00B3\u2070\u2074-\u2079]{1,2}(?![\u2044/])/g;
/** Numbers in circles mark footnotes and steps; in their plain form they would look like amounts. */
const UNCIRCLED = new RegExp(`[^${CIRCLED}]+`, 'g');
/** Control characters except tab and line breaks, zero-width characters, byte order marks. */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\u200B-\u200F\u2060\uFEFF]/gu;

/** A text without the characters of `edge` at both ends, in linear time. */
export function stripEdges(text: string, edge: string): string {
  return stripEnd(stripStart(text, edge), edge);
}

/** A text without the characters of `edge` at its start. */
export function stripStart(text: string, edge: string): string {
  let from = 0;
  while (from < text.length && edge.includes(text.charAt(from))) from += 1;
  return text.slice(from);
}

/** A text without the characters of `edge` at its end. */
export function stripEnd(text: string, edge: string): string {
  let to = text.length;
  while (to > 0 && edge.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(0, to);
}
