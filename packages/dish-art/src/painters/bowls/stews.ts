import type { DishSpec } from '../../dish-spec.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import { BROTHS } from '../../drawing/colours.ts';
import { onCircle, TAU } from '../../drawing/geometry.ts';
import { dots } from '../../drawing/scatter.ts';
import { put } from '../../drawing/stamp.ts';
import { piece } from '../../ingredients/piece.ts';
import type { Vessel } from '../../vessels/vessel.ts';
import { liquid, sheen, waterline } from '../strokes/liquid.ts';
import { garnish, pieces } from '../strokes/pieces.ts';

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
