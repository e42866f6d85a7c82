import type { DishSpec } from '../../dish-spec.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import { degrees, onCircle, TAU } from '../../drawing/geometry.ts';
import { scatter } from '../../drawing/scatter.ts';
import { each, repeat } from '../../drawing/shapes.ts';
import { put } from '../../drawing/stamp.ts';
import type { IngredientKey } from '../../ingredients/ingredients.ts';
import { piece } from '../../ingredients/piece.ts';
import type { Vessel } from '../../vessels/vessel.ts';
import { arrange, garnish, type Keys, oneOf, pieces } from '../strokes/pieces.ts';

export function paintSalad(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  const leaves = spec.bed ?? [];
  // Without leaves in the data, pieces fill the bowl.
  const [count, size] = leaves.length ? [10, 1.05] : [26, 1.3];
  const main = spec.items ?? [];
  const sliced = main[0] === 'chicken' ? main[0] : null;
  return (
    (leaves.length ? leafRing(c, leaves, radius) + leafHeart(c, leaves, radius) : '') +
    pieces(c, main, { count, reach: [radius * 0.66, radius * 0.64], size }) +
    heaps(c, main, sliced !== null) +
    (sliced ? slices(c, sliced) : '') +
    (spec.eggHalf
      ? arrange(c, [
          { key: 'eggHalf', at: [72, 122], turn: -30, size: 1.3, shadow: 0.24 },
          { key: 'eggHalf', at: [92, 134], turn: 10, size: 1.3, shadow: 0.24 },
        ])
      : '') +
    garnish(c, spec.garnish, { count: 8, reach: radius * 0.66 })
  );
}

/** Groups the food the salad is named after, so that it is visible at a small size. */
function heaps(c: Canvas, [first, second]: Keys, sliced: boolean): string {
  const heap = { reach: [19, 15] as const, size: 1.25, shadow: 0.24 };
  return (
    (first && !sliced ? pieces(c, [first], { ...heap, count: 8, centre: [92, 90] }) : '') +
    (second
      ? pieces(c, [second], { ...heap, count: sliced ? 6 : 5, centre: sliced ? [128, 112] : [118, 118] })
      : '')
  );
}

function leafRing(c: Canvas, leaves: Keys, radius: number): string {
  return repeat(9, (i) => {
    const [x, y] = onCircle((i / 9) * TAU + 0.3, radius * 0.66);
    const leaf = oneOf(c, leaves, i);
    const outwards = degrees(Math.atan2(y - 100, x - 100)) + 90;
    const pose = { turn: outwards + c.between(-30, 30), size: 1.25 * (radius / 62), shadow: 0.22 };
    return put(leaf, [x, y], pose);
  });
}

function leafHeart(c: Canvas, leaves: Keys, radius: number): string {
  return each(scatter(c, 6, { reach: radius * 0.36 }), (at, i) =>
    put(oneOf(c, leaves, i), at, {
      turn: c.between(0, 360),
      size: 1.05 * (radius / 62),
    }),
  );
}

/** Five slices in a row across the leaves. */
function slices(c: Canvas, key: IngredientKey): string {
  return repeat(5, (i) =>
    put(piece(c, key), [90 + i * 6, 86 + i * 8.4], { turn: -28, size: 1.32, shadow: 0.26 }),
  );
}
