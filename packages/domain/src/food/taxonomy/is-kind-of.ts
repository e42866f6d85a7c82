import type { Taxonomy } from './taxonomy.ts';

/** True when a food is this food or one of its kinds, however far below: a cherry tomato is a tomato and a vegetable. */
export function isKindOf(taxonomy: Taxonomy, id: string, group: string): boolean {
  return id === group || taxonomy.closures.get(group)?.members.has(id) === true;
}

/** Everyday name of a food: its label among the suggested foods, else its Korean name; the text itself when unknown. */
export function foodLabel(taxonomy: Taxonomy, id: string): string {
  const suggested = taxonomy.source.autocomplete.find((food) => food.id === id);
  return suggested?.label ?? taxonomy.items.get(id)?.ko ?? id;
}
