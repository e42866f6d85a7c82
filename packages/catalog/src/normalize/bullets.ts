import { findAmounts } from './amounts/find-amounts.ts';

/** Signs that are nothing but bullets, as the content of a character class. */
const SIGNS =
  '\u2022\u2023\u2043\u25A0-\u25FF\u2605\u2606\u2610-\u2612\u2660-\u2667\u2713\u2714\u2705\u2733\u2734\u2756\u2764\u203B\u2794\u279C\u27A1\u27A4\u2B1B\u2B1C\u2B50\uFE0F\u{1F449}\u{1F4CC}\u{1F534}-\u{1F53D}\u{1F7E0}-\u{1F7EB}';

/** Bullets at the start of a line: signs, and a dot, dash or star before a blank. */
export const BULLET: RegExp = new RegExp(`^(?:[${SIGNS}]\\s*|[-\u2013*\u00B7]\\s+(?!\\d))+`, 'u');

/** Signs between a name and its amount, which are not part of either. */
export const BULLET_SIGNS: RegExp = new RegExp(`[${SIGNS}]`, 'gu');

const OPEN = '([{';
const CLOSE = ')]}';
const TOKEN = new RegExp(`\\s*[${SIGNS}][${SIGNS}\\s]*|[()[\\]{}]`, 'gu');

/** Cuts a line at bullets outside brackets: "• 소금 3g • 설탕 5g"; between a name and its amount a bullet is a blank: "소금 • 3g". */
export function cutAtBullets(line: string): readonly string[] {
  const lines: string[] = [];
  let depth = 0;
  let from = 0;
  const add = (part: string) => {
    const before = lines.at(-1);
    if (before !== undefined && continues(before, part)) lines[lines.length - 1] = `${before} ${part}`;
    else if (part !== '') lines.push(part);
  };
  for (const { 0: token, index } of line.matchAll(TOKEN)) {
    if (OPEN.includes(token)) depth += 1;
    else if (CLOSE.includes(token)) depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      add(line.slice(from, index));
      from = index + token.length;
    }
  }
  add(line.slice(from));
  return lines;
}

/** True when a part starts with the amount that the line before it lacks. */
function continues(before: string, part: string): boolean {
  const [amount] = findAmounts(part.slice(0, NEAR));
  if (amount?.start !== 0) return false;
  const end = before.slice(-NEAR);
  const amounts = findAmounts(end);
  const isNamed = /[\p{L})]$/u.test(end) && amounts.at(-1)?.end !== end.length;
  // In English the amount stands before its food.
  const leads =
    amounts[0]?.start === 0 || (/[A-Za-z]$/.test(end) && /^\s?[A-Za-z]/.test(part.slice(amount.end)));
  return isNamed && !leads;
}

/** In characters; no name with its amount is longer. */
const NEAR = 60;
