import { squeezeText } from './name-index.ts';
import type { Taxonomy } from './taxonomy.ts';

/** The English name of a food, given one of its own Korean names or labels; null for any other word. */
export function englishFoodName(taxonomy: Taxonomy, name: string): string | null {
  const label = squeezeText(name);
  const [id, ...others] = taxonomy.names.readings.get(label) ?? [];
  const listed = taxonomy.source.autocomplete.find((food) => squeezeText(food.label) === label)?.id;
  const known = listed ?? (others.length === 0 ? id : undefined);
  return known === undefined ? null : (taxonomy.items.get(known)?.en ?? null);
}
