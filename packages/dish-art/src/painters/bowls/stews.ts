import type { DishSpec } from '../../dish-spec.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import { BROTHS } from '../../drawing/colours.ts';
import { onCircle, type Point, TAU } from '../../drawing/geometry.ts';
import { dots } from '../../drawing/scatter.ts';
import { group, opacity, path, stroke } from '../../drawing/shapes.ts';
import { put } from '../../drawing/stamp.ts';
import { piece } from '../../ingredients/piece.ts';
import type { Vessel } from '../../vessels/vessel.ts';
import { liquid, sheen, waterline } from '../strokes/liquid.ts';
import { garnish, pieces } from '../strokes/pieces.ts';

const BODY = 'M-38 2C-40 -20 -20 -32 2 -30C24 -29 38 -16 37 4C36 22 20 31 0 31S-37 22 -38 2Z';

const LEG =
  'M-24 -8C-20 -18 -4 -19 6 -11C13 -6 17 -4 25 -4L30 -7Q35 -8 35 -3Q38 1 34 4L27 3C20 4 14 8 6 12C-8 18 -28 8 -24 -8Z';

const CHICKEN_LIES_AT: readonly Point[] = [
  [94, 94],
  [74, 94],
  [114, 94],
  [94, 70],
  [140, 80],
  [138, 128],
  [120, 112],
  [70, 80],
];

export function paintStew(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  const { broth = 'doenjang' } = spec;
  const isRed = broth === 'red' || broth === 'deepred';
  const main = spec.items ?? [];
  const k = radius / 64;
  return (
    liquid(c, BROTHS[broth], { radius, oil: isRed ? 0.5 : 0.25, oilColour: isRed ? '#FFB060' : '#FFF3CF' }) +
    bubbles(c, radius) +
    pieces(c, main, { count: 14, reach: [49 * k, 47 * k], turn: 35, size: 1.2 * k }) +
    waterline(c, BROTHS[broth], { radius, strength: 0.8 }) +
    pieces(c, main, { count: 8, reach: [32 * k, 30 * k], turn: 30, size: 1.3 * k, shadow: 0.26 }) +
    garnish(c, spec.garnish, { count: 8, reach: 34 * k }) +
    (spec.egg ? put(piece(c, 'eggYolk'), [102, 98], { size: 1.5, shadow: 0.26 }) : '') +
    sheen(radius, 0.2)
  );
}

export function paintSoup(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  const broth = BROTHS[spec.broth ?? 'clear'];
  const main = spec.items ?? [];
  const k = radius / 64;
  return (
    liquid(c, broth, { radius, oil: 0.35 }) +
    pieces(c, main, { count: 12, reach: [47 * k, 45 * k], size: 1.2 * k }) +
    waterline(c, broth, { radius, strength: 0.72 }) +
    pieces(c, main, { count: 9, reach: [33 * k, 31 * k], turn: 60, size: 1.3 * k, shadow: 0.24 }) +
    garnish(c, spec.garnish, { count: 7, reach: 36 * k }) +
    sheen(radius, 0.35)
  );
}

export function paintTteokbokki(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  const sauce = BROTHS.deepred;
  const egg = (x: number, y: number, turn: number) =>
    put(piece(c, 'eggHalf'), [x, y], { turn, size: 1.4, shadow: 0.24 });
  const heap = { count: 16, reach: [radius * 0.72, radius * 0.68], size: 1.15 } as const;
  return (
    liquid(c, sauce, { radius, oil: 0.5, oilColour: '#FFB060' }) +
    pieces(c, ['ricecakeRed', 'ricecakeRed', ...(spec.items ?? [])], heap) +
    waterline(c, sauce, { radius, strength: 0.6 }) +
    (spec.egg ? egg(118, 92, 20) + egg(84, 116, -40) : '') +
    garnish(c, spec.garnish, { count: 9, reach: radius * 0.56 })
  );
}

function bubbles(c: Canvas, radius: number): string {
  return dots(c, {
    count: c.lo ? 10 : 22,
    sizes: [1.4, 3.6],
    colour: '#fff',
    strength: 0.2,
    place: () => onCircle(c.between(0, TAU), radius - c.between(1.5, 7)),
  });
}

/** A whole young chicken in milky broth. */
export function paintSamgyetang(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  const skin = c.radial('#FFF6DE', '#F7DDA8', '#D9AA62');
  return (
    liquid(c, BROTHS.milky, { radius, oil: 0.6, oilColour: '#F2D78C' }) +
    put({ outline: BODY, body: chickenBody(skin) }, [94, 94], { turn: -18, size: 1.02, shadow: 0.24 }) +
    group('translate(112 84) rotate(-8)', chickenLeg(skin)) +
    group('translate(110 112) rotate(26)', chickenLeg(skin)) +
    waterline(c, BROTHS.milky, { radius, strength: 0.5 }) +
    pieces(c, spec.items, {
      count: 6,
      reach: [52, 50],
      size: 1.2,
      taken: CHICKEN_LIES_AT,
    }) +
    garnish(c, spec.garnish, { count: 7, reach: 14, centre: [86, 86] })
  );
}

function chickenBody(skin: string): string {
  return (
    path(BODY, skin) +
    stroke('M-26 -14Q-14 -25 4 -24', ['#fff', 4], opacity(0.75)) +
    stroke('M-30 10Q-18 22 0 23', ['#CF9D54', 2], opacity(0.4)) +
    path('M-34 -4C-44 2 -42 18 -28 18C-18 17 -20 4 -26 -1Z', skin) +
    stroke('M-36 6Q-34 13 -28 14', ['#CF9D54', 1.6], opacity(0.5))
  );
}

function chickenLeg(skin: string): string {
  return (
    path(LEG, '#2b1408', ' opacity=".16" transform="translate(1.5 3)"') +
    path(LEG, skin) +
    path('M24 -4.6L30 -7.4Q35 -8.4 35.4 -3Q38.4 1 34 4.4L26 3.4Q23 0 24 -4.6Z', '#FFFDF4') +
    stroke('M-16 -8Q-8 -14 2 -9', ['#fff', 2.6], opacity(0.8))
  );
}
