import { resolveIngredientText, type Taxonomy } from '@kkini/domain';

/** Whether the name on an ingredient line means the food of its id and no other. */
export function namesFood(
  taxonomy: Taxonomy,
  { id, name }: { readonly id: string; readonly name: string },
): boolean {
  const { ids, candidates, unresolved } = resolveIngredientText(taxonomy, name);
  if (unresolved.length > 0) return false;
  if (ids.length === 0) return candidates.some((reading) => reading.includes(id));
  return ids.length === 1 && ids[0] === id;
}

/** The name of a food as shown in a list: the first of its alternatives (`mirin / cooking wine`). */
export function firstName(english: string): string {
  const [first = english] = english.split(' / ');
  return first;
}
