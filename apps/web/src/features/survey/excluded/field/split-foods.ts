import { ownWords } from '../../model/own-words.ts';

/** Most foods of a survey and most characters of one, as the survey call accepts. */
export const MOST_FOODS = 100;
export const LONGEST_FOOD = 400;

/** Separators that clearly end a food of a list. The server, which knows every name, splits at conjunctions. */
const SEPARATOR = /[,;/|\t\r\n\u00B7\u2022\u2027\u3001\u30FB\u318D\uFF0C\uFF0F\uFF1B\uFF65]+/u;
/** A dash, an asterisk or a number before an entry of a list. */
const BULLET = /^(?:[-*]|\d+[.)])\s+/u;

/** The foods of a typed or pasted list in order, without duplicates. */
export function splitFoods(text: string): readonly string[] {
  const pieces = text.split(SEPARATOR).map((piece) => ownWords(piece).replace(BULLET, ''));
  return [...new Set(pieces.filter((piece) => piece !== ''))];
}
