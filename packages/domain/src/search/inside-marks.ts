import { markNumber } from './mark-number.ts';

const CHARACTER = '.';
const INITIALS = '"';
const LENGTH = '#';

/**
 * Marks of what an index of trigrams does not tell: each character of a title, each two initials in a row, and how long
 * it is.
 */
export function insideMarks(plain: string, initials: string): readonly number[] {
  const characters = [...plain];
  const letters = [...initials];
  const pairs = letters.slice(1).map((second, index) => `${letters[index]}${second}`);
  const marks = [...characters.map(characterMark), ...pairs.map(initialsMark), lengthMark(characters.length)];
  return [...new Set(marks)];
}

/** The mark of the titles in which this character stands. */
export function characterMark(character: string): number {
  return markNumber(CHARACTER + character);
}

/** The mark of the titles in which these two initials, in keystrokes, follow one another. */
export function initialsMark(pair: string): number {
  return markNumber(INITIALS + pair);
}

/** The mark of the titles of so many characters. */
export function lengthMark(length: number): number {
  return markNumber(`${LENGTH}${length}`);
}
