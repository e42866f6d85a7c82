import { FINAL_JAMO, joinSyllable, splitSyllable } from './hangul-syllable.ts';

/** The noun after an adjective: 질긴것 is what is tough. */
const THING = '것';
/** Endings of verbs and of adjectives whose stems their last syllable does not show: 먹는, 익은, 든, 탄. */
const OTHER_ENDINGS = '는은든던난탄간큰본산온준'.split('');
const NIEUN = FINAL_JAMO.indexOf('ㄴ');
const BIEUP = FINAL_JAMO.indexOf('ㅂ');
/** Syllables of a stem; those of one are also other words: 시지, 쓰지 (do use), 짜지. */
const SHORTEST_STEM = 2;

/**
 * The form of an adjective before "not": of 질긴것 (what is tough) it is 질기지, of 딱딱한것 딱딱하지, of 차가운것 차갑지. Null for any
 * other text.
 */
export function negatedAdjective(text: string): string | null {
  const adjective = text.endsWith(THING) ? text.slice(0, -THING.length) : '';
  const last = adjective.slice(-1);
  const syllable = splitSyllable(last);
  if (adjective.length < SHORTEST_STEM || syllable?.final !== NIEUN || OTHER_ENDINGS.includes(last))
    return null;
  const before = adjective.slice(0, -1);
  return last === '운' ? withBieup(before) : `${before}${joinSyllable({ ...syllable, final: 0 })}지`;
}

/** Adjectives in ㅂ lose it before 운: 매운 is 맵다, 차가운 is 차갑다. */
function withBieup(stem: string): string | null {
  const last = splitSyllable(stem.slice(-1));
  if (stem.length < SHORTEST_STEM || last?.final !== 0) return null;
  return `${stem.slice(0, -1)}${joinSyllable({ ...last, final: BIEUP })}지`;
}
