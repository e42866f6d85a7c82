import { splitSyllable } from './hangul-syllable.ts';
import { INITIAL_JAMO } from './jamo.ts';

/** The initial consonant of the first syllable: choseong('새우') is 'ㅅ'; null when it is no Hangul syllable. */
export function choseong(text: string): string | null {
  const syllable = splitSyllable(text.normalize('NFC'));
  return syllable === null ? null : (INITIAL_JAMO[syllable.initial] ?? null);
}

/** Whether the text is one single initial consonant: isChoseong('ㅅ'). */
export function isChoseong(text: string): boolean {
  return INITIAL_JAMO.includes(text);
}
