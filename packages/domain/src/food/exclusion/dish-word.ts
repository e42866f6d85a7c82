import { dropFinalSiot } from '../../hangul/hangul-syllable.ts';
import { FLAVOURS, NO_FLAVOURS } from '../../vocabulary/foods/name-endings.ts';
import type { Readings } from '../taxonomy/resolve-part.ts';
import { isKindOf, type Taxonomy } from '../taxonomy/taxonomy.ts';
import { headIds } from './meaning.ts';
import { dishReadings, firstOf } from './named-foods.ts';
import type { FoodsReading, WordReading } from './read-word.ts';
import { readCompound, withMixtures } from './split-word.ts';
import { exactName } from './visitor-index.ts';

/** A food with a dish word ("stir-fried squid"): the food, and the dish that the word means. */
export function readDishWord(taxonomy: Taxonomy, word: string, shortest = 1): FoodsReading | undefined {
  const { names } = taxonomy.visitor;
  return firstOf(names.wording.dishSuffixes, (suffix): FoodsReading | null => {
    const rest = word.slice(0, -suffix.length);
    if (!word.endsWith(suffix) || rest.length < shortest) return null;
    const readings = readDishPart(taxonomy, rest) ?? readDishPart(taxonomy, dropFinalSiot(rest));
    if (readings === null) return null;
    // 딸기버터전 may be a list of three, 버섯전 is one dish.
    const isListed = readings.length > 1 && suffix.length === 1;
    const named = (isListed ? names : taxonomy.names).readings.get(suffix);
    return { kind: 'foods', readings: named === undefined ? readings : [...readings, named], dish: word };
  });
}

/**
 * A word that begins with the food that also means "without": 무볶음 is fried radish, and 무보리 may be radish and barley. Of
 * a dish word or pickle nothing is left out, while 무설탕 is "without sugar".
 */
export function readPrefixed(taxonomy: Taxonomy, word: string): FoodsReading | undefined {
  const { visitor } = taxonomy;
  const food = firstOf(visitor.wording.words.prefixes, (each) =>
    word.startsWith(each) && each.length === 1 ? exactName(visitor, each) : null,
  );
  if (food === undefined) return undefined;
  const isKind = (named: readonly string[] | null | undefined, kinds: readonly string[]) =>
    headIds(taxonomy, named ?? []).some((id) => kinds.some((kind) => isKindOf(taxonomy, id, kind)));
  return firstOf(visitor.wording.remainders(word), (each): FoodsReading | null => {
    const rest = each.slice(1);
    if (exactName(visitor, each) !== null) return null;
    const spoken = each === word.slice(0, each.length) ? exactName(visitor, rest) : null;
    if (spoken !== null && isKind(spoken, FRESH_FOODS)) return { kind: 'foods', readings: [food, spoken] };
    const named = taxonomy.names.readings.get(rest);
    if (!visitor.names.wording.dishSuffixes.includes(rest) && !isKind(named, PICKLES)) return null;
    return { kind: 'foods', readings: named === undefined ? [food] : [food, named], dish: each };
  });
}

const PICKLES = ['kimchi_all', 'pickle_all'];
/** Foods that nothing is sold "without". */
const FRESH_FOODS = ['vegetable', 'fruit', 'mushroom', 'grain', 'seaweed', 'seafood', 'meat'];

function readDishPart(taxonomy: Taxonomy, rest: string): Readings | null {
  const exact = exactName(taxonomy.visitor, rest);
  if (exact !== null) return withMixtures(taxonomy, rest, [exact]);
  const nested = readDishWord(taxonomy, rest);
  return nested?.readings ?? readCompound(taxonomy, rest);
}

/** A food whose taste or scent is meant, as in 양파향 (scent of onions). 취향 is what one likes, 밥맛 appetite. */
export function readFlavour(taxonomy: Taxonomy, remainders: readonly string[]): WordReading | null {
  return (
    firstOf(remainders, (each) => {
      const ending = FLAVOURS.find((flavour) => each.endsWith(flavour));
      const name = ending === undefined ? '' : each.slice(0, -ending.length);
      const exact = NO_FLAVOURS.includes(each) ? null : exactName(taxonomy.visitor, name);
      return exact === null ? null : { kind: 'foods', readings: dishReadings(taxonomy, name, exact) };
    }) ?? null
  );
}
