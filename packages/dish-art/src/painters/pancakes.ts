import type { PancakeCore } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { num, onCircle, type Point, radians, roundedRect, TAU } from '../drawing/geometry.ts';
import { scatter } from '../drawing/scatter.ts';
import { circle, each, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { put } from '../drawing/stamp.ts';
import { piece } from '../ingredients/piece.ts';
import type { Vessel } from '../vessels/vessel.ts';
import { keysOr, pieces } from './pieces.ts';

/** Jeon: one large pancake, or a plateful of small ones. */
export function paintPancakes(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  return spec.big ? largePancake(c, spec, radius) : smallPancakes(c, spec, radius);
}

function largePancake(c: Canvas, spec: DishSpec, r: number): string {
  const d = c.blob([r * 1.02, r], 0.022, 26);
  const batter =
    path(d, c.radial('#FBE3A0', '#F0C466', '#CC8A2E')) + stroke(d, ['#A9681D', 2.2], opacity(0.55));
  const crust = each(scatter(c, 12, { reach: r * 0.72 }), ([x, y]) =>
    group(`translate(${num(x)} ${num(y)})`, path(c.blob([9, 6], 0.3), '#B9741F', opacity(0.28))),
  );
  return (
    group('translate(101 103)', path(d, '#2b1408', opacity(0.22))) +
    group('translate(100 100)', batter) +
    crust +
    repeat(9, (i) => greens(c, r, i)) +
    pieces(c, keysOr(spec.items, ['shrimp', 'squid', 'chili']), {
      count: spec.count ?? 12,
      reach: [r * 0.66, r * 0.64],
      size: 1.05,
    }) +
    cut(r, 20) +
    cut(r, 110)
  );
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
  return each(places, (at) => {
    const outline = c.blob([20, 19], 0.05, 12);
    const body =
      path(outline, c.radial('#FFEBAE', '#F8CF69', '#DFA03A')) +
      stroke(outline, ['#B9771F', 1.2], opacity(0.5)) +
      core(c, spec.core ?? 'meat') +
      path(c.blob([7, 4], 0.3), '#C98428', opacity(0.25));
    return put({ outline, body }, at, { turn: c.between(0, 360), shadow: 0.24 });
  });
}

function core(c: Canvas, kind: PancakeCore): string {
  if (kind === 'zucchini')
    return (
      circle([0, 0, 13], '#6FA845', opacity(0.9)) +
      circle([0, 0, 11.4], c.radial('#F6F4C4', '#E3E79C')) +
      circle([0, 0, 4.6], '#F9F6D4') +
      put(piece(c, 'chili'), [2, -1], { turn: 20, size: 0.8, shadow: 0 })
    );
  if (kind === 'tofu') return path(roundedRect(22, 18, 4), '#FFF7E0') + circle([0, 0, 3], '#5FA23C');
  const filling = path(c.blob([11, 9], 0.2), '#B9774A');
  return filling + circle([3, -2, 3], '#5FA23C') + circle([-4, 2, 2.6], '#F08A35');
}
