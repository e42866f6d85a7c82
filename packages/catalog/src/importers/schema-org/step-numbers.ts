/** Words before the number of a step. */
const LABEL =
  '(?:step|étape|etape|schritt|paso|passo|pas|stap|krok|steg|trin|vaihe|langkah|bước|шаг|단계|순서|手順|工程|ステップ)';
/** "1.", "1)", "(1)", "1 -", "1단계", "Step 1:", "①"; the number of a decimal ("1.5 cups") is none. */
const NUMBERED = new RegExp(
  [
    `${LABEL}\\s*#?(\\d{1,2})(?!\\d)(?:\\s*[.):\\]、．—–-]+)?`,
    '[([]?(\\d{1,2})\\s*(?:단계|[.)\\]:、．])[.):\\]]*(?![\\d,])',
    '(\\d{1,2})\\s+[-–—](?=\\s)(?!\\s*\\d)',
    '([\\u2460-\\u2473])',
  ].join('|'),
  'iu',
);
const AT_START = new RegExp(`^\\s*(?:${NUMBERED.source})\\s*`, 'iu');
const ANYWHERE = new RegExp(`(?<=^|[\\s.!?)。])(?:${NUMBERED.source})\\s*`, 'giu');

/** Steps without the numbers they were written with, where those count on from 1; empty for a line that was a number alone. */
export function withoutNumbers(lines: readonly string[]): readonly string[] {
  let last = 0;
  return lines.map((line) => {
    const match = AT_START.exec(line);
    const number = match === null ? null : numberOf(match);
    if (match === null || (number !== last + 1 && number !== 1)) return line;
    last = number;
    return line.slice(match[0].length);
  });
}

/** Cuts one text at the numbers that count on from 1 at its start: "1. Peel. 2. Slice." */
export function cutAtNumbers(text: string): readonly string[] {
  const starts: { readonly from: number; readonly to: number }[] = [];
  for (const match of text.matchAll(ANYWHERE)) {
    const isNext = numberOf(match) === starts.length + 1 && (starts.length > 0 || match.index === 0);
    if (isNext) starts.push({ from: match.index, to: match.index + match[0].length });
  }
  if (starts.length < 2) return [text];
  return starts
    .map(({ to }, index) => text.slice(to, starts[index + 1]?.from).trim())
    .filter((part) => part !== '');
}

const CIRCLED_ONE = 0x2460;

function numberOf(match: RegExpExecArray): number {
  const [, labelled, marked, dashed, circled] = match;
  if (circled !== undefined) return circled.charCodeAt(0) - CIRCLED_ONE + 1;
  return Number(labelled ?? marked ?? dashed);
}
