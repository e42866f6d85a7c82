import { hasIngredientIcon } from '@kkini/dish-art';
import { foodLabel, type Taxonomy } from '@kkini/domain';

/** The name of a food's icon: the first of its names with a drawing; null for an unknown id. */
export function iconName(id: string, taxonomy: Taxonomy): string | null {
  const item = taxonomy.items.get(id);
  if (item === undefined) return null;
  return [foodLabel(taxonomy, id), item.ko, ...item.synonyms].find(hasIngredientIcon) ?? item.ko;
}
