import { DISH_HEADS, LISTING_PARTICLE, NAMING_PARTICLES } from '../../vocabulary/foods/name-endings.ts';
import type { Readings } from '../taxonomy/resolve-part.ts';
import { isKindOf, type Taxonomy } from '../taxonomy/taxonomy.ts';
import { readDishWord, readFlavour, readPrefixed } from './dish-word.ts';
import { headIds, namesAllergen } from './meaning.ts';
import {
  dishReadings,
  firstOf,
  foodsByInitials,
  isNoise,
  LONGEST_WORD,
  listedFoods,
  namedExactly,
  namedFoods,
  readJoined,
  readKeys,
  readPartOrList,
  saysForm,
} from './named-foods.ts';
import { isSure } from './near-names.ts';
import {
  endingsOf,
  namesProperty,
  pairsIn,
  readBeforeAll,
  readGlued,
  readPairs,
  readRow,
  readTwo,
  withMixtures,
} from './split-word.ts';
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
  /** A possible typo; `beside` is what the word certainly names as well. */
  | {
      readonly kind: 'near';
      readonly typed: string;
      readonly readings: Readings;
      readonly beside?: Readings;
    }
  /**
   * A filler that also spells a name with a particle, such as "even the broth"; it counts as that name where the text
   * names nothing else.
   */
  | { readonly kind: 'idiom'; readonly readings: Readings }
  /** The name of a dish, which titles may contain. */
  | { readonly kind: 'title'; readonly dish: string }
  /** A preparation or cut; ignored beside a food. */
  | { readonly kind: 'form'; readonly text: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unread'; readonly text: string };

/** Hangul with Latin letters or digits. */
const MIXED = /[\uAC00-\uD7A3].*[a-z\d]|[a-z\d].*[\uAC00-\uD7A3]/u;
/** Least length of a name that is read at either end of a word, because shorter ones begin and end too many words. */
const SHORTEST_PART = 2;

/** Reads one word without separators (safety-rules section 10): a complete name is never cut, stripped or corrected. */
export function readWord(taxonomy: Taxonomy, word: string): WordReading {
  const { wording } = taxonomy.visitor;
  const exact = exactName(taxonomy.visitor, word);
  if (exact !== null) return { kind: 'foods', readings: dishReadings(taxonomy, word, exact) };
  if (word.length > LONGEST_WORD) return { kind: 'unread', text: word };
  if (wording.fillers.has(word)) return readFiller(taxonomy, word);
  if (isNoise(taxonomy, word)) return { kind: 'nothing' };
  const remainders = wording.remainders(word);
  const dish = readPrefixed(taxonomy, word);
  if (dish !== undefined) return dish;
  const stripped = namedFoods(taxonomy, word);
  if (stripped !== null) return readStripped(taxonomy, word, stripped);
  const flavour = readFlavour(taxonomy, remainders);
  if (flavour !== null) return flavour;
  if (wording.isVerb(word) || remainders.some((each) => each.length > 1 && wording.fillers.has(each)))
    return { kind: 'nothing' };
  const form = remainders.find((each) => saysForm(taxonomy, each));
  // 용 also begins the dragon fruit: 새우용과 is no "for shrimps and".
  if (form !== undefined) return withPairs(pairsIn(taxonomy, remainders), { kind: 'form', text: form });
  const [initials, ...more] = foodsByInitials(taxonomy, word);
  if (initials !== undefined) return { kind: 'near', typed: word, readings: [initials, ...more] };
  return (
    firstOf(remainders, (each) => readDishWord(taxonomy, each)) ??
    firstOf(remainders, (each) => withOtherCuts(taxonomy, each, readPartOrList(taxonomy, word, each))) ??
    withPairs(pairsIn(taxonomy, remainders), orTypo(taxonomy, word, readJoined(taxonomy, word))) ??
    firstOf(remainders, (each) => readGluedDish(taxonomy, each)) ??
    firstOf(remainders, (each) => readShortPair(taxonomy, each)) ??
    firstOf(remainders, (each) => orTypo(taxonomy, each, readRow(taxonomy, each))) ??
    foods(readKeys(taxonomy, word)) ??
    readTypo(taxonomy, word, remainders) ??
    asWritten(taxonomy, remainders)
  );
}

/** A name with an ending. In a list, or where the ending belongs to another name, it names more (새우포도: shrimp, grapes). */
function readStripped(taxonomy: Taxonomy, word: string, stripped: Readings): WordReading {
  const { wording } = taxonomy.visitor;
  const remainders = wording.remainders(word);
  const bare = remainders.find((each) => exactName(taxonomy.visitor, each) !== null) ?? '';
  const said = word.slice(bare.length);
  const mayList = said.startsWith(LISTING_PARTICLE) && said.length > 1;
  const joined = mayList ? readJoined(taxonomy, word, [LISTING_PARTICLE]) : null;
  const isWhole = bare.length > 1 || wording.fillers.has(said);
  const longer = remainders.filter((each) => each.length > bare.length);
  const readings = [...(joined ?? stripped), ...pairsIn(taxonomy, longer)];
  return withSureTypo(taxonomy, isWhole ? '' : word, { kind: 'foods', readings });
}

/** The names a word is made of, which may be a typo of one name: 파이애플 (pie, apple) of pineapple. */
function orTypo(taxonomy: Taxonomy, word: string, readings: Readings | null): WordReading | null {
  if (readings === null) return null;
  return withSureTypo(taxonomy, readings.length > 1 ? word : '', { kind: 'foods', readings });
}

/** A compound or list, with the other names that the same syllables spell. */
function withOtherCuts(taxonomy: Taxonomy, word: string, readings: Readings | null): WordReading | null {
  const isCut = readings !== null && readings.length > 1;
  const others = isCut ? [...readPairs(taxonomy, word), ...readBeforeAll(taxonomy, word)] : [];
  return withPairs(others, orTypo(taxonomy, word, readings));
}

function withPairs<Reading extends WordReading | null>(
  pairs: Readings,
  reading: Reading,
): Reading | FoodsReading {
  if (pairs.length === 0 || reading === null) return reading;
  if (reading.kind === 'form') return { kind: 'foods', readings: pairs };
  return reading.kind === 'foods' ? { ...reading, readings: [...reading.readings, ...pairs] } : reading;
}

/** Names without a space between them. One that ends like a dish also blocks titles that contain it. */
function readGluedDish(taxonomy: Taxonomy, word: string): WordReading | null {
  const found = orTypo(taxonomy, word, withMixtures(taxonomy, word, readGlued(taxonomy, word)));
  const isDish = found?.kind === 'foods' && DISH_HEADS.some((each) => word.endsWith(each));
  return isDish ? { dish: word, ...found } : found;
}

/** A reading that may be accidental, together with the names of which the word is certainly a typo. */
function withSureTypo(taxonomy: Taxonomy, word: string, reading: FoodsReading): FoodsReading {
  const near = readNear(taxonomy, [word]);
  return near?.kind === 'foods' ? { ...near, readings: [...reading.readings, ...near.readings] } : reading;
}

/** An unknown word: a certain typo together with the food the word begins with; otherwise whatever is known of it. */
function readTypo(taxonomy: Taxonomy, word: string, remainders: readonly string[]): WordReading | undefined {
  const near = readNear(taxonomy, remainders);
  const listed = listedFoods(taxonomy, word);
  if (listed !== null) return withListed(listed, near);
  const { neverCorrected } = taxonomy.visitor.wording.words;
  if (remainders.some((each) => neverCorrected.includes(each))) return near;
  const beginning = readBeginning(taxonomy, word, remainders);
  if (near?.kind !== 'foods') {
    const pair = firstOf(remainders, (each) => readTwo(taxonomy, each));
    const either = near === undefined || pair === undefined ? near : { ...near, beside: pair };
    return beginning ?? either ?? readEnding(taxonomy, remainders) ?? readInside(taxonomy, remainders);
  }
  const more = beginning ?? readOtherEnding(taxonomy, remainders, near.readings);
  return more === undefined ? near : { ...near, readings: [...near.readings, ...more.readings] };
}

/** The food before the ending of a list, with the names of which the word may be a typo: 졸면 is 졸 or 쫄면. */
function withListed(listed: Readings, near: NearReading | undefined): WordReading {
  if (near?.kind === 'near') return { ...near, beside: listed };
  return { kind: 'foods', readings: [...listed, ...(near?.readings ?? [])] };
}

/** The food a typo ends in, unless it only names the kind: 호배추 (a cabbage) is near 호부추 (chives). */
function readOtherEnding(
  taxonomy: Taxonomy,
  remainders: readonly string[],
  near: Readings,
): FoodsReading | undefined {
  const ending = readEnding(taxonomy, remainders);
  if (ending === undefined) return undefined;
  const heads = near.flatMap((each) => headIds(taxonomy, each));
  const kinds = ending.readings.flatMap((each) => headIds(taxonomy, each));
  const isKind = kinds.some((kind) => heads.some((id) => isKindOf(taxonomy, id, kind)));
  return isKind || ending.readings.some((each) => namesProperty(taxonomy, each)) ? undefined : ending;
}

/** A word that names foods. */
export type FoodsReading = Extract<WordReading, { readonly kind: 'foods' }>;
type NearReading = Extract<WordReading, { readonly readings: Readings; readonly typed?: string }>;

function readFiller({ visitor }: Taxonomy, word: string): WordReading {
  const particle = NAMING_PARTICLES.find((each) => word.endsWith(each));
  const name = particle === undefined ? null : exactName(visitor, word.slice(0, -particle.length));
  return name === null ? { kind: 'nothing' } : { kind: 'idiom', readings: [name] };
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

/**
 * An unknown word, or a food, before a food or dish ("Uijeongbu budae-jjigae") excludes the food or dish it ends in, and
 * the food it begins with.
 */
function readEnding(taxonomy: Taxonomy, remainders: readonly string[]): FoodsReading | undefined {
  const words = remainders.filter((each) => !/[a-z]/u.test(each));
  const read = (shortest: number) =>
    firstOf(words, (word) =>
      firstOf(endingsOf(taxonomy, word), (ending): FoodsReading | null => {
        const found = readDishWord(taxonomy, ending, shortest) ?? foods(namedExactly(taxonomy, ending));
        if (found?.kind !== 'foods') return null;
        const before = exactName(taxonomy.visitor, word.slice(0, -ending.length));
        if (before === null) return { ...found, unread: barest(remainders) };
        return { ...found, readings: [before, ...found.readings], dish: word };
      }),
    );
  return read(SHORTEST_PART) ?? read(1);
}

/** An unknown word with a food of the statutory allergens inside ("mayak gyeran-jang", egg) excludes that food. */
function readInside(taxonomy: Taxonomy, remainders: readonly string[]): FoodsReading | undefined {
  const { readings, longestName } = taxonomy.visitor.names;
  return firstOf(remainders, (word) => {
    for (let start = 1; start + SHORTEST_PART <= word.length; start += 1) {
      for (let end = Math.min(word.length, start + longestName); end - start >= SHORTEST_PART; end -= 1) {
        const reading = readings.get(word.slice(start, end));
        if (reading !== undefined && namesAllergen(taxonomy, reading))
          return { kind: 'foods', readings: [reading], unread: barest(remainders) };
      }
    }
    return null;
  });
}

/** Two names of one syllable, the second of which is often such an ending: 콩떡 is rice cake with beans. */
function readShortPair(taxonomy: Taxonomy, word: string): WordReading | null {
  const [first = '', last = '', ...rest] = word;
  const { heads } = taxonomy.visitor.wording.words;
  if (rest.length > 0 || !heads.includes(last)) return null;
  const [food, head] = [exactName(taxonomy.visitor, first), exactName(taxonomy.visitor, last)];
  return food === null || head === null ? null : { kind: 'foods', readings: [food, head], dish: word };
}

/**
 * A typo: certain when all names one typo away are long, otherwise a suggestion. A letter beside Hangul may make
 * another word ("vitamin C" is not vitamin), so that is a suggestion too. Dishes named as typed are excluded in any
 * case.
 */
function readNear(taxonomy: Taxonomy, remainders: readonly string[]): NearReading | undefined {
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

/** A word that is no name: unknown, but two names of one syllable, as in 밤파, are left out as well. */
function asWritten(taxonomy: Taxonomy, remainders: readonly string[]): WordReading {
  const text = barest(remainders);
  const readings = firstOf(remainders, (each) => readTwo(taxonomy, each));
  return readings === undefined ? { kind: 'unread', text } : { kind: 'foods', readings, unread: text };
}

/** The word without endings; at least two characters remain to search for. */
function barest(remainders: readonly string[]): string {
  return remainders.filter((each) => [...each].length >= 2).at(-1) ?? remainders[0] ?? '';
}

function foods(readings: Readings | null): WordReading | null {
  return readings === null ? null : { kind: 'foods', readings };
}
