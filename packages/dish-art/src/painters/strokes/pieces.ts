import type { Canvas } from '../../drawing/canvas.ts';
import { num, type Point, TAU } from '../../drawing/geometry.ts';
import { type Spread, scatter } from '../../drawing/scatter.ts';
import { each, stroke } from '../../drawing/shapes.ts';
import { type Pose, put, type Stamp } from '../../drawing/stamp.ts';
import type { IngredientKey } from '../../ingredients/ingredients.ts';
import { drawable, mayShow, piece } from '../../ingredients/piece.ts';

export type Keys = readonly IngredientKey[];

/** `turn` is the greatest turn of a piece in either direction, in degrees. */
export type Heap = Spread & Pose & { count: number };

/** Scatters the ingredients in turn. */
export function pieces(c: Canvas, wanted: Keys, heap: Heap): string {
  const keys = drawable(c, wanted);
  if (!keys.length) return '';
  const { count, turn = 180, size = 1, shadow = 0.2, ...spread } = heap;
  return each(scatter(c, count, spread), (at, i) =>
    put(oneOf(c, keys, i), at, { turn: c.between(-turn, turn), size: size * c.between(0.92, 1.08), shadow }),
  );
}

export function garnish(
  c: Canvas,
  keys: Keys,
  heap: { count: number; reach: number; centre?: Point },
): string {
  return pieces(c, keys, { ...heap, size: 1.1, shadow: 0.22 });
}

/** Small pieces scattered flat. Seeds are short strokes, one path for each shade. */
export function sprinkle(c: Canvas, key: IngredientKey, heap: Spread & { count: number }): string {
  const places = scatter(c, heap.count, heap);
  const shades = SEEDS[key];
  if (!shades) return each(places, (at) => put(piece(c, key), at, { turn: c.between(0, 180), shadow: 0.18 }));
  if (!mayShow(c, key)) return '';
  const paths = shades.map(() => '');
  for (const [x, y] of places) {
    const angle = c.between(0, TAU);
    const seed = `M${num(x)} ${num(y)}l${num(Math.cos(angle) * 1.5)} ${num(Math.sin(angle) * 1.5)}`;
    paths[Math.floor(c.random() * shades.length)] += seed;
  }
  return each(paths, (d, i) => (d ? stroke(d, [shades[i] ?? '', 1.7]) : ''));
}

const SEEDS: Partial<Record<IngredientKey, readonly string[]>> = {
  sesame: ['#FFF3CF', '#F6E2AE', '#FFF9E6'],
  blackSesame: ['#3A3029'],
};

/** The keys of a spec, or the usual ones without any. */
export function keysOr(given: Keys | undefined, usual: Keys): Keys {
  return given?.length ? given : usual;
}

/** The ingredients in rotation. */
export function oneOf(c: Canvas, keys: Keys, index: number): Stamp | null {
  const key = keys[index % keys.length];
  return key ? piece(c, key) : null;
}

export type Placed = Pose & { key: IngredientKey; at: Point };

/** Places each piece at its position. */
export function arrange(c: Canvas, placed: readonly Placed[]): string {
  return each(placed, ({ key, at, ...pose }) => put(piece(c, key), at, pose));
}
