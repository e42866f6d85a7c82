import { dropFinalSiot } from '../../hangul/hangul-syllable.ts';
import { isJamoNoise } from '../../hangul/jamo-slip.ts';
import { typeHangul } from '../../hangul/keystrokes.ts';
import { NAMING_PARTICLES } from '../../vocabulary/foods/name-endings.ts';
import { type Readings, readPart } from '../taxonomy/resolve-part.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.ts';
import { dishReadings, LONGEST_WORD, namedFoods } from './named-foods.ts';
import { isSure } from './near-names.ts';
import { exactName } from './visitor-index.ts';

/**
 * What one typed word is. `dish` is a dish word that also blocks by title, `typed` a certain typo, `unread` an
 * unknown word.
 */
export type WordReading =
  | {
      readonly kind: 'foods';
      readonly readings: Readings;
      readonly dish?: string;
      readonly typed?: string;
      readonly unread?: string;
    }
  | { readonly kind: 'near'; readonly typed: string; readonly readings: Readings }
  /**
   * A filler that also spells a name with a particle, such as "even the broth"; it counts as that name where the text
   * names nothing else.
   */
  | { readonly kind: 'idiom'; readonly readings: Readings }
  /** A preparation or cut; ignored beside a food. */
  | { readonly kind: 'form'; readonly text: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unread'; readonly text: string };

/** Hangul with Latin letters or digits. */
const MIXED = /[\uAC00-\uD7A3].*[a-z\d]|[a-z\d].*[\uAC00-\uD7A3]/u;
const LONGEST_PURPOSE = 6;
/** Least length of a name that is read at either end of a word, because shorter ones begin and end too many words. */
const SHORTEST_PART = 2;

/** Reads one word without separators (safety-rules section 10): a complete name is never cut, stripped or corrected. */
export function readWord(taxonomy: Taxonomy, word: string): WordReading {
  const { names, wording } = taxonomy.visitor;
  const exact = exactName(taxonomy.visitor, word);
  if (exact !== null) return { kind: 'foods', readings: dishReadings(taxonomy, word, exact) };
  if (word.length > LONGEST_WORD) return { kind: 'unread', text: word };
  if (wording.fillers.has(word)) return readFiller(taxonomy, word);
  if (isNoise(taxonomy, word)) return { kind: 'nothing' };
  const remainders = wording.remainders(word);
  const stripped = namedFoods(taxonomy, word);
  if (stripped !== null) {
    const bare = remainders.find((each) => exactName(taxonomy.visitor, each) !== null) ?? '';
    return withSureTypo(taxonomy, bare.length > 1 ? '' : word, { kind: 'foods', readings: stripped });
  }
  if (wording.isVerb(word) || remainders.some((each) => each.length > 1 && wording.fillers.has(each)))
    return { kind: 'nothing' };
  if (remainders.some((each) => saysForm(taxonomy, each))) return { kind: 'form', text: word };
  return (
    firstOf(remainders, (each) => readDishWord(taxonomy, each)) ??
    firstOf(remainders, (each) => orTypo(taxonomy, each, readPart(names, each))) ??
    foods(readJoined(taxonomy, word)) ??
    firstOf(remainders, (each) => orTypo(taxonomy, each, readGlued(taxonomy, each))) ??
    readKeys(taxonomy, word) ??
    readTypo(taxonomy, word, remainders) ?? { kind: 'unread', text: barest(remainders) }
  );
}

/** The names a word is made of, which may be a typo of one name: 파이애플 (pie, apple) of pineapple. */
function orTypo(taxonomy: Taxonomy, word: string, readings: Readings | null): WordReading | null {
  if (readings === null) return null;
  return withSureTypo(taxonomy, readings.length > 1 ? word : '', { kind: 'foods', readings });
}

/** A reading that may be accidental, together with the names of which the word is certainly a typo. */
function withSureTypo(taxonomy: Taxonomy, word: string, reading: FoodsReading): FoodsReading {
  const near = readNear(taxonomy, [word]);
  return near?.kind === 'foods' ? { ...near, readings: [...reading.readings, ...near.readings] } : reading;
}

/** An unknown word: a certain typo together with the food the word begins with; otherwise whatever is known of it. */
function readTypo(taxonomy: Taxonomy, word: string, remainders: readonly string[]): WordReading | undefined {
  const near = readNear(taxonomy, remainders);
  const { neverCorrected } = taxonomy.visitor.wording.words;
  if (remainders.some((each) => neverCorrected.includes(each))) return near;
  const beginning = readBeginning(taxonomy, word, remainders);
  if (near?.kind !== 'foods') return beginning ?? near ?? readEnding(taxonomy, remainders);
  return beginning === undefined ? near : { ...near, readings: [...near.readings, ...beginning.readings] };
}

type FoodsReading = Extract<WordReading, { readonly kind: 'foods' }>;

function readFiller({ visitor }: Taxonomy, word: string): WordReading {
  const particle = NAMING_PARTICLES.find((each) => word.endsWith(each));
  const name = particle === undefined ? null : exactName(visitor, word.slice(0, -particle.length));
  return name === null ? { kind: 'nothing' } : { kind: 'idiom', readings: [name] };
}

/** A food with a dish word ("stir-fried squid"): the food, and the dish that the word means. */
function readDishWord(taxonomy: Taxonomy, word: string, shortest = 0): WordReading | undefined {
  const { names } = taxonomy.visitor;
  return firstOf(names.wording.dishSuffixes, (suffix) => {
    const rest = word.slice(0, -suffix.length);
    if (!word.endsWith(suffix) || rest.length < shortest) return null;
    const readings = readDishPart(taxonomy, rest) ?? readDishPart(taxonomy, dropFinalSiot(rest));
    if (readings === null) return null;
    const named = taxonomy.names.readings.get(suffix);
    return { kind: 'foods', readings: named === undefined ? readings : [...readings, named], dish: word };
  });
}

function readDishPart(taxonomy: Taxonomy, rest: string): Readings | null {
  const { names } = taxonomy.visitor;
  const exact = exactName(taxonomy.visitor, rest);
  if (exact !== null) return [exact];
  const nested = readDishWord(taxonomy, rest);
  return nested?.kind === 'foods' ? nested.readings : readPart(names, rest);
}

/** An unknown word that begins with a food excludes that food too. */
function readBeginning(
  taxonomy: Taxonomy,
  word: string,
  remainders: readonly string[],
): FoodsReading | undefined {
  const { names } = taxonomy.visitor;
  for (let length = word.length - 1; length >= SHORTEST_PART; length -= 1) {
    const reading = names.readings.get(word.slice(0, length));
    if (reading !== undefined && !/[a-z]/u.test(word))
      return { kind: 'foods', readings: [reading], unread: barest(remainders) };
  }
  return undefined;
}

/** An unknown word before a food or dish ("Uijeongbu budae-jjigae") excludes the food or dish it ends in. */
function readEnding(taxonomy: Taxonomy, remainders: readonly string[]): WordReading | undefined {
  const { names, wording } = taxonomy.visitor;
  return firstOf(remainders, (word) => {
    if (/[a-z]/u.test(word)) return null;
    const parts = [...word].slice(SHORTEST_PART).map((_, at) => word.slice(at + 1));
    const endings = [...parts, ...wording.words.heads.filter((head) => word.endsWith(head))];
    return firstOf(endings, (ending): WordReading | null => {
      const found =
        readDishWord(taxonomy, ending, SHORTEST_PART) ?? foods(oneReading(names.readings.get(ending)));
      return found?.kind === 'foods' ? { ...found, unread: barest(remainders) } : null;
    });
  });
}

/** Hangul typed with an English keyboard layout. */
function readKeys(taxonomy: Taxonomy, word: string): WordReading | undefined {
  if (!/^[a-z]+$/u.test(word)) return undefined;
  const typed = typeHangul(word);
  return [...typed].length > 1 ? (foods(namedFoods(taxonomy, typed)) ?? undefined) : undefined;
}

/**
 * A typo: certain when all names one typo away are long, otherwise a suggestion. A letter beside Hangul may make
 * another word ("vitamin C" is not vitamin), so that is a suggestion too. Dishes named as typed are excluded in any
 * case.
 */
function readNear(taxonomy: Taxonomy, remainders: readonly string[]): WordReading | undefined {
  const { names, near, wording } = taxonomy.visitor;
  return firstOf(remainders, (typed) => {
    if (wording.words.neverCorrected.includes(typed)) return null;
    const found = near.of(typed);
    const readings = new Map(
      found.flatMap((name) => [...(names.readings.get(name) ?? [])].map((id) => [id, [id]])),
    );
    if (readings.size === 0) return null;
    const all = [...readings.values()];
    const isCertain = found.every(isSure) && !MIXED.test(typed);
    return { kind: isCertain ? 'foods' : 'near', typed, dish: typed, readings: all };
  });
}

/** A number, an amount, or jamo such as ㅋㅋ. */
function isNoise({ names, visitor }: Taxonomy, word: string): boolean {
  if (isJamoNoise(word) || /^[\d_]+$/u.test(word)) return true;
  return visitor.wording.remainders(word).some((each) => each.replace(names.wording.amount, '') === '');
}

function saysForm({ names }: Taxonomy, word: string): boolean {
  const { leading, trailing, dishSuffixes, purposeEndings } = names.wording;
  if (leading.has(word) || trailing.includes(word) || dishSuffixes.includes(word)) return true;
  return word.length <= LONGEST_PURPOSE && purposeEndings.some((ending) => word.endsWith(ending));
}

/** The word without endings; at least two characters remain to search for. */
function barest(remainders: readonly string[]): string {
  return remainders.filter((each) => [...each].length >= 2).at(-1) ?? remainders[0] ?? '';
}

function foods(readings: Readings | null): WordReading | null {
  return readings === null ? null : { kind: 'foods', readings };
}

function oneReading(reading: readonly string[] | undefined): Readings | null {
  return reading === undefined ? null : [reading];
}

function firstOf<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | null | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== null && found !== undefined) return found;
  }
  return undefined;
}

/**
 * Two foods with a joiner between them. Splits only where both sides are read; a longer left side also counts alone.
 * `unreadable` holds the lengths of the endings of the word that cannot be split.
 */
function readJoined(taxonomy: Taxonomy, word: string, unreadable: Set<number> = new Set()): Readings | null {
  for (const joiner of taxonomy.visitor.wording.words.joiners) {
    for (let at = word.indexOf(joiner, 1); at > 0; at = word.indexOf(joiner, at + 1)) {
      const [left, right] = [word.slice(0, at), word.slice(at + joiner.length)];
      const before = unreadable.has(right.length) ? null : readSide(taxonomy, left);
      if (before === null) continue;
      const after = readSide(taxonomy, right) ?? readJoined(taxonomy, right, unreadable);
      if (after !== null) return [...before, ...after];
      unreadable.add(right.length);
    }
  }
  return null;
}

/**
 * Names written without a space between them; a one-syllable name counts only beside longer ones. Takes the split
 * with the fewest one-syllable names: 당콩기름 is a misspelt peanut and oil, not sugar and soybean oil.
 */
function readGlued({ visitor }: Taxonomy, word: string): Readings | null {
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

function readSide(taxonomy: Taxonomy, text: string): Readings | null {
  return namedFoods(taxonomy, text) ?? readPart(taxonomy.visitor.names, text);
}
