import { roundedRect } from '../../drawing/geometry.ts';
import { circle, path } from '../../drawing/shapes.ts';
import type { IngredientFamily } from '../draw-ingredient.ts';

export const dairy = {
  cheese(c) {
    const d = roundedRect(15, 15, 2);
    return {
      outline: d,
      body:
        path(d, c.linear('#FFE58A', '#F9BF35')) +
        circle([-3, 2, 1.8], '#E9A722') +
        circle([3.4, -2.6, 1.3], '#E9A722'),
    };
  },
  feta(c) {
    const d = roundedRect(8, 7.4, 2);
    return { outline: d, body: path(d, c.linear('#FFFFFF', '#EFE8DA')) };
  },
} satisfies IngredientFamily;
