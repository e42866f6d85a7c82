import { polar, roundedRect } from '../../drawing/geometry.ts';
import { circle, each, opacity, path, stroke } from '../../drawing/shapes.ts';
import type { IngredientFamily } from '../draw-ingredient.ts';

/** The edge highlight of dried seaweed, which is as dark as the dark page: at least 3:1 on backgrounds of both themes. */
export const SEAWEED_EDGE = '#6A8674';

export const seaweeds = {
  seaweed(c) {
    const d = polar(
      (t) => 10 * (0.72 + 0.26 * Math.sin(3 * t + 1) * Math.sin(2 * t)) + 2.4 * Math.sin(7 * t),
      26,
    );
    return {
      outline: d,
      body:
        path(d, c.radial('#5B8A4C', '#35653A', '#1D4227')) +
        stroke('M-7 -1Q0 3 7 -2', ['#86B06A', 1], opacity(0.6)),
    };
  },
  gim(c) {
    const d = roundedRect(c.between(11, 15), 2.8, 0.6);
    return { outline: d, body: path(d, c.pick(['#1F2C22', '#26352A', '#17211A'])) };
  },
  gimSheet(c) {
    const d = roundedRect(24, 20, 1.6);
    return {
      outline: d,
      body:
        path(d, c.linear('#31443A', '#18231C')) +
        each([0, 1, 2, 3, 4, 5], () =>
          circle([c.between(-10, 10), c.between(-8, 8), 0.8], '#4D6657', opacity(0.7)),
        ) +
        stroke(d, [SEAWEED_EDGE, 0.8]),
    };
  },
} satisfies IngredientFamily;
