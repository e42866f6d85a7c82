import type { Steak } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { ThreeColours } from '../drawing/colours.ts';
import { each, group, opacity, path, stroke } from '../drawing/shapes.ts';
import { type Drawing, put } from '../drawing/stamp.ts';
import { arrange, garnish, keysOr, type Placed } from './pieces.ts';

export function paintSteak(c: Canvas, spec: DishSpec): string {
  const { steak = 'hamburg' } = spec;
  if (steak === 'tofu') return tofuSteak(c);
  const meat = slab(c, steak);
  const sauce = path(c.blob([50, 36], 0.08, 12), '#6B2E14', opacity(0.5));
  return (
    group('translate(92 96)', sauce) +
    put(meat, [90, 94], { turn: -8, size: 1.06, shadow: 0.3 }) +
    arrange(c, SIDES) +
    garnish(c, keysOr(spec.garnish, ['scallion', 'sesame']), { count: 8, reach: 18, centre: [90, 92] })
  );
}

type Meat = Exclude<Steak, 'tofu'>;

const COLOURS: Record<Meat, ThreeColours> = {
  beef: ['#A4653F', '#7A4327', '#512713'],
  salmon: ['#FFAE80', '#F07A4A', '#C9552C'],
  chicken: ['#FFE9BE', '#EBC07C', '#B97F38'],
  hamburg: ['#A9683C', '#7F4724', '#532A12'],
};

const SIDES: readonly Placed[] = [
  { key: 'broccoli', at: [138, 112], turn: 10, size: 1.4 },
  { key: 'broccoli', at: [146, 92], turn: -20, size: 1.15 },
  { key: 'carrotSlice', at: [124, 134], size: 1.15 },
  { key: 'carrotSlice', at: [108, 140], turn: 30, size: 1.05 },
  { key: 'potato', at: [86, 142], turn: 10, size: 1.2 },
  { key: 'potato', at: [66, 134], turn: 40, size: 1.15 },
];

const TOFU_SIDES: readonly Placed[] = [
  { key: 'broccoli', at: [140, 122], turn: 10, size: 1.5 },
  { key: 'broccoli', at: [150, 100], turn: -20, size: 1.25 },
  { key: 'mushroomSlice', at: [122, 138], turn: 30, size: 1.3 },
  { key: 'mushroomSlice', at: [108, 148], turn: -10, size: 1.2 },
  { key: 'tomato', at: [146, 76], size: 1.2 },
];

function slab(c: Canvas, kind: Meat): Drawing {
  const outline = 'M-40 -6C-40 -24 -18 -30 4 -26C30 -24 44 -8 38 10C30 28 6 30 -14 26C-32 22 -40 10 -40 -6Z';
  const flakes = 'M-26 -20Q-18 0 -24 18M-10 -25Q0 0 -8 25M8 -25Q18 0 10 26M24 -19Q32 0 24 19';
  const grillMarks = each([-22, -6, 10, 26], (x) =>
    stroke(`M${x - 6} 16L${x + 8} -18`, ['#3A1B0B', 3.4], opacity(0.5)),
  );
  const colours = COLOURS[kind];
  return {
    outline,
    body:
      group('translate(0 3)', path(outline, colours[2])) +
      path(outline, c.radial(...colours)) +
      (kind === 'salmon' ? stroke(flakes, ['#FFE0CC', 2.2], opacity(0.85)) : grillMarks) +
      stroke('M-28 -12Q-10 -24 12 -20', ['#fff', 2.4], opacity(0.35)),
  };
}

function tofuSteak(c: Canvas): string {
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
    arrange(c, TOFU_SIDES) +
    garnish(c, ['scallion', 'sesame', 'scallion'], { count: 12, reach: 28, centre: [88, 98] })
  );
}
