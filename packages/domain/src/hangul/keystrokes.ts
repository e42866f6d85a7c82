import { splitSyllable } from './hangul-syllable.ts';
import { INITIAL_JAMO, toJamo } from './jamo.ts';
import { KEYS_BY_JAMO } from './keyboard.ts';

/**
 * The keys that type a text on a two-set keyboard: keystrokes('두부') is 'enqn', keystrokes('둡') is 'enq', so a
 * half-typed text is a prefix of the complete one. Other characters stay, Latin letters in lower case.
 */
export function keystrokes(text: string): string {
  return [...toJamo(text.normalize('NFC').toLowerCase())]
    .map((jamo) => KEYS_BY_JAMO.get(jamo) ?? jamo)
    .join('');
}

/** The keys of the initial consonants: initialKeystrokes('된장국') is 'ewr'; a lone jamo counts as itself. */
export function initialKeystrokes(text: string): string {
  return keystrokes(
    [...text.normalize('NFC')]
      .map((character) => INITIAL_JAMO[splitSyllable(character)?.initial ?? -1] ?? character)
      .join(''),
  );
}
