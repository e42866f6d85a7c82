import { createCanvas } from './drawing/canvas.ts';
import type { TintName } from './drawing/colours.ts';
import { createDefinitions } from './drawing/definitions.ts';
import type { Point } from './drawing/geometry.ts';
import { group } from './drawing/shapes.ts';
import { paintMeal } from './paint-meal.ts';
import { idPrefix, type PictureOptions, picture, tintColours } from './picture.ts';
import { type Dish, resolveDish } from './resolve-dish.ts';

export type DishOptions = PictureOptions & {
  zoom?: number;
  /** Moves the dish, in units of the 200 wide picture. */
  shift?: Point;
  /** Paints a background: the dish's own tint, or the named one. */
  tint?: boolean | TintName;
};

/** One vessel in a square of 200 units, as SVG text. */
export function renderDish(dish: Dish, options: DishOptions = {}): string {
  const { spec, seed, names } = resolveDish(dish);
  const { tint = false, zoom = 1, shift: [dx, dy] = [0, 0], lo = false } = options;
  const definitions = createDefinitions(idPrefix([spec, seed, names && [...names.foods], tint], options));
  const c = createCanvas({ seed, names, lo, definitions });
  const colours = tintColours(typeof tint === 'string' ? tint : (spec.tint ?? 'sesame'), options);
  const ground = tint ? `<rect width="200" height="200" fill="${c.linear(...colours)}"/>` : '';
  const food = paintMeal(c, spec);
  const isMoved = zoom !== 1 || dx !== 0 || dy !== 0;
  const at = `translate(${100 + dx} ${100 + dy}) scale(${zoom}) translate(-100 -100)`;
  return picture(
    definitions,
    { viewBox: '0 0 200 200', inner: ground + (isMoved ? group(at, food) : food) },
    options,
  );
}
