import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { onCircle, radians } from '../drawing/geometry.ts';
import { circle, each, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { put } from '../drawing/stamp.ts';
import type { Vessel } from '../vessels/vessel.ts';
import { garnish, pieces } from './strokes/pieces.ts';

/** A folded omelette with its side items; with `rice` under it and sauce over it, omurice. */
export function paintOmelette(c: Canvas, spec: DishSpec): string {
  const { items = [], also = [] } = spec;
  const folded = {
    outline: FOLD,
    body:
      group('translate(0 3)', path(FOLD, '#D99A2A')) +
      path(FOLD, c.radial('#FFF0A6', '#FCD45C', '#EDAE34')) +
      stroke('M-40 2Q-20 -24 14 -22', ['#FFF9D8', 3], opacity(0.7)) +
      stroke('M-38 16Q4 26 40 6', ['#C98A1E', 1.6], opacity(0.5)),
  };
  const ketchup = spec.sauce
    ? stroke('M-26 -4Q-14 -16 -4 -4T18 -6T34 -2', ['#D8341F', 5.4], opacity(0.92))
    : '';
  return (
    pieces(c, items, { count: 8, reach: [44, 12], centre: [96, 132], size: 1.15, shadow: 0.22 }) +
    put(folded, [94, 90], { turn: -6, size: 1.3, shadow: 0.28 }) +
    group('translate(94 90) rotate(-6)', ketchup) +
    pieces(c, also, { count: 6, reach: [26, 12], centre: [84, 104], size: 0.9, shadow: 0.2 }) +
    garnish(c, spec.garnish, { count: 4, reach: 20, centre: [96, 84] })
  );
}

const FOLD = 'M-46 10C-48 -14 -22 -30 8 -28C34 -26 50 -10 46 6C38 20 12 26 -10 26C-30 26 -44 22 -46 10Z';

/** A flat bread with its topping, cut in six. */
export function paintPizza(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  const r = radius * 0.98;
  const cheese = repeat(spec.items?.includes('cheese') ? 9 : 0, () => {
    const [x, y] = onCircle(c.between(0, 6.28), r * 0.74 * Math.sqrt(c.random()));
    return group(
      `translate(${x.toFixed(1)} ${y.toFixed(1)})`,
      path(c.blob([15, 12], 0.25), '#FFF0BE', opacity(0.85)),
    );
  });
  return (
    circle([101, 104, r], '#2b1408', opacity(0.2)) +
    circle([100, 100, r], c.radial('#F3D395', '#DDAA5E', '#AD7430')) +
    circle([100, 100, r * 0.86], c.radial('#EE8A57', '#D9562F', '#B33E1C')) +
    cheese +
    pieces(
      c,
      spec.items?.filter((key) => key !== 'cheese'),
      { count: 16, reach: r * 0.74, size: 1.1 },
    ) +
    garnish(c, spec.garnish, { count: 6, reach: r * 0.6 }) +
    each([10, 70, 130], (angle) => {
      const [[x1, y1], [x2, y2]] = [onCircle(radians(angle), r), onCircle(radians(angle), -r)];
      const d = `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
      return stroke(d, ['#8E5A22', 1.4], opacity(0.6));
    })
  );
}
