import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { each, group, repeat, stroke } from '../drawing/shapes.ts';
import { put } from '../drawing/stamp.ts';
import { drawable } from '../ingredients/piece.ts';
import { garnish, keysOr, oneOf, sprinkle } from './strokes/pieces.ts';

/** Four sticks side by side, meat and vegetables in turn. */
export function paintSkewers(c: Canvas, spec: DishSpec): string {
  const keys = drawable(c, keysOr(spec.items, ['mushroomSlice', 'paprika', 'zucchini']));
  const sticks = each([-33, -11, 11, 33], (y, k) => {
    const wood =
      stroke('M-66 0H66', ['#2b1408', 3.4], ' opacity=".2" transform="translate(1 3)"') +
      stroke('M-66 0H66', ['#CFA065', 3]);
    const threaded = repeat(keys.length ? 5 : 0, (i) =>
      put(oneOf(c, keys, i + k), [-38 + i * 20, c.between(-1, 1)], {
        turn: 90 + c.between(-14, 14),
        size: 1.2,
        shadow: 0.26,
      }),
    );
    return group(`translate(100 ${100 + y})`, wood + threaded);
  });
  return (
    group('rotate(-14 100 100)', sticks) +
    garnish(c, ['mint', 'scallion'], { count: 4, reach: 40 }) +
    sprinkle(c, 'sesame', { count: 14, reach: 44 })
  );
}
