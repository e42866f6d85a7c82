import { circlePath, num, roundedRect } from '../../drawing/geometry.ts';
import { circle, each, ellipse, group, opacity, path, repeat, stroke } from '../../drawing/shapes.ts';
import { type Drawing, disc, filled } from '../../drawing/stamp.ts';
import type { IngredientFamily } from '../draw-ingredient.ts';

export const orchardFruits = {
  greenPlum: (c) =>
    filled(
      circlePath(7),
      c.radial('#DCEB9A', '#A3C257', '#6C8E2F'),
      stroke('M-1 -6.6Q3.4 0 0.4 6.6', ['#5F8028', 1], opacity(0.6)) +
        ellipse([-2.4, -2.6, 1.8, 1.2], '#F7FBDD', opacity(0.8)) +
        circle([0, -6, 0.9], '#6B5A2A'),
    ),
  mango(c) {
    const d = roundedRect(13, 12, 3);
    return {
      outline: d,
      body: group('translate(0 1.8)', path(d, '#D98A12')) + path(d, c.linear('#FFD65E', '#F7A823')),
    };
  },
  peach: (c) =>
    filled(
      'M-11 -3Q0 -10 11 -3Q8 8 0 8.4T-11 -3Z',
      c.linear('#FFE7B4', '#F9BE7C'),
      stroke('M-10.6 -2.6Q-7.6 8 0 8.2T10.6 -2.6', ['#E8735A', 2]) +
        path('M-4 -4Q0 -1.6 4 -4Q0 -6.4 -4 -4Z', '#C9564A', opacity(0.7)),
    ),
  fig(c) {
    const d = 'M0 -11C3 -9 10 -3 9 4C8 10 -8 10 -9 4C-10 -3 -3 -9 0 -11Z';
    return filled(
      d,
      c.linear('#7D5A86', '#4A2F57'),
      group('scale(.84)', path(d, '#F6E6CE')) +
        group('translate(0 1)scale(.64)', path(d, c.radial('#F08A7C', '#CF4A55', '#98303F'))) +
        repeat(9, () => circle([c.between(-4, 4), c.between(-3, 5), 0.6], '#FBE3A6')),
    );
  },
  persimmon: (c) =>
    filled(
      'M-11 -3Q0 -9 11 -3Q8 8 0 8.4T-11 -3Z',
      c.linear('#FFB44E', '#EF7A1E'),
      stroke('M-10.6 -2.6Q-7.6 8 0 8.2T10.6 -2.6', ['#D9600F', 1.6]) +
        stroke('M-5 -2Q0 1 5 -2', ['#FFDFA6', 1.2], opacity(0.8)),
    ),
  grape: (c) =>
    disc(5.6, c.radial('#A98AC6', '#6C4A90', '#3E2460'), ellipse([-1.8, -2, 1.5, 1], '#fff', opacity(0.6))),
  olive(c) {
    const r = num(c.between(4.4, 5));
    return {
      outline: circlePath(6),
      body: `<circle r="${r}" fill="#8E4A36" stroke="${c.linear('#55505C', '#26222B')}" stroke-width="3"/>`,
    };
  },
  beet: (c) =>
    filled(
      c.blob([9, 8.4], 0.05, 10),
      c.radial('#B8345E', '#8C1F48', '#5E1030'),
      '<circle r="5.4" fill="none" stroke="#D9698C" stroke-width="1" opacity=".6"/>' +
        '<circle r="2.4" fill="none" stroke="#D9698C" stroke-width="1" opacity=".6"/>',
    ),
  kohlrabi: (c) =>
    filled(
      'M-11 4A11 10 0 0 1 11 4Q0 7 -11 4Z',
      c.linear('#F4F8DF', '#D5E4AE'),
      stroke('M-10.6 4A10.6 9.6 0 0 1 10.6 4', ['#8FB765', 1.8]) +
        stroke('M-5 1Q0 -2 5 1', ['#fff', 1.1], opacity(0.8)),
    ),
  yam(c) {
    const d = c.blob([9.4, 8.6], 0.05, 10);
    return filled(d, '#C9A678', group('scale(.88)', path(d, c.radial('#FFFFFF', '#F8F4E8', '#E4DAC6'))));
  },
  bambooShoot: (c) =>
    filled(
      'M-10 7L-3 -9Q0 -11 3 -9L10 7Q0 10 -10 7Z',
      c.linear('#FFF6CF', '#E9CD84'),
      stroke('M-5.6 -3H5.6M-7.6 1.4H7.6M-8.8 5H8.8M0 -8V7', ['#C9A855', 0.9], opacity(0.8)),
    ),
} satisfies IngredientFamily;

export const fruits = {
  appleSlice: (c) =>
    filled(
      'M-11 -2Q0 -9 11 -2Q8 8 0 8.6T-11 -2Z',
      c.linear('#FFFBE4', '#F6E8B4'),
      stroke('M-10.6 -1.6Q-7.6 8 0 8.2T10.6 -1.6', ['#DB3A32', 1.9]) +
        ellipse([-2, 1, 1, 1.8], '#7A4A26') +
        ellipse([2, 1, 1, 1.8], '#7A4A26'),
    ),
  pearSlice: (c) =>
    filled(
      'M-11 -2Q0 -9 11 -2Q8 8 0 8.6T-11 -2Z',
      c.linear('#FFFEF2', '#F3EBCB'),
      stroke('M-10.6 -1.6Q-7.6 8 0 8.2T10.6 -1.6', ['#C9A25A', 1.9]),
    ),
  pineapple: (c) =>
    filled(
      'M-9 6Q-2 9 9 5L4 -8Q0 -10 -4 -8Z',
      c.linear('#FFE873', '#F2B92A'),
      stroke('M-1.6 -7L-3.6 5.6M2 -7L4.4 5', ['#D99A1B', 1], opacity(0.7)),
    ),
  banana: (c) =>
    filled(
      circlePath(8),
      '#F4CF4A',
      circle([0, 0, 6.9], c.radial('#FFFAE0', '#FBEBB0', '#EFD68A')) +
        each(
          [0, 120, 240],
          (a) => `<ellipse transform="rotate(${a}) translate(0 -2)" rx=".6" ry="1.3" fill="#9B7A3A"/>`,
        ),
    ),
  blueberry: (c) =>
    disc(
      5,
      c.radial('#8B97CC', '#4C579A', '#2A3168'),
      `<path d="M-1.6 -.4L0 -2L1.6 -.4L1 1.4H-1Z" fill="#232A5C"/>`,
    ),
  strawberry: (c) =>
    filled(
      'M0 10C-5 7 -9 0 -7 -5Q-4 -8.4 0 -7Q4 -8.4 7 -5C9 0 5 7 0 10Z',
      c.radial('#FF7D6E', '#E93A3C', '#B81E2A'),
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
    ),
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
  jujube: (c) => disc(4.6, c.radial('#C9573A', '#8E2A1E'), circle([0, 0, 2.2], '#EBC08A')),
} satisfies IngredientFamily;

function citrus({ peel, pith, flesh }: { peel: string; pith: string; flesh: string }): Drawing {
  const segment = 'd="M0 -1.4L-2.5 -7Q0 -8.6 2.5 -7Z"';
  const segments = repeat(8, (i) => `<path transform="rotate(${i * 45})" ${segment} fill="${flesh}"/>`);
  return disc(10, peel, circle([0, 0, 8.9], pith) + segments);
}
