import { num, roundedRect } from '../../drawing/geometry.ts';
import { circle, opacity, path, stroke } from '../../drawing/shapes.ts';
import type { IngredientFamily } from '../draw-ingredient.ts';

/** Roots and bulbs: whole, as in icons, and cut into sticks. */
export const rootShapes = {
  radishWhole(c) {
    const d = 'M-8 -5C-6 -9 6 -9 8 -5C11 1 9 9 3 13Q0 16 -3 13C-9 9 -11 1 -8 -5Z';
    const leaf = 'M0 -7C-3 -11 -8 -11 -11 -15C-5 -17 -1 -14 0 -10C1 -15 5 -17 10 -15C8 -11 3 -11 0 -7Z';
    return {
      outline: d,
      body:
        path(leaf, c.linear('#86B95C', '#3F7F36')) +
        path(d, c.linear('#FFFFFF', '#F4F2E6', '#CFD2BE')) +
        path(
          'M-8 -5C-6 -9 6 -9 8 -5C9.6 -2 9.6 0 9.4 1.4Q0 5 -9.4 1.4C-9.6 0 -9.6 -2 -8 -5Z',
          c.vertical('#A9CC7C', '#E2EBC8'),
        ) +
        stroke('M-5 6H2M-1 9.6H5', ['#C3C6B0', 1]) +
        stroke(d, ['#B9BDA6', 0.8]),
    };
  },
  onionWhole(c) {
    const d = 'M0 -13C1.4 -8 4 -8 8 -5C14 0 12.6 11 0 11.4C-12.6 11 -14 0 -8 -5C-4 -8 -1.4 -8 0 -13Z';
    return {
      outline: d,
      body:
        path(d, c.radial('#F7D79A', '#DFA552', '#A96B26')) +
        stroke(
          'M0 -10C-7 -4 -8 4 -5 10M0 -10C-1.6 -3 -1.6 4 0 11M0 -10C7 -4 8 4 5 10',
          ['#A9691F', 0.9],
          opacity(0.7),
        ) +
        stroke('M-8 -1Q-7 -4 -4 -5.6', ['#FFF3D6', 1.8], opacity(0.85)),
    };
  },
  /** A forked wild root with its rootlets: bellflower, deodeok. */
  rootWhole(c) {
    const d =
      'M-3 -13C1 -15 5 -12 4.6 -8C7 -4 7 1 5 5C4 9 3 12 1.4 15C0 10 -1 8 -3 9C-5 11 -8 13 -11 13C-8 10 -7 7 -7 3C-8 -2 -6 -6 -4 -8Z';
    return {
      outline: d,
      body:
        path(d, c.linear('#F1DEB2', '#D0AC6E', '#96713A')) +
        stroke('M-3.4 -8H1M-4.6 -3.6H0M1 1H4.6', ['#8D6A36', 1], opacity(0.6)) +
        stroke('M3 10L6.6 13', ['#C7A468', 1]),
    };
  },
  /** Such a root beaten and torn into strips. */
  rootStrip(c) {
    const bend = c.between(-3, 3);
    const d = `M-11 ${num(-1.8)}Q0 ${num(bend - 2.8)} 11 -.6Q0 ${num(bend + 3)} -11 2Z`;
    return {
      outline: d,
      body:
        path(d, c.linear('#FBF0D6', '#E9D3A4', '#C9A96C')) +
        stroke(`M-9 .2Q0 ${num(bend + 0.4)} 8 -.4`, ['#BF9C5E', 0.8], opacity(0.8)),
    };
  },
  /** A potato stick, fried or stir-fried. */
  potatoStick(c) {
    const d = roundedRect(c.between(19, 24), 4.6, 1.4);
    return {
      outline: d,
      body:
        path(d, c.vertical('#FFEFB4', '#F3CE6A', '#D9A53C')) +
        circle([c.between(-8, 8), 0, 0.8], '#C98F2C', opacity(0.7)),
    };
  },
} satisfies IngredientFamily;
