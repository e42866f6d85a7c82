import type { DishSpec } from '../../dish-spec.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import { BROTHS } from '../../drawing/colours.ts';
import type { Point } from '../../drawing/geometry.ts';
import { group, opacity, path, stroke } from '../../drawing/shapes.ts';
import { put } from '../../drawing/stamp.ts';
import type { Vessel } from '../../vessels/vessel.ts';
import { liquid, waterline } from '../strokes/liquid.ts';
import { garnish, pieces } from '../strokes/pieces.ts';

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
