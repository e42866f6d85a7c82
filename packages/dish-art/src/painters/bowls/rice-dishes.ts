import type { DishSpec } from '../../dish-spec.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import { BROTHS } from '../../drawing/colours.ts';
import { type Point, smooth } from '../../drawing/geometry.ts';
import { clipped, group, opacity, path, stroke } from '../../drawing/shapes.ts';
import { put } from '../../drawing/stamp.ts';
import { piece } from '../../ingredients/piece.ts';
import type { Vessel } from '../../vessels/vessel.ts';
import { coated } from '../strokes/coat.ts';
import { garnish, pieces } from '../strokes/pieces.ts';
import { rice } from './grains.ts';

export function paintRice(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  return (
    rice(c, spec.rice ?? 'white', { radius: radius - 1 }) +
    pieces(c, spec.items, { count: 18, reach: radius * 0.76, size: 1.15, shadow: 0.22 }) +
    garnish(c, spec.garnish, { count: 7, reach: radius * 0.4 })
  );
}

/** Rice with a topping: a mound, or a sauce over one half that holds the topping. */
export function paintRiceBowl(c: Canvas, spec: DishSpec, { radius: R }: Vessel): string {
  const ground = rice(c, spec.rice ?? 'white', { radius: R - 1, density: 0.62 });
  return ground + (spec.sauce ? sauceHalf(c, spec, R) : mound(c, spec, R));
}

export function paintFriedRice(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  const R = radius * 0.94;
  const small = (spec.items ?? []).map((key) => (key === 'carrotSlice' ? 'carrotDice' : key));
  return (
    group('translate(102 104)', path(c.blob([R, R * 0.96], 0.03, 16), '#2b1408', opacity(0.18))) +
    coated(
      c,
      spec.sauce,
      rice(c, spec.rice === 'white' ? 'fried' : (spec.rice ?? 'fried'), { radius: R, density: 0.9 }),
    ) +
    pieces(c, small, { count: 24, reach: [R * 0.84, R * 0.8], size: 1, shadow: 0.18 }) +
    pieces(c, spec.also, { count: 14, reach: [R * 0.84, R * 0.82], size: 0.8, shadow: 0.14 }) +
    (spec.egg ? put(piece(c, 'eggFried'), [104, 94], { turn: 20, size: 1.5, shadow: 0.28 }) : '') +
    garnish(c, spec.garnish, { count: 9, reach: [R * 0.66, R * 0.6] })
  );
}

function sauceHalf(c: Canvas, spec: DishSpec, R: number): string {
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
  const pool = path(d, c.radial(...BROTHS[spec.sauce ?? 'curry'])) + stroke(d, ['#fff', 1.4], opacity(0.35));
  const centre: Point = [100 + R * 0.4, 100];
  return (
    clipped(c.clipRound(R), pool) +
    coated(
      c,
      spec.sauce,
      pieces(c, spec.items, { count: 15, reach: [R * 0.48, R * 0.68], centre, size: 1.4 }),
    ) +
    pieces(c, spec.also, { count: 6, reach: [R * 0.4, R * 0.5], centre }) +
    (spec.egg ? put(piece(c, 'eggFried'), [76, 84], { turn: 20, size: 1.3, shadow: 0.25 }) : '') +
    garnish(c, spec.garnish, { count: 6, reach: R * 0.42, centre })
  );
}

function mound(c: Canvas, { items, also, egg, garnish: strewn }: DishSpec, R: number): string {
  // The mound makes room for an egg in the upper right.
  const centre: Point = egg ? [94, 106] : [100, 102];
  const heap = { centre, turn: 70, size: 1.36, shadow: 0.24 } as const;
  return (
    pieces(c, items, { ...heap, count: 18, reach: [R * 0.7, R * 0.64] }) +
    pieces(c, also, { count: 9, reach: [R * 0.62, R * 0.54], centre, turn: 90, size: 1.1 }) +
    pieces(c, items, { ...heap, count: 6, reach: [R * 0.4, R * 0.34], shadow: 0.28 }) +
    (egg ? eggOnTop(c, egg) : '') +
    garnish(c, strewn, { count: 8, reach: [R * 0.56, R * 0.5], centre })
  );
}

function eggOnTop(c: Canvas, egg: true | 'half'): string {
  const isHalf = egg === 'half';
  const pose = { turn: 20, size: isHalf ? 1.8 : 1.4, shadow: 0.25 };
  return put(piece(c, isHalf ? 'eggHalf' : 'eggFried'), [124, 80], pose);
}
