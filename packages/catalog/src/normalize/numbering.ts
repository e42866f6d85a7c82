/** First sign, its number and how many follow: circles, brackets, full stops, discs (three kinds), double circles. */
const RANGES: readonly (readonly [first: number, number: number, count: number])[] = [
  [0x2460, 1, 20],
  [0x2474, 1, 20],
  [0x2488, 1, 20],
  [0x24eb, 11, 10],
  [0x24f5, 1, 10],
  [0x2776, 1, 10],
  [0x2780, 1, 10],
  [0x278a, 1, 10],
  [0x3251, 21, 15],
];
const FIRST = 0x2460;

const ENCLOSED = /[\u2460-\u249B\u24EB-\u24FE\u2776-\u2793]|([0-9])\uFE0F?\u20E3/g;

/** The signs `plainCircles` writes, as the content of a character class. */
export const CIRCLED = '\u2460-\u2473\u3251-\u325F';

/** Words before the number of a step. */
const LABEL =
  '(?:step|étape|etape|schritt|paso|passo|pas|stap|krok|steg|trin|vaihe|langkah|bước|шаг|단계|순서|과정|手順|工程|ステップ)';

/** A particle glued to a number refers to that step: "①에", "(1)의", "2)번". */
const NO_REFERENCE =
  '(?!(?:번|(?:에|에서|에는|의|를|을|와|과|은|는|로|으로|까지|부터|이|가|도|위에|안에)(?=[\\s,.)]|$)))';
const NO_FIGURE = '(?![\\d,])';
/** In front of a number: nothing, a blank, the end of a sentence, the last syllable of a predicate. */
const FREE = '(?<=^|[\\s.!?)\\]。]|[요다음함임기죠])(?<!\\d\\.)';

/**
 * Ways to write the number of a step, each with one group: "Step 1:", "(1)", "1)", "1.", "1단계", "1 -", "①". A decimal number ("1.5
 * cups") is none.
 */
const STYLES: readonly (readonly [before: string, sign: string])[] = [
  [FREE, `${LABEL}[\\s.#]{0,3}(\\d{1,2})(?!\\d)(?:\\s*[.):\\]、．—–-]+)?`],
  [FREE, `[([【<](\\d{1,2})\\s?[)\\]】>][.):]*${NO_FIGURE}${NO_REFERENCE}`],
  [FREE, `(\\d{1,2})\\s?[)\\]][.):\\]]*${NO_FIGURE}${NO_REFERENCE}`],
  [FREE, `(\\d{1,2})\\s?[.:、．][.):\\]]*${NO_FIGURE}`],
  [FREE, `(\\d{1,2})\\s?단계[.):\\]]*`],
  [FREE, '(\\d{1,2})\\s+[-–—](?=\\s)(?!\\s*\\d)'],
  ['(?<![([,~·-]\\s?)', `([${CIRCLED}])(?!\\s?[),~·${CIRCLED}-])${NO_REFERENCE}[.):]*`],
];
const CLOSED = 2;

const ANYWHERE = new RegExp(STYLES.map(([before, sign]) => `${before}${sign}\\s*`).join('|'), 'giu');

/** The parts of a text without their numbers, and the last number; an empty part had nothing but its number. */
export type NumberedParts = { readonly parts: readonly string[]; readonly last: number };

/**
 * Cuts a text at numbers of one style that count on from `last` or from 1: "1. Peel. 2. Slice." → Peel., Slice. Words before a
 * count from 1 are a part of their own, unless they only announce it. A text without such numbers is one part.
 */
export function numberedParts(text: string, last: number): NumberedParts {
  const marks = marksOf(text, last);
  const [first] = marks;
  const end = marks.at(-1);
  if (first === undefined || end === undefined) return { parts: [text], last };
  const intro = text.slice(0, first.from).trim();
  const parts = marks.map(({ to }, index) => text.slice(to, marks[index + 1]?.from).trim());
  return { parts: intro === '' || ANNOUNCES.test(intro) ? parts : [intro, ...parts], last: end.value };
}

const ANNOUNCES =
  /^(?:만드는 ?(?:법|방법|순서)|(?:조리|요리) ?(?:법|방법|순서|과정)|레시피|recipe|instructions?|directions?|method|preparation|steps?)\s?[:：]?$/i;

type Mark = {
  readonly value: number;
  readonly style: number;
  readonly from: number;
  readonly to: number;
};

function marksOf(text: string, last: number): readonly Mark[] {
  const marks: Mark[] = [];
  for (const match of text.matchAll(ANYWHERE)) {
    const mark = markOf(match);
    const before = marks.at(-1);
    if (isInBrackets(text, mark)) continue;
    const counts =
      before === undefined
        ? opens(text, mark, last)
        : mark.value === before.value + 1 && mark.style === before.style;
    if (counts) marks.push(mark);
  }
  const [first] = marks;
  return first === undefined || isAtStart(text, first) || marks.length > 1 ? marks : [];
}

function markOf(match: RegExpExecArray): Mark {
  const style = match.findIndex((group, index) => index > 0 && group !== undefined) - 1;
  const written = match[style + 1] ?? '';
  const value = circledValue(written) || Number(written);
  return { value, style, from: match.index, to: match.index + match[0].length };
}

/** The first number continues the count, or begins one at the start or after a sentence. */
function opens(text: string, mark: Mark, last: number): boolean {
  if (isAtStart(text, mark)) return mark.value === last + 1 || mark.value === 1;
  return mark.value === 1 && /[.!?:)\]다요]\s*$/.test(text.slice(Math.max(0, mark.from - NEAR), mark.from));
}

function isAtStart(text: string, { from }: Mark): boolean {
  return from <= NEAR && text.slice(0, from).trim() === '';
}

/** In characters. */
const NEAR = 40;

/** "(노른자 2)": the bracket after the number was opened before it. */
function isInBrackets(text: string, { style, from }: Mark): boolean {
  const before = text.slice(Math.max(0, from - NEAR), from);
  return style === CLOSED && before.lastIndexOf('(') > before.lastIndexOf(')');
}

/** Numbers in discs, brackets and on keys as numbers in circles: "❶", "⑴", "⒈" and "1️⃣" → "①". */
export function plainCircles(text: string): string {
  return text.replace(ENCLOSED, (sign, key?: string) => {
    const number = key === undefined ? circledValue(sign) : Number(key);
    return number === 0 ? sign : String.fromCharCode(FIRST + number - 1);
  });
}

/** The number of a sign; 0 for another character. */
export function circledValue(sign: string): number {
  const code = sign.charCodeAt(0);
  const range = RANGES.find(([first, , count]) => code >= first && code < first + count);
  return range === undefined ? 0 : code - range[0] + range[1];
}
