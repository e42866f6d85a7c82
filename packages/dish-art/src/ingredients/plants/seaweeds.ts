import { circlePath, num, type Point, roundedRect, smooth } from '../../drawing/geometry.ts';
import { circle, each, group, opacity, stroke } from '../../drawing/shapes.ts';
import { filled } from '../../drawing/stamp.ts';
import type { IngredientFamily } from '../draw-ingredient.ts';

export const mushrooms = {
  shiitake(c) {
    const d = circlePath(10.5);
    return filled(
      d,
      c.radial('#A9744A', '#7D4E2E', '#553219'),
      each([0, 60, 120], (a) =>
        group(`rotate(${a + 15})`, '<path d="M-7 0Q0 -1.9 7 0Q0 1.9 -7 0Z" fill="#F0DCBB"/>'),
      ),
    );
  },
  shiitakeStrip: (c) =>
    filled(roundedRect(14, 4, 2), c.linear('#85542F', '#4E2E17'), stroke('M-5 .9H5', ['#E1C6A2', 1.1])),
  mushroomSlice: (c) =>
    filled(
      'M-10 -1C-10 -8 -4.5 -10 0 -10S10 -8 10 -1C10 2 5 2.4 3.4 2V7.4Q3.4 10 0 10T-3.4 7.4V2C-5 2.4 -10 2 -10 -1Z',
      c.linear('#FBF3E2', '#E7D3B2'),
      stroke('M-9.4 -1.6C-9.4 -7.6 -4.4 -9.3 0 -9.3S9.4 -7.6 9.4 -1.6', ['#B58A5C', 1.7]) +
        stroke('M-6 -.6Q0 -3.6 6 -.6', ['#D4B88C', 1.1]),
    ),
  enoki(c) {
    let s = '';
    for (let i = 0; i < 9; i++) {
      const x = -6 + i * 1.5 + c.between(-0.5, 0.5);
      const y = -9 + c.between(0, 3.4);
      s +=
        stroke(`M${num(x * 0.55)} 9Q${num(x * 0.5)} 2 ${num(x)} ${num(y)}`, [
          i % 2 ? '#F6EAD0' : '#E8D6B2',
          1.5,
        ]) + circle([x, y, 1.8], '#FFF8E7', ' stroke="#DFC9A0" stroke-width=".6"');
    }
    return { outline: 'M-6 -8L6 -8L4 9L-4 9Z', body: s };
  },
} satisfies IngredientFamily;

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
    return filled(
      d,
      c.linear('#6E9A58', '#2F5E38', '#173A24'),
      stroke(rib, ['#93BC74', 1.3], opacity(0.8)) + stroke(d, [SEAWEED_EDGE, 0.7], opacity(0.8)),
    );
  },
  gim: (c) => filled(roundedRect(c.between(11, 15), 2.8, 0.6), c.pick(['#1F2C22', '#26352A', '#17211A'])),
  gimSheet(c) {
    const d = roundedRect(24, 20, 1.6);
    return filled(
      d,
      c.linear('#31443A', '#18231C'),
      each([0, 1, 2, 3, 4, 5], () =>
        circle([c.between(-10, 10), c.between(-8, 8), 0.8], '#4D6657', opacity(0.7)),
      ) + stroke(d, [SEAWEED_EDGE, 0.8]),
    );
  },
} satisfies IngredientFamily;
