import type { PancakeCore } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { num, onCircle, type Point, radians, roundedRect, TAU } from '../drawing/geometry.ts';
import { scatter } from '../drawing/scatter.ts';
import { circle, each, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { put } from '../drawing/stamp.ts';
import { drawable, mayShow, piece } from '../ingredients/piece.ts';
import type { Vessel } from '../vessels/vessel.ts';
import { keysOr, oneOf, pieces } from './strokes/pieces.ts';

/** Jeon: one large pancake, or a plateful of small ones. */
export function paintPancakes(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  return spec.big ? largePancake(c, spec, radius) : smallPancakes(c, spec, radius);
}

function largePancake(c: Canvas, spec: DishSpec, r: number): string {
  const d = c.blob([r * 1.02, r], 0.022, 26);
  const batter = path(d, c.radial(...batterColours(c))) + stroke(d, ['#A9681D', 2.2], opacity(0.55));
  const crust = each(scatter(c, 12, { reach: r * 0.72 }), ([x, y]) =>
    group(`translate(${num(x)} ${num(y)})`, path(c.blob([9, 6], 0.3), '#B9741F', opacity(0.28))),
  );
  const isGreen = mayShow(c, 'scallion') || mayShow(c, 'chive');
  return (
    group('translate(101 103)', path(d, '#2b1408', opacity(0.22))) +
    group('translate(100 100)', batter) +
    crust +
    (isGreen ? repeat(9, (i) => greens(c, r, i)) : '') +
    pieces(c, keysOr(spec.items, ['shrimp', 'squid', 'chili']), {
      count: spec.count ?? 12,
      reach: [r * 0.66, r * 0.64],
      size: 1.05,
    }) +
    cut(r, 20) +
    cut(r, 110)
  );
}

/** Yellow with egg, else the colour of flour. */
function batterColours(c: Canvas): readonly [string, string, string] {
  return mayShow(c, 'eggHalf') ? ['#FFE9A4', '#F6CB62', '#D5942F'] : ['#FAECD0', '#EBCF97', '#C79A55'];
}

/** One stalk of spring onion from edge to edge. */
function greens(c: Canvas, r: number, i: number): string {
  const x = 100 - r * 0.7 + (i * r * 1.4) / 8;
  const half = Math.sqrt(Math.max(0, (r * 0.9) ** 2 - (x - 100) ** 2));
  const from = `${num(x)} ${num(100 - half + c.between(0, 10))}`;
  const bend = num(x + c.between(-6, 6));
  const to = `${num(x + c.between(-4, 4))} ${num(100 + half - c.between(0, 10))}`;
  const d = `M${from}Q${bend} 100 ${to}`;
  return stroke(d, ['#3F8234', 5]) + stroke(d, ['#86BC5C', 1.8]);
}

function cut(r: number, angle: number): string {
  const [x1, y1] = onCircle(radians(angle), r * 0.95);
  const [x2, y2] = onCircle(radians(angle), -r * 0.95);
  return stroke(`M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`, ['#FFF6DC', 1.6], opacity(0.8));
}

function smallPancakes(c: Canvas, spec: DishSpec, r: number): string {
  const around = Array.from({ length: 6 }, (_, i) => onCircle((i / 6) * TAU - 0.4, r * 0.56));
  const places: readonly Point[] = [...around, [100, 100]];
  const batter = batterColours(c);
  return each(places, (at, i) => {
    const outline = c.blob([20, 19], 0.05, 12);
    const body =
      path(outline, c.radial(...batter)) +
      stroke(outline, ['#B9771F', 1.2], opacity(0.5)) +
      CORES[spec.core ?? 'plain'](c, spec, i) +
      path(c.blob([7, 4], 0.3), '#C4832E', opacity(0.25));
    return put({ outline, body }, at, { turn: c.between(0, 360), shadow: 0.24 });
  });
}

const CORES: Record<PancakeCore, (c: Canvas, spec: DishSpec, i: number) => string> = {
  zucchini: (c) =>
    circle([0, 0, 13], '#6FA845', opacity(0.9)) +
    circle([0, 0, 11.4], c.radial('#F6F4C4', '#E3E79C')) +
    circle([0, 0, 4.6], '#F9F6D4') +
    put(piece(c, 'chili'), [2, -1], { turn: 20, size: 0.8, shadow: 0 }),
  tofu: (c) =>
    path(roundedRect(22, 18, 4), '#FFF7E0') + put(piece(c, 'scallion'), [0, 0], { size: 0.8, shadow: 0 }),
  meat: meatCore,
  plain: plainCore,
};

function meatCore(c: Canvas, spec: DishSpec, i: number): string {
  const colour = mayShow(c, 'beef') ? '#A8673B' : mayShow(c, 'pork') ? '#CC8A63' : null;
  if (!colour) return plainCore(c, spec, i);
  return (
    path(c.blob([11, 9], 0.2), colour) +
    put(piece(c, 'scallion'), [3, -2], { size: 0.8, shadow: 0 }) +
    put(piece(c, 'carrotDice'), [-4, 2], { size: 0.8, shadow: 0 })
  );
}

function plainCore(c: Canvas, spec: DishSpec, i: number): string {
  const seen = drawable(c, spec.items ?? []);
  return seen.length
    ? put(oneOf(c, seen, i), [-2, -1], { turn: 20, size: 0.86, shadow: 0.12 })
    : path(c.blob([12, 10], 0.2, 10), '#FFF6E0', opacity(0.5));
}
