import { decodeHTML } from 'entities';

/**
 * Normalises the spelling of a text: entities decoded, line-break tags as line breaks, other tags dropped, full-width and unit
 * characters in their plain form, vulgar fractions as `1/2`, middle dots of all kinds as `·`, single blanks and line breaks.
 * "1½컵" → "1 1/2컵".
 */
export function tidyText(text: string): string {
  return decodeHTML(text)
    .replace(/<br\s{0,3}\/?>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(MIDDLE_DOT, '·')
    .replace(VULGAR_FRACTION, (fraction) => ` ${fraction.normalize('NFKC').replace('\u2044', '/')}`)
    .normalize('NFKC')
    .replaceAll('\u2044', '/')
    .replace(INVISIBLE, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

const VULGAR_FRACTION = /[\u00BC-\u00BE\u2150-\u215E]/g;
/** Dots between words. Compatibility forms would turn the vowel sign among them (U+318D) into a letter. */
const MIDDLE_DOT = /[\u318D\u2027\u2219\u22C5\u30FB\uFF65]/g;
/** Control characters except tab and line breaks, zero-width characters, byte order marks. */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\u200B-\u200F\u2060\uFEFF]/gu;
