import type { Canvas } from '../drawing/canvas.ts';
import type { Drawing, Stamp } from '../drawing/stamp.ts';
import { allowedDrawing } from '../vocabulary/named-foods.ts';
import { foodOf } from './food-of.ts';
import { INGREDIENTS, type IngredientKey } from './ingredients.ts';

/**
 * An ingredient to place, or null where the data does not name it and it has no replacement. A few variants of each are drawn
 * once and reused, which keeps the markup of a dish short.
 */
export function piece(c: Canvas, wanted: IngredientKey): Stamp | null {
  const key = allowedDrawing(wanted, c.names);
  if (!key) return null;
  c.shown.add(foodOf(key));
  const variants = c.stamps.get(key) ?? [];
  const [first, ...others] = variants;
  if (first && variants.length >= (c.lo ? 2 : 3)) return c.pick([first, ...others]);
  const stamp = drawVariant(c, key, variants.length);
  c.stamps.set(key, [...variants, stamp]);
  return stamp;
}

function drawVariant(c: Canvas, key: IngredientKey, variant: number): Stamp {
  const { body, outline }: Drawing = INGREDIENTS[key](c);
  const bodyOf = (drawn: string) =>
    c.define(`i${variant}|${key}${drawn}`, (id) => `<g id="${id}">${drawn}</g>`);
  if (!outline) return { body: `<use href="#${bodyOf(body)}"/>` };
  const outlineId = c.define(`s${outline}`, (id) => `<path id="${id}" d="${outline}"/>`);
  // The body mostly fills its outline, so that one copy of the path serves both.
  return { bodyId: bodyOf(body.replaceAll(`<path d="${outline}"`, `<use href="#${outlineId}"`)), outlineId };
}

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
