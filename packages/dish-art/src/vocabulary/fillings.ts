import type { IngredientKey } from '../ingredients/ingredients.ts';

/** True if it fills a vessel: no seasoning or garnish, no icon of a jar. */
export function isFilling(key: IngredientKey): boolean {
  return !SEASONINGS.has(key) && !key.endsWith('Icon');
}

const SEASONINGS: ReadonlySet<IngredientKey> = new Set([
  'scallion',
  'chili',
  'chiliGreen',
  'sesame',
  'blackSesame',
  'pumpkinSeed',
  'granola',
  'garlic',
  'onion',
  'sugar',
  'chive',
  'gimSheet',
  'pepper',
  'lemon',
  'mint',
  'jujube',
  'pearSlice',
]);
