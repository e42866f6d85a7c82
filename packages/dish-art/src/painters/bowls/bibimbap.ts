import type { SectorName } from '../../dish-names.ts';
import type { DishSpec } from '../../dish-spec.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import { degrees, num, onCircle, TAU } from '../../drawing/geometry.ts';
import { each, ellipse, group, opacity, path, repeat } from '../../drawing/shapes.ts';
import { type Drawing, put } from '../../drawing/stamp.ts';
import { drawable, mayShow } from '../../ingredients/may-show.ts';
import { piece } from '../../ingredients/piece.ts';
import type { Vessel } from '../../vessels/vessel.ts';
import { sprinkle } from '../strokes/pieces.ts';
import { type Lying, THREADS, threads } from '../strokes/threads.ts';
import { TOPPINGS, type Topping, toppingFor } from './bibimbap-toppings.ts';
import { rice } from './grains.ts';

/** Rice with toppings in sectors: bibimbap, and poke. */
export function paintBibimbap(c: Canvas, spec: DishSpec, vessel: Vessel): string {
  const R = vessel.radius - 2;
  const { egg = true, gochujang = true } = spec;
  const toppings = toppingsOf(c, spec);
  const width = TAU / toppings.length;
  const ground = rice(c, spec.rice ?? 'white', { radius: vessel.radius - 1, density: 0.45 });
  const around = each(toppings, (topping, i) => {
    const from = -Math.PI / 2 - width / 2 + i * width;
    return sector(c, topping, { from, to: from + width, share: 7 / toppings.length, R });
  });
  const hasPaste = gochujang && mayShow(c, 'redPasteIcon');
  return (
    ground +
    around +
    (egg ? put(piece(c, 'eggFried'), [100, 99], { size: 1.24, shadow: 0.26 }) : '') +
    (hasPaste
      ? put(spoonful(c), egg && mayShow(c, 'eggFried') ? [114, 112] : [100, 100], { size: 1.2 })
      : '') +
    sprinkle(c, 'sesame', { count: 16, reach: R * 0.5 })
  );
}

const USUAL: readonly SectorName[] = [
  'spinach',
  'carrot',
  'beansprout',
  'fern',
  'zucchini',
  'beef',
  'radish',
];

/** The allowed drawings of the wanted items or sectors. A few are repeated around the bowl. */
function toppingsOf(c: Canvas, { sectors = USUAL, items = [] }: DishSpec): readonly Topping[] {
  const wanted = items.length ? items : sectors.map((name) => TOPPINGS[name].key);
  const shown = [...new Set(drawable(c, wanted))].slice(0, 7).map(toppingFor);
  return shown.length > 3 ? shown : [...shown, ...shown];
}

type Sector = { from: number; to: number; share: number; R: number };

function sector(c: Canvas, topping: Topping, place: Sector): string {
  const { from, to, share, R } = place;
  const { draw, count, along, anyhow = 360, size, shadow } = topping;
  const [near, far] = [(R * 0.34) ** 2, (R * 0.88) ** 2];
  const patch = sectorGround(c, topping, place);
  const many = Math.round(count * (c.lo ? 0.8 : 1.4) * share);
  const colours = THREADS[topping.key];
  if (colours && along && mayShow(c, topping.key))
    return patch + threads(c, colours, sticksAlong(c, place, many));
  const strewn = repeat(many, () => {
    const angle = c.between(from + 0.06, to - 0.06);
    const at = onCircle(angle, Math.sqrt(c.between(near, far)));
    const stamp = draw(c);
    if (!along) return put(stamp, at, { turn: c.between(0, anyhow), size, shadow });
    const stray = along.stray ? c.between(-along.stray, along.stray) : along.lean;
    return put(stamp, at, { turn: degrees(angle) + stray, size, shadow });
  });
  return patch + strewn;
}

function sticksAlong(c: Canvas, { from, to, R }: Sector, count: number): Lying[] {
  return Array.from({ length: count }, () => {
    const angle = c.between(from + 0.06, to - 0.06);
    const at = onCircle(angle, c.between(R * 0.4, R * 0.84));
    return { at, angle: angle + c.between(-0.4, 0.4), length: c.between(15, 21) };
  });
}

function sectorGround(
  c: Canvas,
  { ground, groundStrength = 0.75 }: Topping,
  { from, to, share, R }: Sector,
): string {
  const middle = (from + to) / 2;
  const [x, y] = onCircle(middle, R * 0.6);
  const patch = ground
    ? path(c.blob([R * 0.29, R * 0.19 * share], 0.16), ground, opacity(groundStrength))
    : '';
  return group(`translate(${num(x)} ${num(y)}) rotate(${num(degrees(middle))})`, patch);
}

function spoonful(c: Canvas): Drawing {
  return {
    outline: c.blob([7, 6]),
    body:
      path(c.blob([7, 6], 0.15), c.radial('#E8583A', '#B3271A', '#861710')) +
      ellipse([-2, -2, 2, 1.2], '#FFC2A6', opacity(0.8)),
  };
}
