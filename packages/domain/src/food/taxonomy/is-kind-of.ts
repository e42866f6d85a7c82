import type { Taxonomy } from './taxonomy.ts';

/** True when a food is this food or one of its kinds, however far below: a cherry tomato is a tomato and a vegetable. */
export function isKindOf(taxonomy: Taxonomy, id: string, group: string): boolean {
  return id === group || taxonomy.closures.get(group)?.members.has(id) === true;
}
