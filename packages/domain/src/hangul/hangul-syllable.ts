const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const VOWELS = 21;

/** The parts of a Hangul syllable: indices of initial consonant, vowel and final consonant (0 = none). */
export type HangulSyllable = { readonly initial: number; readonly vowel: number; readonly final: number };

/** Decomposes a precomposed syllable; null for any other character. */
export function splitSyllable(character: string): HangulSyllable | null {
  const code = character.codePointAt(0);
  if (code === undefined || code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return null;
  const offset = code - FIRST_SYLLABLE;
  return {
    initial: Math.floor(offset / (VOWELS * FINALS)),
    vowel: Math.floor(offset / FINALS) % VOWELS,
    final: offset % FINALS,
  };
}

/** Composes a syllable. */
export function joinSyllable({ initial, vowel, final }: HangulSyllable): string {
  return String.fromCodePoint(FIRST_SYLLABLE + (initial * VOWELS + vowel) * FINALS + final);
}
