import { circlePath, polar } from '../../drawing/geometry.ts';
import { ellipse, opacity, path, stroke } from '../../drawing/shapes.ts';
import type { IngredientFamily } from '../draw-ingredient.ts';

export const nuts = {
  almond(c) {
    const d = 'M0 -8C4.4 -4 5 3 0 8C-5 3 -4.4 -4 0 -8Z';
    return {
      outline: d,
      body:
        path(d, c.linear('#C98A4F', '#8E5426')) +
        stroke('M-1.4 -4Q-2.4 0 -1 4M1.2 -4.4Q2 0 1 4.6', ['#6E3E1A', 0.7], opacity(0.7)),
    };
  },
  walnut(c) {
    const d = polar((t) => 9 + 1.1 * Math.sin(7 * t + 1) + 0.7 * Math.sin(11 * t), 34);
    return {
      outline: d,
      body:
        path(d, c.radial('#E2B77C', '#B9803F', '#875321')) +
        stroke(
          'M0 -8V8M-2 -6Q-6 -5 -4.6 -1.4Q-8 1 -3.6 4M2 -6Q6 -5 4.6 -1.4Q8 1 3.6 4',
          ['#7A4717', 1.2],
          opacity(0.8),
        ),
    };
  },
  peanut(c) {
    const d = 'M-12 0C-12 -6 -5 -7 -1 -4.4C4 -8 12 -6 12 0S4 8 -1 4.4C-5 7 -12 6 -12 0Z';
    return {
      outline: d,
      body:
        path(d, c.radial('#F3D097', '#DCA75B', '#B27C34')) +
        stroke('M-8 -2.6H-5M-8 1.6H-4M3 -3H7M4 1.4H8.6M-1 -2V2', ['#9A6624', 1], opacity(0.7)),
    };
  },
  pumpkinSeed(c) {
    const d = 'M-4.6 0Q-1 -3.4 5 0Q-1 3.4 -4.6 0Z';
    return { outline: d, body: path(d, c.linear('#A9BD74', '#6A8440')) };
  },
  ginkgo(c) {
    return {
      outline: circlePath(4.6),
      body: ellipse([0, 0, 5, 4.2], c.radial('#F4F0A6', '#D3CE5C', '#A7A536')),
    };
  },
} satisfies IngredientFamily;
