import { RandomSource } from '../planner/catalogues/random-source.ts';
import { lettersOf } from './menu-names.ts';

/** A way to search for a known dish; null when the name does not allow it. */
type WayToSearch = {
  readonly name: string;
  /** Least share of searches that must find their name among the first ten. */
  readonly bar: number;
  readonly typed: (name: string, random: RandomSource) => string | null;
};

/** One search, and the name it should find. */
export type Search = { readonly way: string; readonly typed: string; readonly wanted: number };

/** Synonymous names of foods. */
const OTHER_NAMES = [
  ['달걀', '계란'],
  ['소고기', '쇠고기'],
  ['돼지고기', '돈육'],
  ['어묵', '오뎅'],
  ['브로콜리', '브로컬리'],
  ['소시지', '소세지'],
  ['주꾸미', '쭈꾸미'],
  ['돈가스', '돈까스'],
  ['케첩', '케찹'],
  ['부추', '정구지'],
  ['떡볶이', '떡볶기'],
] as const;

export const WAYS: readonly WayToSearch[] = [
  { name: 'exact', bar: 1, typed: (name) => name },
  { name: 'second half', bar: 0.89, typed: (name) => part(name, 2, (all) => all.slice(all.length >> 1)) },
  { name: 'one jamo wrong', bar: 0.99, typed: (name, random) => withTypo(lettersOf(name), random) },
  { name: 'initials', bar: 1, typed: initialsOf },
  { name: 'first two', bar: 0.63, typed: (name) => part(name, 3, (all) => all.slice(0, 2)) },
  { name: 'first three, typo', bar: 0.72, typed: (name, random) => typo(name, random, [0, 3]) },
  { name: 'last three, typo', bar: 0.57, typed: (name, random) => typo(name, random, [-3, undefined]) },
  { name: 'English mode', bar: 1, typed: inOtherMode },
  { name: 'other spaces', bar: 1, typed: otherSpaces },
  { name: 'half typed', bar: 1, typed: withoutLastPart },
  { name: 'other name', bar: 1, typed: otherName },
];

/** Every kind of search for each of the names at these indices. */
export function searchesFor(
  names: readonly string[],
  places: readonly number[],
  seed: number,
): readonly Search[] {
  const random = new RandomSource(seed);
  return WAYS.flatMap(({ name: way, typed }) =>
    places.flatMap((wanted) => {
      const text = typed(names[wanted] ?? '', random);
      return text === null ? [] : [{ way, typed: text, wanted }];
    }),
  );
}

function part(name: string, least: number, cut: (all: readonly string[]) => readonly string[]) {
  const all = syllablesOf(name);
  return all.length < least ? null : cut(all).join('');
}

function typo(name: string, random: RandomSource, [from, to]: readonly [number, number | undefined]) {
  const text = part(name, 4, (all) => all.slice(from, to));
  return text === null ? null : withTypo(text, random);
}

/** Removes the spaces, or inserts one when there is none. */
function otherSpaces(name: string, random: RandomSource): string | null {
  if (/\s/.test(name)) return name.replaceAll(/\s+/g, '');
  const all = [...name];
  if (all.length < 3) return null;
  return all.toSpliced(1 + Math.floor((all.length - 1) * random.unit()), 0, ' ').join('');
}

function otherName(name: string): string | null {
  for (const [one, other] of OTHER_NAMES) {
    if (name.includes(one)) return name.replace(one, other);
    if (name.includes(other)) return name.replace(other, one);
  }
  return null;
}

// A second implementation of Hangul composition and typing, so that the search is not measured with its own code.
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const INITIAL_KEYS = 'r R s e E f a q Q t T d w W c z x v g'.split(' ');
const VOWEL_KEYS = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
const FINAL_KEYS = ' r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ');
const FIRST = 0xac00;
const LAST = 0xd7a3;

type Places = { readonly initial: number; readonly vowel: number; readonly final: number };

function syllablesOf(name: string): readonly string[] {
  return [...lettersOf(name)];
}

/** '두부찌개' as 'ㄷㅂㅉㄱ'; null when it has other letters. */
function initialsOf(name: string): string | null {
  const places = syllablesOf(name).map(placesOf);
  if (places.some((each) => each === null)) return null;
  return places.map((each) => INITIALS[each?.initial ?? -1] ?? '').join('');
}

/** '두부' as 'enqn', typed in English mode by mistake; null when it has other letters. */
function inOtherMode(name: string): string | null {
  if (!/^[가-힣\s]+$/.test(name)) return null;
  return [...name].map((each) => keysOf(each) ?? ' ').join('');
}

/** Without the last jamo: '두부찜' as '두부찌', '두부' as '두ㅂ'; null when the last character is not Hangul. */
function withoutLastPart(name: string): string | null {
  const all = syllablesOf(name);
  const last = placesOf(all.at(-1) ?? '');
  if (last === null || all.length < 2) return null;
  const { initial, vowel, final } = last;
  const left = final === 0 ? INITIALS[initial] : syllable({ initial, vowel, final: 0 });
  return all.slice(0, -1).join('') + left;
}

/** Replaces one jamo of one syllable, or adds or removes a final consonant; null without Hangul. */
function withTypo(text: string, random: RandomSource): string | null {
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
