import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { onCircle, TAU } from '../drawing/geometry.ts';
import { each, group, opacity, path, repeat } from '../drawing/shapes.ts';
import { put } from '../drawing/stamp.ts';
import { drawable } from '../ingredients/piece.ts';
import type { Vessel } from '../vessels/vessel.ts';
import { keysOr, oneOf, sprinkle } from './strokes/pieces.ts';

/** A stack of pancakes, fruit on top and around it. */
export function paintPancakeStack(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  const r = radius * 0.74;
  const cakes = each(
    [
      [6, 9],
      [-3, 4],
      [1, -2],
    ],
    ([x, y]) => {
      const outline = c.blob([r, r], 0.025, 18);
      const cake =
        path(outline, '#2b1408', ' opacity=".2" transform="translate(2 4)"') +
        path(outline, '#F3D796', ' transform="translate(0 2.6)"') +
        path(outline, c.radial('#EDB765', '#D08F3C', '#A86A1E')) +
        group('scale(.86)', path(outline, '#B97A2C', opacity(0.35)));
      return group(`translate(${100 + x} ${100 + y})`, cake);
    },
  );
  const fruit = drawable(c, keysOr(spec.items, ['banana', 'blueberry']));
  const around = repeat(fruit.length ? 7 : 0, (i) =>
    put(oneOf(c, fruit, i), onCircle((i / 7) * TAU + 0.4, r * 1.12), { turn: c.between(0, 360), size: 1.1 }),
  );
  const onTop = repeat(fruit.length ? 6 : 0, (i) =>
    put(oneOf(c, fruit, i), onCircle((i / 6) * TAU, i ? r * 0.34 : 0), {
      turn: c.between(0, 360),
      size: 1.3,
      shadow: 0.28,
    }),
  );
  return around + cakes + onTop + sprinkle(c, 'mint', { count: 2, reach: r * 0.3 });
}
