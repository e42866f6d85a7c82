import { findAmounts } from './amounts/find-amounts.ts';
import { stripEdges, stripStart } from './tidy-text.ts';

/** Words that are a heading by themselves; a food such as "broth" is not. */
const WORDS =
  'sauce|marinade|dressing|toppings?|garnish(?:es)?|fillings?|dough|batter|glaze|frosting|icing|crust|crumble|streusel|coating|breading|seasonings?|assembly|(?:[a-z]{2,12} )?ingredients';
const PURPOSE = "for (?:the |your )?[a-z][a-z &'’/-]{1,38}|to (?:serve|garnish|finish|assemble|decorate|top)";

const WORD = new RegExp(`^(?:${WORDS})$`, 'i');
const PURPOSE_ALONE = new RegExp(`^(?:${PURPOSE})$`, 'i');
const ENGLISH_LEADING = new RegExp(`^(${PURPOSE}|${WORDS})(?:\\s?:|\\s[-–—]|\\s?→)\\s?(?=\\S)`, 'i');

const LONGEST = 50;

/** A part of an ingredient text with its section head; a null `head` continues the previous section. */
export type HeadedText = {
  readonly head: string | null;
  readonly text: string;
  /** The head applies to this part only; the text after it belongs to the previous section. */
  readonly isInside?: true;
};

/** Characters that start a line or head and belong to no food. */
export const BULLETS = ' \t\n●•○◎◦■□▪▫▶▷▸▹◆◇◈★☆※*·‥…♣♠♥♡✓✔→⇒#>/|–—-';

const HEAD_WORDS =
  '재료|양념|양념장|양념액|소스|드레싱|드래싱|드레씽|육수|반죽|고명|곁들임|곁들이|가니쉬|가니시|토핑|밑간|장식|국물|절임물|절임장|절임|마리네이드|마리네이션|초대리|단촛물|촛물|배합초|소개|필링|충전물|튀김옷|시럽|조림장|비빔장|볶음장|초고추장|쌈장';
/** The filling of something: a separate syllable, or attached to what is filled ("채소" is a vegetable). */
const FILLING =
  '(?:(?<![가-힣])|만두|송편|호떡|팥|완자|김치|찐빵|빵|떡|순대|교자|딤섬|춘권|유부|주머니)\\s?(?:소|속)';
const HEAD_END = `(?:${HEAD_WORDS}|${FILLING})(?:\\s?(?:재료|만들기|준비))?`;
const HEAD_LINE = new RegExp(`^[^\\d,:()]{0,20}${HEAD_END}$`);
const LEADING = new RegExp(
  `^((?:[^\\s\\d,:()]{1,12}\\s){0,3}?[^\\s\\d,:()]{0,12}${HEAD_END})(?:\\s?[-–=→~]\\s?|\\s)(?=[가-힣A-Za-z])`,
);
const ROUND_HEAD = new RegExp(`^\\(([^()\\d]{0,14}(?:${HEAD_WORDS}))\\)`);
const SQUARE_HEAD = /[[【<《〈{〔「『]([^[\]【】<>《》〈〉{}〔〕「」『』]{0,40})[\]】>》〉}〕」』]\s?:?/g;

/** True for a line that is only a heading ("고명", "[소스]", "• 양념장 :"). */
export function isHeadLine(line: string): boolean {
  const bare = stripEdges(line, `${BULLETS}:`);
  if (bare.length > 40) return false;
  if (isKnownHead(bare)) return true;
  return (
    (/^[[【<《〈〔][^\]】>》〉〕]*[\]】>》〉〕]$/.test(bare) || line.trimEnd().endsWith(':')) &&
    !/[,\d]/.test(bare) &&
    findAmounts(bare).length === 0
  );
}

/** True for the words of a head, also in round brackets: "고명", "(양념 재료)", "For the sauce". */
export function isKnownHead(words: string): boolean {
  const bare = ROUND.exec(words)?.[1] ?? words;
  return HEAD_LINE.test(bare) || isPurpose(bare) || isHeadWord(bare);
}

const ROUND = /^\(([^()]{1,20})\)$/;

/** True for a short line without amounts directly before a list of foods with amounts. */
export function namesNextLine(line: string, next: string | undefined): boolean {
  if (next === undefined || line.length > LONGEST_NAME || /[,\d]/.test(line)) return false;
  return findAmounts(line).length === 0 && findAmounts(next).length >= LEAST_LISTED;
}

const LONGEST_NAME = 20;
const LEAST_LISTED = 3;

/** The text of a head without its signs. */
export function headName(head: string): string {
  const bare = stripEdges(
    head.replace(/[[\]【】<>《》〈〉{}〔〕「」『』:]/g, ' ').replace(/\s+/g, ' '),
    BULLETS,
  );
  return ROUND.exec(bare)?.[1] ?? bare;
}

/** Splits a line at its heads: in square brackets, before a colon, or as its first words. */
export function cutAtHeads(line: string): readonly HeadedText[] {
  const path = cutAtPath(stripStart(line, BULLETS));
  return path ?? cutAtSquares(stripStart(line, BULLETS)).flatMap(cutAtColons).map(cutLeadingHead);
}

/**
 * The foods of a path with the known head before them: "재료 > 주재료 > 두부 1모". Null for another line, such as "땅콩 > 볶은 것", whose
 * first step may be a food.
 */
export function cutAtPath(line: string): readonly HeadedText[] | null {
  const steps = line.includes('<') ? [] : line.split(/\s?[>›»]\s?/).filter((step) => step !== '');
  const last = steps.at(-1) ?? '';
  if (steps.length < 2 || !namesFood(last)) return null;
  const foods: HeadedText[] = [];
  let head: string | null = null;
  for (const [index, step] of steps.entries()) {
    if (findAmounts(step).length > 0 || index === steps.length - 1)
      foods.push({ head, text: step, isInside: true });
    else if (isKnownHead(step)) head = headName(step);
    else return null;
  }
  return head === null ? null : foods;
}

/** True for a text with words beside its amounts. */
export function namesFood(text: string): boolean {
  let from = 0;
  let words = '';
  for (const { start, end } of findAmounts(text)) {
    words += text.slice(from, start);
    from = end;
  }
  return /\p{L}/u.test(words + text.slice(from));
}

/** A food after a head without a separator: "전분 5g 양념 다진 마늘 2g" → head "양념". */
export function splitInlineHead(food: string): HeadedText {
  const inline = /^(?:양념|양념장|소스|드레싱|고명|반죽|밑간)\s(?=[가-힣])/.exec(food)?.[0];
  return inline === undefined
    ? { head: null, text: food }
    : { head: inline.trim(), text: food.slice(inline.length) };
}

function cutAtSquares(line: string): readonly HeadedText[] {
  const parts: HeadedText[] = [];
  let from = 0;
  let head: string | null = null;
  for (const match of line.matchAll(SQUARE_HEAD)) {
    const name = match[1] ?? '';
    // "떡 100g[떡볶이떡], 어묵": a bracket before a comma is a remark.
    const after = line.slice(match.index + match[0].length).charAt(0);
    if (findAmounts(name).length > 0 || (match.index > 0 && ',;)'.includes(after))) continue;
    parts.push({ head, text: line.slice(from, match.index) });
    head = headName(name) || null;
    from = match.index + match[0].length;
  }
  return [...parts, { head, text: line.slice(from) }];
}

/** "설탕 5g 호떡소: 팥 10g": a head begins after the last comma, bracket or amount before its colon. */
function cutAtColons({ head, text }: HeadedText): readonly HeadedText[] {
  const parts: HeadedText[] = [];
  let from = 0;
  let current = head;
  let rest = '';
  for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
    if (!opensHead(text, colon)) continue;
    const start = headStart(text, from, colon);
    const name = headName(text.slice(start, colon));
    parts.push({ head: current, text: rest + text.slice(from, start) });
    current = name === '' ? current : name;
    rest = '';
    from = colon + 1;
  }
  return [...parts, { head: current, text: text.slice(from) }];
}

/** A colon between digits is a ratio, one before an amount means "is": "간장 : 2큰술". */
function opensHead(text: string, colon: number): boolean {
  if (/\d:\d/.test(text.slice(colon - 1, colon + 2))) return false;
  const after = text.slice(colon + 1, colon + 13);
  return (findAmounts(after)[0]?.start ?? after.length) > 1 || !/^\s?\S/.test(after);
}

function headStart(text: string, from: number, colon: number): number {
  const before = text.slice(Math.max(from, colon - 40), colon);
  const offset = colon - before.length;
  const separator = Math.max(...[',', ')', ']', '\n'].map((sign) => before.lastIndexOf(sign))) + 1;
  const amount = findAmounts(before).at(-1)?.end ?? 0;
  const number = /^.*\d(?![가-힣A-Za-z\d])/s.exec(before)?.[0].length ?? 0;
  return offset + Math.max(separator, amount, number);
}

function cutLeadingHead({ head, text }: HeadedText): HeadedText {
  const trimmed = text.trimStart();
  const start = trimmed.slice(0, 80);
  const english = leadingEnglishHead(start);
  if (english !== null) return { head: english.head, text: trimmed.slice(english.length) };
  const leading = ROUND_HEAD.exec(start) ?? LEADING.exec(start);
  if (leading === null) return { head, text };
  const rest = trimmed.slice(leading[0].length);
  return findAmounts(rest.slice(0, 200)).length === 0
    ? { head, text }
    : { head: leading[1] ?? head, text: rest };
}

/** True for a phrase of purpose, which is not a food: "For the sauce", "To serve". */
export function isPurpose(line: string): boolean {
  return line.length <= LONGEST && PURPOSE_ALONE.test(line);
}

/** True for a single word that usually is a head: "Marinade". */
export function isHeadWord(line: string): boolean {
  return line.length <= LONGEST && WORD.test(line);
}

/** The head before a colon or dash and its length with that sign: "For the sauce: 2 tbsp honey". */
export function leadingEnglishHead(line: string): { readonly head: string; readonly length: number } | null {
  const match = ENGLISH_LEADING.exec(line.slice(0, 2 * LONGEST));
  return match === null ? null : { head: match[1] ?? '', length: match[0].length };
}
