import { circlePath, num, roundedRect } from '../../drawing/geometry.ts';
import { circle, ellipse, group, opacity, path, stroke } from '../../drawing/shapes.ts';
import { filled } from '../../drawing/stamp.ts';
import type { IngredientFamily } from '../draw-ingredient.ts';

export const dairy = {
  cheese: (c) =>
    filled(
      roundedRect(15, 15, 2),
      c.linear('#FFE58A', '#F9BF35'),
      circle([-3, 2, 1.8], '#E9A722') + circle([3.4, -2.6, 1.3], '#E9A722'),
    ),
  feta: (c) => filled(roundedRect(8, 7.4, 2), c.linear('#FFFFFF', '#EFE8DA')),
} satisfies IngredientFamily;

export const eggs = {
  eggFried(c) {
    const d = c.blob([18, 17], 0.1, 10);
    return filled(
      d,
      c.radial('#FFFFFF', '#FDF9F0', '#EFE5D2'),
      stroke(d, ['#E4BE7C', 1], opacity(0.7)) +
        circle([0.8, 1, 8.2], '#E58E12', opacity(0.35)) +
        circle([0, 0, 8], c.radial('#FFE27A', '#FDB927', '#EE920F')) +
        ellipse([-2.6, -3, 2.3, 1.5], '#FFF7CF', opacity(0.9)),
    );
  },
  eggHalf: (c) =>
    filled(
      'M-8 1.6C-8 -5 -4 -10.4 0 -10.4S8 -5 8 1.6S4.4 9.6 0 9.6S-8 7.6 -8 1.6Z',
      c.radial('#FFFFFF', '#FBF6EC', '#E8DCC8'),
      circle([0, 1.5, 5], c.radial('#FFD563', '#FBAA26', '#EB8A10')) +
        ellipse([-1.6, 0, 1.4, 0.9], '#FFF3C0', opacity(0.85)),
    ),
  eggYolk(c) {
    return {
      outline: circlePath(8),
      body:
        ellipse([0, 0, 14, 12.5], '#fff', opacity(0.32)) +
        circle([0, 0, 8], c.radial('#FFE27A', '#FDB927', '#EE920F')) +
        ellipse([-2.6, -3, 2.3, 1.5], '#FFF7CF', opacity(0.9)),
    };
  },
  jidan: (c) => filled(roundedRect(15, 3.4, 1), c.pick(['#FFD95E', '#F9C83C', '#FFE48A'])),
  rolledEgg(c) {
    const d = roundedRect(22, 17, 6.4);
    return {
      outline: d,
      body:
        group('translate(0 2)', path(d, '#D79A26')) +
        path(d, c.radial('#FFEFA6', '#FBD65A', '#F0B733')) +
        stroke('M-7.5 2.4C-7.5 -4.6 7.4 -5.8 7.4 1C7.4 6 -3.4 5.8 -3.2 1.6C-3 -1.6 3.6 -1.6 3.4 1', [
          '#E0A128',
          1.3,
        ]) +
        circle([-5, -3.4, 1], '#E8742C') +
        circle([4.4, -3.6, 1], '#4F9A3A') +
        circle([1, 4.8, 1], '#E8742C') +
        circle([-6.4, 3.4, 0.9], '#4F9A3A'),
    };
  },
  /** Soft folds of beaten egg. */
  scrambled(c) {
    const d = c.blob([12.4, 8.8], 0.22, 11);
    const y = num(c.between(-1, 1.6));
    return {
      outline: d,
      body:
        group('translate(0 2)', path(d, '#D99A22')) +
        path(d, c.radial('#FFF6C4', '#FFE07A', '#F3BE43')) +
        stroke(`M-10 ${y}C-7 -5 -3 3 0 -2S6 -5 9.6 -1`, ['#DFA02C', 1.8], opacity(0.75)) +
        stroke('M-7 4.4C-4 1 -1 6 2 3S7 2.6 9 3.4', ['#DFA02C', 1.5], opacity(0.6)) +
        stroke('M-7 -3Q-5 -6 -2 -4.8M2 -4.8Q5 -6.4 7.4 -4', ['#FFFBE2', 2], opacity(0.95)),
    };
  },
} satisfies IngredientFamily;
