import type { Canvas } from '../drawing/canvas.ts';
import { GLAZES, type GlazeName } from '../drawing/colours.ts';
import { num } from '../drawing/geometry.ts';
import { circle } from '../drawing/shapes.ts';
import { arcLight, innerShade, shadowDisc } from './light.ts';
import { drawTrim, type Trim } from './trim.ts';
import type { Vessel, VesselChoice } from './vessel.ts';

export type Bowl = { glaze: GlazeName; radius: number; depth: number; trim?: Trim | undefined };

export function bowl(c: Canvas, { glaze, radius: R, depth, trim }: Bowl): Vessel {
  const { out, wall, line, well } = GLAZES[glaze];
  const radius = R - depth;
  return {
    under:
      shadowDisc(c, R) +
      circle([100, 100, R], c.linear(...out)) +
      arcLight(R - 1.6, 2, { opacity: 0.85 }) +
      circle([100, 100, R - 3.4], c.linear(...wall)) +
      `<circle cx="100" cy="100" r="${num(R - 6)}" fill="none" stroke="${line}" stroke-width="1.4" opacity=".7"/>` +
      drawTrim(trim, { r: R - depth / 2, width: depth }) +
      circle([100, 100, radius], c.linear(...well)),
    over: innerShade(c, radius) + arcLight(R - 2, 1.6, { opacity: 0.6, from: 10, to: 70 }),
    radius,
    isDeep: true,
    room: [radius * 0.9, radius * 0.88],
  };
}

/** The paper bowl of a ready meal. */
export function paperBowl(c: Canvas, { glaze = 'cream' }: VesselChoice): Vessel {
  const radius = 73;
  const [rim, wall, well] = PAPERS[glaze] ?? PAPERS.cream;
  return {
    under:
      shadowDisc(c, 82) +
      circle([100, 100, 82], c.linear(...rim)) +
      circle([100, 100, 78], c.linear(...wall)) +
      circle([100, 100, radius], c.linear(...well)),
    over: innerShade(c, radius) + arcLight(80, 2.4, { opacity: 0.9 }),
    radius,
    isDeep: true,
    room: [radius * 0.9, radius * 0.88],
  };
}

type Two = readonly [lit: string, dark: string];
type Paper = readonly [rim: Two, wall: Two, well: Two];

const CREAM: Paper = [
  ['#FFFFFF', '#D9D2C4'],
  ['#D8C7A6', '#F3E9D3'],
  ['#FBF6EA', '#EADFC8'],
];

/** White, kraft, black and tinted board. */
const PAPERS: Partial<Record<GlazeName, Paper>> & { cream: Paper } = {
  cream: CREAM,
  wood: [
    ['#DDB882', '#B58A52'],
    ['#A97C45', '#D3A96E'],
    ['#EBD3A8', '#D3B27E'],
  ],
  char: [
    ['#55504D', '#2B2826'],
    ['#221F1D', '#56504C'],
    ['#4A4542', '#383431'],
  ],
  celadon: [
    ['#DCEADF', '#A9C4B2'],
    ['#8FB09B', '#D5E5D9'],
    ['#EDF4EE', '#D3E2D7'],
  ],
  rose: [
    ['#FBE3DA', '#DDB2A3'],
    ['#CF9F8F', '#F5DAD0'],
    ['#FFF3EE', '#F2D8CD'],
  ],
};
