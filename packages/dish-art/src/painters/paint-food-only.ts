import { PLATED_DISHES, type PlatedDish } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Point } from '../drawing/geometry.ts';
import { PAINTERS } from './painters.ts';

/** The food of a dish without its vessel, around 100,100: for boxes and trays. */
export function paintFoodOnly(c: Canvas, spec: DishSpec, room: Point = [60, 58]): string {
  const { type } = spec;
  return isPlated(type)
    ? PAINTERS[type](c, spec, { under: '', over: '', radius: 62, isDeep: false, room })
    : '';
}

function isPlated(type: DishSpec['type']): type is PlatedDish {
  return PLATED_DISHES.some((name) => name === type);
}
