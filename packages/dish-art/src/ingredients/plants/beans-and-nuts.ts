import type { Canvas } from '../../drawing/canvas.ts';
import { circlePath, polar, roundedRect } from '../../drawing/geometry.ts';
import { ellipse, group, opacity, path, stroke } from '../../drawing/shapes.ts';
import { type Drawing, disc, filled } from '../../drawing/stamp.ts';
import type { IngredientFamily } from '../draw-ingredient.ts';

export const nuts = {
  almond: (c) =>
    filled(
      'M0 -8C4.4 -4 5 3 0 8C-5 3 -4.4 -4 0 -8Z',
      c.linear('#C98A4F', '#8E5426'),
      stroke('M-1.4 -4Q-2.4 0 -1 4M1.2 -4.4Q2 0 1 4.6', ['#6E3E1A', 0.7], opacity(0.7)),
    ),
  walnut: (c) =>
    filled(
      polar((t) => 9 + 1.1 * Math.sin(7 * t + 1) + 0.7 * Math.sin(11 * t), 34),
      c.radial('#E2B77C', '#B9803F', '#875321'),
      stroke(
        'M0 -8V8M-2 -6Q-6 -5 -4.6 -1.4Q-8 1 -3.6 4M2 -6Q6 -5 4.6 -1.4Q8 1 3.6 4',
        ['#7A4717', 1.2],
        opacity(0.8),
      ),
    ),
  peanut: (c) =>
    filled(
      'M-12 0C-12 -6 -5 -7 -1 -4.4C4 -8 12 -6 12 0S4 8 -1 4.4C-5 7 -12 6 -12 0Z',
      c.radial('#F3D097', '#DCA75B', '#B27C34'),
      stroke('M-8 -2.6H-5M-8 1.6H-4M3 -3H7M4 1.4H8.6M-1 -2V2', ['#9A6624', 1], opacity(0.7)),
    ),
  pumpkinSeed: (c) => filled('M-4.6 0Q-1 -3.4 5 0Q-1 3.4 -4.6 0Z', c.linear('#A9BD74', '#6A8440')),
  ginkgo(c) {
    return {
      outline: circlePath(4.6),
      body: ellipse([0, 0, 5, 4.2], c.radial('#F4F0A6', '#D3CE5C', '#A7A536')),
    };
  },
} satisfies IngredientFamily;

export const beansAndTofu = {
  tofu(c) {
    const d = roundedRect(21, 17, 3.6);
    return {
      outline: roundedRect(21, 20, 3.6),
      body:
        group('translate(0 2.6)', path(d, '#DFC9A0')) +
        path(d, c.linear('#FFFCF2', '#F6EBD0')) +
        `<path d="M-7.5 -5.6h9" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".9"/>`,
    };
  },
  softTofu(c) {
    const d = c.blob([13, 10], 0.16, 9);
    return {
      outline: d,
      body:
        group('translate(0 2)', path(d, '#E2CBA4')) +
        path(d, c.radial('#FFFFFF', '#FDF5E4', '#EEDFC2')) +
        stroke('M-7 -3Q-2 -6.4 4 -5', ['#fff', 1.8], opacity(0.95)),
    };
  },
  friedTofu(c) {
    const d = roundedRect(24, 19, 3.6);
    return {
      outline: d,
      body:
        group('translate(0 2)', path(d, '#A96C22')) +
        path(d, c.radial('#F8D78B', '#E9AE4B', '#C98428')) +
        path(c.blob([8, 5], 0.3), '#FBE6AE', opacity(0.55)),
    };
  },
  jelly(c) {
    const d = roundedRect(19, 13, 2.6);
    return {
      outline: d,
      body:
        group('translate(0 2)', path(d, '#5A3D2C')) +
        path(d, c.linear('#B08A6A', '#7F5A41'), opacity(0.95)) +
        stroke('M-6 -3.6H4', ['#E4C7A8', 1.6], opacity(0.8)),
    };
  },
  bean: (c) => oneBean(c, ['#5A4650', '#2B1F28']),
  kidneyBean: (c) => oneBean(c, ['#B4523F', '#7A2A20']),
  chickpea: (c) => oneBean(c, ['#F4D79C', '#D6A85B']),
  edamame: (c) => oneBean(c, ['#A7D06A', '#69A03B']),
  soybean: (c) => oneBean(c, ['#F3E5B8', '#CFB478']),
  lentil: (c) => oneBean(c, ['#DD9A66', '#A9642F']),
  mungBean: (c) => oneBean(c, ['#BDBE6A', '#7E8939']),
  pea: (c) =>
    disc(4.4, c.radial('#B9DE78', '#74A83E'), ellipse([-1.4, -1.5, 1.3, 0.9], '#fff', opacity(0.5))),
} satisfies IngredientFamily;

function oneBean(c: Canvas, [lit, dark]: readonly [string, string]): Drawing {
  return {
    outline: 'M-5 0A5 3.8 0 0 1 5 0A5 3.8 0 0 1 -5 0Z',
    body:
      ellipse([0, 0, 5, 3.8], c.radial(lit, dark)) + ellipse([-1.6, -1.3, 1.2, 0.7], '#fff', opacity(0.55)),
  };
}
