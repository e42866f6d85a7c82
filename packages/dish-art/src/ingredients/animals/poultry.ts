import { num, roundedRect } from '../../drawing/geometry.ts';
import { each, opacity, path, stroke } from '../../drawing/shapes.ts';
import type { IngredientFamily } from '../draw-ingredient.ts';

export const poultry = {
  chicken(c) {
    const d = roundedRect(27, 11.5, 5.4);
    return {
      outline: d,
      body:
        path(d, c.linear('#FFF3DA', '#EBCFA0')) +
        stroke('M-11 -3.6Q0 -6.2 11 -3.6', ['#C98B45', 2.3]) +
        stroke('M-11.4 3.8Q0 5.4 11.4 3.8', ['#D9A35B', 1.5]) +
        each([-7, -1, 5], (x) => stroke(`M${x} -1.2Q${x + 1} .6 ${x + 3} 1.6`, ['#DDBB86', 0.9])),
    };
  },
  chickenShred(c) {
    let s = '';
    for (let i = 0; i < 6; i++) {
      const y = -5 + i * 2;
      const k = c.between(-3, 3);
      s += stroke(
        `M${num(c.between(-11, -8))} ${num(y)}Q0 ${num(y + k)} ${num(c.between(8, 11))} ${num(y + c.between(-2, 2))}`,
        [c.pick(['#FBEBCB', '#EFD6A8', '#E3C28E']), 2.6],
      );
    }
    return { outline: c.blob([11, 6]), body: s };
  },
  drumstick(c) {
    return {
      outline:
        'M-14 -2C-15 -10 -3 -13 4 -9C8 -6.6 10 -3.4 14 -2L20 -1.6Q22 0 20 1.8L14 2C10 4 7 8 2 10C-6 12 -13 8 -14 -2Z',
      body:
        path('M13 -2L19 -3.2Q22.6 -3.6 22.4 -.8Q24 1.6 21 2.6L13 2.2Z', '#FBF3E4') +
        path(
          'M-14 -2C-15 -10 -3 -13 4 -9C8 -6.6 10 -3.4 14.6 -2.4L14.4 2.2C10 4 7 8 2 10C-6 12 -13 8 -14 -2Z',
          c.radial('#F2B562', '#D9822F', '#A9551A'),
        ) +
        stroke('M-9 -5Q-4 -9 3 -6', ['#FBDDA0', 1.8], opacity(0.8)),
    };
  },
} satisfies IngredientFamily;
