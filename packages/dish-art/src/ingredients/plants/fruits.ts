import { circlePath } from '../../drawing/geometry.ts';
import { circle, each, ellipse, opacity, path, repeat, stroke } from '../../drawing/shapes.ts';
import type { Drawing } from '../../drawing/stamp.ts';
import type { IngredientFamily } from '../draw-ingredient.ts';

export const fruits = {
  appleSlice(c) {
    const d = 'M-11 -2Q0 -9 11 -2Q8 8 0 8.6T-11 -2Z';
    return {
      outline: d,
      body:
        path(d, c.linear('#FFFBE4', '#F6E8B4')) +
        stroke('M-10.6 -1.6Q-7.6 8 0 8.2T10.6 -1.6', ['#DB3A32', 1.9]) +
        ellipse([-2, 1, 1, 1.8], '#7A4A26') +
        ellipse([2, 1, 1, 1.8], '#7A4A26'),
    };
  },
  pearSlice(c) {
    const d = 'M-11 -2Q0 -9 11 -2Q8 8 0 8.6T-11 -2Z';
    return {
      outline: d,
      body:
        path(d, c.linear('#FFFEF2', '#F3EBCB')) +
        stroke('M-10.6 -1.6Q-7.6 8 0 8.2T10.6 -1.6', ['#C9A25A', 1.9]),
    };
  },
  pineapple(c) {
    const d = 'M-9 6Q-2 9 9 5L4 -8Q0 -10 -4 -8Z';
    return {
      outline: d,
      body:
        path(d, c.linear('#FFE873', '#F2B92A')) +
        stroke('M-1.6 -7L-3.6 5.6M2 -7L4.4 5', ['#D99A1B', 1], opacity(0.7)),
    };
  },
  banana(c) {
    return {
      outline: circlePath(8),
      body:
        path(circlePath(8), '#F4CF4A') +
        circle([0, 0, 6.9], c.radial('#FFFAE0', '#FBEBB0', '#EFD68A')) +
        each(
          [0, 120, 240],
          (a) => `<ellipse transform="rotate(${a}) translate(0 -2)" rx=".6" ry="1.3" fill="#9B7A3A"/>`,
        ),
    };
  },
  blueberry(c) {
    return {
      outline: circlePath(5),
      body:
        circle([0, 0, 5], c.radial('#8B97CC', '#4C579A', '#2A3168')) +
        `<path d="M-1.6 -.4L0 -2L1.6 -.4L1 1.4H-1Z" fill="#232A5C"/>`,
    };
  },
  strawberry(c) {
    const d = 'M0 10C-5 7 -9 0 -7 -5Q-4 -8.4 0 -7Q4 -8.4 7 -5C9 0 5 7 0 10Z';
    return {
      outline: d,
      body:
        path(d, c.radial('#FF7D6E', '#E93A3C', '#B81E2A')) +
        path('M0 6C-3 4 -4.6 0 -3.4 -3Q0 -5 3.4 -3C4.6 0 3 4 0 6Z', '#FFC9BC') +
        each(
          [
            [-5, -1],
            [5, -1],
            [-3.6, 4],
            [3.6, 4],
          ],
          ([x, y]) => ellipse([x, y, 0.6, 0.9], '#FFE9A8'),
        ),
    };
  },
  kiwi(c) {
    let s =
      circle([0, 0, 10.4], '#8A6A3C') + circle([0, 0, 9.4], c.centred('#CFE38A', '#8CBF3F@.5', '#6CA62E'));
    s += ellipse([0, 0, 2.9, 2.5], '#F5F6D8');
    for (let i = 0; i < 14; i++)
      s += `<ellipse transform="rotate(${i * 25.7}) translate(0 -4.8)" rx=".65" ry="1.15" fill="#2E2A1C"/>`;
    return { outline: circlePath(10.4), body: s };
  },
  lemon: () => citrus({ peel: '#F7CF2C', pith: '#FFF7CC', flesh: '#FFE156' }),
  orange: () => citrus({ peel: '#F08A24', pith: '#FFEBC9', flesh: '#FFAE4A' }),
  jujube(c) {
    return {
      outline: circlePath(4.6),
      body: circle([0, 0, 4.6], c.radial('#C9573A', '#8E2A1E')) + circle([0, 0, 2.2], '#EBC08A'),
    };
  },
} satisfies IngredientFamily;

function citrus({ peel, pith, flesh }: { peel: string; pith: string; flesh: string }): Drawing {
  const segment = 'd="M0 -1.4L-2.5 -7Q0 -8.6 2.5 -7Z"';
  const segments = repeat(8, (i) => `<path transform="rotate(${i * 45})" ${segment} fill="${flesh}"/>`);
  return { outline: circlePath(10), body: circle([0, 0, 10], peel) + circle([0, 0, 8.9], pith) + segments };
}
