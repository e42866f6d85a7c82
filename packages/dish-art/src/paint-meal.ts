import type { DishSpec } from './dish-spec.ts';
import type { Canvas } from './drawing/canvas.ts';
import type { Point } from './drawing/geometry.ts';
import { each, group } from './drawing/shapes.ts';
import { paintExtra } from './objects/extras.ts';
import { paintDish } from './paint-dish.ts';
import { drawMat } from './vessels/mats.ts';

/** A dish with what is bought or served with it in front. A set table includes its extras itself. */
export function paintMeal(c: Canvas, spec: DishSpec): string {
  const { with: extras = [], ...dish } = spec;
  const places = PLACES[Math.min(extras.length, 3)] ?? [];
  if (!places.length || spec.type === 'soban')
    return (spec.mat ? drawMat(c, spec.mat) : '') + paintDish(c, spec);
  const small: Canvas = { ...c, lo: true };
  const [x, y] = places.length === 1 ? [86, 84] : [100, 78];
  return (
    group(`translate(${x} ${y})scale(.84)translate(-100 -100)`, paintDish(c, dish)) +
    each(places, (at, i) => (extras[i] ? paintExtra(small, extras[i], { at, paintDish }) : ''))
  );
}

/** Places in the lower corners, which leave visible what identifies the dish. */
const PLACES: readonly (readonly Point[])[] = [
  [],
  [[160, 158]],
  [
    [42, 160],
    [158, 158],
  ],
  [
    [36, 160],
    [100, 166],
    [164, 158],
  ],
];
