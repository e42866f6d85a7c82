import { signatureNumber } from './part-signatures.ts';

const CHARACTER = '.';
const INITIALS = '"';
const LENGTH = '#';

/**
 * Signatures for searches that a trigram index cannot answer: each character of a title, each pair of successive
 * initials, and its length.
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

/** The signature of titles that contain this character. */
export function characterSignature(character: string): number {
  return signatureNumber(CHARACTER + character);
}

/** The signature of titles in which these two initials, as keystrokes, follow each other. */
export function initialsSignature(pair: string): number {
  return signatureNumber(INITIALS + pair);
}

/** The signature of titles of this many characters. */
export function lengthSignature(length: number): number {
  return signatureNumber(`${LENGTH}${length}`);
}
