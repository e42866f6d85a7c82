import type { Canvas } from '../drawing/canvas.ts';
import { num, onCircle, type Point, radians, roundedRect } from '../drawing/geometry.ts';
import { circle, each } from '../drawing/shapes.ts';

/** The shadow of something round, fading at its edge instead of a blur filter. */
export function shadowDisc(c: Canvas, r: number, cast: { strength?: number; offset?: Point } = {}): string {
  const { strength = 0.26, offset: [dx, dy] = [5, 9] } = cast;
  const halfway = Number(num(strength * 40)) / 100;
  const fade = c.centred(`#3a2413@.72@${strength}`, `#3a2413@.86@${halfway}`, '#3a2413@1@0');
  return circle([100 + dx, 100 + dy, r * 1.1], fade);
}

/** Shade of the rim on the contents. */
export function innerShade(c: Canvas, r: number, strength = 0.34): string {
  return circle([100, 100, r], c.shade('#2a1508@.72@0', `#2a1508@1@${strength}`));
}

export type Arc = { opacity: number; from?: number; to?: number; colour?: string };

/** A highlight along a rim; angles in degrees. */
export function arcLight(r: number, width: number, arc: Arc): string {
  const { opacity, from = 185, to = 285, colour = '#fff' } = arc;
  const [start, end] = [from, to].map((angle) => onCircle(radians(angle), r).map(num).join(' '));
  const pen = `stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`;
  return `<path d="M${start}A${r} ${r} 0 0 1 ${end}" fill="none" ${pen} opacity="${opacity}"/>`;
}

/** Soft shadow of any outline, as a stack of thin layers; `outline` draws the outline grown by some units. */
export function softShadow(outline: (growth: number) => string): string {
  const layers = each([11, 8, 5, 2, -1, -5, -9], (growth) => `<path d="${outline(growth)}"/>`);
  return `<g transform="translate(104 108)" fill="#3a2413" fill-opacity="0.04">${layers}</g>`;
}

export function boxShadow(w: number, h: number, r: number): string {
  return softShadow((growth) => roundedRect(w + growth, h + growth, Math.max(4, r + growth / 2)));
}
