import { circlePath, num, roundedRect } from '../../drawing/geometry.ts';
import { circle, each, ellipse, group, opacity, path, repeat, stroke } from '../../drawing/shapes.ts';
import type { IngredientFamily } from '../draw-ingredient.ts';

export const seafoodPieces = {
  /** The white muscle of a scallop, seared. */
  scallop(c) {
    const outline = circlePath(9.6);
    return {
      outline,
      body:
        group('translate(0 2.4)', path(outline, '#C9A36A')) +
        path(outline, c.radial('#FFFBEC', '#F6E4BC', '#DDBB7C')) +
        circle([0, 0, 6.6], '#D99B4A', opacity(0.45)) +
        stroke('M-4 -3L4 4M-1 -5L5 1M-5 0L1 5', ['#A9692A', 1], opacity(0.5)),
    };
  },
  crab(c) {
    const strands = each([-4, -2, 0, 2, 4], (y) =>
      stroke(`M-10 ${y}Q0 ${num(y + c.between(-1.5, 1.5))} 10 ${y}`, ['#FFF8F0', 2.2]),
    );
    return {
      outline: roundedRect(23, 12, 4),
      body:
        path(roundedRect(22, 11, 4), '#F4DDD0') +
        strands +
        stroke('M-9.6 -5.2Q0 -7 9.6 -5.2', ['#E5553B', 2.6]) +
        stroke('M-8 -5.8Q-2 -7 2 -6.4', ['#F9A58E', 0.9]),
    };
  },
  snail(c) {
    const outline = c.blob([9, 8], 0.08, 9);
    return {
      outline,
      body:
        path(outline, c.radial('#EAD3AC', '#B9925F', '#7C5833')) +
        stroke(
          'M-5 2C-5 -5 5 -6 5 0C5 4 -1 4.6 -1.4 1C-1.6 -1 1.6 -1.4 2 .4',
          ['#6B4826', 1.5],
          opacity(0.8),
        ),
    };
  },
  driedSquid(c) {
    const strips = each([-4.4, -1.6, 1.2, 4], (y) => {
      const bend = num(y + c.between(-3, 3));
      return stroke(`M-10 ${y}Q0 ${bend} 10 ${num(y + c.between(-1.4, 1.4))}`, [
        c.pick(['#F3D9A8', '#E9C48C', '#DFA96C']),
        2.2,
      ]);
    });
    return { outline: c.blob([11, 5.6]), body: strips };
  },
  roe(c) {
    const grains = repeat(14, () =>
      circle(
        [c.between(-6.4, 6.4), c.between(-3.6, 3.6), c.between(1, 1.5)],
        c.pick(['#FF9E6E', '#F4774A', '#FFC29A']),
      ),
    );
    return {
      outline: c.blob([8, 5.4]),
      body: ellipse([0, 0, 8.4, 5.6], '#E8633C') + grains + ellipse([-3, -2, 1.2, 0.8], '#fff', opacity(0.7)),
    };
  },
  hijiki(c) {
    const strands = repeat(5, () => {
      const [x, y] = [c.between(-9, -5), c.between(-4, 4)];
      return `M${num(x)} ${num(y)}q${num(c.between(4, 8))} ${num(c.between(-5, 5))} ${num(c.between(11, 16))} ${num(c.between(-3, 3))}`;
    });
    return { body: stroke(strands, ['#2C3326', 2]) + stroke(strands, ['#59624A', 0.7]) };
  },
} satisfies IngredientFamily;
