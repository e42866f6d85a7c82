import { hasIngredientIcon } from '@kkini/dish-art';
import type { Taxonomy } from '@kkini/domain';
import { iconName } from './icon-name.ts';

/** Address of an ingredient's icon; null without a drawing of its own. */
export function ingredientPicture(id: string, taxonomy: Taxonomy): string | null {
  const name = iconName(id, taxonomy);
  return name !== null && hasIngredientIcon(name) ? `/art/ingredients/${encodeURIComponent(id)}.svg` : null;
}
