import { ALL } from '../../vocabulary/foods/name-endings.ts';
import { type Readings, readPart } from '../taxonomy/resolve-part.ts';
import { isKindOf, type Taxonomy } from '../taxonomy/taxonomy.ts';
import { headIds } from './meaning.ts';
import { spokenRow } from './visitor-index.ts';

/** Least syllables of a name inside a word; shorter ones stand in too many words by chance. */
const SHORTEST_NAME = 2;

/** The names of a compound, with the names that its mixtures are spelt with; null when any of it is unknown. */
export function readCompound(taxonomy: Taxonomy, text: string): Readings | null {
  const { names } = taxonomy.visitor;
  const found = readPart(names, text);
  // 양파김치 is onion kimchi, not lamb and spring onion kimchi.
  const isByChance = found !== null && found.length > 1 && found[0] === names.readings.get(text.slice(0, 1));
  return withMixtures(taxonomy, text, (isByChance ? cut(taxonomy, text) : null) ?? found);
}

/** Names of two syllables or more that make up a whole text, from its end the longest ones; null where there are none. */
function cut({ visitor }: Taxonomy, text: string): Readings | null {
  const { readings, longestName } = visitor.names;
  const unreadable = new Set<number>();
  const cutUpTo = (end: number): Readings | null => {
    if (end === 0) return [];
    for (let start = Math.max(0, end - longestName); start <= end - SHORTEST_NAME; start += 1) {
      const reading = unreadable.has(start) ? undefined : readings.get(text.slice(start, end));
      const before = reading === undefined ? null : cutUpTo(start);
      if (reading !== undefined && before !== null) return [...before, reading];
    }
    unreadable.add(end);
    return null;
  };
  return cutUpTo(text.length);
}

/** Readings of a word, with the names that mixtures in it are spelt with: 계란간장밥 may also be rice with egg. */
export function withMixtures<Found extends Readings | null>(
  taxonomy: Taxonomy,
  word: string,
  found: Found,
): Found | Readings {
  if (found === null) return found;
  // In a list, the names of a mixture may be of one syllable: 팥떡 in 부추팥떡.
  const shortest = found.length > 1 ? 1 : SHORTEST_NAME;
  const { readings, longestName } = taxonomy.visitor.names;
  const parts: (readonly string[])[] = [];
  for (let start = 0; start < word.length; start += 1) {
    const last = Math.min(word.length, start + longestName);
    for (let end = start + 2 * shortest; end <= last; end += 1) {
      const name = word.slice(start, end);
      const whole = readings.get(name);
      if (whole !== undefined && found.includes(whole))
        parts.push(...partsOfMixture(taxonomy, { name, whole, shortest }));
    }
  }
  return parts.length === 0 ? found : [...found, ...parts];
}

/**
 * The two names that a mixture is spelt with, without its kind (noodles, in buckwheat noodles) and without names of
 * properties, which would leave out far more (all that is spicy, in pickled chilli).
 */
function partsOfMixture(taxonomy: Taxonomy, { name, whole, shortest }: Mixture): Readings {
  const { readings } = taxonomy.visitor.names;
  const heads = headIds(taxonomy, whole);
  const isMixture = heads.some((id) => MIXTURES.includes(taxonomy.items.get(id)?.kind ?? ''));
  const isKind = (reading: readonly string[]) =>
    headIds(taxonomy, reading).some((kind) => heads.some((id) => isKindOf(taxonomy, id, kind)));
  for (let at = shortest; at <= name.length - shortest; at += 1) {
    const [before, after] = [readings.get(name.slice(0, at)), readings.get(name.slice(at))];
    if (before === undefined || after === undefined) continue;
    const isSame = headIds(taxonomy, after).some((id) => heads.includes(id));
    if (shortest === 1 && !isSame && isListedGood(taxonomy, [after])) return [before, after];
    // 숙주 is the same as 숙주나물, which therefore holds no other namul.
    if (!isMixture || headIds(taxonomy, before).some((id) => heads.includes(id))) return [];
    return [before, after].filter((each) => !isKind(each) && !namesProperty(taxonomy, each));
  }
  return [];
}

/** Goods that are left out as such: 새우 어묵 may be one food, or shrimp and every fish cake. */
const LISTED_GOODS: readonly string[] = [
  'fish_cake',
  'kimchi_all',
  'jeotgal',
  'sashimi',
  'rice_cake',
  'bread',
  'noodle',
  'organ_meat',
];

/** Whether names are of goods that a name before them may belong to or stand beside. */
export function isListedGood(taxonomy: Taxonomy, part: Readings): boolean {
  return headIds(taxonomy, part.flat()).some((id) => LISTED_GOODS.includes(id));
}

/** A name with its reading, and the least syllables of the names in it. */
type Mixture = { readonly name: string; readonly whole: readonly string[]; readonly shortest: number };

/** Kinds of taxonomy items that are made of several foods. */
const MIXTURES: readonly string[] = ['compound', 'dish'];

/** Whether a reading also stands for a property of dishes. */
export function namesProperty({ visitor }: Taxonomy, reading: readonly string[]): boolean {
  return reading.some((each) => (spokenRow(visitor, each)?.properties.length ?? 0) > 0);
}

/**
 * The names of every way in which a word is two full names written together. Where a particle or a joiner is seen in such a
 * word, the syllable may as well belong to a name: 새우포도 is dried shrimp with a particle, or shrimp and grapes.
 */
export function readPairs({ visitor }: Taxonomy, word: string): Readings {
  const { readings } = visitor.names;
  const found: (readonly string[])[] = [];
  for (let at = SHORTEST_NAME; at <= word.length - SHORTEST_NAME; at += 1) {
    const [before, after] = [readings.get(word.slice(0, at)), readings.get(word.slice(at))];
    if (before !== undefined && after !== undefined) found.push(before, after);
  }
  return found;
}

/** The pairs of the first of some texts that is one. */
export function pairsIn(taxonomy: Taxonomy, texts: readonly string[]): Readings {
  return texts.map((each) => readPairs(taxonomy, each)).find((pairs) => pairs.length > 0) ?? [];
}

/** Names written without a space between them; a one-syllable name counts only beside longer ones. */
export function readGlued(taxonomy: Taxonomy, word: string): Readings | null {
  const found = namesOf(taxonomy, word);
  return found !== null && found.length * 2 <= word.length + 1 ? beforeAll(taxonomy, word, found) : null;
}

/** Least names in a row that are a list when most are of one syllable; two may be any word. */
const LEAST_IN_ROW = 3;

/**
 * Names in a row, most of them of one syllable, as in 감파배 (persimmon, spring onion, pear); null for other words. A real word
 * among the syllables shows that it is no list.
 */
export function readRow(taxonomy: Taxonomy, word: string): Readings | null {
  const found = word.length < LEAST_IN_ROW ? null : namesOf(taxonomy, word);
  const isRow = found !== null && found.length >= LEAST_IN_ROW && !holdsRealWord(taxonomy, word);
  return isRow ? beforeAll(taxonomy, word, found) : null;
}

/**
 * The names, and the one that "all" may follow: 감자게소다 ends in soda (소다), or in beef and "all".
 */
function beforeAll(taxonomy: Taxonomy, word: string, found: Readings): Readings {
  const last = word.endsWith(ALL) ? namesOf(taxonomy, word.slice(0, -ALL.length))?.at(-1) : undefined;
  return last === undefined ? found : [...found, last];
}

/**
 * The food of one syllable before "all", where the last name of a compound may be those two: 감자소다 is potato and soda, or
 * potato, beef, all. 레몬소다 is a drink, as fruits give sodas their taste.
 */
export function readBeforeAll(taxonomy: Taxonomy, word: string): Readings {
  const { readings } = taxonomy.visitor.names;
  const [before, name] = [readings.get(word.slice(0, -2)), word.slice(-2)];
  const food = name.endsWith(ALL) && readings.has(name) ? readings.get(name.slice(0, 1)) : undefined;
  const isFlavour =
    before !== undefined && headIds(taxonomy, before).some((id) => isKindOf(taxonomy, id, 'fruit'));
  return food === undefined || isFlavour ? [] : [food];
}

/** Two names of one syllable; null for other words. */
export function readTwo(taxonomy: Taxonomy, word: string): Readings | null {
  const { readings } = taxonomy.visitor.names;
  const [first, last] = [...word].map((syllable) => readings.get(syllable));
  const isPair = word.length === 2 && first !== undefined && last !== undefined;
  return isPair && !holdsRealWord(taxonomy, word) ? [first, last] : null;
}

function holdsRealWord({ visitor }: Taxonomy, word: string): boolean {
  return visitor.wording.words.neverCorrected.some((each) => each.length > 1 && word.includes(each));
}

/**
 * The names that a word consists of. Takes the split with the fewest one-syllable names: 당콩기름 is a misspelt peanut and
 * oil, not sugar and soybean oil.
 */
function namesOf({ visitor }: Taxonomy, word: string): Readings | null {
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
  return from[word.length]?.readings ?? null;
}

type Glued = { readonly readings: Readings; readonly short: number };

/** The parts of a word that a name may end: longest first, then the one-syllable heads. */
export function endingsOf({ visitor }: Taxonomy, word: string): readonly string[] {
  const parts = [...word].slice(SHORTEST_NAME).map((_, at) => word.slice(at + 1));
  return [...parts, ...visitor.wording.words.heads.filter((head) => word.endsWith(head))];
}
