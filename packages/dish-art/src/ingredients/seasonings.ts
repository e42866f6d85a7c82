import type { Canvas } from '../drawing/canvas.ts';
import { circlePath, num, TAU } from '../drawing/geometry.ts';
import { circle, each, ellipse, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import type { Drawing } from '../drawing/stamp.ts';
import type { IngredientFamily } from './draw-ingredient.ts';

/** Seasonings in a saucer, because they are too small to show alone. These are icons, never parts of a dish. */
export const seasonings = {
  saltIcon: (c) => saucerOf(c, { heap: ['#FFFFFF', '#F3F6F8', '#D5DEE4'], grains: ['#FFFFFF', '#DDE6EC'] }),
  pepperIcon: (c) => saucerOf(c, { heap: ['#8F7A67', '#6C5745', '#4A382B'], grains: ['#33271E', '#A89078'] }),
  sesameIcon: (c) => saucerOf(c, { heap: ['#F0D59B', '#DDB871', '#BE9149'], grains: ['#FFF3CF', '#FBE7B4'] }),
  blackSesameIcon: (c) =>
    saucerOf(c, { heap: ['#5B5048', '#40372F', '#2A231E'], grains: ['#1C1713', '#7A6D62'] }),
  gingerIcon(c) {
    const outline =
      'M-11 3C-13 -1 -9 -4 -6 -2C-6 -6 -4 -10 -1 -10C2 -10 2 -7 1 -4C3 -6 8 -8 11 -5C13 -2 10 1 6 1C8 3 8 8 4 9C1 10 -1 7 -1 5C-4 8 -9 7 -11 3Z';
    return {
      outline,
      body:
        path(outline, c.radial('#F2D9A6', '#DDB676', '#B9894A')) +
        each(
          [
            'M-6 -2Q-4.6 0 -5.4 2',
            'M1 -4Q-0.6 -3 -2.6 -3.4',
            'M6 1Q4.6 -0.4 4.8 -2.4',
            'M-1 5Q0.6 4 2.4 4.4',
          ],
          (d) => stroke(d, ['#A87B3E', 1], opacity(0.7)),
        ) +
        ellipse([-0.8, -8, 2, 1.5], '#F7E7BD') +
        ellipse([9.2, -3.4, 1.8, 1.5], '#F7E7BD'),
    };
  },
  cinnamonIcon(c) {
    const bark = c.linear('#B9733C', '#7A4019');
    const stick = (at: string) =>
      group(
        at,
        `<rect x="-12" y="-3" width="24" height="6" rx="3" fill="${bark}"/>` +
          stroke('M-9.6 -0.8H10', ['#D79A62', 1.1], opacity(0.8)) +
          ellipse([11, 0, 1.8, 3], '#5E2F12') +
          stroke('M11 -1.6Q9.8 0 11.4 1.4', ['#D79A62', 0.9]),
      );
    return {
      outline: 'M-11 -10L11 -2L12 3L-8 10L-12 6L3 1L-12 -5Z',
      body: stick('rotate(24) translate(0 -3.6)') + stick('rotate(-8) translate(0 4)'),
    };
  },
} satisfies IngredientFamily;

type Filling = { heap: readonly string[]; grains: readonly [string, string] };

function saucerOf(c: Canvas, { heap, grains }: Filling): Drawing {
  return {
    outline: circlePath(11),
    body:
      circle([0, 0, 11.5], c.linear('#E2EFE6', '#A9C7B4')) +
      circle([0, 0, 9.6], c.linear('#9CBDA9', '#DCEBE1')) +
      path(c.blob([7.6, 7.2], 0.06, 10), c.radial(...heap)) +
      repeat(c.lo ? 14 : 26, () => {
        const angle = c.between(0, TAU);
        const reach = c.between(0, 6.4);
        const at = `translate(${num(Math.cos(angle) * reach)} ${num(Math.sin(angle) * reach)}) rotate(${num(c.between(0, 180))})`;
        return group(at, ellipse([0, 0, 1.2, 0.7], c.pick(grains)));
      }),
  };
}
