/** Jamo that sound or look alike, or are neighbours on the keyboard: the likeliest typos. */
const ALIKE: readonly string[] = [
  'ㅐㅔㅒㅖ',
  'ㅚㅙㅞ',
  'ㄱㄲㅋㄳㄺ',
  'ㄷㄸㅌㅅㅆㅈㅊ',
  'ㅂㅃㅍㅄㄿ',
  'ㅈㅉㅊ',
  'ㅓㅗ',
  'ㅡㅜ',
  'ㅑㅏ',
  'ㅕㅓ',
  'ㅁㅇㄴ',
  'ㅎㅇ',
];

/** The typo between two texts decomposed by `toJamo`; null for more than one. */
type JamoSlip = 0 | 1 | 2 | null;

/**
 * One jamo or letter inserted, dropped, replaced, or two neighbours swapped: 0 for equal texts, 1 for a similar jamo
 * (jamoSlip('ㅅㅔㅇㅜ', 'ㅅㅐㅇㅜ') is 1), 2 for any other typo.
 */
export function jamoSlip(typed: string, meant: string): JamoSlip {
  if (typed === meant) return 0;
  const start = sameStart(typed, meant);
  const end = sameEnd(typed.slice(start), meant.slice(start));
  const mine = typed.slice(start, typed.length - end);
  const other = meant.slice(start, meant.length - end);
  if (mine.length <= 1 && other.length <= 1) return isAlike(mine, other) ? 1 : 2;
  return mine.length === 2 && other === `${mine[1]}${mine[0]}` ? 2 : null;
}

/**
 * Whether a text is only jamo for laughter, tears, "yes" or "no": isJamoNoise('ㅋㅋ'), isJamoNoise('ㄴㄴ'). Different
 * consonants may be the initials of a word: isJamoNoise('ㅅㅇ') is false.
 */
export function isJamoNoise(text: string): boolean {
  return /^(?:[ㅋㅎㅠㅜㅡㅗ]+|ㅇ+|ㄴ+|ㄷ+|ㅅ+)$/u.test(text);
}

function isAlike(mine: string, other: string): boolean {
  return mine !== '' && other !== '' && ALIKE.some((set) => set.includes(mine) && set.includes(other));
}

function sameStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

function sameEnd(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return length;
}
