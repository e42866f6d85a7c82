import { signatureNumber } from './signature-number.ts';

const CHARACTER = '.';
const INITIALS = '"';
const LENGTH = '#';

/**
 * Marks of what an index of trigrams does not tell: each character of a title, each two initials in a row, and how long
 * it is.
 */
export function insideSignatures(plain: string, initials: string): readonly number[] {
  const characters = [...plain];
  const letters = [...initials];
  const pairs = letters.slice(1).map((second, index) => `${letters[index]}${second}`);
  const marks = [
    ...characters.map(characterSignature),
    ...pairs.map(initialsSignature),
    lengthSignature(characters.length),
  ];
  return [...new Set(marks)];
}

/** The mark of the titles in which this character stands. */
export function characterSignature(character: string): number {
  return signatureNumber(CHARACTER + character);
}

/** The mark of the titles in which these two initials, in keystrokes, follow one another. */
export function initialsSignature(pair: string): number {
  return signatureNumber(INITIALS + pair);
}

/** The mark of the titles of so many characters. */
export function lengthSignature(length: number): number {
  return signatureNumber(`${LENGTH}${length}`);
}
