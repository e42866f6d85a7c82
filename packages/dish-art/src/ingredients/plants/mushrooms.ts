import { circlePath, num, roundedRect } from '../../drawing/geometry.ts';
import { circle, each, group, path, stroke } from '../../drawing/shapes.ts';
import type { IngredientFamily } from '../draw-ingredient.ts';

export const mushrooms = {
  shiitake(c) {
    const d = circlePath(10.5);
    return {
      outline: d,
      body:
        path(d, c.radial('#A9744A', '#7D4E2E', '#553219')) +
        each([0, 60, 120], (a) =>
          group(`rotate(${a + 15})`, '<path d="M-7 0Q0 -1.9 7 0Q0 1.9 -7 0Z" fill="#F0DCBB"/>'),
        ),
    };
  },
  shiitakeStrip(c) {
    const d = roundedRect(14, 4, 2);
    return {
      outline: d,
      body: path(d, c.linear('#85542F', '#4E2E17')) + stroke('M-5 .9H5', ['#E1C6A2', 1.1]),
    };
  },
  mushroomSlice(c) {
    const d =
      'M-10 -1C-10 -8 -4.5 -10 0 -10S10 -8 10 -1C10 2 5 2.4 3.4 2V7.4Q3.4 10 0 10T-3.4 7.4V2C-5 2.4 -10 2 -10 -1Z';
    return {
      outline: d,
      body:
        path(d, c.linear('#FBF3E2', '#E7D3B2')) +
        stroke('M-9.4 -1.6C-9.4 -7.6 -4.4 -9.3 0 -9.3S9.4 -7.6 9.4 -1.6', ['#B58A5C', 1.7]) +
        stroke('M-6 -.6Q0 -3.6 6 -.6', ['#D4B88C', 1.1]),
    };
  },
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
