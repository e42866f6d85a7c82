import type { RandomSource } from '../planner/catalogues/random-source.ts';
import { lettersOf } from './menu-names.ts';

// A second implementation of Hangul composition and typing, so that the search is not measured with its own code.
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const INITIAL_KEYS = 'r R s e E f a q Q t T d w W c z x v g'.split(' ');
const VOWEL_KEYS = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
const FINAL_KEYS = ' r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ');
const FIRST = 0xac00;
const LAST = 0xd7a3;

type Places = { readonly initial: number; readonly vowel: number; readonly final: number };

/** The letters and digits of a name. */
export function syllablesOf(name: string): readonly string[] {
  return [...lettersOf(name)];
}

/** '두부찌개' as 'ㄷㅂㅉㄱ'; null when it has other letters. */
export function initialsOf(name: string): string | null {
  const places = syllablesOf(name).map(placesOf);
  if (places.some((each) => each === null)) return null;
  return places.map((each) => INITIALS[each?.initial ?? -1] ?? '').join('');
}

/** '두부' as 'enqn', typed in English mode by mistake; null when it has other letters. */
export function inOtherMode(name: string): string | null {
  if (!/^[가-힣\s]+$/.test(name)) return null;
  return [...name].map((each) => keysOf(each) ?? ' ').join('');
}

/** Without the last jamo: '두부찜' as '두부찌', '두부' as '두ㅂ'; null when the last character is not Hangul. */
export function withoutLastPart(name: string): string | null {
  const all = syllablesOf(name);
  const last = placesOf(all.at(-1) ?? '');
  if (last === null || all.length < 2) return null;
  const { initial, vowel, final } = last;
  const left = final === 0 ? INITIALS[initial] : syllable({ initial, vowel, final: 0 });
  return all.slice(0, -1).join('') + left;
}

/** Replaces one jamo of one syllable, or adds or removes a final consonant; null without Hangul. */
export function withTypo(text: string, random: RandomSource): string | null {
  const all = [...text];
  const hangul = all.flatMap((each, index) => (placesOf(each) === null ? [] : [index]));
  if (hangul.length === 0) return null;
  const at = random.oneOf(hangul);
  const places = placesOf(all[at] ?? '');
  if (places === null) return null;
  const kind = random.oneOf(['initial', 'vowel', 'final'] as const);
  const count = { initial: INITIALS, vowel: VOWEL_KEYS, final: FINAL_KEYS }[kind].length;
  const other = (places[kind] + 1 + Math.floor((count - 1) * random.unit())) % count;
  return all.with(at, syllable({ ...places, [kind]: other })).join('');
}

function keysOf(character: string): string | null {
  const places = placesOf(character);
  if (places === null) return null;
  const { initial, vowel, final } = places;
  return `${INITIAL_KEYS[initial]}${VOWEL_KEYS[vowel]}${FINAL_KEYS[final]}`;
}

function placesOf(character: string): Places | null {
  const code = character.codePointAt(0) ?? 0;
  if (code < FIRST || code > LAST) return null;
  const place = code - FIRST;
  return { initial: Math.floor(place / 588), vowel: Math.floor((place % 588) / 28), final: place % 28 };
}

function syllable({ initial, vowel, final }: Places): string {
  return String.fromCodePoint(FIRST + initial * 588 + vowel * 28 + final);
}
