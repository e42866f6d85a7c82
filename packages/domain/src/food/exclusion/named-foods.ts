import { isJamoNoise } from '../../hangul/jamo-slip.ts';
import { initialConsonants, isInitials, typeHangul } from '../../hangul/keystrokes.ts';
import { memoizeByObject } from '../../memoize.ts';
import { AGE_OR_GRADE } from '../../vocabulary/foods/name-endings.ts';
import { squeezeText } from '../taxonomy/name-index.ts';
import type { Readings } from '../taxonomy/resolve-part.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.ts';
import { namesDish } from './meaning.ts';
import { isSure } from './near-names.ts';
import { readCompound, readGlued } from './split-word.ts';
import { exactName, spokenRow } from './visitor-index.ts';

/** Longest text, in characters, that is read as a word; longer ones are prose. */
export const LONGEST_WORD = 60;

/**
 * The readings of a name, as typed or without its endings; null for any other word. After the words `before` it, only
 * this word loses endings.
 */
export function namedFoods(taxonomy: Taxonomy, word: string, before = ''): Readings | null {
  const { visitor } = taxonomy;
  if (before.length + word.length > LONGEST_WORD) return null;
  for (const each of visitor.wording.remainders(word)) {
    const isWhole = before === '' || word.startsWith(each);
    const name = before + each;
    const exact = isWhole ? exactName(visitor, name) : null;
    if (exact !== null) return dishReadings(taxonomy, name, exact);
  }
  return null;
}

/** The reading of a name as typed; null for any other word. */
export function namedExactly({ visitor }: Taxonomy, word: string): Readings | null {
  const reading = visitor.names.readings.get(word);
  return reading === undefined ? null : [reading];
}

/** The readings of Hangul typed with an English keyboard layout; null for any other word. */
export function readKeys(taxonomy: Taxonomy, word: string): Readings | null {
  const typed = /^[a-z]+$/u.test(word) ? typeHangul(word) : '';
  return [...typed].length > 1 ? namedFoods(taxonomy, typed) : null;
}

/** The readings of a name before the ending of a list, such as dialect for "and"; only where nothing else is read. */
export function listedFoods(taxonomy: Taxonomy, word: string): Readings | null {
  const { wording } = taxonomy.visitor;
  if (word.length > LONGEST_WORD) return null;
  for (const each of wording.remainders(word)) {
    for (const ending of wording.words.listEndings) {
      const name = each.endsWith(ending) ? each.slice(0, -ending.length) : '';
      const exact = exactName(taxonomy.visitor, name);
      if (exact !== null) return dishReadings(taxonomy, name, exact);
    }
  }
  return null;
}

/** Readings of a dish name, with the dish itself: "potato stew" excludes the dish beside its foods. */
export function dishReadings(taxonomy: Taxonomy, word: string, exact: readonly string[]): Readings {
  if (exact.some((id) => taxonomy.items.get(id)?.kind !== 'dish')) return [exact];
  const { visitor } = taxonomy;
  for (const suffix of visitor.names.wording.dishSuffixes) {
    const said = word.endsWith(suffix) ? foodsSaid(taxonomy, word.slice(0, -suffix.length)) : null;
    if (said !== null) return [exact, ...said];
  }
  return [exact];
}

/** The foods before a dish word: one name, or several ("ham cheese" before "sandwich"). */
function foodsSaid(taxonomy: Taxonomy, text: string): Readings | null {
  const exact = exactName(taxonomy.visitor, text);
  return exact === null ? readGlued(taxonomy, text) : [exact];
}

/** A compound; together with the list it may be as well: 파랑새우 is a blue shrimp, or spring onions and shrimp. */
export function readPartOrList(taxonomy: Taxonomy, word: string, bare: string): Readings | null {
  const compound = readCompound(taxonomy, bare);
  // Not every joiner: the one for "or" also begins the word for namul.
  const { joiningParticles } = taxonomy.visitor.names.wording;
  const list = compound === null ? null : readJoined(taxonomy, word, joiningParticles);
  if (compound === null || list === null) return compound;
  return compound.length > list.length ? list : [...compound, ...list];
}

/** Two foods with a joiner between them. Splits only where both sides are read; a longer left side also counts alone. */
export function readJoined(
  taxonomy: Taxonomy,
  word: string,
  joiners: readonly string[] = taxonomy.visitor.wording.words.joiners,
): Readings | null {
  /** Lengths of the endings of the word that cannot be split. */
  const unreadable = new Set<number>();
  const split = (text: string): Readings | null => {
    for (const joiner of joiners) {
      for (let at = text.indexOf(joiner, 1); at > 0; at = text.indexOf(joiner, at + 1)) {
        const [left, right] = [text.slice(0, at), text.slice(at + joiner.length)];
        const before = unreadable.has(right.length) ? null : readSide(taxonomy, left);
        if (before === null) continue;
        const side = readSide(taxonomy, right);
        const after = side ?? split(right);
        if (after !== null) return [...before, ...after, ...(side === null ? sureTypo(taxonomy, right) : [])];
        unreadable.add(right.length);
      }
    }
    return null;
  };
  return split(word);
}

/** The names of which a text is certainly a typo: 콩나무, read as beans and radish, may be 콩나물. */
function sureTypo({ visitor }: Taxonomy, text: string): Readings {
  const found = visitor.near.of(text);
  return found.every(isSure)
    ? found.flatMap((name) => visitor.names.readings.get(name) ?? []).map((id) => [id])
    : [];
}

function readSide(taxonomy: Taxonomy, text: string): Readings | null {
  return namedFoods(taxonomy, text) ?? readCompound(taxonomy, text) ?? listedFoods(taxonomy, text);
}

/** The name of a dish that a word is, without its endings; a title with it is left out too. */
export function dishNamed(taxonomy: Taxonomy, word: string): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  return taxonomy.visitor.wording.remainders(word).find((each) => {
    const reading = exactName(taxonomy.visitor, each);
    return reading?.some((id) => namesDish(taxonomy, spokenRow(taxonomy.visitor, id)?.ids ?? [id]));
  });
}

/** Whether a word only says how a food is cut, prepared or used. */
export function saysForm({ names }: Taxonomy, word: string): boolean {
  const { leading, trailing, dishSuffixes, purposeEndings } = names.wording;
  if (leading.has(word) || trailing.includes(word) || dishSuffixes.includes(word)) return true;
  return word.length <= LONGEST_PURPOSE && purposeEndings.some((ending) => word.endsWith(ending));
}

/** Longest word for a use, such as "for curry". */
const LONGEST_PURPOSE = 6;

/** Names of a row of spoken words that count: the everyday name and its other form, without misspellings. */
const EVERYDAY_NAMES = 2;
/** With more foods than this, the consonants are too few to tell. */
const MOST_FOODS = 6;

/**
 * The suggested foods, chips, allergens and groups with these initial consonants: ㄸㅋ is 땅콩. None for other texts.
 */
export function foodsByInitials(taxonomy: Taxonomy, word: string): Readings {
  const readings = isInitials(word) ? (byInitials(taxonomy).get(word) ?? []) : [];
  return readings.length > MOST_FOODS ? [] : readings;
}

/** Readings by initial consonants, one for each food, made once: a text may have thousands of words. */
const byInitials = memoizeByObject(({ source, items, visitor }: Taxonomy): ReadonlyMap<string, Readings> => {
  const isMain = (id = '') => items.get(id)?.kind === 'group' || (items.get(id)?.allergens.length ?? 0) > 0;
  // A row with a source is of an illness or a religion.
  const rows = source.spokenFoods.filter((row) => row.source === undefined && isMain(row.ids[0]));
  const names = [
    ...source.quickChips.flatMap(({ chip, label }) => [chip, label]),
    ...source.autocomplete.map(({ label }) => label.replace(/\(.*\)$/u, '')),
    ...rows.flatMap(({ texts }) => texts.slice(0, EVERYDAY_NAMES)),
  ].map(squeezeText);
  const found = new Map<string, Map<string, readonly string[]>>();
  for (const name of names) {
    const initials = initialConsonants(name);
    const foods = found.get(initials) ?? new Map<string, readonly string[]>();
    for (const id of exactName(visitor, name) ?? []) foods.set(id, [id]);
    found.set(initials, foods);
  }
  return new Map([...found].map(([initials, foods]) => [initials, [...foods.values()]]));
});

/** A number, an amount, an age, or jamo such as ㅋㅋ. */
export function isNoise({ names, visitor }: Taxonomy, word: string): boolean {
  if (isJamoNoise(word) || /^[\d_]+$/u.test(word)) return true;
  return visitor.wording
    .remainders(word)
    .some((each) => AGE_OR_GRADE.test(each) || each.replace(names.wording.amount, '') === '');
}

/** The first finding among items; undefined where none is found. */
export function firstOf<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | null | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== null && found !== undefined) return found;
  }
  return undefined;
}
