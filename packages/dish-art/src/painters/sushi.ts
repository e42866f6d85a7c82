import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { ThreeColours } from '../drawing/colours.ts';
import { roundedRect } from '../drawing/geometry.ts';
import { each, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { type Drawing, filled, put } from '../drawing/stamp.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import type { Vessel } from '../vessels/vessel.ts';
import { garnish } from './strokes/pieces.ts';

/** Two rows of nigiri: the topping over rice that is visible at both ends. */
export function paintSushi(
  c: Canvas,
  { items = [], garnish: strewn }: DishSpec,
  { room: [rx] }: Vessel,
): string {
  const across = rx > 70 ? 5 : 4;
  const rows = each([-1, 1], (row) =>
    repeat(across, (i) => {
      const key = items[(i + (row > 0 ? across : 0)) % Math.max(1, items.length)] ?? 'salmonSlice';
      const x = 100 + (i - (across - 1) / 2) * (rx > 70 ? 32 : 27);
      return put(nigiri(c, key), [x, 100 + row * 25], { turn: 14, size: rx > 70 ? 1.06 : 0.94, shadow: 0.3 });
    }),
  );
  return rows + garnish(c, strewn, { count: 5, reach: [rx * 0.7, 30] });
}

function nigiri(c: Canvas, key: IngredientKey): Drawing {
  const rice = roundedRect(21, 43, 9);
  const slab = roundedRect(25, 36, 9);
  const [lit, middle, low] = TOPPINGS[key] ?? TOPPINGS.salmonSlice;
  const grains = stroke('M-5 -19l3 1M2 -20l3 .6M-6 19l3 -1M3 20l3 -.6M-1 18l2 1.6', ['#E4DAC5', 1.6]);
  return filled(
    rice,
    c.vertical('#FFFDF7', '#F3EAD8'),
    grains +
      group('translate(.8 1.6)', path(slab, '#2b1408', opacity(0.2))) +
      path(slab, c.linear(lit, middle, low)) +
      (MARKS[key] ?? '') +
      stroke('M-8 -11Q-9 0 -7 11', ['#fff', 1.8], opacity(0.5)),
  );
}

const SALMON: ThreeColours = ['#FFB38A', '#F9824F', '#E86A38'];

/** Colours of a topping from its light to its dark edge. */
const TOPPINGS: Partial<Record<IngredientKey, ThreeColours>> & { salmonSlice: ThreeColours } = {
  salmonSlice: SALMON,
  tunaChunk: ['#E8685E', '#C93A3A', '#A3272C'],
  whiteFishChunk: ['#FFFDFA', '#F6E6DE', '#E2C3B6'],
  shrimp: ['#FFE3D2', '#F9A47C', '#E97146'],
  squid: ['#FFFFFF', '#F4EEEA', '#DED3CC'],
  ham: ['#FBC0B4', '#EE9A8E', '#D9766C'],
  octopus: ['#FFF6F2', '#F1D9D2', '#B9707C'],
  beef: ['#C98A66', '#9A5334', '#6C3320'],
  grilledEel: ['#B9763A', '#82461B', '#552A0D'],
  rolledEgg: ['#FFEFA0', '#FBD65A', '#EDB235'],
  scallop: ['#FFFDF3', '#F7EBCF', '#E4CDA0'],
};

const FAT = stroke(
  'M-12 -9Q0 -15 12 -9M-12 -1Q0 -7 12 -1M-12 7Q0 1 12 7M-11 14Q0 9 11 14',
  ['#FFE3CF', 1.5],
  opacity(0.9),
);
const BAND = '<rect x="-13.4" y="-4" width="26.8" height="8" rx="1" fill="#22301F"/>';

const MARKS: Partial<Record<IngredientKey, string>> = {
  salmonSlice: FAT,
  tunaChunk: stroke('M-12 -5Q0 -10 12 -6M-12 5Q0 0 12 4', ['#F2A097', 1], opacity(0.7)),
  whiteFishChunk: stroke(
    'M-12 -8Q0 -14 12 -8M-12 2Q0 -4 12 2M-11 11Q0 6 11 11',
    ['#F0BFB0', 1.1],
    opacity(0.8),
  ),
  shrimp:
    stroke('M-12 -9Q0 -4 12 -9M-12 -1Q0 4 12 -1M-12 7Q0 12 12 7', ['#FFF4EA', 2.4], opacity(0.9)) +
    path('M-5 15L-9 25Q-3 25 0 20Q3 25 9 25L5 15Z', '#E2532C'),
  octopus: stroke('M11 -14Q15 0 11 14', ['#8E3F52', 3]) + stroke('M5 -10v.1M6 0v.1M5 10v.1', ['#8E3F52', 3]),
  beef: stroke('M-10 -8L10 -12M-11 0L11 -4M-10 8L10 4', ['#5A2A14', 1.6], opacity(0.5)),
  grilledEel: BAND + stroke('M-8 -13Q0 -16 8 -13', ['#F0C27E', 1.8], opacity(0.8)),
  rolledEgg: BAND,
  ham: BAND,
};
