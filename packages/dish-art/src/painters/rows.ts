import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Point } from '../drawing/geometry.ts';
import { each, repeat } from '../drawing/shapes.ts';
import { put } from '../drawing/stamp.ts';
import { piece } from '../ingredients/piece.ts';
import { sprinkle } from './pieces.ts';

export function paintGimbap(c: Canvas, spec: DishSpec): string {
  const { rows = 2, count = 5 } = spec;
  const rolls = repeat(rows, (row) =>
    repeat(count, (i) => {
      const x = 100 + (i - (count - 1) / 2) * 31 + (row % 2 ? 6 : -6);
      const y = 100 + (row - (rows - 1) / 2) * 33;
      return put(piece(c, 'gimbap'), [x, y], { turn: c.between(0, 360), size: 1.06, shadow: 0.28 });
    }),
  );
  return rolls + sprinkle(c, 'sesame', { count: 14, reach: [74, 30] });
}

export function paintRolledEgg(c: Canvas): string {
  const slices = repeat(5, (i) =>
    put(piece(c, 'rolledEgg'), [100 + (i - 2) * 31, 97 + (i % 2) * 4], {
      turn: 90 + c.between(-5, 5),
      size: 1.95,
      shadow: 0.28,
    }),
  );
  return slices + sprinkle(c, 'sesame', { count: 10, reach: [62, 10], centre: [100, 97] });
}

export function paintDumplings(c: Canvas, spec: DishSpec): string {
  const places: readonly Point[] = [
    [100, 62],
    [62, 82],
    [138, 80],
    [64, 122],
    [136, 122],
    [100, 101],
    [100, 142],
  ];
  return each(places, (at, i) => {
    const dumpling = piece(c, spec.round ? 'roundDumpling' : 'dumpling');
    const turn = spec.round ? 0 : c.between(-30, 30) + (i % 2 ? 20 : -10);
    return put(dumpling, at, { turn, size: 1.5, shadow: 0.3 });
  });
}
