import { splitSyllable } from './hangul-syllable.ts';

/** The initial consonants in Unicode order. */
export const INITIAL_JAMO = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
/** The vowels in Unicode order. */
export const VOWEL_JAMO = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'];
/** The final consonants in Unicode order; index 0 is none. */
export const FINAL_JAMO = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];

/** Decomposes syllables, keeping compound jamo: toJamo('된장') is 'ㄷㅚㄴㅈㅏㅇ'; other characters stay. */
export function toJamo(text: string): string {
  return [...text.normalize('NFC')].map(jamoOf).join('');
}

function jamoOf(character: string): string {
  const syllable = splitSyllable(character);
  if (syllable === null) return character;
  const { initial, vowel, final } = syllable;
  return `${INITIAL_JAMO[initial]}${VOWEL_JAMO[vowel]}${FINAL_JAMO[final]}`;
}

/** Two initial consonants that keyboards combine: ㄱ and ㅅ become ㄳ. */
export const FINAL_CLUSTERS: readonly string[] = [...'ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ'];
