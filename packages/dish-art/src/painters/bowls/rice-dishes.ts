import type { DishSpec } from '../../dish-spec.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import { BROTHS, type RiceKind } from '../../drawing/colours.ts';
import { type Point, smooth } from '../../drawing/geometry.ts';
import { clipped, group, opacity, path, stroke } from '../../drawing/shapes.ts';
import { put } from '../../drawing/stamp.ts';
import { mayShow, piece } from '../../ingredients/piece.ts';
import type { Vessel } from '../../vessels/vessel.ts';
import { garnish, type Keys, keysOr, pieces, sprinkle } from '../strokes/pieces.ts';
import { rice } from './grains.ts';

export function paintRice(c: Canvas, spec: DishSpec, vessel: Vessel): string {
  const grains = rice(c, spec.rice ?? 'white', { radius: vessel.radius - 1 });
  const mixedIn = { count: 16, reach: vessel.radius * 0.74, size: 1.05, shadow: 0.22 };
  return (
    grains +
    (spec.items ? pieces(c, spec.items, mixedIn) : '') +
    (spec.garnish ? garnish(c, spec.garnish, { count: 6, reach: vessel.radius * 0.3 }) : '')
  );
}

/** Rice with a topping: a mound, or a sauce on one half. */
export function paintRiceBowl(c: Canvas, spec: DishSpec, vessel: Vessel): string {
  const R = vessel.radius;
  const ground = rice(c, spec.rice ?? 'white', { radius: R - 1, density: 0.62 });
  const main = keysOr(spec.items, ['mushroomSlice', 'zucchiniHalf', 'carrotSlice']);
  return ground + (spec.sauce ? sauceHalf(c, spec, { R, main }) : mound(c, spec, { R, main }));
}

export function paintFriedRice(c: Canvas, spec: DishSpec, vessel: Vessel): string {
  const R = vessel.radius * 0.86;
  const main = keysOr(spec.items, ['shrimp', 'carrotSlice', 'zucchiniHalf'])
    .filter((key) => key !== 'eggHalf')
    .map((key) => (key === 'carrotSlice' ? 'carrotDice' : key));
  return (
    group('translate(102 104)', path(c.blob([R, R * 0.96], 0.03, 16), '#2b1408', opacity(0.18))) +
    rice(c, friedRice(c, spec), { radius: R, density: 0.9 }) +
    pieces(c, main, { count: 22, reach: [R * 0.84, R * 0.8], size: 0.86, shadow: 0.18 }) +
    pieces(c, ['carrotDice', 'scallion', 'pea', 'chive'], {
      count: 18,
      reach: [R * 0.84, R * 0.82],
      size: 0.7,
      shadow: 0.14,
    }) +
    put(piece(c, 'eggFried'), [104, 94], { turn: 20, size: 1.5, shadow: 0.28 }) +
    sprinkle(c, 'sesame', { count: 14, reach: [R * 0.6, R * 0.5] }) +
    sprinkle(c, 'blackSesame', { count: 8, reach: [14, 12], centre: [104, 100] })
  );
}

function friedRice(c: Canvas, { rice: kind = 'white' }: DishSpec): RiceKind {
  if (c.names !== null && mayShow(c, 'kimchi')) return 'kimchi';
  return kind === 'white' ? 'fried' : kind;
}

type Topping = { R: number; main: Keys };

function sauceHalf(c: Canvas, spec: DishSpec, { R, main }: Topping): string {
  const edge: readonly Point[] = [
    [-0.2, -0.98],
    [0.66, -0.74],
    [1, 0],
    [0.7, 0.72],
    [0, 1],
    [-0.34, 0.6],
    [-0.12, 0],
    [-0.4, -0.5],
  ];
  const d = smooth(edge.map(([x, y]) => [100 + R * x, 100 + R * y]));
  const clip = c.clipRound(R);
  const sauce = path(d, c.radial(...BROTHS[spec.sauce ?? 'curry'])) + stroke(d, ['#fff', 1.4], opacity(0.35));
  return (
    clipped(clip, sauce) +
    pieces(c, main, {
      count: spec.count ?? 13,
      reach: [R * 0.46, R * 0.64],
      centre: [100 + R * 0.4, 100],
      size: 1.3,
    }) +
    garnish(c, keysOr(spec.garnish, ['pea', 'edamame', 'mint']), {
      count: 7,
      reach: R * 0.42,
      centre: [100 + R * 0.42, 100],
    })
  );
}

function mound(c: Canvas, spec: DishSpec, { R, main }: Topping): string {
  const { egg, also, count = 17, alsoCount = 8 } = spec;
  // With an egg in the upper right the mound makes room for it.
  const centre: Point = egg ? [94, 108] : [102, 104];
  const [cx, cy] = centre;
  const top = Math.round(count / 3);
  return (
    pieces(c, main, {
      count,
      reach: [R * 0.66, R * 0.58],
      centre: [cx, cy + 4],
      turn: 70,
      size: 1.16,
      shadow: 0.24,
    }) +
    (also ? pieces(c, also, { count: alsoCount, reach: [R * 0.62, R * 0.54], centre, turn: 90 }) : '') +
    pieces(c, main, { count: top, reach: [R * 0.4, R * 0.32], centre, turn: 60, size: 1.16, shadow: 0.28 }) +
    (egg ? eggOnTop(c, egg) : '') +
    garnish(c, keysOr(spec.garnish, ['scallion', 'sesame', 'scallion']), {
      count: 10,
      reach: R * 0.5,
      centre,
    }) +
    sprinkle(c, 'sesame', { count: c.lo ? 8 : 18, reach: [R * 0.6, R * 0.5], centre })
  );
}

function eggOnTop(c: Canvas, egg: true | 'half'): string {
  const isHalf = egg === 'half';
  const pose = { turn: 20, size: isHalf ? 1.7 : 1.35, shadow: 0.25 };
  return put(piece(c, isHalf ? 'eggHalf' : 'eggFried'), [122, 80], pose);
}
