import { splitSyllable } from './hangul-syllable.ts';

/** The 19 initial consonants in Unicode order. */
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];

/** The initial consonant of the first syllable: choseong('새우') is 'ㅅ'; null when it is no Hangul syllable. */
export function choseong(text: string): string | null {
  const syllable = splitSyllable(text.normalize('NFC'));
  return syllable === null ? null : (INITIALS[syllable.initial] ?? null);
}

/** Whether the text is one single initial consonant: isChoseong('ㅅ'). */
export function isChoseong(text: string): boolean {
  return INITIALS.includes(text);
}
