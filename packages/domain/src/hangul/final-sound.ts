import { splitSyllable } from './hangul-syllable.ts';

/** Final sound of a word read aloud; ㄹ is separate because 으로 shortens after it. */
export type FinalSound = 'vowel' | 'rieul' | 'consonant';

const FINAL_RIEUL = 8;
/** Sino-Korean readings of 0 to 9. A final 0 of a longer number reads 십, 백, 천 or 만, which also end in a consonant. */
const DIGITS: readonly FinalSound[] = [
  'consonant',
  'rieul',
  'vowel',
  'consonant',
  'vowel',
  'vowel',
  'consonant',
  'rieul',
  'rieul',
  'vowel',
];
/** Units are read in full: 그램, 밀리그램, 킬로그램, but 리터, 칼로리, 센티미터, 퍼센트. */
const UNITS: readonly (readonly [unit: string, sound: FinalSound])[] = [
  ['kcal', 'vowel'],
  ['kg', 'consonant'],
  ['mg', 'consonant'],
  ['ml', 'vowel'],
  ['cm', 'vowel'],
  ['g', 'consonant'],
  ['l', 'vowel'],
];
/** Capitals are read letter by letter: 엘 and 알 end in ㄹ, 엠 and 엔 in another consonant. */
const LETTERS: Readonly<Record<string, FinalSound>> = {
  l: 'rieul',
  r: 'rieul',
  m: 'consonant',
  n: 'consonant',
};

/** The final sound of a Korean, numeric or Latin word; ignores closing punctuation and brackets. */
export function finalSound(word: string): FinalSound {
  const read = word
    .normalize('NFC')
    .replace(/\([^()]*\)\s*$/u, '')
    .replace(/[^\p{L}\p{N}%]+$/u, '');
  const last = read.slice(-1);
  const syllable = splitSyllable(last);
  if (syllable !== null) return syllableSound(syllable.final);
  if (/\d/.test(last)) return DIGITS[Number(last)] ?? 'vowel';
  return latinSound(read);
}

function syllableSound(final: number): FinalSound {
  if (final === 0) return 'vowel';
  return final === FINAL_RIEUL ? 'rieul' : 'consonant';
}

function latinSound(word: string): FinalSound {
  const measured = /\d\s*([a-z]+)$/i.exec(word)?.[1]?.toLowerCase();
  const unit = UNITS.find(([name]) => name === measured);
  if (unit !== undefined) return unit[1];
  const run = /[a-z]+$/i.exec(word)?.[0] ?? '';
  const letter = run.slice(-1).toLowerCase();
  if (run === run.toUpperCase()) return LETTERS[letter] ?? 'vowel';
  // A word: final l, m and n stay closed in Korean; most other endings gain a vowel (milk 밀크).
  return letter === 'r' ? 'vowel' : (LETTERS[letter] ?? (run.endsWith('ng') ? 'consonant' : 'vowel'));
}

/** Whether the word ends in a consonant when read aloud: hasBatchim('굴') is true, hasBatchim('새우') false. */
export function hasBatchim(word: string): boolean {
  return finalSound(word) !== 'vowel';
}
