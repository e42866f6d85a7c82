import type { Canvas } from '../drawing/canvas.ts';
import { NOODLES, type NoodleKind } from '../drawing/colours.ts';
import { type Point, smooth, TAU } from '../drawing/geometry.ts';
import { circle, repeat } from '../drawing/shapes.ts';

type Bundle = { origin: Point; inner: number; start: number; span: number; strands: number };

/** A bowlful of noodles: folded bundles around the middle, and three in it. */
export function strands(c: Canvas, kind: NoodleKind, r: number): string {
  const [edge, body] = NOODLES[kind];
  const ground = circle([100, 100, r - 1], c.centred(body, `${body}@.6`, edge));
  const pot = { kind, r };
  const count = c.lo ? 7 : 10;
  const turn = c.between(0, TAU);
  const around = repeat(count, (i) => {
    const angle = turn + (((i * 3) % count) / count) * TAU + c.between(-0.2, 0.2);
    const out = r * c.between(0.3, 0.44);
    return bundle(c, pot, {
      origin: [Math.cos(angle) * out, Math.sin(angle) * out],
      inner: r * c.between(0.2, 0.34),
      start: angle - c.between(1.4, 2),
      span: c.between(2.8, 3.8),
      strands: c.lo ? 4 : 6,
    });
  });
  const middle = repeat(3, (i) =>
    bundle(c, pot, {
      origin: [c.between(-5, 5), c.between(-5, 5)],
      inner: r * 0.1 + i * 3,
      start: c.between(0, TAU),
      span: c.between(3.4, 4.6),
      strands: c.lo ? 3 : 4,
    }),
  );
  return `${ground}<g fill="none" stroke-linecap="round" stroke-linejoin="round">${around}${middle}</g>`;
}

type Pot = { kind: NoodleKind; r: number };

function bundle(c: Canvas, pot: Pot, { origin, inner, start, span, strands }: Bundle): string {
  return repeat(strands, (j) => {
    const from = start + c.between(-0.14, 0.14);
    const sweep = span + c.between(-0.3, 0.3);
    const steps = Math.max(5, Math.round(sweep * 2.6));
    const points = Array.from({ length: steps + 1 }, (_, i) => {
      const angle = from + (sweep * i) / steps;
      const q = inner + j * 3.3 + Math.sin(angle * 2.3 + j) * 0.9;
      return inside([origin[0] + Math.cos(angle) * q, origin[1] + Math.sin(angle) * q], pot.r - 2);
    });
    return strand(c, pot.kind, smooth(points, false));
  });
}

/** Keeps a point from the middle within the bowl. */
function inside([x, y]: Point, limit: number): Point {
  const length = Math.hypot(x, y);
  const k = length > limit ? limit / length : 1;
  return [100 + x * k, 100 + y * k];
}

function strand(c: Canvas, kind: NoodleKind, d: string): string {
  const [edge, body, shine] = NOODLES[kind];
  const id = c.define(`n${d}`, (own) => `<path id="${own}" d="${d}"/>`);
  const line = (colour: string, width: number) =>
    `<use href="#${id}" stroke="${colour}" stroke-width="${width}"/>`;
  return line(edge, 4) + line(body, 3) + line(shine, 0.9);
}
