import {
  COUNT_WORDS,
  COUNTED,
  HALF_WORDS,
  SINO_NUMBERS,
  SPOKEN_FRACTION,
} from '../messages/reading-words.ts';

/**
 * Every number of a text in one notation: digits without commas, fractions as a/b, native numerals and halves as digits.
 * Sino-Korean numerals stay words.
 */
export function numbersIn(text: string): readonly string[] {
  const plain = text
    .normalize('NFKC')
    .replace(/[⁄∕]/gu, '/')
    .replace(SPOKEN_FRACTION, ' $2/$1 ')
    .replace(/(\d),(?=\d{3})/gu, '$1');
  const digits = [...plain.matchAll(/\d+(?:\.\d+)?(?:\/\d+)?/gu)].map(([number]) => number);
  const counted = [...plain.matchAll(COUNTED)].flatMap(([, word]) =>
    (COUNT_WORDS[word ?? ''] ?? '').split('~'),
  );
  const halves = [...plain.matchAll(HALF_WORDS)].map(() => '1/2');
  const sino = [...plain.matchAll(SINO_NUMBERS)].map(([number]) => number);
  return [...new Set([...digits, ...counted, ...halves, ...sino])];
}
