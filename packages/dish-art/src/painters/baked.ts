import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { num, onCircle, TAU } from '../drawing/geometry.ts';
import { scatter } from '../drawing/scatter.ts';
import { circle, each, group, opacity, path, repeat } from '../drawing/shapes.ts';
import type { Vessel } from '../vessels/vessel.ts';
import { garnish, pieces } from './strokes/pieces.ts';

/** An oven dish: a golden crust with the food below showing through. */
export function paintBaked(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  const isRed = spec.sauce === 'tomato' || spec.sauce === 'red';
  const crust = ['#FFE9A8', '#F4C45E', '#C98A2E'] as const;
  const { items } = spec;
  const melted = each(scatter(c, 9, { reach: radius * 0.72 }), ([x, y]) =>
    group(`translate(${num(x)} ${num(y)})`, path(c.blob([17, 13], 0.22, 8), crust[0], opacity(0.75))),
  );
  const browned = repeat(12, () => {
    const [x, y] = onCircle(c.between(0, TAU), radius * Math.sqrt(c.between(0.05, 0.92)));
    return group(
      `translate(${num(x)} ${num(y)})`,
      path(c.blob([c.between(4, 9), c.between(3, 6)], 0.3, 7), '#A5601C', opacity(0.42)),
    );
  });
  return (
    circle([100, 100, radius], c.radial(...crust)) +
    (isRed ? circle([100, 100, radius], c.centred('#D9562F@.7@0', '#C8451F@.98@.75')) : '') +
    pieces(c, items, { count: 14, reach: radius * 0.8, size: 1.2, shadow: 0.12 }) +
    melted +
    browned +
    pieces(c, items, { count: 9, reach: radius * 0.62, size: 1.2, shadow: 0.22 }) +
    garnish(c, spec.garnish, { count: 5, reach: radius * 0.5 })
  );
}
