import type { Exclusion } from '../food/exclusion/exclusion.ts';
import { exclusionViolation } from '../food/exclusion/exclusion-violation.ts';
import { readExclusion } from '../food/exclusion/read-exclusion.ts';
import { dishProfile } from '../food/taxonomy/dish-profile.ts';
import { squeezeText } from '../food/taxonomy/name-index.ts';
import { isKindOf, type Taxonomy } from '../food/taxonomy/taxonomy.ts';
import { memoizeByObject } from '../memoize.ts';

/** Most foods at home that somebody may name. */
export const MOST_FOODS_AT_HOME = 10;

/** A food at home as written in the answers, and the foods it names; none for unknown words. */
export type FoodAtHome = { readonly text: string; readonly ids: readonly string[] };

/** The readings of the foods at home. A word that is only guessed names none. */
export function readFoodsAtHome(taxonomy: Taxonomy, texts: readonly string[]): readonly FoodAtHome[] {
  const labels = labelledFoods(taxonomy);
  return texts.map((text) => {
    const own = labels.get(squeezeText(text)) ?? (taxonomy.items.has(text) ? text : undefined);
    return { text, ids: own === undefined ? readWidely(taxonomy, text) : [own] };
  });
}

/**
 * Foods by their everyday names: the label under which they are offered, otherwise the Korean name, otherwise a
 * synonym. Milk at home is milk, although a visitor who excludes milk excludes all dairy; napa cabbage kimchi at home
 * is no green onion kimchi.
 */
const labelledFoods = memoizeByObject(({ source }: Taxonomy): ReadonlyMap<string, string> => {
  const also = source.items.flatMap(({ synonyms, id }) =>
    synonyms.map((synonym) => [squeezeText(synonym), id] as const),
  );
  const named = source.items.map(({ ko, id }) => [squeezeText(ko), id] as const);
  const offered = source.autocomplete.map(({ label, id }) => [squeezeText(label), id] as const);
  return new Map([...also, ...named, ...offered]);
});

/** The foods that a text would exclude, for a text that is no everyday name. */
function readWidely(taxonomy: Taxonomy, text: string): readonly string[] {
  const { understood } = readExclusion(taxonomy, text);
  return understood.flatMap((each) => (each.kind === 'food' ? [each.id] : []));
}

/** The kimchi that the name of a dish from a store means; empty for anything else. */
export function kimchiNamed(taxonomy: Taxonomy, name: string): readonly string[] {
  const ids = readFoodsAtHome(taxonomy, [name]).flatMap((named) => named.ids);
  return ids.filter((id) => isKindOf(taxonomy, id, 'kimchi_all'));
}

/** Indices of the foods at home whose every reading is excluded. */
export function excludedAtHome(
  taxonomy: Taxonomy,
  texts: readonly string[],
  exclusions: readonly Exclusion[],
): readonly number[] {
  const isLeftOut = (id: string) => {
    const name = taxonomy.items.get(id)?.ko ?? id;
    const alone = dishProfile(taxonomy, { title: '', lines: [{ id, name }] });
    const via = exclusionViolation(alone, exclusions)?.via;
    return via === 'contains' || via === 'literal';
  };
  return readFoodsAtHome(taxonomy, texts).flatMap(({ ids }, at) =>
    ids.length > 0 && ids.every(isLeftOut) ? [at] : [],
  );
}
