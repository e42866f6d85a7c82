import { type HtmlPiece, htmlPieces, oneBlank } from './html-text.ts';
import { cutAtNumbers } from './step-numbers.ts';

/**
 * Steps of one text that may hold several: list items and paragraphs are steps; without them lines are; one line is cut
 * where it counts ("1. … 2. …"). Headings inside of HTML are no steps.
 */
export function splitInstructions(text: string): readonly string[] {
  const pieces = htmlPieces(text);
  const lines = linesOf(pieces, true);
  const found = lines.length > 0 ? lines : linesOf(pieces, false);
  return found.length === 1 ? found.flatMap(cutAtNumbers) : found;
}

/** True for a text that holds a list of its own. */
export function holdsList(text: string): boolean {
  return /<li\b|&lt;li\b/i.test(text);
}

const BLOCK = /^\/?(?:article|blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|section|table|td|tr|ul)$/;
const UNSAID = /^(?:h[1-6]|script|style)$/;

function linesOf(pieces: readonly HtmlPiece[], dropHeadings: boolean): readonly string[] {
  // In HTML a line break of the text is a blank; in plain text it ends a step.
  const wraps = pieces.some((piece) => 'tag' in piece && /^(?:li|p)$/.test(piece.tag));
  const open = { li: 0, p: 0, unsaid: 0 };
  const lines: string[] = [''];
  for (const piece of pieces) {
    if ('text' in piece) {
      if (open.unsaid > 0 && dropHeadings) continue;
      const keeps = wraps && (open.li > 0 || open.p > 0);
      const [first = '', ...more] = keeps ? [piece.text] : piece.text.split(/\r\n?|\n|\u2028/);
      lines[lines.length - 1] += first;
      for (const line of more) lines.push(line);
      continue;
    }
    if (BLOCK.test(piece.tag) && (open.li === 0 || /^\/?li$|^\/[ou]l$/.test(piece.tag))) lines.push('');
    else if (BLOCK.test(piece.tag)) lines[lines.length - 1] += ' ';
    count(open, piece.tag);
  }
  return lines.map(oneBlank).filter((line) => /[\p{L}\p{N}]/u.test(line));
}

function count(open: { li: number; p: number; unsaid: number }, tag: string): void {
  const name = tag.replace('/', '');
  const change = tag.startsWith('/') ? -1 : 1;
  // Unclosed items and paragraphs end where the next begins.
  if (name === 'li' || name === 'p') open[name] = Math.max(0, Math.min(1, open[name] + change));
  if (/^\/[ou]l$/.test(tag)) open.li = 0;
  if (UNSAID.test(name)) open.unsaid = Math.max(0, open.unsaid + change);
}
