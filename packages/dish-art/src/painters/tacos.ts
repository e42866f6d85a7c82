import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Point } from '../drawing/geometry.ts';
import { each, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { put } from '../drawing/stamp.ts';
import { garnish, oneOf, pieces } from './strokes/pieces.ts';

/** Folded flat breads with filling: three upright ones, or four wedges browned in the pan. */
export function paintTacos(c: Canvas, spec: DishSpec): string {
  return spec.big ? wedges(c, spec) : shells(c, spec);
}

function shells(c: Canvas, spec: DishSpec): string {
  const filling = spec.items ?? [];
  const places: readonly Point[] = [
    [70, 74],
    [112, 96],
    [88, 132],
  ];
  return each(places, ([x, y], i) => {
    const half = 'M-38 12A38 34 0 0 1 38 12Q0 20 -38 12Z';
    const spots = repeat(6, () =>
      group(
        `translate(${Math.round(c.between(-24, 24))} ${Math.round(c.between(-10, 8))})`,
        path(c.blob([4, 2.6], 0.3, 7), '#B57A35', opacity(0.5)),
      ),
    );
    const inside = repeat(7, (k) =>
      put(oneOf(c, filling, k), [-27 + k * 9, -10 - 9 * Math.sin(((k + 0.5) / 7) * Math.PI)], {
        turn: c.between(-50, 50),
        size: 0.95,
      }),
    );
    const back = path(half, c.linear('#E9C583', '#C08C43'));
    const front = path('M-38 12A38 27 0 0 1 38 12Q0 21 -38 12Z', c.radial('#FDF0CB', '#F1D596', '#D2A559'));
    const shadow = path(half, '#2b1408', ' opacity=".2" transform="translate(2 5)"');
    return group(
      `translate(${x} ${y})rotate(${[-14, 4, -8][i] ?? 0})`,
      shadow + back + inside + front + spots,
    );
  });
}

function wedges(c: Canvas, spec: DishSpec): string {
  const filling = spec.items ?? [];
  const wedge = 'M0 0L52 -20A56 56 0 0 1 52 20Z';
  return (
    each([-8, 84, 172, 264], (turn) => {
      const body =
        path(wedge, '#2b1408', ' opacity=".2" transform="translate(2 4)"') +
        path(wedge, '#B0742E', ' transform="translate(0 3)"') +
        each([14, 26, 38, 48], (x, i) =>
          put(oneOf(c, filling, i), [x, x * 0.36], { turn: c.between(0, 180), size: 0.7 }),
        ) +
        path(wedge, c.radial('#FBE9BC', '#EBC67E', '#C08A3C')) +
        stroke('M20 -4L30 6M34 -8L46 4M30 -9L40 2', ['#9A5F22', 3], opacity(0.4));
      return group(`translate(100 100)rotate(${turn})translate(6 0)`, body);
    }) +
    pieces(c, filling, { count: 5, reach: [10, 10], size: 0.9 }) +
    garnish(c, spec.garnish, { count: 3, reach: 12, centre: [150, 146] })
  );
}
