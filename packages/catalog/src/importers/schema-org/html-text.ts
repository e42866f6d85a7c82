import { decodeHTML } from 'entities';

/** A piece of HTML: a text, or a tag with its lower-case name (`/li` for a closing tag). */
export type HtmlPiece = { readonly text: string } | { readonly tag: string };

/** Text and tags of an HTML snippet in order, without comments. Entities are decoded first, because pages encode tags too. */
export function htmlPieces(html: string): readonly HtmlPiece[] {
  const text = withoutComments(decodeEntities(html));
  const pieces: HtmlPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(TAG)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ tag: `${match[1]}${match[2]}`.toLowerCase() });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** Text of a snippet on one line: no tags, entities or invisible characters, and single blanks. */
export function oneLine(html: string): string {
  const text = htmlPieces(html).map((piece) => ('text' in piece ? piece.text : blankFor(piece.tag)));
  return oneBlank(text.join(''));
}

/** The text without invisible characters and with single blanks for runs of blanks and line breaks. */
export function oneBlank(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

const TAG = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9@.])[^<>]*>/gi;
/** Inline tags leave no gap: "<b>1</b>½". */
const INLINE = /^\/?(?:a|abbr|b|del|em|font|i|ins|mark|s|small|span|strong|sub|sup|u)$/;
const ROUNDS = 3;
/** Control characters except tab and line breaks, soft hyphens, zero-width blanks, direction and byte order marks; joiners are part of words. */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\u00AD\u200B\u200E\u200F\u2060\uFEFF]/gu;

function blankFor(tag: string): string {
  return INLINE.test(tag) ? '' : ' ';
}

/** Some pages encode twice, a few more often. */
function decodeEntities(text: string): string {
  let decoded = text;
  for (let round = 0; round < ROUNDS && decoded.includes('&'); round += 1) decoded = decodeHTML(decoded);
  return decoded;
}

function withoutComments(text: string): string {
  if (!text.includes('<!--')) return text;
  const [first = '', ...rest] = text.split('<!--');
  return (
    first + rest.map((part) => part.slice(part.indexOf('-->') < 0 ? 0 : part.indexOf('-->') + 3)).join('')
  );
}
