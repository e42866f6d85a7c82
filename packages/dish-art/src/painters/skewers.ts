import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { each, group, repeat, stroke } from '../drawing/shapes.ts';
import { put } from '../drawing/stamp.ts';
import { coated } from './strokes/coat.ts';
import { garnish, oneOf } from './strokes/pieces.ts';

/** Four skewers side by side, with meat and vegetables alternating. */
export function paintSkewers(c: Canvas, spec: DishSpec): string {
  const keys = spec.items ?? [];
  const sticks = each([-36, -12, 12, 36], (y, k) => {
    const wood =
      stroke('M-66 0H66', ['#2b1408', 3.4], ' opacity=".2" transform="translate(1 3)"') +
      stroke('M-66 0H66', ['#CFA065', 3]);
    const threaded = repeat(keys.length ? 5 : 0, (i) =>
      put(oneOf(c, keys, i + k), [-38 + i * 20, c.between(-1, 1)], {
        turn: 90 + c.between(-14, 14),
        size: 1.45,
        shadow: 0.26,
      }),
    );
    return group(`translate(100 ${100 + y})`, wood + threaded);
  });
  return (
    coated(c, spec.sauce, group('rotate(-14 100 100)', sticks)) +
    garnish(c, spec.garnish, { count: 5, reach: 40 })
  );
}
