import type { Readings } from '../taxonomy/resolve-part.ts';
import { isKindOf, type Taxonomy } from '../taxonomy/taxonomy.ts';
import { headIds } from './meaning.ts';

/** One name in a word, from `start` up to `end`. */
type Part = { readonly start: number; readonly end: number; readonly reading: readonly string[] };

/** Least syllables of a name before the end of a word; shorter ones stand in too many words by chance. */
const SHORTEST_NAME = 2;
/** Longest word, in characters, that is split. */
const LONGEST = 30;

/**
 * The names a compound is made of, in every way of cutting the whole of it into names of two syllables or more, with a
 * dish word or any name at its end: 계란간장밥 is rice with seasoned soy sauce, or with egg and soy sauce. Null for a
 * word that cannot be cut.
 */
export function readSplits(taxonomy: Taxonomy, word: string): Readings | null {
  if (word.length > LONGEST || !/^[\uAC00-\uD7A3]+$/u.test(word)) return null;
  const found = partsOfSplits(taxonomy, word);
  if (found.length < 2) return null;
  return found
    .filter((part) => !found.some((whole) => isPartOf(taxonomy, part, whole)))
    .map(({ reading }) => reading);
}

/** Every name that stands in a cut of the whole word, by its start, longer ones first. */
function partsOfSplits(taxonomy: Taxonomy, word: string): readonly Part[] {
  const { dishSuffixes } = taxonomy.visitor.names.wording;
  const dishWord = dishSuffixes.find((each) => word.endsWith(each)) ?? '';
  const last = word.length - dishWord.length;
  const parts = namesIn(taxonomy, word).filter(({ start }) => start <= last);
  const ends = new Set([word.length, last]);
  for (const { start, end } of parts.toReversed()) if (ends.has(end)) ends.add(start);
  const starts = new Set([0]);
  for (const { start, end } of parts) if (starts.has(start)) starts.add(end);
  return parts.filter(({ start, end }) => starts.has(start) && ends.has(end));
}

function namesIn({ visitor, names }: Taxonomy, word: string): readonly Part[] {
  const { readings, longestName, wording } = visitor.names;
  const parts: Part[] = [];
  for (let start = 0; start < word.length; start += 1) {
    for (let end = Math.min(word.length, start + longestName); end > start; end -= 1) {
      if (end - start < SHORTEST_NAME && end < word.length) continue;
      const text = word.slice(start, end);
      // "Stir-fried squid" is no other stir-fry, but "squid tempura" may be any tempura.
      const isDishWord = end === word.length && wording.dishSuffixes.includes(text);
      const reading = (isDishWord ? names.readings : readings).get(text);
      if (reading !== undefined && end - start < word.length) parts.push({ start, end, reading });
    }
  }
  return parts;
}

/**
 * Whether a name is only a part of a longer one that is no mixture (오이고추 is a pepper, without cucumber), or names
 * the kind that the longer one is of (noodles, in buckwheat noodles).
 */
function isPartOf(taxonomy: Taxonomy, part: Part, whole: Part): boolean {
  const isInside = whole.start <= part.start && part.end <= whole.end && part.reading !== whole.reading;
  if (!isInside) return false;
  const heads = headIds(taxonomy, whole.reading);
  const isMixture = heads.some((id) => MIXTURES.includes(taxonomy.items.get(id)?.kind ?? ''));
  return (
    !isMixture ||
    headIds(taxonomy, part.reading).some((kind) => heads.some((id) => isKindOf(taxonomy, id, kind)))
  );
}

/** Kinds of taxonomy items that are made of several foods. */
const MIXTURES: readonly string[] = ['compound', 'dish'];

/**
 * Names written without a space between them; a one-syllable name counts only beside longer ones. Takes the split
 * with the fewest one-syllable names: 당콩기름 is a misspelt peanut and oil, not sugar and soybean oil.
 */
export function readGlued({ visitor }: Taxonomy, word: string): Readings | null {
  const { readings, longestName } = visitor.names;
  const from: (Glued | undefined)[] = [{ readings: [], short: 0 }];
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = Math.max(0, end - longestName); start < end; start += 1) {
      const reading = readings.get(word.slice(start, end));
      const before = from[start];
      if (reading === undefined || before === undefined) continue;
      const short = before.short + (end - start === 1 ? 1 : 0);
      if (short < (from[end]?.short ?? Number.POSITIVE_INFINITY))
        from[end] = { readings: [...before.readings, reading], short };
    }
  }
  const found = from[word.length]?.readings;
  return found !== undefined && found.length * 2 <= word.length + 1 ? found : null;
}

type Glued = { readonly readings: Readings; readonly short: number };
