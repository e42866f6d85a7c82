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

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const VOWELS = 21;

/** The parts of a Hangul syllable: indices of initial consonant, vowel and final consonant (0 = none). */
type HangulSyllable = { readonly initial: number; readonly vowel: number; readonly final: number };

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

/** The initial consonant of the first syllable: choseong('새우') is 'ㅅ'; null if it is not a Hangul syllable. */
export function choseong(text: string): string | null {
  const syllable = splitSyllable(text.normalize('NFC'));
  return syllable === null ? null : (INITIAL_JAMO[syllable.initial] ?? null);
}

/** Whether the text is one single initial consonant: isChoseong('ㅅ'). */
export function isChoseong(text: string): boolean {
  return INITIAL_JAMO.includes(text);
}

/** Index of ㅅ among the final consonants. */
const FINAL_SIOT = 19;

/** Removes the ㅅ that joins two nouns (Hangul orthography, article 30): dropFinalSiot('북엇') is '북어'. */
export function dropFinalSiot(word: string): string {
  const last = splitSyllable(word.slice(-1));
  if (last?.final !== FINAL_SIOT) return word;
  return word.slice(0, -1) + joinSyllable({ ...last, final: 0 });
}
