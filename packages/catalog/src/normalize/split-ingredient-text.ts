import { type Amount, findAmounts } from './find-amounts.ts';
import { tidyText } from './tidy-text.ts';

/** One food of an ingredient text with its amount, under the head it stands below ("양념장"), if any. */
export type IngredientSegment = { readonly text: string; readonly section: string | null };

/** An ingredient text taken apart; `servings` as marked in it ("2인분 기준"). */
export type SplitIngredients = {
  readonly segments: readonly IngredientSegment[];
  readonly servings: number | null;
};

/**
 * Cuts a whole ingredient text into foods: at commas and line breaks outside brackets, at section heads, and between
 * foods that only an amount keeps apart. A first line that repeats the title is dropped.
 */
export function splitIngredientText(text: string, title = ''): SplitIngredients {
  const whole = tidyText(text);
  const servings = SERVINGS_AT_START.exec(whole)?.[1];
  const tidied = whole.replace(SERVINGS, (_mark, end: string | undefined) => (end === ':' ? ':' : '\n'));
  const segments: IngredientSegment[] = [];
  let section: string | null = null;
  const lines = joinBrokenLines(tidied).filter((line) => /[\p{L}\d]/u.test(line));
  for (const [index, line] of lines.entries()) {
    if (isHeadLine(line) || (index === 0 && lines.length > 1 && repeatsTitle(line, title))) {
      section = index === 0 && repeatsTitle(line, title) ? null : headName(line);
      continue;
    }
    for (const part of cutAtHeads(line)) {
      if (part.head !== null) section = part.head;
      segments.push(...cutFoods(part.text).map((food) => ({ text: food, section })));
    }
  }
  return { segments, servings: servings === undefined ? null : Number(servings) };
}

const SERVINGS = /[[(]?\s*\d+\s*(?:~\s*\d+\s*)?인분\s*(?:기준|재료|분량)?\s*[\])]?(?:\s*(:)|(?=[\s,)\]]|$))/g;
const SERVINGS_AT_START = /^[^\p{L}\d]*(\d+)\s*인분/u;
const BULLET = /^[\s●•○◎■□▶▷▪◆◇★☆※*\u2022\u00B7\u2027\u30FB\u2013-]+/u;
const HEAD_WORD =
  '(?:재료|양념|양념장|양념액|소스|드레싱|드래싱|드레씽|육수|반죽|고명|곁들임|곁들이|토핑|밑간|장식|국물|절임물|절임|마리네이드|마리네이션|초대리|단촛물|배합초|소개|속|소)';
const HEAD_LINE = new RegExp(`^[^\\d,:()]{0,14}${HEAD_WORD}$`);
const LEADING_HEAD = new RegExp(`^([^\\s\\d,:()]*${HEAD_WORD})\\s+(?=[가-힣A-Za-z])`);
const BRACKET_HEAD = /[[【<《〈{]([^\]】>》〉}]*)[\]】>》〉}]\s*:?/g;

/** A line that ends without an amount before a line that starts with one belongs together. */
function joinBrokenLines(text: string): string[] {
  const lines: string[] = [];
  let depth = 0;
  for (const line of text.split('\n')) {
    const before = lines.at(-1);
    const joins = before !== undefined && (depth > 0 || (/^\d/.test(line) && !/[\d,:)\]]$/.test(before)));
    if (joins) lines[lines.length - 1] = `${before} ${line}`;
    else lines.push(line);
    depth = Math.max(0, depth + count(line, /[([]/g) - count(line, /[)\]]/g));
    // A bracket that stays open over more than one line was forgotten, not meant.
    if (joins) depth = 0;
  }
  return lines;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function isHeadLine(line: string): boolean {
  const bare = line.replace(BULLET, '').replace(/[\s:]+$/, '');
  return (
    HEAD_LINE.test(bare) ||
    (/^[[【<《〈][^\]】>》〉]*[\]】>》〉]$/.test(bare) && findAmounts(bare).length === 0)
  );
}

function headName(line: string): string {
  return line
    .replace(BULLET, '')
    .replace(/[[\]【】<>《》〈〉{}:]/g, '')
    .trim();
}

function repeatsTitle(line: string, title: string): boolean {
  const squeeze = (text: string) => text.replace(/[^\p{L}]/gu, '');
  const [head, whole] = [squeeze(line), squeeze(title)];
  if (head === '' || whole === '' || /[,\d:]/.test(line)) return false;
  return (
    whole.includes(head) || head.includes(whole) || (head.length > 2 && head.slice(-2) === whole.slice(-2))
  );
}

type Part = { readonly head: string | null; readonly text: string };

/** Cuts a line where a head stands: in square brackets, before a colon, or as its first word. */
function cutAtHeads(line: string): Part[] {
  const bare = line.replace(BULLET, '');
  const parts: Part[] = [];
  let from = 0;
  let head: string | null = null;
  for (const match of bare.matchAll(BRACKET_HEAD)) {
    const name = match[1] ?? '';
    if (findAmounts(name).length > 0) continue;
    parts.push({ head, text: bare.slice(from, match.index) });
    head = name.trim() || null;
    from = match.index + match[0].length;
  }
  parts.push({ head, text: bare.slice(from) });
  return parts.flatMap(cutAtColons).map(cutLeadingHead);
}

function cutAtColons({ head, text }: Part): Part[] {
  const colon = /[^,:()]*:/.exec(text);
  if (colon === null) return [{ head, text }];
  const before = text.slice(0, colon.index);
  const words = colon[0].slice(0, -1);
  const last = findAmounts(words).at(-1);
  // "설탕 5g 호떡소: 팥 10g": the head begins after the last amount.
  const headStart = last === undefined ? 0 : last.end;
  const rest = text.slice(colon.index + colon[0].length);
  const first = `${before}${words.slice(0, headStart)}`;
  const name = words.slice(headStart).replace(BULLET, '').trim();
  return [{ head, text: first }, ...cutAtColons({ head: name === '' ? head : name, text: rest })];
}

function cutLeadingHead({ head, text }: Part): Part {
  const trimmed = text.trimStart();
  const leading = LEADING_HEAD.exec(trimmed);
  if (leading === null || findAmounts(trimmed).length === 0) return { head, text };
  return { head: leading[1] ?? head, text: trimmed.slice(leading[0].length) };
}

function cutFoods(text: string): string[] {
  return cutOutsideBrackets(text)
    .flatMap(cutBetweenAmounts)
    .map((food) =>
      food
        .replace(BULLET, '')
        .replace(/^[\s.)\]]+|[\s.]+$/g, '')
        .trim(),
    )
    .filter((food) => /\p{L}/u.test(food));
}

function cutOutsideBrackets(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth = Math.max(0, depth - 1);
    const thousands =
      character === ',' && /\d,\d{3}(?!\d)/.test(text.slice(Math.max(0, index - 1), index + 5));
    if (depth === 0 && ',;\u3001|\n'.includes(character) && !thousands) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

/** Words after an amount that still belong to the food before it. */
const AFTERWORD =
  /^[\s)\]}]*(?:(?:다진|썬|채\s?썬|간|깐|삶은|불린|큰|작은|중간)?\s*것|정도|분량|기준)?[\s.·]*$/u;

/** "콩나물 50g 미나리(10g)" names two foods: an amount closes a food when words and another amount follow. */
function cutBetweenAmounts(text: string): string[] {
  const closed = closedAmounts(text);
  const foods: string[] = [];
  let from = 0;
  for (const [index, amount] of closed.entries()) {
    const next = closed[index + 1];
    if (next === undefined) break;
    const between = text.slice(amount.end, next.start);
    if (!/\p{L}/u.test(between) || AFTERWORD.test(between) || !/\p{L}/u.test(text.slice(from, amount.start)))
      continue;
    foods.push(text.slice(from, amount.end));
    from = amount.end;
  }
  return [...foods, text.slice(from)];
}

/** Amounts with the bracket they stand in, as one place each; a bracket right after an amount belongs to it. */
function closedAmounts(text: string): { start: number; end: number }[] {
  const brackets = [...text.matchAll(/[([{][^()[\]{}]*[)\]}]/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const places: { start: number; end: number }[] = [];
  for (const amount of findAmounts(text)) {
    const place = widen(amount, brackets);
    const last = places.at(-1);
    if (last !== undefined && /^[\s=/]*$/.test(text.slice(last.end, place.start)))
      last.end = Math.max(last.end, place.end);
    else if (last === undefined || place.start >= last.end) places.push(place);
  }
  return places;
}

function widen(amount: Amount, brackets: readonly { start: number; end: number }[]) {
  const around = brackets.find(({ start, end }) => start < amount.start && amount.end < end + 1);
  return around === undefined ? { start: amount.start, end: amount.end } : { ...around };
}
