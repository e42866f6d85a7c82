import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { group, path, repeat } from '../drawing/shapes.ts';
import { type Drawing, put } from '../drawing/stamp.ts';
import { piece } from '../ingredients/piece.ts';
import { arrange } from './pieces.ts';

/** Two open toasts. */
export function paintToast(c: Canvas, spec: DishSpec): string {
  const green = avocadoSpread(c);
  const red = tomatoesAndCheese(c);
  return (
    put(slice(c, green), [68, 100], { turn: -12, size: 1.16, shadow: 0.24 }) +
    put(slice(c, red), [134, 94], { turn: 10, size: 1.16, shadow: 0.24 }) +
    (spec.fruit === false
      ? ''
      : arrange(c, [
          { key: 'blueberry', at: [100, 152], size: 1.2 },
          { key: 'blueberry', at: [91, 157], size: 1.1 },
          { key: 'strawberry', at: [110, 155], turn: 20, size: 1.2 },
        ]))
  );
}

export function paintSandwich(c: Canvas): string {
  const half = sandwichHalf(c);
  return put(half, [66, 84], { turn: -8, shadow: 0.24 }) + put(half, [132, 96], { turn: 10, shadow: 0.24 });
}

const BREAD =
  'M-30 -26Q-34 -36 -20 -36H20Q34 -36 30 -26Q28 -22 28 -18V28Q28 34 22 34H-22Q-28 34 -28 28V-18Q-28 -22 -30 -26Z';

function slice(c: Canvas, topping: string): Drawing {
  return {
    outline: BREAD,
    body:
      path(BREAD, c.radial('#E3A75B', '#C98238', '#9A5C20')) +
      group('scale(.88)', path(BREAD, c.radial('#FFF0C9', '#F8DDA3', '#E9BE74'))) +
      topping,
  };
}

function avocadoSpread(c: Canvas): string {
  const spread = path(c.blob([22, 24], 0.08, 12), c.linear('#C3DB77', '#8FB848'));
  return (
    group('translate(0 0)', spread) +
    put(piece(c, 'eggFried'), [0, 2], { size: 1.02, shadow: 0.24 }) +
    repeat(6, () => put(piece(c, 'pepper'), [c.between(-14, 14), c.between(-14, 16)]))
  );
}

function tomatoesAndCheese(c: Canvas): string {
  return arrange(c, [
    { key: 'tomato', at: [-9, -12], size: 1.15 },
    { key: 'tomato', at: [10, -6], turn: 40, size: 1.15 },
    { key: 'tomato', at: [-6, 10], turn: 80, size: 1.15 },
    { key: 'mint', at: [10, 14], turn: 20, size: 1.1 },
    { key: 'feta', at: [3, 4], turn: 20 },
    { key: 'feta', at: [-15, 22], turn: 50 },
    { key: 'feta', at: [16, -20], turn: 10 },
  ]);
}

/** A triangle with its layers showing at the cut. */
function sandwichHalf(c: Canvas): Drawing {
  const outline = 'M-34 26L0 -34Q4 -38 8 -34L38 26Q38 32 32 32H-28Q-34 32 -34 26Z';
  const crumb = 'M-30 25L2 -31Q4 -34 7 -31L34 25Q34 29 30 29H-26Q-30 29 -30 25Z';
  const layers =
    '<rect x="-33" y="-4" width="70" height="8" rx="3" fill="#FFF0CF"/>' +
    '<path d="M-33 4q6 7 12 1q7 7 13 0q7 7 13 0q7 7 13 0q6 6 16 0v3h-67z" fill="#7DB84A"/>' +
    '<rect x="-32" y="6.6" width="67" height="4.2" rx="2" fill="#E8573B"/>' +
    '<rect x="-32" y="10.4" width="67" height="4" rx="2" fill="#FFD75E"/>' +
    '<rect x="-32" y="14" width="67" height="4.4" rx="2" fill="#F5A79C"/>' +
    '<rect x="-33" y="18" width="70" height="7.6" rx="3.4" fill="#F2CB8D"/>';
  return {
    outline,
    body:
      path(outline, c.linear('#E9B970', '#C98A40')) +
      path(crumb, c.radial('#FFF5DA', '#F9E2AE', '#EBC684')) +
      group('translate(0 32)', layers),
  };
}
