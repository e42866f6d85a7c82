import type { PotBase } from '../dish-names.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { GlazeName } from '../drawing/colours.ts';
import { num, roundedRect } from '../drawing/geometry.ts';
import { circle, each, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { bowl } from './bowls.ts';
import { arcLight, boxShadow, innerShade, shadowDisc } from './light.ts';
import type { Vessel, VesselChoice } from './vessel.ts';

/** The stoneware pot of a stew, on a base that protects the table from its heat. */
export function ttukbaegi(c: Canvas, { base = 'round', glaze = 'char' }: VesselChoice): Vessel {
  const clay = CLAYS[glaze] ?? CLAYS.char;
  const pot =
    shadowDisc(c, 74, { strength: 0.4, offset: [3, 5] }) +
    circle([100, 100, 75], c.linear(clay.lit, clay.low)) +
    arcLight(73.4, 2.2, { opacity: 0.55, from: 190, to: 285, colour: clay.shine }) +
    circle([100, 100, 69.5], c.linear(clay.low, clay.wall)) +
    circle([100, 100, 66], '#1F1612');
  const shine = arcLight(72, 2.4, { opacity: 0.28, from: 15, to: 75, colour: clay.shine });
  return {
    under: BASES[base](c) + pot,
    over: innerShade(c, 64, 0.5) + shine,
    radius: 64,
    isDeep: true,
    room: [57, 56],
  };
}

type Clay = { lit: string; low: string; wall: string; shine: string };

const CHAR: Clay = { lit: '#7A6152', low: '#2B1F19', wall: '#4E3B30', shine: '#E3C6AE' };

const CLAYS: Partial<Record<GlazeName, Clay>> & { char: Clay } = {
  char: CHAR,
  amber: { lit: '#B98053', low: '#6B3C1D', wall: '#8A5530', shine: '#F6D9B5' },
  moss: { lit: '#77806A', low: '#353D2E', wall: '#535D48', shine: '#DDE3CC' },
  indigo: { lit: '#65718A', low: '#28324A', wall: '#46536F', shine: '#CFD9EA' },
  steel: { lit: '#A19A92', low: '#55504B', wall: '#77706A', shine: '#F0ECE6' },
};

const BASES: Record<PotBase, (c: Canvas) => string> = {
  round: (c) =>
    shadowDisc(c, 88, { strength: 0.24 }) +
    circle([100, 102, 87], c.linear('#D7A268', '#A8703B')) +
    each([82, 74], (r) => ring(r, ['#8E5B2B', 1], 0.35)) +
    arcLight(85.5, 1.6, { opacity: 0.55, from: 190, to: 280, colour: '#FBE0B8' }),
  dark: (c) =>
    shadowDisc(c, 88, { strength: 0.24 }) +
    circle([100, 102, 87], c.linear('#7A4A2C', '#47260F')) +
    each([82, 76], (r) => ring(r, ['#2B1408', 1], 0.4)) +
    arcLight(85.5, 1.6, { opacity: 0.4, from: 190, to: 280, colour: '#F0CDA6' }),
  square(c) {
    const planks = repeat(4, (i) => stroke(`M-78 ${-48 + i * 32}H78`, ['#8E5B2B', 1.2], opacity(0.4)));
    const board = path(roundedRect(166, 166, 16), c.linear('#E0B47C', '#B4804A')) + planks;
    return boxShadow(166, 166, 16) + group('translate(100 101)', board);
  },
  straw(c) {
    const woven = repeat(9, (i) => ring(18 + i * 8.4, ['#B8904C', 1.5], 0.5));
    const knots = `<circle cx="100" cy="102" r="85" fill="none" stroke="#C9A25E" stroke-width="5" stroke-dasharray="6 3"/>`;
    return (
      shadowDisc(c, 87, { strength: 0.2 }) +
      circle([100, 102, 86], c.linear('#F0DBA8', '#D3B06E')) +
      woven +
      knots
    );
  },
  cloth(c) {
    const d = roundedRect(164, 164, 12);
    const stripes = repeat(2, (i) => stroke(`M${-66 + i * 132} -78V78`, ['#C9705A', 2.4], opacity(0.55)));
    const linen = path(d, c.linear('#FBF5E8', '#E6DAC3')) + stripes;
    return boxShadow(160, 160, 12) + group('translate(100 101)rotate(9)', linen);
  },
};

function ring(r: number, [colour, width]: readonly [string, number], strength: number): string {
  return `<circle cx="100" cy="102" r="${num(r)}" fill="none" stroke="${colour}" stroke-width="${width}"${opacity(strength)}/>`;
}

/** A pot with two handles, of brass or enamel. */
export function earedPot(c: Canvas, { glaze = 'brass', trim }: VesselChoice): Vessel {
  const pot = bowl(c, { glaze, radius: 74, depth: 7, trim });
  const ears = EARS[glaze] ?? ['#8A6B45', '#D9BE94'];
  return { ...pot, under: shadowDisc(c, 76) + potEar(28, -1, ears) + potEar(172, 1, ears) + pot.under };
}

const EARS: Partial<Record<GlazeName, readonly [string, string]>> = {
  brass: ['#B98F3A', '#F6DF9E'],
  steel: ['#8F999F', '#F4F6F7'],
  red: ['#8E2A1C', '#E88A72'],
  moss: ['#37492F', '#93A97F'],
  indigo: ['#2E3D5B', '#93A6C2'],
};

function potEar(x: number, side: 1 | -1, [dark, lit]: readonly [string, string]): string {
  const [arm, curve] = [13 * side, 7 * side];
  const d = `M${x} 84h${arm}q${curve} 0 ${curve} 7v18q0 7 ${-curve} 7h${-arm}`;
  const bar = (colour: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return bar(dark, 6) + bar(lit, 2);
}

/** A pan; `turn` is the direction of its handle, in degrees from the left. */
export function skillet(c: Canvas, { glaze = 'char', turn = 0 }: VesselChoice): Vessel {
  const pan = bowl(c, { glaze, radius: 76, depth: 8 });
  const handle = path('M26 92h-26q-3 0 -3 3v10q0 3 3 3h26z', '#3A3431') + path('M22 95h-20v3h20z', '#6B625C');
  return { ...pan, under: shadowDisc(c, 78) + group(`rotate(${turn} 100 100)`, handle) + pan.under };
}

/** A flat baking dish with two lugs. */
export function bakingDish(c: Canvas, { glaze = 'white' }: VesselChoice): Vessel {
  const dish = bowl(c, { glaze, radius: 80, depth: 9 });
  const [lit, low] = LUGS[glaze] ?? ['#FFFFFF', '#D8D0C2'];
  const lug = (at: string) => group(at, path(roundedRect(34, 22, 9), c.linear(lit, low)));
  const lugs = lug('translate(19 100)rotate(90)') + lug('translate(181 100)rotate(90)');
  return { ...dish, under: shadowDisc(c, 82) + lugs + dish.under };
}

const LUGS: Partial<Record<GlazeName, readonly [string, string]>> = {
  red: ['#D8533B', '#9E2F1E'],
  blue: ['#9DB6C4', '#5E7F93'],
  moss: ['#7B9468', '#4A6140'],
  amber: ['#D9A267', '#9A632F'],
  cream: ['#FBF4E6', '#DFD0B5'],
};
