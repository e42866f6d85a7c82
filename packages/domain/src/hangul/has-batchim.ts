import { finalSound } from './final-sound.ts';

/** Whether the word ends in a consonant when read aloud: hasBatchim('굴') is true, hasBatchim('새우') false. */
export function hasBatchim(word: string): boolean {
  return finalSound(word) !== 'vowel';
}
