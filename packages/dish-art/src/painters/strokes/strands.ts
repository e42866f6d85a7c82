import type { Canvas } from '../../drawing/canvas.ts';
import { NOODLES, type NoodleKind } from '../../drawing/colours.ts';
import { num, onCircle, type Point, TAU } from '../../drawing/geometry.ts';
import { circle, repeat } from '../../drawing/shapes.ts';

type Bundle = { origin: Point; inner: number; start: number; span: number; strands: number };

/** Distance between the centres of neighbouring strands. */
const GAP = 3.3;

/** A bowlful of noodles: folded bundles around the centre, and three in it. */
export function strands(c: Canvas, kind: NoodleKind, r: number): string {
  const [edge, body] = NOODLES[kind];
  const ground = circle([100, 100, r - 1], c.centred(body, `${body}@.6`, edge));
  const count = c.lo ? 6 : 10;
  const turn = c.between(0, TAU);
  const around = repeat(count, (i) => {
    const angle = turn + (((i * 3) % count) / count) * TAU + c.between(-0.2, 0.2);
    const out = r * c.between(0.3, 0.44);
    const inner = r * c.between(0.2, 0.34);
    return bundle(c, kind, {
      origin: onCircle(angle, out),
      inner,
      start: angle - c.between(1.4, 2),
      span: c.between(2.8, 3.8),
      strands: Math.min(c.lo ? 4 : 7, Math.floor((r - 1 - out - inner) / GAP)),
    });
  });
  const middle = repeat(3, (i) =>
    bundle(c, kind, {
      origin: [100 + c.between(-5, 5), 100 + c.between(-5, 5)],
      inner: r * 0.1 + i * 3,
      start: c.between(0, TAU),
      span: c.between(3.4, 4.6),
      strands: c.lo ? 3 : 4,
    }),
  );
  return `${ground}<g fill="none" stroke-linecap="round">${around}${middle}</g>`;
}

/** Neighbouring strands in a bend: one path, drawn as edge, body and highlight. */
function bundle(c: Canvas, kind: NoodleKind, { origin, inner, start, span, strands }: Bundle): string {
  const [edge, body, shine] = NOODLES[kind];
  const d = repeat(strands, (j) => {
    const [from, to] = [start + c.between(-0.16, 0.16), start + span + c.between(-0.3, 0.3)];
    const q = inner + j * GAP;
    const [x, y] = onCircle(from, q, [origin[0] + c.between(-0.6, 0.6), origin[1] + c.between(-0.6, 0.6)]);
    const [dx, dy] = [Math.cos(to) - Math.cos(from), Math.sin(to) - Math.sin(from)];
    return `M${num(x)} ${num(y)}a${num(q)} ${num(q)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${num(dx * q)} ${num(dy * q)}`;
  });
  const id = c.define(`n${d}`, (own) => `<path id="${own}" d="${d}"/>`);
  const line = (colour: string, width: number) =>
    `<use href="#${id}" stroke="${colour}" stroke-width="${width}"/>`;
  return line(edge, 4.2) + line(body, 2.9) + line(shine, 0.8);
}
