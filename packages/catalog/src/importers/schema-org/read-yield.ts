import { tidyText } from '../../normalize/tidy-text.ts';
import { isFields, textOf } from '../reading/read-json.ts';

const LONGEST_TEXT = 200;
const DOZEN = 12;

/**
 * How many a recipe serves or makes: the first whole number of "4", "4 servings", ["4", "4 servings"], 4, {"value": 4},
 * "Serves 4 to 6"; a dozen counts 12, a number word ("four") counts where there are no digits. Sizes ("9-inch pie", "500 g"),
 * fractions and 0 are not servings. Null without a number.
 */
export function readYield(value: unknown): number | null {
  for (const each of [value].flat(2)) {
    const written = isFields(each)
      ? ['value', 'minValue', 'maxValue', 'name', 'text', 'unitText'].map((name) => textOf(each, name))
      : [typeof each === 'string' || typeof each === 'number' ? String(each) : ''];
    for (const text of written) {
      const count = countOf(tidyText(text.slice(0, LONGEST_TEXT)));
      if (count !== null) return count;
    }
  }
  return null;
}

const NUMBER = /\d+(?:[.,]\d+)*(?:\s*\/\s*\d+)?/g;
/** Words after a number that make it the size of one piece. */
const SIZE =
  /^\s*(?:-?\s*inch|-\s*in\b|in\.|["”″]|''|-?\s*(?:cm|mm|g|gr|grams?|kg|ml)\b|[x×]\s*\d+(?!\d|\s*(?:g|gr|kg|ml|oz)\b))/i;
const AFTER_SIZE = /\d\s*(?:-?\s*(?:inch(?:es)?|cm|["”″])\s*)?[x×]\s*$/i;
const DOZENS = /^[\s-]*(?:dozen|dutzend|douzaines?|docenas?|dozzin[ae]|dúzias?)/i;

function countOf(text: string): number | null {
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    const after = text.slice(index + number.length);
    if (number.includes('/') || SIZE.test(after) || AFTER_SIZE.test(text.slice(0, index))) continue;
    const whole = Math.floor(Number(/^\d+/.exec(number)?.[0]));
    if (whole > 0 && whole < 10_000) return DOZENS.test(after) ? whole * DOZEN : whole;
  }
  return wordCount(text);
}

const WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const HAN = '一二三四五六七八九十';

function wordCount(text: string): number | null {
  const word = new RegExp(`\\b(?:${WORDS.join('|')})\\b`, 'i').exec(text);
  const han = /([一二三四五六七八九十])\s*(?:人|名|個|个|枚|份)/.exec(text)?.[1];
  if (han !== undefined) return HAN.indexOf(han) + 1;
  const dozens = /\bdozen\b/i.test(text) ? DOZEN : 1;
  if (word === null) return dozens === 1 ? null : dozens;
  return (WORDS.indexOf(word[0].toLowerCase()) + 1) * dozens;
}
