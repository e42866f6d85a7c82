import type { MatKind } from '../dish-names.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { MAT_COLOURS, type MatColour } from '../drawing/colours.ts';
import { num, roundedRect } from '../drawing/geometry.ts';
import { circle, group, opacity, path, repeat } from '../drawing/shapes.ts';

/** A mat below a bowl or plate. */
export type Mat = { readonly kind: MatKind; readonly colour: MatColour };

/** Draws a mat flat on the table, with only a thin shadow. */
export function drawMat(c: Canvas, { kind, colour }: Mat): string {
  return MATS[kind](c, MAT_COLOURS[colour]);
}

type Colours = readonly [lit: string, low: string, thread: string];

const MATS: Record<MatKind, (c: Canvas, colours: Colours) => string> = {
  linen: (c, colours) => group('translate(100 100)rotate(-7)', cloth(c, colours, [172, 172])),
  runner: (c, colours) => group('translate(100 100)rotate(4)', cloth(c, colours, [192, 118])),
  round: (c, [lit, low, thread]) =>
    circle([101, 103, 97], '#3a2413', opacity(0.1)) +
    circle([100, 100, 97], c.linear(lit, low)) +
    repeat(3, (i) => ring(93 - i * 5, `stroke="${thread}" stroke-width="1.4" opacity=".45"`)),
  woven: (c, [lit, low, thread]) =>
    circle([101, 103, 96], '#3a2413', opacity(0.1)) +
    circle([100, 100, 95], c.linear(lit, low)) +
    ring(95, `stroke="${thread}" stroke-width="5" stroke-dasharray="7 3" opacity=".8"`) +
    repeat(2, (i) =>
      ring(88 - i * 6, `stroke="${thread}" stroke-width="2" stroke-dasharray="5 2" opacity=".5"`),
    ),
};

function cloth(c: Canvas, [lit, low, thread]: Colours, [w, h]: readonly [number, number]): string {
  const stitches = `stroke="${thread}" stroke-width="1.4" stroke-dasharray="2 5" stroke-linecap="round" opacity=".8"`;
  return (
    path(roundedRect(w, h, 10), '#3a2413', ' opacity=".1" transform="translate(2 4)"') +
    path(roundedRect(w, h, 10), c.linear(lit, low)) +
    `<path d="${roundedRect(w - 12, h - 12, 6)}" fill="none" ${stitches}/>`
  );
}

function ring(r: number, look: string): string {
  return `<circle cx="100" cy="100" r="${num(r)}" fill="none" ${look}/>`;
}
