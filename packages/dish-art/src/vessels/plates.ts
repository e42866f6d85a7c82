import type { Canvas } from '../drawing/canvas.ts';
import { GLAZES, type GlazeName, TRIM_COLOURS } from '../drawing/colours.ts';
import { num, onCircle, roundedRect, TAU } from '../drawing/geometry.ts';
import { dots } from '../drawing/scatter.ts';
import { circle, clipped, ellipse, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { arcLight, boxShadow, innerShade, shadowDisc } from './light.ts';
import { drawTrim, type Trim } from './trim.ts';
import type { Vessel, VesselChoice } from './vessel.ts';

export function plate(c: Canvas, { glaze = 'white', trim, shape = 'round' }: VesselChoice): Vessel {
  const { out, wall, well } = GLAZES[glaze];
  const R = 86;
  const radius = R * 0.76;
  const edge = (r: number, fill: string) =>
    shape === 'fluted' ? path(fluted(r), fill) : circle([100, 100, r], fill);
  const isFlat = shape === 'coupe';
  const under =
    shadowDisc(c, R, { strength: 0.22 }) +
    edge(R, c.linear(...out)) +
    arcLight(R - 1.4, 1.8, { opacity: 0.9 }) +
    edge(R - 2.6, c.linear(well[0], out[0], well[1])) +
    (isFlat
      ? circle([100, 100, R - 6], c.linear(`${wall[0]}@0@.5`, well[1], wall[1]))
      : circle([100, 100, radius + 3], c.linear(`${wall[0]}@0@.38`, wall[1]))) +
    circle([100, 100, isFlat ? R - 9 : radius], c.linear(...well)) +
    drawTrim(trim, isFlat ? { r: R - 4, width: 7 } : { r: radius + 11, width: 14 });
  const specks = glaze === 'cream' || glaze === 'celadon' ? speckles(c, radius, R) : '';
  return { under: under + specks, over: '', radius, isDeep: false, room: [60, 58] };
}

export function ovalPlate(c: Canvas, { glaze = 'white', trim }: VesselChoice): Vessel {
  const { out, wall, well } = GLAZES[glaze];
  const [rx, ry] = [97, 68];
  const shadow = c.centred('#3a2413@.7@.26', '#3a2413@.86@.1', '#3a2413@1@0');
  return {
    under:
      ellipse([104, 109, rx + 6, ry + 6], shadow) +
      ellipse([100, 100, rx, ry], c.linear(...out)) +
      ellipse([100, 100, rx - 2.4, ry - 2.4], c.linear(well[0], out[0], well[1])) +
      ellipse([100, 100, rx - 15, ry - 13], c.linear(`${wall[0]}@0@.42`, wall[1])) +
      ellipse([100, 100, rx - 17, ry - 15], c.linear(...well)) +
      (trim ? ovalLine(trim, rx - 7, ry - 6) : ''),
    over: '',
    radius: 62,
    isDeep: false,
    room: [74, 44],
  };
}

function ovalLine({ kind, colour }: Trim, rx: number, ry: number): string {
  const width = kind === 'band' || kind === 'dashes' ? 4 : 1.6;
  const gaps = kind === 'dashes' || kind === 'dots' ? ' stroke-dasharray="9 9"' : '';
  return `<ellipse cx="100" cy="100" rx="${rx}" ry="${ry}" fill="none" stroke="${TRIM_COLOURS[colour]}" stroke-width="${width}"${gaps} opacity=".8"/>`;
}

export function oblongPlate(c: Canvas, { glaze = 'char' }: VesselChoice): Vessel {
  const { out, wall, well } = GLAZES[glaze];
  const [w, h] = [190, 124];
  const body =
    path(roundedRect(w, h, 13), c.linear(...out)) +
    path(roundedRect(w - 5, h - 5, 11), c.linear(well[0], well[1])) +
    path(roundedRect(w - 20, h - 20, 8), c.linear(`${wall[0]}@0@.35`, well[1]));
  const under = boxShadow(w, h, 13) + group('translate(100 100)', body);
  return { under, over: '', radius: 60, isDeep: false, room: [78, 46] };
}

export function woodBoard(c: Canvas, { glaze = 'wood' }: VesselChoice): Vessel {
  const [w, h] = [190, 128];
  const [lit, low, vein] = WOODS[glaze] ?? ['#DDAE76', '#B37C45', '#96632F'];
  const board = path(roundedRect(w, h, 17), c.linear(lit, low));
  const grain = repeat(6, (i) => {
    const y = -h / 2 + 12 + i * ((h - 20) / 5);
    const bend = `${num(c.between(-40, 40))} ${num(y + c.between(-5, 5))}`;
    return stroke(`M${-w / 2 + 6} ${num(y)}Q${bend} ${w / 2 - 6} ${num(y)}`, [vein, 0.9], opacity(0.3));
  });
  const under = boxShadow(w, h, 17) + group('translate(100 100)', board + grain);
  return { under, over: '', radius: 60, isDeep: false, room: [78, 48] };
}

const WOODS: Partial<Record<GlazeName, readonly [string, string, string]>> = {
  char: ['#54463C', '#2F2620', '#1B1410'],
  amber: ['#B97A48', '#7F4A22', '#5E3214'],
  cream: ['#F0DDB8', '#D3B585', '#AD8A55'],
};

export function steamer(c: Canvas): Vessel {
  const rings =
    shadowDisc(c, 84, { strength: 0.26 }) +
    circle([100, 100, 84], c.linear('#E9C68C', '#B08447')) +
    circle([100, 100, 79], '#9A7038') +
    circle([100, 100, 77], c.linear('#F0D29C', '#C99C5A')) +
    circle([100, 100, 70], c.linear('#A27A43', '#E3C28C')) +
    circle([100, 100, 67.5], '#F2DEB4');
  const slats = repeat(13, (i) => stroke(`M30 ${100 + (i - 6) * 10.6}H170`, ['#D8B67C', 1.4], opacity(0.8)));
  const floor = clipped(c.clipRound(67.5), slats);
  return { under: rings + floor, over: innerShade(c, 67.5, 0.2), radius: 64, isDeep: true, room: [58, 58] };
}

function speckles(c: Canvas, radius: number, R: number): string {
  return dots(c, {
    count: 26,
    sizes: [0.4, 1],
    colour: '#8A6B45',
    strength: 0.35,
    place: () => onCircle(c.between(0, TAU), c.between(radius * 0.2, R - 3)),
  });
}

const LOBES = 26;

/** Outline of a round plate with soft lobes. */
function fluted(r: number): string {
  const at = (i: number) => onCircle((i / LOBES) * TAU, r);
  const q = num((TAU * r) / LOBES / 1.35);
  const steps = Array.from({ length: LOBES }, (_, i) => {
    const [x, y] = at(i + 1);
    return `A${q} ${q} 0 0 1 ${num(x)} ${num(y)}`;
  });
  const [x, y] = at(0);
  return `M${num(x)} ${num(y)}${steps.join('')}Z`;
}
