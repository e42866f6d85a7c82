import type { Canvas } from '../../drawing/canvas.ts';
import type { ThreeColours } from '../../drawing/colours.ts';
import { num, onCircle, TAU } from '../../drawing/geometry.ts';
import { dots } from '../../drawing/scatter.ts';
import { circle } from '../../drawing/shapes.ts';

/** Broth with drops of oil; `oil` is their opacity, 0 for none. */
export function liquid(
  c: Canvas,
  colours: ThreeColours,
  pool: { radius: number; oil: number; oilColour?: string },
): string {
  const { radius, oil, oilColour = '#fff' } = pool;
  const surface = circle([100, 100, radius], c.radial(...colours));
  if (oil === 0) return surface;
  const drops = dots(c, {
    count: c.lo ? 6 : 16,
    sizes: [1.2, 3.8],
    colour: oilColour,
    strength: oil,
    place: () => onCircle(c.between(0, TAU), c.between(radius * 0.3, radius * 0.93)),
  });
  return surface + drops;
}

/** Broth drawn over the food at the rim, so that pieces there appear to sink in. */
export function waterline(
  c: Canvas,
  [, , dark]: ThreeColours,
  { radius, strength }: { radius: number; strength: number },
): string {
  return circle([100, 100, radius], c.centred(`${dark}@.62@0`, `${dark}@1@${strength}`));
}

/** The highlight on a wet surface. */
export function sheen(r: number, strength: number): string {
  const from = `${num(100 - r * 0.82)} ${num(100 - r * 0.1)}`;
  const to = `${num(100 - r * 0.05)} ${num(100 - r * 0.84)}`;
  const arc = `M${from}A${num(r * 0.86)} ${num(r * 0.86)} 0 0 1 ${to}`;
  return `<path d="${arc}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity="${strength}"/>`;
}
