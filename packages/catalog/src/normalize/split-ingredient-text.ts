import { type Amount, findAmounts } from './amounts/find-amounts.ts';
import { cutFoods } from './cut-foods.ts';
import { listLines } from './list-lines.ts';
import { cutAtHeads, headName, isHeadLine, namesNextLine } from './section-heads.ts';
import { tidyText } from './tidy-text.ts';

/** A text without its servings marks, and the number of the first mark before any amount. */
type MarkedServings = { readonly text: string; readonly servings: number | null };

/** Most characters before a mark for the whole, such as a heading. */
const LONGEST_LEAD = 40;
const COUNT = String.raw`(?<!\d)(\d{1,3})(?:\s?[~-]\s?\d{1,3})?\s?인\s?분?(?:량)?`;
const WORD = String.raw`\s?(?:기준|재료|분량)`;
const MARK = new RegExp(
  [
    String.raw`[[<【〔]\s?(?:재료\s?)?${COUNT}(?:${WORD})?\s?[\]>】〕]`,
    String.raw`\(\s?${COUNT}(?:${WORD})?\s?\)(?=\s?(?::|\n|$)|(?<=(?:재료|양념|양념장|소스|드레싱|육수|반죽)\s?\([^()]{1,20}\)))`,
    String.raw`\(?${COUNT}${WORD}\)?`,
    String.raw`(?<=^|\n)[^\p{L}\d\n(]{0,4}${COUNT}(?=\s|:|,|$)`,
  ].join('|'),
  'gu',
);

/** One food of an ingredient text with its amount and its section head ("양념장"), if any. */
export type IngredientSegment = {
  readonly text: string;
  readonly section: string | null;
  /** Numbers without a unit are grams, because the whole text uses them so. */
  readonly bareGrams?: true;
};

/** The parts of an ingredient text; `servings` as marked in it ("2인분 기준"). */
export type SplitIngredients = {
  readonly segments: readonly IngredientSegment[];
  readonly servings: number | null;
};

/**
 * Splits a whole ingredient text into foods: at commas and line breaks outside brackets, at section heads, and between foods
 * separated only by an amount. A first line that repeats the title is dropped. An amount for several foods ("소금, 후추 약간씩") is
 * copied to each.
 */
export function splitIngredientText(text: string, title = ''): SplitIngredients {
  const marked = takeServings(spellOutColours(listLines(tidyText(text)).join('\n')));
  const segments: IngredientSegment[] = [];
  let section: string | null = null;
  const lines = joinBrokenLines(marked.text).filter((line) => /[\p{L}\d]/u.test(line));
  for (const [index, line] of lines.entries()) {
    const isTitle = index === 0 && lines.length > 1 && repeatsTitle(line, title);
    const isComplete = !(lines[index - 1] ?? '').endsWith(',');
    if (isTitle || isHeadLine(line) || (isComplete && namesNextLine(line, lines[index + 1]))) {
      section = isTitle ? null : headName(line);
      continue;
    }
    const foods = cutAtHeads(line).flatMap(({ head, text: part, isInside }) => {
      const cut = cutFoods(part);
      if (isInside === true)
        return cut.map((food) => ({ ...food, head: food.head ?? head, isInside }) as const);
      return head === null ? cut : [{ head, text: '' } as const, ...cut];
    });
    const own: IngredientSegment[] = [];
    for (const { head, text: food, isInside } of foods) {
      if (isInside !== true) section = head ?? section;
      if (food !== '') own.push({ text: food, section: isInside === true ? head : section });
    }
    for (const segment of shareAmounts(own)) segments.push(segment);
  }
  return { segments: markBareGrams(segments), servings: marked.servings };
}

const COLOUR = '청|홍|황|적|주황|빨강|빨간|붉은|노랑|노란|초록|파란';
const COLOURED = new RegExp(
  `(?<![가-힣])(${COLOUR})\\s?[,·/]\\s?(${COLOUR})(?:\\s?[,·/]\\s?(${COLOUR}))?\\s?(고추|피망|파프리카)`,
  'g',
);

/** "청, 홍고추 각 1개" names two peppers. */
function spellOutColours(text: string): string {
  return text.replace(COLOURED, (_whole, ...groups: string[]) => {
    const food = groups[3] ?? '';
    return groups
      .slice(0, 3)
      .filter((colour) => typeof colour === 'string')
      .map((colour) => colour + food)
      .join('·');
  });
}

/** Joins a line without an amount at its end to the next line if that starts with an amount. */
function joinBrokenLines(text: string): readonly string[] {
  const lines: string[] = [];
  let depth = 0;
  for (const line of text.split('\n')) {
    const before = lines.at(-1);
    const joins = before !== undefined && (depth > 0 || (/^\d/.test(line) && lacksAmount(before, line)));
    if (joins) lines[lines.length - 1] = `${before} ${line}`;
    else lines.push(line);
    depth = Math.max(0, depth + count(line, '([') - count(line, ')]'));
    // A bracket that stays open over more than one line lacks its closing bracket.
    if (joins) depth = 0;
  }
  return lines;
}

/** True when a line ends in a name, and the next one is not numbered ("2. 콩"). In English the amount stands first. */
function lacksAmount(before: string, line: string): boolean {
  if (isHeadLine(before) || findAmounts(before.slice(0, LONGEST_END))[0]?.start === 0) return false;
  const end = before.slice(-LONGEST_END);
  const last = findAmounts(end).at(-1);
  return !/[\d,:)\]]$/.test(end) && last?.end !== end.length && !/^\d{1,2}[.)]\s?[가-힣]/.test(line);
}

const LONGEST_END = 40;

function count(text: string, signs: string): number {
  return [...text].filter((character) => signs.includes(character)).length;
}

function repeatsTitle(line: string, title: string): boolean {
  const squeeze = (text: string) => text.replace(/[^\p{L}]/gu, '');
  if (/[,\d:]/.test(line)) return false;
  const [head, whole] = [squeeze(line), squeeze(title)];
  if (head === '' || whole === '') return false;
  return (
    whole.includes(head) || head.includes(whole) || (head.length > 2 && head.slice(-2) === whole.slice(-2))
  );
}

/** Most foods without an amount that share one amount. */
const MOST_SHARING = 3;

/** "아몬드, 호두(각 2g)", "소금, 후추 약간": foods directly before an amount for each share it. */
function shareAmounts(foods: readonly IngredientSegment[]): readonly IngredientSegment[] {
  const shared = [...foods];
  let from = 0;
  for (const [index, food] of foods.entries()) {
    const amounts = findAmounts(food.text);
    const [said] = amounts;
    if (said === undefined) continue;
    if (amounts.length === 1 && (said.each || said.rough) && index - from <= MOST_SHARING) {
      for (let before = from; before < index; before += 1)
        shared[before] = { ...food, text: `${foods[before]?.text ?? ''} ${said.text}` };
    }
    from = index + 1;
  }
  return shared;
}

/** Largest number that may count pieces. */
const MOST_PIECES = 12;
const LEAST_BARE = 3;

/** Texts such as "쌀 90, 콩나물 30" mean grams: most amounts are bare numbers, and some are too large to count pieces. */
function markBareGrams(segments: readonly IngredientSegment[]): readonly IngredientSegment[] {
  const measured = segments.map(({ text }) => findAmounts(text));
  const bare = measured.filter((amounts) => amounts.some(isBare));
  const written = measured.filter((amounts) => amounts.length > 0);
  const isBig = ({ quantity }: Amount) => (quantity ?? 0) > MOST_PIECES;
  const meant =
    bare.length >= LEAST_BARE &&
    bare.length * 2 >= written.length &&
    bare.some((amounts) => amounts.some((amount) => isBare(amount) && isBig(amount)));
  return meant ? segments.map((segment) => ({ ...segment, bareGrams: true })) : segments;
}

function isBare({ quantity, unit }: Amount): boolean {
  return quantity !== null && unit === null;
}

/**
 * Removes servings marks from a tidy text: "[2인분]", "2인분 기준", "재료(4인분) :", and a line "2인분". After a food it is an amount ("밥
 * 2인분") and stays. A mark counts for the whole only before the first amount; a range counts by its start.
 */
export function takeServings(text: string): MarkedServings {
  let servings: number | null = null;
  const rest = text.replace(MARK, (mark: string, ...groups: (string | number | undefined)[]) => {
    const at = groups.findLast((group) => typeof group === 'number');
    const number = groups.find((group) => typeof group === 'string');
    const leads = typeof at === 'number' && !/\d/.test(text.slice(0, Math.min(at, LONGEST_LEAD)));
    if (servings === null && leads && at <= LONGEST_LEAD) servings = Number(number);
    return mark.startsWith('(') ? ' ' : '\n';
  });
  return { text: rest, servings: servings === 0 ? null : servings };
}
