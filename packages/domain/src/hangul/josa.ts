import { splitSyllable } from './hangul-syllable.ts';

/** Particle pairs in the notation of grammars. */
export const JOSA_PAIRS = ['을/를', '이/가', '은/는', '와/과', '으로/로', '이에요/예요'] as const;
export type JosaPair = (typeof JOSA_PAIRS)[number];

/** The particle that follows the word: josa('굴', '을/를') is '을', josa('새우', '을/를') is '를'. */
export function josa(word: string, pair: JosaPair): string {
  const { closed, open } = PARTICLES[pair];
  const sound: FinalSound = finalSound(word);
  if (pair === '으로/로' && sound === 'rieul') return open;
  return sound === 'vowel' ? open : closed;
}

/** The word with its particle: withJosa('쌀', '으로/로') is '쌀로'. */
export function withJosa(word: string, pair: JosaPair): string {
  return word + josa(word, pair);
}

/** `closed` follows a final consonant, `open` a vowel. */
const PARTICLES: Readonly<Record<JosaPair, { readonly closed: string; readonly open: string }>> = {
  '을/를': { closed: '을', open: '를' },
  '이/가': { closed: '이', open: '가' },
  '은/는': { closed: '은', open: '는' },
  '와/과': { closed: '과', open: '와' },
  '으로/로': { closed: '으로', open: '로' },
  '이에요/예요': { closed: '이에요', open: '예요' },
};

/** Final sound of a word read aloud; ㄹ is separate because 으로 shortens after it. */
type FinalSound = 'vowel' | 'rieul' | 'consonant';

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
function finalSound(word: string): FinalSound {
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
