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
