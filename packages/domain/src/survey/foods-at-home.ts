import type { Exclusion } from '../food/exclusion/exclusion.ts';
import { exclusionViolation } from '../food/exclusion/exclusion-violation.ts';
import { readExclusion } from '../food/exclusion/read-exclusion.ts';
import { dishProfile } from '../food/taxonomy/dish-profile.ts';
import { squeezeText } from '../food/taxonomy/name-index.ts';
import type { Taxonomy } from '../food/taxonomy/taxonomy.ts';
import { memoizeByObject } from '../memoize.ts';

/** Most foods somebody may name that are at home. */
export const MOST_FOODS_AT_HOME = 10;

/** A food at home as it stands in the answers, and the foods it names; none where nobody knows the words. */
export type FoodAtHome = { readonly text: string; readonly ids: readonly string[] };

/** The readings of the foods that are at home; a guessed word names none. */
export function readFoodsAtHome(taxonomy: Taxonomy, texts: readonly string[]): readonly FoodAtHome[] {
  const labels = labelledFoods(taxonomy);
  return texts.map((text) => {
    const own = labels.get(squeezeText(text)) ?? (taxonomy.items.has(text) ? text : undefined);
    return { text, ids: own === undefined ? readWidely(taxonomy, text) : [own] };
  });
}

/**
 * Foods by what they are called: by the label they are offered with, else by their name. Milk at home is milk, though who leaves
 * out milk leaves out all dairy.
 */
const labelledFoods = memoizeByObject(({ source }: Taxonomy): ReadonlyMap<string, string> => {
  const named = source.items.map(({ ko, id }) => [squeezeText(ko), id] as const);
  const offered = source.autocomplete.map(({ label, id }) => [squeezeText(label), id] as const);
  return new Map([...named, ...offered]);
});

/** What a text leaves out as an exclusion, where nothing is called so. */
function readWidely(taxonomy: Taxonomy, text: string): readonly string[] {
  const { understood } = readExclusion(taxonomy, text);
  return understood.flatMap((each) => (each.kind === 'food' ? [each.id] : []));
}

/** Positions of the foods at home whose every reading is left out. */
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
