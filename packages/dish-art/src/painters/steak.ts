import type { Steak } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { ThreeColours } from '../drawing/colours.ts';
import type { Point } from '../drawing/geometry.ts';
import { each, group, opacity, path, stroke } from '../drawing/shapes.ts';
import { type Drawing, put } from '../drawing/stamp.ts';
import { coated } from './strokes/coat.ts';
import { arrange, garnish, oneOf } from './strokes/pieces.ts';

/** A slab, glazed where it has a sauce, with vegetables beside it. */
export function paintSteak(c: Canvas, spec: DishSpec): string {
  const { steak = 'hamburg' } = spec;
  if (steak === 'tofu') return tofuSteak(c, spec);
  const sauce = path(
    c.blob([50, 36], 0.08, 12),
    '#6B2E14',
    opacity(steak === 'beef' || steak === 'hamburg' ? 0.5 : 0.12),
  );
  return (
    group('translate(92 96)', sauce) +
    coated(c, spec.sauce, put(slab(c, steak), [90, 92], { turn: -8, size: 1.28, shadow: 0.3 })) +
    sides(c, spec) +
    garnish(c, spec.garnish, { count: 6, reach: 18, centre: [90, 90] })
  );
}

type Meat = Exclude<Steak, 'tofu'>;

const COLOURS: Record<Meat, ThreeColours> = {
  beef: ['#A4653F', '#7A4327', '#512713'],
  pork: ['#EDBE97', '#D08D5F', '#97552F'],
  salmon: ['#FFD0AE', '#F3A27A', '#C9703F'],
  whiteFish: ['#FFF8E6', '#F3DFB0', '#C99A4E'],
  chicken: ['#FFF0CF', '#EFC988', '#B9792F'],
  hamburg: ['#A9683C', '#7F4724', '#532A12'],
};

/** Around the slab, from the upper right to the lower left. */
const SIDE_PLACES: readonly Point[] = [
  [146, 92],
  [138, 112],
  [150, 122],
  [124, 134],
  [108, 140],
  [86, 142],
  [66, 134],
  [144, 76],
];

function sides(c: Canvas, spec: DishSpec): string {
  const keys = spec.items ?? [];
  return each(keys.length ? SIDE_PLACES : [], (at, i) =>
    put(oneOf(c, keys, i), at, { turn: c.between(-30, 30), size: 1.2, shadow: 0.22 }),
  );
}

function slab(c: Canvas, kind: Meat): Drawing {
  const outline = 'M-40 -6C-40 -24 -18 -30 4 -26C30 -24 44 -8 38 10C30 28 6 30 -14 26C-32 22 -40 10 -40 -6Z';
  const flakes = 'M-26 -20Q-18 0 -24 18M-10 -25Q0 0 -8 25M8 -25Q18 0 10 26M24 -19Q32 0 24 19';
  const grillMarks = each([-22, -6, 10, 26], (x) =>
    stroke(`M${x - 6} 16L${x + 8} -18`, ['#3A1B0B', 3.4], opacity(0.5)),
  );
  const colours = COLOURS[kind];
  const isFish = kind === 'salmon' || kind === 'whiteFish';
  return {
    outline,
    body:
      group('translate(0 3)', path(outline, colours[2])) +
      path(outline, c.radial(...colours)) +
      (isFish ? stroke(flakes, ['#FFE0CC', 2.2], opacity(0.85)) : grillMarks) +
      stroke('M-28 -12Q-10 -24 12 -20', ['#fff', 2.4], opacity(0.35)),
  };
}

function tofuSteak(c: Canvas, spec: DishSpec): string {
  const sauce = path(c.blob([58, 44], 0.05, 14), c.radial('#A9622A', '#7E4218', '#5E2E0E'), opacity(0.85));
  const slabs = arrange(c, [
    { key: 'friedTofu', at: [74, 84], turn: -14, size: 2.15, shadow: 0.3 },
    { key: 'friedTofu', at: [106, 92], turn: -10, size: 2.15, shadow: 0.3 },
    { key: 'friedTofu', at: [86, 122], turn: -12, size: 2.15, shadow: 0.3 },
  ]);
  const glazed = each(
    [
      [74, 82],
      [106, 90],
      [86, 120],
    ],
    ([x, y]) =>
      group(
        `translate(${x} ${y})`,
        path(c.blob([15, 8], 0.2), '#8E4A18', opacity(0.55)) +
          stroke('M-9 -3Q-3 -6 5 -4', ['#F3C98A', 1.6], opacity(0.8)),
      ),
  );
  return (
    group('translate(98 104)', sauce) +
    slabs +
    glazed +
    sides(c, spec) +
    garnish(c, spec.garnish, { count: 12, reach: 28, centre: [88, 98] })
  );
}
