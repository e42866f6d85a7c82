import { Resvg } from '@resvg/resvg-js';

/** Visual impression of a picture: its colours and their amounts in the centre, around it and at the edge. */
export type Impression = Float32Array;

const PIXELS = 32;
/** Background colour, that of the light theme. */
const GROUND = '#F5EEE2';
/** Outer radii of the rings as fractions of half the width: food, rim, surroundings of the vessel. */
const RINGS = [0.5, 0.8, 1.5];
/** Index of the ring of each pixel, row by row. */
const RING_OF_PIXEL = Int8Array.from({ length: PIXELS * PIXELS }, (_, at) => {
  const [x, y] = [(at % PIXELS) + 0.5, Math.floor(at / PIXELS) + 0.5];
  const out = Math.hypot(x - PIXELS / 2, y - PIXELS / 2) / (PIXELS / 2);
  return RINGS.findIndex((radius) => out <= radius);
});
const LEVELS = 24;
const DIRECTIONS = directions();

/**
 * Visual impression of a picture. Positions within a ring do not count, so that two random drawings of one dish give the same
 * impression.
 */
export function impressionOf(svg: string): Impression {
  const { pixels } = new Resvg(svg, {
    fitTo: { mode: 'width', value: PIXELS },
    background: GROUND,
    font: { loadSystemFonts: false },
  }).render();
  const rings = RINGS.map((): Lab[] => []);
  for (let i = 0; i < pixels.length; i += 4) {
    const ring = rings[RING_OF_PIXEL[i >> 2] ?? -1];
    ring?.push(inLab(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0));
  }
  return Float32Array.from(rings.flatMap((colours) => DIRECTIONS.flatMap((line) => spread(colours, line))));
}

/**
 * Mean colour distance (CIE76 delta E) of two pictures after the best matching of pixels within each ring; 0 if they are equal.
 * From about 2.3 the eye distinguishes two plain surfaces.
 */
export function unlikeness(one: Impression, other: Impression): number {
  let total = 0;
  for (let i = 0; i < one.length; i++) total += Math.abs((one[i] ?? 0) - (other[i] ?? 0));
  // In three dimensions a distance is on average twice as long as its projection on a line.
  return (2 * total) / one.length;
}

/** Projections of colours on a line, sorted and reduced to evenly spaced means. */
function spread(colours: readonly Lab[], [l, a, b]: Lab): readonly number[] {
  // By index, because an iterator and a destructured colour for each of ten thousand values take longer than the sums.
  const values = new Float32Array(colours.length);
  for (let at = 0; at < colours.length; at++) {
    const colour = colours[at];
    if (colour !== undefined) values[at] = colour[0] * l + colour[1] * a + colour[2] * b;
  }
  values.sort();
  const share = values.length / LEVELS;
  return Array.from({ length: LEVELS }, (_, i) => {
    const [from, to] = [Math.floor(i * share), Math.floor((i + 1) * share)];
    let sum = 0;
    for (let at = from; at < to; at++) sum += values[at] ?? 0;
    return sum / Math.max(1, to - from);
  });
}

type Lab = readonly [l: number, a: number, b: number];

/** Thirteen lines through colour space: its axes and their diagonals, each of length 1. */
function directions(): readonly Lab[] {
  const steps = [-1, 0, 1];
  const all = steps.flatMap((l) => steps.flatMap((a) => steps.map((b): Lab => [l, a, b])));
  return all.slice(14).map(([l, a, b]): Lab => {
    const length = Math.hypot(l, a, b);
    return [l / length, a / length, b / length];
  });
}

/** sRGB to CIELAB under D65. */
function inLab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0];
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Linear light of each sRGB value. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const c = value / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

function root(t: number): number {
  return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
}
