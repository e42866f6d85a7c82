import type { Canvas } from '../drawing/canvas.ts';
import { allowedDrawing } from '../vocabulary/named-foods.ts';
import { foodOf } from './food-of.ts';
import type { IngredientKey } from './ingredients.ts';

/**
 * Whether a food may be drawn as part of something larger, such as the ham in a sandwich. A painter that draws food without
 * `piece` must check this first.
 */
export function mayShow(c: Canvas, key: IngredientKey): boolean {
  const isAllowed = allowedDrawing(key, c.names) === key;
  if (isAllowed) c.shown.add(foodOf(key));
  return isAllowed;
}

/** Of the wanted drawings those that are allowed, or their replacements. */
export function drawable(c: Canvas, wanted: readonly IngredientKey[]): IngredientKey[] {
  return wanted.flatMap((key) => allowedDrawing(key, c.names) ?? []);
}
