import { type Point, roundedRect, smooth } from '../../drawing/geometry.ts';
import { circle, each, opacity, path, stroke } from '../../drawing/shapes.ts';
import type { IngredientFamily } from '../draw-ingredient.ts';

/**
 * Highlight at the edge of dried seaweed, which is as dark as the page in the dark theme: at least 3:1 on backgrounds of both
 * themes.
 */
export const SEAWEED_EDGE = '#6A8674';

export const seaweeds = {
  /** A length of wet seaweed, ruffled along both edges. */
  seaweed(c) {
    const bend = c.between(3, 6);
    const along = (x: number) => bend * Math.sin(x / 6.4);
    const edge = (side: number) =>
      Array.from({ length: 9 }, (_, i): Point => {
        const x = -15 + i * 3.75;
        return [x, along(x) + side * (i % 2 === 0 ? 2.6 : 5)];
      });
    const d = smooth([...edge(-1), ...edge(1).reverse()]);
    const rib = smooth(
      Array.from({ length: 6 }, (_, i): Point => [-13 + i * 5.2, along(-13 + i * 5.2)]),
      false,
    );
    return {
      outline: d,
      body:
        path(d, c.linear('#6E9A58', '#2F5E38', '#173A24')) +
        stroke(rib, ['#93BC74', 1.3], opacity(0.8)) +
        stroke(d, [SEAWEED_EDGE, 0.7], opacity(0.8)),
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
