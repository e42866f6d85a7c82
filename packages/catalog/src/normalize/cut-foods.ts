import { findAmounts } from './amounts/find-amounts.ts';
import { type Bracket, findBrackets } from './line-pieces.ts';
import { BULLETS, type HeadedText, splitInlineHead } from './section-heads.ts';
import { isOnlyState } from './state-names.ts';
import { stripEnd, stripStart } from './tidy-text.ts';

/**
 * Splits a text without heads into foods: at commas outside brackets, between foods separated only by an amount, and where a
 * bracket lists the parts of a food ("양념(간장 5g, 설탕 3g)"). A head may begin in between.
 */
export function cutFoods(text: string): readonly HeadedText[] {
  return joinStates(cutAtCommas(text))
    .flatMap(cutBetweenAmounts)
    .map((food) => stripEnd(stripStart(food.replace(ENUMERATION, ''), `${BULLETS}.)]}`), ' .;·').trim())
    .filter((food) => /\p{L}/u.test(food))
    .map(splitInlineHead)
    .flatMap(openList);
}

/** "미역, 말린것 10g" is one food: a part that only names a state belongs to the food before. */
function joinStates(parts: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const isState = before !== undefined && /[가-힣]/.test(before) && isOnlyState(wordsOf(part));
    if (isState) joined[joined.length - 1] = `${before.trimEnd()} ${part.trimStart()}`;
    else joined.push(part);
  }
  return joined;
}

const LONGEST_STATE = 40;

/** A short part without its amounts and brackets. */
function wordsOf(part: string): string {
  if (part.length > LONGEST_STATE) return '';
  let words = part;
  for (const { start, end } of findAmounts(part).toReversed())
    words = words.slice(0, start) + words.slice(end);
  return words.replace(/[()[\]]/g, ' ').trim();
}

/** "1. 쌀 50g", "2) 콩 20g": the number numbers the lines. */
const ENUMERATION = /^\s{0,3}\d{1,2}[.)]\s?(?=[가-힣])/;

const SEPARATORS = ',;、|\n';

function cutAtCommas(text: string): readonly string[] {
  const brackets = findBrackets(text);
  const parts: string[] = [];
  let from = 0;
  let next = 0;
  for (let at = 0; at < text.length; at += 1) {
    const bracket = brackets[next];
    if (bracket !== undefined && at === bracket.start) {
      at = bracket.end - 1;
      next += 1;
      continue;
    }
    if (!SEPARATORS.includes(text.charAt(at)) || isThousands(text, at)) continue;
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  return [...parts, text.slice(from)];
}

function isThousands(text: string, comma: number): boolean {
  return /^\d,\d{3}(?!\d)$/.test(text.slice(comma - 1, comma + 4)) && text.charAt(comma) === ',';
}

/** Words after an amount that belong to the food before it. */
const AFTERWORD =
  /^[)\]}]{0,3}\s?(?:[가-힣]{0,3}\s?(?:다진|썬|간|깐|삶은|불린|데친|친|큰|작은|중간)?\s?(?:것|거)|정도|분량|기준|준비|사용|넣음)?[\s.·]{0,3}$/u;

/** "콩나물 50g 미나리(10g)" names two foods: an amount ends a food when words and another amount follow. */
function cutBetweenAmounts(text: string): readonly string[] {
  const closed = closedAmounts(text);
  const foods: string[] = [];
  let from = 0;
  for (const [index, amount] of closed.entries()) {
    const next = closed[index + 1];
    if (next === undefined) break;
    const between = text.slice(amount.end, next.start);
    if (!/\p{L}/u.test(between) || AFTERWORD.test(between)) continue;
    if (!/\p{L}/u.test(text.slice(from, amount.start))) continue;
    foods.push(text.slice(from, amount.end));
    from = amount.end;
  }
  return [...foods, text.slice(from)];
}

/** Amounts with their brackets, as one range each. A bracket directly after an amount belongs to it. */
function closedAmounts(text: string): readonly Bracket[] {
  const brackets = findBrackets(text);
  const places: { start: number; end: number }[] = [];
  let next = 0;
  for (const amount of findAmounts(text)) {
    while ((brackets[next]?.end ?? text.length) <= amount.start) next += 1;
    const around = brackets[next];
    const place = around !== undefined && around.start < amount.start ? { ...around } : { ...amount };
    const last = places.at(-1);
    if (
      last !== undefined &&
      /^[\s=/]{0,3}$/.test(text.slice(last.end, Math.min(place.start, last.end + 4))) &&
      place.start - last.end <= 3
    )
      last.end = Math.max(last.end, place.end);
    else if (last === undefined || place.start >= last.end)
      places.push({ start: place.start, end: place.end });
  }
  return places;
}

/** Foods of a bracket that each have an amount, with the food they make as their head. */
function openList({ head, text }: HeadedText): readonly HeadedText[] {
  const [bracket, second] = findBrackets(text);
  if (bracket === undefined || second !== undefined) return [{ head, text }];
  const outside = `${text.slice(0, bracket.start)} ${text.slice(bracket.end)}`;
  const inside = cutAtCommas(text.slice(bracket.start + 1, bracket.end - 1)).map((part) => part.trim());
  const isList =
    inside.length > 1 &&
    inside.every((part) => /\p{L}/u.test(part) && findAmounts(part).some(({ start }) => start > 0));
  if (!isList || findAmounts(outside).length > 0) return [{ head, text }];
  return inside.map((food) => ({ head: outside.trim(), text: food, isInside: true }));
}
