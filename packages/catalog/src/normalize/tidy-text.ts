import { decodeHTML } from 'entities';

/**
 * One spelling for what files write in many: entities decoded, line-break tags as line breaks, other tags dropped,
 * full-width and unit characters in their plain form, vulgar fractions as `1/2`, runs of blanks as one. "1½컵" → "1 1/2컵".
 */
export function tidyText(text: string): string {
  return decodeHTML(text)
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(VULGAR_FRACTION, (fraction) => ` ${fraction.normalize('NFKC').replace('\u2044', '/')}`)
    .normalize('NFKC')
    .replaceAll('\u2044', '/')
    .replace(INVISIBLE, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

const VULGAR_FRACTION = /[\u00BC-\u00BE\u2150-\u215E]/g;
/** Control characters except tab and line breaks, zero-width characters, byte order marks. */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\u200B-\u200F\u2060\uFEFF]/gu;
