import { romanize } from '../../hangul/romanize.ts';
import type { NameIndex } from '../taxonomy/name-index.ts';

/**
 * The Hangul that a word in Latin letters stands for: 'dubu' is 두부, 'kimchijjigae' is kimchi and 찌개. Any other word
 * stays as it is.
 */
export type RomanizedNames = (word: string) => readonly string[];

/** Least syllables of a name, because shorter ones are English words as well. */
const SHORTEST_NAME = 2;

/** Reads Korean names in the romanization of titles. Built on first use, since most visitors write none. */
export function makeRomanizedNames(
  { readings, wording }: NameIndex,
  main: readonly string[],
  isKnown: (word: string) => boolean,
): RomanizedNames {
  let made: Romanized | undefined;
  return (word) => {
    if (!/^[a-z]+$/u.test(word) || isKnown(word)) return [word];
    made ??= {
      names: byLatin([...main, ...readings.keys()].filter((name) => name.length >= SHORTEST_NAME)),
      dishes: byLatin(wording.dishSuffixes),
    };
    return heard(made, word, isKnown);
  };
}

type Romanized = {
  readonly names: ReadonlyMap<string, string>;
  readonly dishes: ReadonlyMap<string, string>;
};

function heard(
  { names, dishes }: Romanized,
  word: string,
  isKnown: (word: string) => boolean,
): readonly string[] {
  const name = names.get(word) ?? dishes.get(word);
  if (name !== undefined) return [name];
  for (const [latin, dish] of dishes) {
    if (!word.endsWith(latin)) continue;
    const rest = word.slice(0, -latin.length);
    if (isKnown(rest)) return [rest, dish];
    const food = names.get(rest);
    if (food !== undefined) return [food, dish];
  }
  return [word];
}

/** Maps romanized names to names; of several with one romanization the first. */
function byLatin(names: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name of names) {
    const latin = romanize(name);
    if (latin !== null && !found.has(latin)) found.set(latin, name);
  }
  return found;
}
