import type { Cutlet } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { BROTHS } from '../drawing/colours.ts';
import { num, onCircle, roundedRect, TAU } from '../drawing/geometry.ts';
import { circle, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { type Drawing, filled, put } from '../drawing/stamp.ts';
import type { Vessel } from '../vessels/vessel.ts';
import { garnish, pieces } from './strokes/pieces.ts';

/** A breaded cutlet cut into strips, with its side items. */
export function paintCutlet(c: Canvas, spec: DishSpec, { room: [rx, ry] }: Vessel): string {
  const { cutlet = 'pork', sauce, bed = [] } = spec;
  const k = Math.min(rx / 60, ry / 44);
  const [x, y] = [100 - rx * 0.1, 100 + ry * 0.12];
  const strips = repeat(6, (i) =>
    put(strip(c, cutlet, 58 - Math.abs(i - 2.6) * 5), [(i - 2.5) * 17, 0], {
      turn: c.between(-3, 3),
      shadow: 0.3,
    }),
  );
  const sauced = sauce
    ? path(c.blob([40, 15], 0.14, 10), c.radial(...BROTHS[sauce]), opacity(0.9)) +
      stroke('M-22 -6Q-8 -11 8 -8', ['#fff', 2.4], opacity(0.5))
    : '';
  return (
    (bed.includes('cabbage')
      ? group(`translate(${num(100 + rx * 0.5)} ${num(100 - ry * 0.56)})`, shreds(c))
      : '') +
    pieces(
      c,
      bed.filter((key) => key !== 'cabbage'),
      { count: 5, reach: [18, 12], centre: [100 + rx * 0.5, 100 - ry * 0.5] },
    ) +
    pieces(c, spec.items, {
      count: 5,
      reach: [12, 12],
      centre: [100 - rx * 0.62, 100 - ry * 0.56],
      size: 1.3,
    }) +
    group(`translate(${num(x)} ${num(y)})rotate(-14)scale(${num(k * 1.05)})`, strips + sauced) +
    garnish(c, spec.garnish, { count: 5, reach: 24 })
  );
}

const INSIDES: Record<Cutlet, string> = {
  pork: '#F1D3BE',
  chicken: '#FBF0DC',
  fish: '#FFFBF2',
  cheese: '#FFC93A',
  sweetPotato: '#F6C24A',
};

function strip(c: Canvas, cutlet: Cutlet, length: number): Drawing {
  const outline = roundedRect(18, length, 7);
  const crumbs = repeat(12, () =>
    circle(
      [c.between(-6, 4), c.between(-length / 2 + 4, length / 2 - 4), c.between(0.7, 1.5)],
      c.pick(['#FBE1A2', '#A3611B', '#F3C778']),
      opacity(0.75),
    ),
  );
  return filled(
    outline,
    '#A0621F',
    `<rect x="4.4" y="${num(-length / 2 + 4)}" width="4" height="${num(length - 8)}" rx="2" fill="${INSIDES[cutlet]}"/>` +
      group(
        'translate(-1.6 0)',
        path(roundedRect(14, length, 6), c.radial('#F3C670', '#D79A42', '#A9691F')),
      ) +
      crumbs,
  );
}

/** Shredded raw cabbage. */
function shreds(c: Canvas): string {
  const lines = (count: number) =>
    repeat(count, () => {
      const [x, y] = onCircle(c.between(0, TAU), 20 * Math.sqrt(c.random()), [0, 0]);
      return `M${num(x)} ${num(y)}q${num(c.between(-6, 6))} ${num(c.between(-7, 7))} ${num(c.between(-9, 9))} ${num(c.between(-9, 9))}`;
    });
  return (
    path(c.blob([24, 20], 0.12), '#DDE9B0') +
    stroke(lines(c.lo ? 14 : 26), ['#B9CF86', 2.2]) +
    stroke(lines(c.lo ? 14 : 26), ['#F6F9DE', 2])
  );
}
