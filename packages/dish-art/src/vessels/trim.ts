import type { TrimKind } from '../dish-names.ts';
import { TRIM_COLOURS, type TrimColour } from '../drawing/colours.ts';
import { num, onCircle, type Point, TAU } from '../drawing/geometry.ts';

/** A pattern painted on a rim. */
export type Trim = { readonly kind: TrimKind; readonly colour: TrimColour };

type Ring = { r: number; width: number };

/** A painted ring; `width` is the space the rim offers. */
export function drawTrim(trim: Trim | undefined, ring: Ring): string {
  return trim ? TRIMS[trim.kind](TRIM_COLOURS[trim.colour], ring) : '';
}

const TRIMS: Record<TrimKind, (colour: string, ring: Ring) => string> = {
  band: (colour, { r, width }) => circle(r, `${pen(colour, width * 0.34)} opacity=".75"`),
  twin: (colour, { r, width }) =>
    circle(r + width * 0.24, pen(colour, 1.3)) + circle(r - width * 0.24, pen(colour, 1.3)),
  dots: (colour, { r, width }) => circle(r, `${pen(colour, width * 0.28)} ${dashes(r, 30, 0)}`),
  dashes: (colour, { r, width }) => circle(r, `${pen(colour, width * 0.2)} ${dashes(r, 22, 0.4)}`),
  petals: (colour, ring) => arcs(colour, ring, () => 1),
  wave: (colour, ring) => arcs(colour, ring, (i) => i % 2),
};

function circle(r: number, look: string): string {
  return `<circle cx="100" cy="100" r="${num(r)}" fill="none" ${look}/>`;
}

function pen(colour: string, width: number): string {
  return `stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round"`;
}

/** Dash pattern with `count` marks around, each filling its share of the step. */
function dashes(r: number, count: number, share: number): string {
  const step = (TAU * r) / count;
  return `stroke-dasharray="${num(step * share)} ${(step * (1 - share)).toFixed(2)}"`;
}

/** Twenty-four small arcs; `side` decides whether an arc bulges outwards. */
function arcs(colour: string, { r, width }: Ring, side: (i: number) => number): string {
  const count = 24;
  const at = (i: number): Point => onCircle((i / count) * TAU, r - width * 0.16);
  const q = num((TAU * r) / count / 1.7);
  const steps = Array.from({ length: count }, (_, i) => {
    const [x, y] = at(i + 1);
    return `A${q} ${q} 0 0 ${side(i)} ${num(x)} ${num(y)}`;
  });
  const [x, y] = at(0);
  return `<path d="M${num(x)} ${num(y)}${steps.join('')}" fill="none" ${pen(colour, 1.3)} opacity=".8"/>`;
}
