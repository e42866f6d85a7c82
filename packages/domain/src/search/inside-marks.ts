import { markNumber } from './mark-number.ts';

const CHARACTER = '.';
const INITIALS = '"';

/** Marks of what is too short for an index of trigrams: each character of a title, and each two initials in a row. */
export function insideMarks(plain: string, initials: string): readonly number[] {
  const pairs = [...initials].slice(1).map((second, index) => [...initials][index] + second);
  return [...new Set([...[...plain].map(characterMark), ...pairs.map(initialsMark)])];
}

/** The mark of the titles in which this character stands. */
export function characterMark(character: string): number {
  return markNumber(CHARACTER + character);
}

/** The mark of the titles in which these two initials, in keystrokes, follow one another. */
export function initialsMark(pair: string): number {
  return markNumber(INITIALS + pair);
}
