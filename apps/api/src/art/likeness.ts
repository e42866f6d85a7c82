import { Resvg } from '@resvg/resvg-js';

/** What the eye keeps of a picture: its colours in a coarse grid, as L, a, b of CIELAB, one after the other. */
export type Impression = Float64Array;

/** Squares of the grid across and down; a card on a phone shows a dish about 200 px wide, 8 px a square. */
const GRID = 24;
const PIXELS = GRID * 4;
const GROUND = '#F5EEE2';

/** Looks at a picture from afar: small shifts of a piece vanish, its colour, size and vessel stay. */
export function impressionOf(svg: string): Impression {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: PIXELS },
    background: GROUND,
    font: { loadSystemFonts: false },
  }).render();
  const sums = new Float64Array(GRID * GRID * 3);
  image.pixels.forEach((value, i) => {
    const pixel = i >> 2;
    const [x, y] = [pixel % PIXELS, Math.floor(pixel / PIXELS)];
    const square = (y >> 2) * GRID + (x >> 2);
    const channel = i & 3;
    if (channel < 3) sums[square * 3 + channel] = (sums[square * 3 + channel] ?? 0) + value / 16;
  });
  return inLab(sums);
}

/** Mean colour distance (CIE76 delta E) of two pictures; 0 for equal ones, about 2.3 where a difference just shows. */
export function unlikeness(one: Impression, other: Impression): number {
  let total = 0;
  for (let i = 0; i < one.length; i += 3) {
    const [l, a, b] = [0, 1, 2].map((k) => (one[i + k] ?? 0) - (other[i + k] ?? 0));
    total += Math.hypot(l ?? 0, a ?? 0, b ?? 0);
  }
  return total / (one.length / 3);
}

function inLab(rgb: Float64Array): Impression {
  const lab = new Float64Array(rgb.length);
  for (let i = 0; i < rgb.length; i += 3) {
    const [r, g, b] = [linear(rgb[i]), linear(rgb[i + 1]), linear(rgb[i + 2])];
    // sRGB to CIE XYZ, D65, each relative to white.
    const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    lab.set([116 * y - 16, 500 * (x - y), 200 * (y - z)], i);
  }
  return lab;
}

function linear(value = 0): number {
  const c = value / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function root(t: number): number {
  return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
}
