import type { Canvas } from '../../drawing/canvas.ts';
import { num, roundedRect } from '../../drawing/geometry.ts';
import { circle, each, group, opacity, path, stroke } from '../../drawing/shapes.ts';
import { type Drawing, filled } from '../../drawing/stamp.ts';
import type { IngredientFamily } from '../draw-ingredient.ts';

export const fish = {
  salmon(c) {
    const d = 'M-17 -6Q-16 -10 -10 -10H12Q17 -9 17 -3V5Q16 10 11 10H-11Q-17 9 -17 4Z';
    return {
      outline: d,
      body:
        group('translate(0 2.2)', path(d, '#C9562A')) +
        path(d, c.linear('#FFB488', '#F47C4C')) +
        stroke(
          'M-12 -9Q-7 0 -12 9M-5.6 -9.4Q0 0 -5.6 9.4M1 -9.4Q6.6 0 1 9.4M7.6 -9.4Q13 0 7.6 9.4',
          ['#FFE3CF', 1.6],
          opacity(0.9),
        ),
    };
  },
  salmonSlice: (c) =>
    filled(
      'M-13 -4Q-6 -9 4 -8Q13 -6 13 0Q12 6 3 6.6Q-8 7 -13 -4Z',
      c.linear('#FF9E70', '#F26B3D'),
      stroke('M-8 -5Q-4 0 -6 4M-3 -7Q2 -1 -1 6M3 -7.6Q8 -1 5 6.2', ['#FFDCC5', 1.2], opacity(0.9)),
    ),
  tunaChunk(c) {
    return {
      outline: c.blob([9, 6]),
      body:
        path(c.blob([9, 6.4], 0.2), c.linear('#E9C7A6', '#C4906A')) +
        stroke('M-6 -1Q0 -4 6 -1M-5 2Q0 0 5 2.4', ['#F6E3CE', 1]),
    };
  },
  fishChunk: (c) => chunk(c, ['#9FB0B8', '#5F727C']),
  whiteFishChunk: (c) => chunk(c, ['#EDE3D2', '#BDAF98']),
  driedFish(c) {
    const strips = each([-5, -2.4, 0.4, 3, 5.4], (y) => {
      const d = `M${num(c.between(-11, -8))} ${y}Q0 ${num(y + c.between(-3, 3))} ${num(c.between(8, 11))} ${num(y + c.between(-2, 2))}`;
      return stroke(d, [c.pick(['#F0D79A', '#E2C07A', '#D2A85E']), 2.4]);
    });
    return { outline: c.blob([11, 6]), body: strips };
  },
  fishcake: (c) =>
    filled(
      roundedRect(22, 13, 3),
      c.linear('#F7DDA6', '#D9AC62'),
      stroke('M-8 -4H8', ['#B88542', 1], opacity(0.6)),
    ),
  anchovy(c) {
    const k = c.between(-3, 3);
    const d = `M-9 0Q-2 ${num(-3 + k)} 5 -1L9 -3Q8 0 9 2L5 .6Q-2 ${num(2.4 + k)} -9 0Z`;
    return filled(
      d,
      c.linear('#D9A760', '#8C5D28'),
      stroke(`M-6 -.6Q-1 ${num(-2 + k)} 4 -.6`, ['#F9E3B4', 0.9]),
    );
  },
  mackerelIcon: (c) =>
    filled(
      'M-15 0Q-6 -9 7 -3L14 -7Q12 0 14 7L7 3Q-6 9 -15 0Z',
      c.vertical('#4B6C80', '#8FA9B5', '#EDE7DA'),
      stroke('M-7 -4.6Q-6 -2.6 -7.4 -1M-3 -5Q-2 -3 -3.4 -1M1 -4.2Q2 -2.6 .6 -1', ['#2F4655', 1.3]) +
        circle([-11, -1, 1.2], '#1d2a33'),
    ),
} satisfies IngredientFamily;

/** A cut across a fish, its skin along the upper edge. */
function chunk(c: Canvas, skin: readonly [string, string]): Drawing {
  return filled(
    'M-13 -5Q-4 -10 8 -8Q14 -5 13 2Q10 9 -2 9Q-13 8 -14 1Z',
    c.linear('#FFF7E4', '#E5CDA2'),
    path('M-13 -5Q-4 -10 8 -8Q13 -6 13.4 -3Q2 -6 -13.6 -1Z', c.linear(...skin)) +
      stroke('M-8 2Q0 0 9 1M-7 5Q0 4 7 5', ['#D6B67E', 1.1], opacity(0.8)),
  );
}
