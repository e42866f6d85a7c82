import { hasIngredientIcon } from '@kkini/dish-art';
import { foodLabel, type Taxonomy } from '@kkini/domain';

/** Address of a dish's picture. The version in it lets browsers cache the picture indefinitely. */
export function dishPicture(id: string, dataVersion: string): string {
  return `/art/dishes/${id}.svg?v=${dataVersion}`;
}

/** Address of a dish's picture at icon size. */
export function smallDishPicture(id: string): string {
  return `/art/dishes/${encodeURIComponent(id)}.svg?size=small`;
}

/** Address of an ingredient's icon; null if it has no drawing of its own. */
export function ingredientPicture(id: string, taxonomy: Taxonomy): string | null {
  const name = iconName(id, taxonomy);
  return name !== null && hasIngredientIcon(name) ? `/art/ingredients/${encodeURIComponent(id)}.svg` : null;
}

/** Name of a food's icon: the first of its names with a drawing; null for an unknown id. */
export function iconName(id: string, taxonomy: Taxonomy): string | null {
  const item = taxonomy.items.get(id);
  if (item === undefined) return null;
  return [foodLabel(taxonomy, id), item.ko, ...item.synonyms].find(hasIngredientIcon) ?? item.ko;
}
