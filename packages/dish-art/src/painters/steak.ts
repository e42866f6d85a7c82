import type { Steak } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { ThreeColours } from '../drawing/colours.ts';
import type { Point } from '../drawing/geometry.ts';
import { each, group, opacity, path, stroke } from '../drawing/shapes.ts';
import { type Drawing, put } from '../drawing/stamp.ts';
import { coated } from './strokes/coat.ts';
import { arrange, garnish, oneOf } from './strokes/pieces.ts';

/** A slab, glazed if it has a sauce, with vegetables beside it. */
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
  salmon: ['#FFC7A0', '#F6976A', '#DC7742'],
  whiteFish: ['#FFFEFA', '#FBF3E0', '#E6CC98'],
  chicken: ['#FFF0CF', '#EFC988', '#B9792F'],
  hamburg: ['#A9683C', '#7F4724', '#532A12'],
};

/** Places around the slab, from the upper right to the lower left. */
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
  if (kind === 'salmon' || kind === 'whiteFish') return fillet(c, kind);
  const outline = 'M-40 -6C-40 -24 -18 -30 4 -26C30 -24 44 -8 38 10C30 28 6 30 -14 26C-32 22 -40 10 -40 -6Z';
  const grillMarks = each([-22, -6, 10, 26], (x) =>
    stroke(`M${x - 6} 16L${x + 8} -18`, ['#3A1B0B', 3.4], opacity(0.5)),
  );
  const colours = COLOURS[kind];
  return {
    outline,
    body:
      group('translate(0 3)', path(outline, colours[2])) +
      path(outline, c.radial(...colours)) +
      grillMarks +
      stroke('M-28 -12Q-10 -24 12 -20', ['#fff', 2.4], opacity(0.35)),
  };
}

/** A cooked fillet, wide at the head and narrow at the tail: flakes between its seams, a seared face and a rim of skin. */
function fillet(c: Canvas, kind: 'salmon' | 'whiteFish'): Drawing {
  const outline = 'M-46 -2C-44 -20 -22 -27 4 -24C24 -22 42 -13 48 3C40 13 24 22 0 24C-24 26 -44 16 -46 -2Z';
  const rim =
    'M-46 -1C-44 16 -24 26 0 24C24 22 40 13 48 3C49 8 45 12 40 16C28 26 12 30 -4 30C-28 30 -46 20 -46 -1Z';
  const { colours, skin, seam, seared } = FILLETS[kind];
  const seams = each([-30, -17, -4, 9, 22], (x, i) => {
    const half = 19 - i * 2;
    return stroke(`M${x - 6} ${-half}Q${x + 9} -1 ${x - 6} ${half}`, [seam, 2.4], opacity(0.95));
  });
  return {
    outline,
    body:
      path(rim, skin) +
      path(outline, c.radial(...colours)) +
      stroke('M-42 -1Q0 2 44 3', [seam, 1.8], opacity(0.9)) +
      seams +
      stroke('M-38 -13Q-16 -23 6 -20M-34 15Q-14 20 6 18', [seared, 4], opacity(0.4)) +
      stroke('M-30 -17Q-12 -22 8 -19', ['#fff', 1.8], opacity(0.6)),
  };
}

const FILLETS = {
  salmon: { colours: COLOURS.salmon, skin: '#5E666B', seam: '#FFE9DB', seared: '#A9501F' },
  whiteFish: { colours: COLOURS.whiteFish, skin: '#B9A98C', seam: '#D9C29A', seared: '#B4761F' },
} as const;

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
