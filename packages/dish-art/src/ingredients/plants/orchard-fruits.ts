import { circlePath, num, roundedRect } from '../../drawing/geometry.ts';
import { circle, ellipse, group, opacity, path, repeat, stroke } from '../../drawing/shapes.ts';
import type { IngredientFamily } from '../draw-ingredient.ts';

export const orchardFruits = {
  mango(c) {
    const d = roundedRect(13, 12, 3);
    return {
      outline: d,
      body: group('translate(0 1.8)', path(d, '#D98A12')) + path(d, c.linear('#FFD65E', '#F7A823')),
    };
  },
  peach(c) {
    const d = 'M-11 -3Q0 -10 11 -3Q8 8 0 8.4T-11 -3Z';
    return {
      outline: d,
      body:
        path(d, c.linear('#FFE7B4', '#F9BE7C')) +
        stroke('M-10.6 -2.6Q-7.6 8 0 8.2T10.6 -2.6', ['#E8735A', 2]) +
        path('M-4 -4Q0 -1.6 4 -4Q0 -6.4 -4 -4Z', '#C9564A', opacity(0.7)),
    };
  },
  fig(c) {
    const d = 'M0 -11C3 -9 10 -3 9 4C8 10 -8 10 -9 4C-10 -3 -3 -9 0 -11Z';
    return {
      outline: d,
      body:
        path(d, c.linear('#7D5A86', '#4A2F57')) +
        group('scale(.84)', path(d, '#F6E6CE')) +
        group('translate(0 1)scale(.64)', path(d, c.radial('#F08A7C', '#CF4A55', '#98303F'))) +
        repeat(9, () => circle([c.between(-4, 4), c.between(-3, 5), 0.6], '#FBE3A6')),
    };
  },
  persimmon(c) {
    const d = 'M-11 -3Q0 -9 11 -3Q8 8 0 8.4T-11 -3Z';
    return {
      outline: d,
      body:
        path(d, c.linear('#FFB44E', '#EF7A1E')) +
        stroke('M-10.6 -2.6Q-7.6 8 0 8.2T10.6 -2.6', ['#D9600F', 1.6]) +
        stroke('M-5 -2Q0 1 5 -2', ['#FFDFA6', 1.2], opacity(0.8)),
    };
  },
  grape(c) {
    return {
      outline: circlePath(5.6),
      body:
        circle([0, 0, 5.6], c.radial('#A98AC6', '#6C4A90', '#3E2460')) +
        ellipse([-1.8, -2, 1.5, 1], '#fff', opacity(0.6)),
    };
  },
  olive(c) {
    const r = num(c.between(4.4, 5));
    return {
      outline: circlePath(6),
      body: `<circle r="${r}" fill="#8E4A36" stroke="${c.linear('#55505C', '#26222B')}" stroke-width="3"/>`,
    };
  },
  beet(c) {
    const d = c.blob([9, 8.4], 0.05, 10);
    return {
      outline: d,
      body:
        path(d, c.radial('#B8345E', '#8C1F48', '#5E1030')) +
        '<circle r="5.4" fill="none" stroke="#D9698C" stroke-width="1" opacity=".6"/>' +
        '<circle r="2.4" fill="none" stroke="#D9698C" stroke-width="1" opacity=".6"/>',
    };
  },
  kohlrabi(c) {
    const d = 'M-11 4A11 10 0 0 1 11 4Q0 7 -11 4Z';
    return {
      outline: d,
      body:
        path(d, c.linear('#F4F8DF', '#D5E4AE')) +
        stroke('M-10.6 4A10.6 9.6 0 0 1 10.6 4', ['#8FB765', 1.8]) +
        stroke('M-5 1Q0 -2 5 1', ['#fff', 1.1], opacity(0.8)),
    };
  },
  yam(c) {
    const d = c.blob([9.4, 8.6], 0.05, 10);
    return {
      outline: d,
      body: path(d, '#C9A678') + group('scale(.88)', path(d, c.radial('#FFFFFF', '#F8F4E8', '#E4DAC6'))),
    };
  },
  bambooShoot(c) {
    const d = 'M-10 7L-3 -9Q0 -11 3 -9L10 7Q0 10 -10 7Z';
    return {
      outline: d,
      body:
        path(d, c.linear('#FFF6CF', '#E9CD84')) +
        stroke('M-5.6 -3H5.6M-7.6 1.4H7.6M-8.8 5H8.8M0 -8V7', ['#C9A855', 0.9], opacity(0.8)),
    };
  },
} satisfies IngredientFamily;
