import type { IngredientKey } from '../ingredients/ingredients.ts';
import { staples } from '../ingredients/staples.ts';

/** True if it fills a vessel: no seasoning or garnish, no icon of a jar; noodles and bread do. */
export function isFilling(key: IngredientKey): boolean {
  return !SEASONINGS.has(key) && !key.endsWith('Icon');
}

/** Noodles, pasta, bread and wraps: what a dish is made of, which its painter draws by itself. */
export function isStaple(key: IngredientKey): boolean {
  return Object.hasOwn(staples, key);
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
  'pineNut',
]);
