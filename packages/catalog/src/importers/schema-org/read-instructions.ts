import type { RecipeStep } from '@kkini/domain';
import { numberedSteps } from '../numbered-steps.ts';
import { type Fields, isFields } from '../reading/read-json.ts';
import { type HtmlPiece, htmlPieces, oneBlank, oneLine } from './html-text.ts';
import { allTexts, firstText } from './json-ld-nodes.ts';

const BLOCK = /^\/?(?:article|blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|section|table|td|tr|ul)$/;

const UNSAID = /^(?:h[1-6]|script|style)$/;

/**
 * Steps of `recipeInstructions` in order: steps, sections of steps (without their names), lists of texts, one text with or
 * without HTML. Tips become details of the step they follow.
 */
export function readInstructions(value: unknown): readonly RecipeStep[] {
  const pieces = piecesOf(value, true);
  const steps: { readonly text: string; readonly details: string[] }[] = [];
  for (const { text, isTip, isList } of pieces) {
    const splits = isList || pieces.length === 1 || holdsList(text);
    const lines = splits ? splitInstructions(text) : [oneLine(text)].filter(hasWords);
    const before = steps.at(-1);
    for (const line of lines) {
      if (isTip && before !== undefined) before.details.push(line);
      else steps.push({ text: line, details: [] });
    }
  }
  return numberedSteps(steps);
}

/** A text of the instructions before cleaning. */
type Piece = {
  readonly text: string;
  readonly isTip: boolean;
  /** True where the text stands for a whole list. */
  readonly isList: boolean;
};

function piecesOf(value: unknown, isWhole: boolean): readonly Piece[] {
  if (typeof value === 'string') return [{ text: value, isTip: false, isList: isWhole }];
  if (Array.isArray(value)) return value.flatMap((each) => piecesOf(each, value.length === 1));
  if (!isFields(value)) return [];
  const nested = value['itemListElement'] ?? value['steps'] ?? value['step'] ?? value['item'];
  const parts = nested === undefined ? [] : piecesOf(nested, true);
  const own = allTexts(value['text'] ?? value['description']).join(' ');
  const isStep = hasType(value, STEP);
  if (parts.length > 0) return isStep && ![nested].flat().some(isStepLike) ? joined(own, parts) : parts;
  const text = own === '' ? firstText(value['name']) : own;
  return text === '' ? [] : [{ text, isTip: hasType(value, /tip/i), isList: isWhole && !isStep }];
}

const STEP = /HowTo(?:Step|Direction)/i;

function isStepLike(value: unknown): boolean {
  return isFields(value) && hasType(value, /HowTo(?:Step|Section)/i);
}

function hasType(fields: Fields, pattern: RegExp): boolean {
  return allTexts(fields['@type']).some((type) => pattern.test(type));
}

/** One step of several directions, and its tips. */
function joined(own: string, parts: readonly Piece[]): readonly Piece[] {
  const directions = parts.filter(({ isTip }) => !isTip).map(({ text }) => text);
  const text = own === '' ? directions.join(' ') : own;
  return [{ text, isTip: false, isList: false }, ...parts.filter(({ isTip }) => isTip)];
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Steps of one text that may contain several: list items and paragraphs, without them lines. Headings in HTML are not steps. */
function splitInstructions(text: string): readonly string[] {
  const pieces = htmlPieces(text);
  const lines = linesOf(pieces, true);
  return lines.length > 0 ? lines : linesOf(pieces, false);
}

/** True for a text that holds a list of its own. */
function holdsList(text: string): boolean {
  return /<li\b|&lt;li\b/i.test(text);
}

function linesOf(pieces: readonly HtmlPiece[], dropHeadings: boolean): readonly string[] {
  // In HTML a line break is a blank; in plain text it ends a step.
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
