import { RandomSource } from '../planner/catalogues/random-source.ts';
import { lettersOf } from './menu-names.ts';
import { initialsOf, inOtherMode, syllablesOf, withoutLastPart, withTypo } from './typing.ts';

/** A way to search for a known dish; null when the name does not allow it. */
type WayToSearch = {
  readonly name: string;
  /** Least share of searches that must find their name among the first ten. */
  readonly bar: number;
  readonly typed: (name: string, random: RandomSource) => string | null;
};

/** One search, and the name it should find. */
export type Search = { readonly way: string; readonly typed: string; readonly sought: number };

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
    places.flatMap((sought) => {
      const text = typed(names[sought] ?? '', random);
      return text === null ? [] : [{ way, typed: text, sought }];
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
