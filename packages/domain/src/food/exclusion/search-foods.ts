import { choseong, isChoseong } from '../../hangul/hangul-syllable.ts';
import { squeezeText } from '../taxonomy/name-index.ts';
import { isKindOf, type Taxonomy } from '../taxonomy/taxonomy.ts';
import type { SpokenFood } from '../taxonomy/taxonomy-source.ts';

/** A food that can be searched for by name. */
export type SearchableFood = {
  readonly id: string;
  readonly ko: string;
  readonly en: string;
  /** Further names. */
  readonly names: readonly string[];
};

/** Texts up to this length match only the beginning of a name, longer ones match anywhere. */
const PREFIX_LENGTH = 2;

/**
 * The foods that match the typed text, each once: exact names first, then prefixes, then parts; labels before further
 * names, short names before long ones. A single initial consonant matches further names only when no label matches. For
 * suggestions only.
 */
export function searchFoods<Food extends SearchableFood>(
  foods: readonly Food[],
  text: string,
): readonly Food[] {
  const typed = squeezeText(text);
  if (typed === '') return [];
  const unique = [...new Map(foods.map((food) => [food.id, food])).values()];
  if (isChoseong(typed)) return byConsonant(unique, typed);
  const ranked = unique.flatMap((food) => {
    const ranks = [
      ...[food.ko, food.en].flatMap((name) => rankOf(squeezeText(name), typed, 0)),
      ...food.names.flatMap((name) => rankOf(squeezeText(name), typed, 1)),
    ];
    const best = ranks.toSorted(compareRanks)[0];
    return best === undefined ? [] : [{ food, best }];
  });
  return ranked.toSorted((a, b) => compareRanks(a.best, b.best)).map(({ food }) => food);
}

/** The match in the name (0 exact, 1 prefix, 2 inside), 0 for a label and 1 for a further name, and the length. */
type Rank = readonly [place: number, isFurther: number, length: number];

function rankOf(name: string, typed: string, isFurther: number): readonly Rank[] {
  if (name === typed) return [[0, isFurther, name.length]];
  if (name.startsWith(typed)) return [[1, isFurther, name.length]];
  return [...typed].length > PREFIX_LENGTH && name.includes(typed) ? [[2, isFurther, name.length]] : [];
}

function compareRanks(a: Rank, b: Rank): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

function byConsonant<Food extends SearchableFood>(foods: readonly Food[], typed: string): readonly Food[] {
  const byLabel = foods.filter(({ ko, en }) => choseong(ko) === typed || choseong(en) === typed);
  if (byLabel.length > 0) return byLabel;
  return foods.filter(({ names }) => names.some((name) => choseong(name) === typed));
}

/** One food or group with every name it is searched by. */
export type NamedFood = {
  readonly id: string;
  readonly ko: string;
  readonly en: string;
  /** Further names, spoken words included; the label comes first where it differs from the Korean name. */
  readonly names: readonly string[];
  readonly isGroup: boolean;
};

/** Most foods and properties of a row whose words name the first food. */
const MOST_NAMED = 9;
/** The same where all foods are of one kind, such as blue-backed fish. */
const MOST_OF_ONE_KIND = 12;

/**
 * Whether a row names one food and what belongs to it. An illness, a cuisine or a religion means many foods and none
 * of them alone.
 */
function namesFood(taxonomy: Taxonomy, { ids, properties, source }: SpokenFood): boolean {
  if (source !== undefined) return false;
  const kinds = taxonomy.items.get(ids[0] ?? '')?.parents ?? [];
  const isOneKind = kinds.some((kind) => ids.every((id) => isKindOf(taxonomy, id, kind)));
  return ids.length + properties.length <= (isOneKind ? MOST_OF_ONE_KIND : MOST_NAMED);
}

/** Every food and group of the taxonomy with all its names, for searching while the visitor types. */
export function foodNamesIndex(taxonomy: Taxonomy): readonly NamedFood[] {
  const { items, spokenFoods, autocomplete, quickChips } = taxonomy.source;
  const spoken = new Map<string, string[]>();
  const add = (id: string | undefined, texts: readonly string[]) => {
    if (id !== undefined) spoken.set(id, [...(spoken.get(id) ?? []), ...texts]);
  };
  for (const { label, id } of [...autocomplete, ...quickChips]) add(id, [label]);
  for (const row of spokenFoods) if (namesFood(taxonomy, row)) add(row.ids[0], row.texts);
  return items.map(({ id, ko, en, kind, synonyms }) => {
    const all = [...(spoken.get(id) ?? []), ...synonyms];
    const names = [...new Map(all.map((name) => [squeezeText(name), name])).values()];
    return {
      id,
      ko,
      en: en.replace(/\s*\(.*\)$/u, ''),
      names: names.filter((name) => squeezeText(name) !== squeezeText(ko)),
      isGroup: kind === 'group',
    };
  });
}
