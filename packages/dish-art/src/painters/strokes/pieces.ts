import type { Canvas } from '../../drawing/canvas.ts';
import { num, type Point, TAU } from '../../drawing/geometry.ts';
import { type Spread, scatter } from '../../drawing/scatter.ts';
import { each, stroke } from '../../drawing/shapes.ts';
import { type Pose, put, type Stamp } from '../../drawing/stamp.ts';
import type { IngredientKey } from '../../ingredients/ingredients.ts';
import { piece } from '../../ingredients/piece.ts';

export type Keys = readonly IngredientKey[];

/** A heap of pieces; `turn` is the largest rotation of a piece in either direction, in degrees. */
export type Heap = Spread & Pose & { count: number };

/** Scatters the ingredients in rotation. */
export function pieces(c: Canvas, keys: Keys | undefined, heap: Heap): string {
  if (!keys?.length) return '';
  const { count, turn = 180, size = 1, shadow = 0.2, ...spread } = heap;
  return each(scatter(c, count, spread), (at, i) =>
    put(oneOf(c, keys, i), at, { turn: c.between(-turn, turn), size: size * c.between(0.92, 1.08), shadow }),
  );
}

/** Garnish: cut greens and chilli as pieces, seeds as short strokes. */
export function garnish(c: Canvas, keys: Keys | undefined, heap: Spread & { count: number }): string {
  if (!keys?.length) return '';
  const cut = keys.filter((key) => !SEEDS[key]);
  const seeds = keys.filter((key) => SEEDS[key]);
  return (
    pieces(c, cut, { size: 1.1, shadow: 0.22, ...heap }) +
    each(seeds, (key) => sprinkle(c, key, { ...heap, count: c.lo ? 10 : 18 }))
  );
}

/** Seeds, one path for each shade. */
function sprinkle(c: Canvas, key: IngredientKey, heap: Spread & { count: number }): string {
  const shades = SEEDS[key] ?? [];
  const paths = shades.map(() => '');
  for (const [x, y] of scatter(c, heap.count, heap)) {
    const angle = c.between(0, TAU);
    const seed = `M${num(x)} ${num(y)}l${num(Math.cos(angle) * 1.5)} ${num(Math.sin(angle) * 1.5)}`;
    paths[Math.floor(c.random() * shades.length)] += seed;
  }
  return each(paths, (d, i) => (d ? stroke(d, [shades[i] ?? '', 1.7]) : ''));
}

const SEEDS: Partial<Record<IngredientKey, readonly string[]>> = {
  sesame: ['#FFF3CF', '#F6E2AE', '#FFF9E6'],
  blackSesame: ['#3A3029'],
  pepper: ['#4A382B'],
};

/** The ingredient at an index, in rotation. */
export function oneOf(c: Canvas, keys: Keys, index: number): Stamp | null {
  const key = keys[index % keys.length];
  return key ? piece(c, key) : null;
}

export type Placed = Pose & { key: IngredientKey; at: Point };

/** Places each piece at its position. */
export function arrange(c: Canvas, placed: readonly Placed[]): string {
  return each(placed, ({ key, at, ...pose }) => put(piece(c, key), at, pose));
}
