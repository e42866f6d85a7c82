import { type Amount, findAmounts } from './amounts/find-amounts.ts';
import { BULLET_SIGNS } from './bullets.ts';
import { CIRCLED } from './numbering.ts';
import { stripEdges } from './tidy-text.ts';

/** A parsed line: the name, the words of its brackets, its amounts, those outside brackets first. */
export type LinePieces = {
  readonly name: string;
  readonly remarks: readonly string[];
  readonly amounts: readonly Amount[];
  /** The amounts as written, or null. */
  readonly amount: string | null;
};

/** Splits a line: "닭고기(가슴살, 150g)" → name 닭고기, remark 가슴살, 150 g. */
export function takeApart(line: string): LinePieces {
  const text = joinSpoon(line);
  const inside: string[] = [];
  let outside = '';
  let from = 0;
  for (const { start, end } of findBrackets(text)) {
    inside.push(text.slice(start + 1, end - 1).replace(BRACKETS, ' '));
    outside += `${text.slice(from, start)} `;
    from = end;
  }
  outside = (outside + text.slice(from)).replace(BRACKETS, ' ');
  const outer = findAmounts(outside);
  const inner = inside.map((content) => ({ content, amounts: findAmounts(content) }));
  const amounts = [...outer, ...inner.flatMap((each) => each.amounts)];
  const remarks = inner.map((each) => words(without(each.content, each.amounts)));
  return {
    name:
      words(without(outside, outer)) ||
      remarks.find((remark) => remark !== '') ||
      words(text.replace(BRACKETS, ' ')),
    remarks: remarks.filter((remark) => remark !== ''),
    amounts,
    amount: amounts.length === 0 ? null : amounts.map((each) => each.text).join(' / '),
  };
}

const BRACKETS = /[()[\]{}]/g;
/** Signs that are no part of a name, with arrows, daggers and numbers of footnotes. */
const SIGNS = new RegExp(`[=~*'"“”‘’!?#→⇒†‡${CIRCLED}]`, 'g');
const EDGE = ' .,:;/+·-–—&~<>|';

/** "1 큰 술" and "1큰" are one unit. */
function joinSpoon(text: string): string {
  return text.replace(/(큰|작은)\s술/g, '$1술').replace(/(\d\s?)(큰|작은)(?=\s?(?:$|[)\],/]))/g, '$1$2술');
}

function without(text: string, amounts: readonly Amount[]): string {
  const kept: string[] = [];
  let from = 0;
  for (const { start, end } of amounts) {
    kept.push(text.slice(from, start));
    from = end;
  }
  return [...kept, text.slice(from)].join(' ');
}

function words(text: string): string {
  return stripEdges(text.replace(SIGNS, ' ').replace(BULLET_SIGNS, ' ').replace(/\s+/g, ' '), EDGE);
}

/** Range and content of a bracket. Nested brackets belong to the outermost. */
export type Bracket = { readonly start: number; readonly end: number };

const OPEN = '([{';
const CLOSE = ')]}';

/** Outermost brackets of a text in order, in one pass. Unmatched brackets do not count. */
export function findBrackets(text: string): readonly Bracket[] {
  const found: Bracket[] = [];
  const opened: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (OPEN.includes(character)) opened.push(at);
    if (!CLOSE.includes(character)) continue;
    const start = opened.pop();
    if (start === undefined) continue;
    while ((found.at(-1)?.start ?? -1) > start) found.pop();
    found.push({ start, end: at + 1 });
  }
  return found;
}
