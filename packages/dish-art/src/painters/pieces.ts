import type { Canvas } from '../drawing/canvas.ts';
import type { Point } from '../drawing/geometry.ts';
import { type Spread, scatter } from '../drawing/scatter.ts';
import { each } from '../drawing/shapes.ts';
import { type Pose, put, type Stamp } from '../drawing/stamp.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { drawable } from '../ingredients/may-show.ts';
import { piece } from '../ingredients/piece.ts';

export type Keys = readonly IngredientKey[];

/** `turn` is how far a piece may lie either way, in degrees. */
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

/** Small things strewn flat. */
export function sprinkle(c: Canvas, key: IngredientKey, heap: Spread & { count: number }): string {
  const shadow = key === 'sesame' ? 0 : 0.18;
  return each(scatter(c, heap.count, heap), (at) =>
    put(piece(c, key), at, { turn: c.between(0, 180), shadow }),
  );
}

/** What a spec gives, or the usual where it gives nothing. */
export function keysOr(given: Keys | undefined, usual: Keys): Keys {
  return given?.length ? given : usual;
}

/** The ingredients in rotation. */
export function oneOf(c: Canvas, keys: Keys, index: number): Stamp | null {
  const key = keys[index % keys.length];
  return key ? piece(c, key) : null;
}

export type Placed = Pose & { key: IngredientKey; at: Point };

/** Pieces each in its own place. */
export function arrange(c: Canvas, placed: readonly Placed[]): string {
  return each(placed, ({ key, at, ...pose }) => put(piece(c, key), at, pose));
}
