import type { Canvas } from '../drawing/canvas.ts';
import type { Drawing, Stamp } from '../drawing/stamp.ts';
import { INGREDIENTS, type IngredientKey } from './ingredients.ts';

/** An ingredient to place. A few variants of each are drawn once and reused, to keep the markup of a dish short. */
export function piece(c: Canvas, key: IngredientKey): Stamp {
  const variants = c.stamps.get(key) ?? [];
  const [first, ...others] = variants;
  if (first && variants.length >= (c.lo ? 2 : 3)) return c.pick([first, ...others]);
  const stamp = drawVariant(c, key, variants.length);
  c.stamps.set(key, [...variants, stamp]);
  return stamp;
}

function drawVariant(c: Canvas, key: IngredientKey, variant: number): Stamp {
  return stampOf(c, `${variant}|${key}`, INGREDIENTS[key](c));
}

/** Turns a drawing into a definition, for things placed several times. */
export function stampOf(c: Canvas, name: string, { body, outline }: Drawing): Stamp {
  const bodyOf = (drawn: string) => c.define(`i${name}${drawn}`, (id) => `<g id="${id}">${drawn}</g>`);
  if (!outline) return { body: `<use href="#${bodyOf(body)}"/>` };
  const outlineId = c.define(`s${outline}`, (id) => `<path id="${id}" d="${outline}"/>`);
  // The body mostly fills its outline, so one copy of the path serves both.
  return { bodyId: bodyOf(body.replaceAll(`<path d="${outline}"`, `<use href="#${outlineId}"`)), outlineId };
}
