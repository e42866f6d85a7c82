import { dropFinalSiot } from '../../hangul/hangul-syllable.ts';
import { exactReadings } from './name-index.ts';
import { type Readings, resolvePart } from './resolve-part.ts';
import { collectReadings, namesIn, SHORTEST_NAME, type TextResolution } from './resolve-text.ts';
import { splitLine } from './split-line.ts';
import type { Taxonomy } from './taxonomy.ts';

/**
 * The foods in a title; `dishWordIds` are the foods of the removed dish words (fried dish, noodle, sandwich).
 * `explicitIds` are foods named beyond doubt: no ambiguous word, no word that may mean a state, and of the name of a
 * dish only its first food ("doenjang stew" names doenjang). `mentionedIds` are the foods that an unknown word may name
 * besides its head.
 */
export type TitleResolution = TextResolution & {
  readonly dishWordIds: readonly string[];
  readonly explicitIds: readonly string[];
  readonly mentionedIds: readonly string[];
};

/** Most words of a name; two foods written apart may be one name ("peanut butter"). */
const LONGEST_RUN = 3;
const TITLE_BREAKS = /[\s\u00B7\u30FB]+/u;

/** Resolves a dish title or product name; removes the dish word at the end of a word ("oyster pancake" to oyster). */
export function resolveTitle(taxonomy: Taxonomy, title: string): TitleResolution {
  const { parts } = splitLine(taxonomy.names, title);
  const found: WordReading[] = [];
  const unresolved: string[] = [];
  for (const part of parts) {
    const words = part.split(TITLE_BREAKS).filter((word) => word !== '');
    for (let start = 0; start < words.length; ) {
      const run = longestRun(taxonomy, words.slice(start, start + LONGEST_RUN));
      if (run.reading === null) unresolved.push(words[start] ?? '');
      else found.push(run.reading);
      start += run.length;
    }
  }
  const { ids, candidates } = collectReadings(
    found.flatMap((each) => each.readings),
    unresolved,
  );
  return {
    ids,
    candidates,
    unresolved,
    dishWordIds: [...new Set(found.flatMap((each) => each.dishWordIds))],
    explicitIds: [...new Set(found.flatMap((each) => each.explicitIds))],
    mentionedIds: [...new Set(found.flatMap((each) => each.mentionedIds ?? []))],
  };
}

type WordReading = {
  readonly readings: Readings;
  readonly dishWordIds: readonly string[];
  readonly explicitIds: readonly string[];
  readonly mentionedIds?: readonly string[];
};

function longestRun(
  taxonomy: Taxonomy,
  words: readonly string[],
): { readonly length: number; readonly reading: WordReading | null } {
  for (let length = words.length; length > 1; length -= 1) {
    const name = words.slice(0, length).join('');
    const exact = exactReadings(taxonomy.names, name);
    if (exact !== null) return { length, reading: namedFood(taxonomy, name, exact) };
  }
  const [word = ''] = words;
  return { length: 1, reading: readWord(taxonomy, word) ?? readUnknown(taxonomy, word) };
}

function readWord(taxonomy: Taxonomy, word: string): WordReading | null {
  const { dishSuffixes } = taxonomy.names.wording;
  if (dishSuffixes.includes(word))
    return { readings: [], dishWordIds: dishWordIds(taxonomy, word), explicitIds: [] };
  const exact = exactReadings(taxonomy.names, word);
  if (exact !== null) return namedFood(taxonomy, word, exact);
  for (const suffix of dishSuffixes) {
    if (!word.endsWith(suffix)) continue;
    const rest = word.slice(0, word.length - suffix.length);
    const read = readWord(taxonomy, rest) ?? readWithoutSiot(taxonomy, rest);
    if (read === null) continue;
    return { ...read, dishWordIds: [...read.dishWordIds, ...dishWordIds(taxonomy, suffix)] };
  }
  const readings = resolvePart(taxonomy, word);
  if (readings === null) return null;
  return {
    readings,
    dishWordIds: [],
    explicitIds: certainFoods(taxonomy, withoutDishWord(taxonomy, word, readings)),
  };
}

function readWithoutSiot(taxonomy: Taxonomy, word: string): WordReading | null {
  const bare = dropFinalSiot(word);
  return bare === word ? null : readWord(taxonomy, bare);
}

/**
 * Reads an unknown compound ("rolled perilla leaf kimchi") by its head, the name that ends it and says its kind. Other
 * names in it may be foods too; of a dish, and of an ending that overlaps another name, only the name counts.
 */
function readUnknown(taxonomy: Taxonomy, word: string): WordReading | null {
  const { readings, wording } = taxonomy.names;
  const isDishWord = (name: string) => wording.dishSuffixes.includes(name);
  const ending = longestEnding(taxonomy, word);
  const inside = namesIn(taxonomy.names, isDishWord(ending) ? word.slice(0, -ending.length) : word);
  if (inside.length === 0 && ending === '') return null;
  const isHead = !isDishWord(ending) && inside.at(-1) === ending;
  const head = isHead ? namedFood(taxonomy, ending, readings.get(ending) ?? []) : null;
  const foods = inside.slice(0, isHead ? -1 : undefined).flatMap((name) => readings.get(name) ?? []);
  const isDish = (id: string) => taxonomy.items.get(id)?.kind === 'dish';
  return {
    readings: head?.readings ?? [],
    explicitIds: head?.explicitIds ?? [],
    dishWordIds: [...(isHead ? [] : dishWordIds(taxonomy, ending)), ...foods.filter(isDish)],
    mentionedIds: foods.filter((id) => !isDish(id)),
  };
}

function longestEnding({ names }: Taxonomy, word: string): string {
  for (
    let start = Math.max(0, word.length - names.longestName);
    start <= word.length - SHORTEST_NAME;
    start += 1
  )
    if (names.readings.has(word.slice(start))) return word.slice(start);
  return '';
}

function namedFood(taxonomy: Taxonomy, name: string, reading: readonly string[]): WordReading {
  const { stateWords } = taxonomy.names.wording;
  const [id] = reading;
  const isDish = id !== undefined && taxonomy.items.get(id)?.kind === 'dish';
  const foods = isDish ? firstFood(taxonomy, name) : [reading];
  return {
    readings: [reading],
    dishWordIds: [],
    explicitIds: stateWords.has(name) ? [] : certainFoods(taxonomy, foods),
  };
}

/** The food before the dish word of a dish name; one syllable is too short ("ham" is no part of "hamburger"). */
function firstFood(taxonomy: Taxonomy, name: string): Readings {
  const { dishSuffixes } = taxonomy.names.wording;
  for (const suffix of dishSuffixes) {
    const rest = name.slice(0, name.length - suffix.length);
    if (!name.endsWith(suffix) || [...rest].length < 2) continue;
    const reading = exactReadings(taxonomy.names, rest);
    if (reading !== null) return [reading];
  }
  return [];
}

function certainFoods(taxonomy: Taxonomy, readings: Readings): readonly string[] {
  const ids = readings.filter((each) => each.length === 1).flat();
  return ids.filter((id) => taxonomy.items.get(id)?.kind !== 'dish');
}

/** Removes a dish word attached to a word that names no food ("mild curry"), because no food is then named beyond doubt. */
function withoutDishWord({ names }: Taxonomy, word: string, readings: Readings): Readings {
  const last = readings.at(-1)?.join();
  const isDishWord = names.wording.dishSuffixes.some(
    (suffix) => word.endsWith(suffix) && names.readings.get(suffix)?.join() === last,
  );
  return isDishWord ? readings.slice(0, -1) : readings;
}

/** Ids of a dish word that is itself a food (a noodle, a sandwich); none for a word that only names a cut or several foods. */
function dishWordIds(taxonomy: Taxonomy, word: string): readonly string[] {
  const [id, ...others] = taxonomy.names.readings.get(word) ?? [];
  const kind = id === undefined ? undefined : taxonomy.items.get(id)?.kind;
  return id !== undefined && others.length === 0 && (kind === 'dish' || kind === 'compound') ? [id] : [];
}
