import { ownWords } from '../../model/own-words.ts';

/** Most foods of a survey, and the longest text of one of them, as the survey call accepts them. */
export const MOST_FOODS = 100;
export const LONGEST_FOOD = 400;

/** What clearly ends one food of a list; words that join two foods are left to the server, which knows every name. */
const SEPARATOR = /[,;/|\t\r\n\u00B7\u2022\u2027\u3001\u30FB\u318D\uFF0C\uFF0F\uFF1B\uFF65]+/u;
/** A dash, a star or a number before an entry of a list. */
const BULLET = /^(?:[-*]|\d+[.)])\s+/u;

/** The foods of a typed or pasted list, each once, in order. */
export function splitFoods(text: string): readonly string[] {
  const pieces = text.split(SEPARATOR).map((piece) => ownWords(piece).replace(BULLET, ''));
  return [...new Set(pieces.filter((piece) => piece !== ''))];
}
