import {
  FINAL_JAMO,
  INITIAL_JAMO,
  joinSyllable,
  splitSyllable,
  toJamo,
  VOWEL_JAMO,
} from './hangul-syllable.ts';

/** The jamo of a two-set keyboard (KS X 5002) by its key; a capital letter is the key with shift. */
export const JAMO_BY_KEY: Readonly<Record<string, string>> = {
  q: 'ㅂ',
  Q: 'ㅃ',
  w: 'ㅈ',
  W: 'ㅉ',
  e: 'ㄷ',
  E: 'ㄸ',
  r: 'ㄱ',
  R: 'ㄲ',
  t: 'ㅅ',
  T: 'ㅆ',
  a: 'ㅁ',
  s: 'ㄴ',
  d: 'ㅇ',
  f: 'ㄹ',
  g: 'ㅎ',
  z: 'ㅋ',
  x: 'ㅌ',
  c: 'ㅊ',
  v: 'ㅍ',
  y: 'ㅛ',
  u: 'ㅕ',
  i: 'ㅑ',
  o: 'ㅐ',
  O: 'ㅒ',
  p: 'ㅔ',
  P: 'ㅖ',
  h: 'ㅗ',
  j: 'ㅓ',
  k: 'ㅏ',
  l: 'ㅣ',
  b: 'ㅠ',
  n: 'ㅜ',
  m: 'ㅡ',
};

/** The compound jamo that two successive keys make. */
export const COMPOUND_JAMO: Readonly<Record<string, string>> = {
  ㄱㅅ: 'ㄳ',
  ㄴㅈ: 'ㄵ',
  ㄴㅎ: 'ㄶ',
  ㄹㄱ: 'ㄺ',
  ㄹㅁ: 'ㄻ',
  ㄹㅂ: 'ㄼ',
  ㄹㅅ: 'ㄽ',
  ㄹㅌ: 'ㄾ',
  ㄹㅍ: 'ㄿ',
  ㄹㅎ: 'ㅀ',
  ㅂㅅ: 'ㅄ',
  ㅗㅏ: 'ㅘ',
  ㅗㅐ: 'ㅙ',
  ㅗㅣ: 'ㅚ',
  ㅜㅓ: 'ㅝ',
  ㅜㅔ: 'ㅞ',
  ㅜㅣ: 'ㅟ',
  ㅡㅣ: 'ㅢ',
};

/** The keys of each jamo: ㄲ is 'R', ㅘ is 'hk', ㄺ is 'fr'. */
export const KEYS_BY_JAMO: ReadonlyMap<string, string> = new Map([
  ...Object.entries(JAMO_BY_KEY).map(([key, jamo]) => [jamo, key] as const),
  ...Object.entries(COMPOUND_JAMO).map(([[first = '', second = ''], jamo]) => {
    return [jamo, keyOf(first) + keyOf(second)] as const;
  }),
]);

function keyOf(jamo: string): string {
  return Object.keys(JAMO_BY_KEY).find((key) => JAMO_BY_KEY[key] === jamo) ?? jamo;
}

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
  return keystrokes(initialConsonants(text));
}

/** Whether a text is consonants alone, at least two, as initials are written: isInitials('ㄸㅋ') is true. */
export function isInitials(text: string): boolean {
  return /^[ㄱ-ㅎ]{2,}$/u.test(text);
}

/** The initial consonants of a text: initialConsonants('된장국') is 'ㄷㅈㄱ'. Other characters stay. */
export function initialConsonants(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => INITIAL_JAMO[splitSyllable(character)?.initial ?? -1] ?? character)
    .join('');
}

/** The Hangul that keys type on a Korean keyboard: typeHangul('enqn') is '두부'. Other characters stay. */
export function typeHangul(keys: string): string {
  const jamo = [...keys].map((key) => JAMO_BY_KEY[key] ?? JAMO_BY_KEY[key.toLowerCase()] ?? key);
  const written: string[] = [];
  let at = 0;
  while (at < jamo.length) {
    const { text, taken } = nextCharacter(jamo, at);
    written.push(text);
    at += taken;
  }
  return written.join('');
}

/** One syllable, or a jamo that starts none. */
function nextCharacter(
  jamo: readonly string[],
  at: number,
): { readonly text: string; readonly taken: number } {
  const initial = INITIAL_JAMO.indexOf(jamo[at] ?? '');
  const vowel = vowelAt(jamo, at + 1);
  if (initial < 0 || vowel === null) return { text: jamo[at] ?? '', taken: 1 };
  const taken = 1 + vowel.length;
  const final = finalAt(jamo, at + taken);
  return {
    text: joinSyllable({
      initial,
      vowel: VOWEL_JAMO.indexOf(vowel.jamo),
      final: FINAL_JAMO.indexOf(final.jamo),
    }),
    taken: taken + final.length,
  };
}

type Part = { readonly jamo: string; readonly length: number };

function vowelAt(jamo: readonly string[], at: number): Part | null {
  const first = jamo[at] ?? '';
  if (!VOWEL_JAMO.includes(first)) return null;
  const compound = COMPOUND_JAMO[first + (jamo[at + 1] ?? '')];
  return compound === undefined ? { jamo: first, length: 1 } : { jamo: compound, length: 2 };
}

/** A consonant before a vowel belongs to the next syllable. */
function finalAt(jamo: readonly string[], at: number): Part {
  const [first = '', second = ''] = [jamo[at], jamo[at + 1]];
  if (first === '' || !FINAL_JAMO.includes(first) || isVowel(second)) return { jamo: '', length: 0 };
  const compound = COMPOUND_JAMO[first + second];
  if (compound !== undefined && !isVowel(jamo[at + 2] ?? '')) return { jamo: compound, length: 2 };
  return { jamo: first, length: 1 };
}

function isVowel(jamo: string): boolean {
  return VOWEL_JAMO.includes(jamo);
}
