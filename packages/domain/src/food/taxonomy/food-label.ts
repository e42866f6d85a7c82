import type { Taxonomy } from './taxonomy.ts';

/** Everyday name of a food: its label among the suggested foods, else its Korean name; the text itself when unknown. */
export function foodLabel(taxonomy: Taxonomy, id: string): string {
  const suggested = taxonomy.source.autocomplete.find((food) => food.id === id);
  return suggested?.label ?? taxonomy.items.get(id)?.ko ?? id;
}
