import type { Exclusion } from '../food/exclusion/exclusion.ts';
import { exclusionViolation } from '../food/exclusion/exclusion-violation.ts';
import { readExclusion } from '../food/exclusion/read-exclusion.ts';
import { dishProfile } from '../food/taxonomy/dish-profile.ts';
import type { Taxonomy } from '../food/taxonomy/taxonomy.ts';

/** Most foods somebody may name that are at home. */
export const MOST_FOODS_AT_HOME = 10;

/** A food at home as it stands in the answers, and the foods it names; none where nobody knows the words. */
export type FoodAtHome = { readonly text: string; readonly ids: readonly string[] };

/** The readings of the foods that are at home; a guessed word names none. */
export function readFoodsAtHome(taxonomy: Taxonomy, texts: readonly string[]): readonly FoodAtHome[] {
  return texts.map((text) => {
    const { understood } = readExclusion(taxonomy, text);
    return { text, ids: understood.flatMap((each) => (each.kind === 'food' ? [each.id] : [])) };
  });
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
