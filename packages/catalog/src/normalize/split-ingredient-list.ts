import { findAmounts } from './amounts/find-amounts.ts';
import { cutFoods } from './cut-foods.ts';
import { listLines } from './list-lines.ts';
import {
  BULLETS,
  cutAtPath,
  type HeadedText,
  headName,
  isHeadWord,
  isKnownHead,
  isPurpose,
  leadingEnglishHead,
  namesFood,
} from './section-heads.ts';
import type { IngredientSegment } from './split-ingredient-text.ts';
import { stripEdges } from './tidy-text.ts';

/**
 * Foods of a list whose tidy items usually are one food each. Unlike in a text, a comma belongs to the food ("garlic, minced"), and
 * only clear heads are heads, because a list names a ready sauce or stock without an amount too.
 */
export function splitIngredientList(items: readonly string[]): readonly IngredientSegment[] {
  const lines = listLines(items.join('\n'));
  const isMeasured = lines.every(
    (line) => /\d/.test(line) || findAmounts(line).length > 0 || isBareHead(line),
  );
  const segments: IngredientSegment[] = [];
  let section: string | null = null;
  for (const [index, line] of lines.entries()) {
    const leads = namesFood(lines[index + 1] ?? '');
    if (leads && (isClearHead(line) || (isMeasured && isBareHead(line)))) {
      section = headName(line);
      continue;
    }
    for (const { head, text, isInside } of cutAtPath(line) ?? [cutHead(line)]) {
      if (isInside !== true) section = head ?? section;
      for (const food of foodsOf(text)) segments.push({ text: food, section: head ?? section });
    }
  }
  return segments;
}

const BRACKETED = /^[[【<《〈〔「『][^\]】>》〉〕」』]*[\]】>》〉〕」』]:?$/;
const LONGEST_HEAD = 40;

/** A line in brackets, before a colon, or of purpose. */
function isClearHead(line: string): boolean {
  const bare = stripEdges(line, `${BULLETS}:`);
  if (bare.length > LONGEST_HEAD || /[,\d]/.test(line) || findAmounts(line).length > 0) return false;
  const isInRound = bare.startsWith('(') && isKnownHead(bare);
  return isInRound || isPurpose(bare) || BRACKETED.test(line) || line.endsWith(':');
}

/** Names of heads that are sold or cooked as a food too. */
const FOOD = /(?:육수|국물|시럽|쌈장|초고추장|단촛물|촛물|절임)$/;

function isBareHead(line: string): boolean {
  const bare = stripEdges(line, BULLETS);
  return isHeadWord(bare) || (isKnownHead(bare) && !FOOD.test(bare));
}

const SQUARE = /^[[【<《〈〔「『]([^\]】>》〉〕」』\d]{1,40})[\]】>》〉〕」』]\s?:?\s?(?=\S)/;
const BEFORE_SIGN = /^([^\d,:()]{1,40}?)\s?[:=_)→–—-]\s?(?=\S)/;

/** A known head before the food of its line: "[양념] 간장 2큰술", "토핑 - 김가루 5g". "소스 : 2큰술" is a food. */
function cutHead(line: string): HeadedText {
  const english = leadingEnglishHead(line);
  if (english !== null) return { head: english.head, text: line.slice(english.length) };
  const match = SQUARE.exec(line) ?? BEFORE_SIGN.exec(line);
  const text = line.slice(match?.[0].length ?? 0);
  const isHead = match !== null && isKnownHead((match[1] ?? '').trim()) && namesFood(text);
  return isHead ? { head: headName(match[1] ?? ''), text } : { head: null, text: line };
}

/** "간장 2큰술, 설탕 1큰술" are two foods: each has its amount. */
function foodsOf(text: string): readonly string[] {
  if (!/[가-힣]/.test(text)) return [text];
  const foods = cutFoods(text);
  const areMeasured = foods.every(
    ({ head, text: food }) => head === null && findAmounts(food).length > 0 && namesFood(food),
  );
  return foods.length > 1 && areMeasured ? foods.map((food) => food.text) : [text];
}
