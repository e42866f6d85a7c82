import type { VesselName } from './dish-names.ts';
import type { DishSpec } from './dish-spec.ts';
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
  const { spec, seed } = resolveDish(dish);
  const { tint = false, zoom = 1, shift: [dx, dy] = [0, 0], lo = false } = options;
  const definitions = createDefinitions(idPrefix([spec, seed, tint], options));
  const c = createCanvas({ seed, lo, definitions });
  const colours = tintColours(typeof tint === 'string' ? tint : (spec.tint ?? 'sesame'), options);
  const ground = tint ? `<rect width="200" height="200" fill="${c.linear(...colours)}"/>` : '';
  const { mat, ...bare } = spec;
  const food = paintMeal(c, lo || !mat ? bare : { ...bare, mat });
  const isMoved = zoom !== 1 || dx !== 0 || dy !== 0;
  const at = `translate(${100 + dx} ${100 + dy}) scale(${zoom}) translate(-100 -100)`;
  return picture(
    definitions,
    { viewBox: frameOf(spec, lo), inner: ground + (isMoved ? group(at, food) : food) },
    options,
  );
}

/** The view box. A small picture has no mat and no margin, so that the food fills it. */
function frameOf({ vessel, with: extras }: DishSpec, lo: boolean): string {
  if (!lo || !vessel || extras?.length) return '0 0 200 200';
  return CLOSE[vessel] ?? '0 0 200 200';
}

const CLOSE: Partial<Record<VesselName, string>> = {
  bowl: '16 18 172 172',
  noodle: '12 14 180 180',
  salad: '14 16 176 176',
  plate: '9 11 184 184',
};
