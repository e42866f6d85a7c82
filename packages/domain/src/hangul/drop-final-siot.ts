import { joinSyllable, splitSyllable } from './hangul-syllable.ts';

/** Index of ㅅ among the final consonants. */
const FINAL_SIOT = 19;

/** Removes the ㅅ that joins two nouns (Hangul orthography, article 30): dropFinalSiot('북엇') is '북어'. */
export function dropFinalSiot(word: string): string {
  const last = splitSyllable(word.slice(-1));
  if (last?.final !== FINAL_SIOT) return word;
  return word.slice(0, -1) + joinSyllable({ ...last, final: 0 });
}
