import { circlePath, num, onCircle, polar, radians, roundedRect } from '../../drawing/geometry.ts';
import { circle, each, ellipse, group, opacity, path, repeat, stroke } from '../../drawing/shapes.ts';
import { filled } from '../../drawing/stamp.ts';
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
  snail: (c) =>
    filled(
      c.blob([9, 8], 0.08, 9),
      c.radial('#EAD3AC', '#B9925F', '#7C5833'),
      stroke('M-5 2C-5 -5 5 -6 5 0C5 4 -1 4.6 -1.4 1C-1.6 -1 1.6 -1.4 2 .4', ['#6B4826', 1.5], opacity(0.8)),
    ),
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

export const shellfish = {
  shrimp(c) {
    const tail = path('M-1 1L-5 8Q0 8.6 1 5Q4 8 6 5.4L2 0Z', '#D94F2B');
    const body = each([1, 5 / 6, 4 / 6, 3 / 6, 2 / 6, 1 / 6, 0], (t) => {
      const angle = -150 + 245 * t;
      const [x, y] = onCircle(radians(angle), 7.6, [0, 0]);
      const w = 6 - 2.8 * t;
      const ring = `<ellipse rx="${num(w)}" ry="4.7" fill="${c.radial('#FFD3B4', '#FB9A6C', '#E9683F')}"/>`;
      const shine = `<path d="M${num(-w + 0.8)} -1.2Q0 -3 ${num(w - 0.8)} -1.2" stroke="#FFF1E2" stroke-width="1.1" fill="none" opacity=".85"/>`;
      return group(
        `translate(${num(x)} ${num(y)}) rotate(${num(angle)})`,
        (t === 1 ? tail : '') + ring + shine,
      );
    });
    return {
      outline:
        'M-12 -4A12.6 12.6 0 0 1 12 2Q10 12 -1 12.6Q-2 8 1 6Q5 4 4.4 0A4.6 4.6 0 0 0 -3 -3Q-8 2 -12 -4Z',
      body,
    };
  },
  squid(c) {
    return {
      outline: circlePath(8.5),
      body: `<circle r="6.6" fill="none" stroke="${c.linear('#FFFDF8', '#EBDCD2')}" stroke-width="4.6"/><path d="M-7.6 -3A8 8 0 0 1 0 -8.4" stroke="#D9A3A0" stroke-width="1.2" fill="none" opacity=".8"/>`,
    };
  },
  /** A round of stuffed squid: rice and chopped vegetables in a white ring. */
  squidStuffed(c) {
    const outline = circlePath(9.6);
    const bits = repeat(9, () => {
      const [x, y] = onCircle(c.between(0, 6.28), c.between(0.6, 5), [0, 0]);
      return circle([x, y, c.between(0.8, 1.3)], c.pick(['#F0862E', '#5E9E45', '#FFFDF2', '#5E9E45']));
    });
    return filled(
      outline,
      c.linear('#FFFDF8', '#E6D3CA'),
      stroke(outline, ['#C58F8E', 1.1], opacity(0.8)) +
        circle([0, 0, 6.4], c.radial('#FBEFC6', '#EFD898', '#D2B268')) +
        bits,
    );
  },
  octopus(c) {
    const outline = 'M-12 5C-6 -9 2 -9 3 -2S-3 5 -4 1C-3 8 9 8 12 -3C9 -1 9 0 7 1C6 -13 -13 -13 -12 5Z';
    const suckers: readonly (readonly [number, number])[] = [
      [-8.6, -1],
      [-5.6, -5],
      [-1, -7],
      [3.6, -5],
    ];
    return filled(
      outline,
      c.linear('#E7B3A6', '#A9665E'),
      each(suckers, ([x, y]) => ellipse([x, y, 1.5, 1.2], '#FBE6DC')),
    );
  },
  clam: (c) =>
    filled(
      'M-13 -1C-13 -8 -6 -11.4 0 -11.4S13 -8 13 -1C13 6 8 10.4 0 10.4S-13 6 -13 -1Z',
      c.linear('#CDB99B', '#7E6549'),
      stroke('M-11 1C-10 7 -6 9 0 9S10 7 11 1', ['#5B4530', 1], opacity(0.5)) +
        ellipse([0, -1.6, 10.8, 8], c.radial('#FFFFFF', '#F6EADA', '#DCC8AE')) +
        path('M-7 0C-8 -5 -2 -7 2 -6S8.6 -2 7 1.4S-4 5 -7 0Z', c.radial('#FFE3B8', '#F9BF7E', '#E5954E')) +
        path('M3 -4Q7.4 -3.4 6.6 .6Q4 .6 3 -4Z', '#B4683A', opacity(0.7)) +
        stroke('M-4 -3Q-1 -5 2 -4', ['#FFF6E4', 1.1], opacity(0.9)),
    ),
  abalone: (c) =>
    filled(
      polar(
        (t) => [
          Math.cos(t) * 13 * (1 + 0.05 * Math.sin(11 * t)),
          Math.sin(t) * 9 * (1 + 0.05 * Math.sin(11 * t)),
        ],
        48,
      ),
      c.linear('#7B8272', '#4A5146'),
      ellipse([-0.4, -0.6, 10.6, 7], c.radial('#FFF8E6', '#F1DFBC', '#D3B98B')) +
        stroke('M-7 -1.6Q0 -4 7 -1.6M-6.4 1.6Q0 0 6.4 1.8', ['#C4A673', 1], opacity(0.7)),
    ),
  mussel: (c) =>
    filled(
      'M0 -13C7 -9 9.4 0 7.6 7C5.4 12.6 -5.4 12.6 -7.6 7C-9.4 0 -7 -9 0 -13Z',
      c.linear('#4A5568', '#1F2733'),
      path('M0 -9C5 -6 6.4 1 5 6C3.4 9.4 -3.4 9.4 -5 6C-6.4 1 -5 -6 0 -9Z', c.linear('#C9D3DF', '#8E9BB0')) +
        path(
          'M0 -5C4 -2 4.6 3 3 6.4C1.4 8.4 -2 8 -3.4 6C-4.4 2 -3.6 -2 0 -5Z',
          c.radial('#FFC873', '#F0963A'),
        ),
    ),
  oyster(c) {
    const d = c.blob([12, 9.6], 0.14, 10);
    return filled(
      d,
      c.linear('#A79C93', '#6E645D'),
      group('scale(.8)', path(d, c.radial('#FFFFFF', '#EDE7E0', '#CFC6BE'))) +
        path(c.blob([5.6, 4], 0.2), c.radial('#F6F1EA', '#C8BDB2', '#8E867F')),
    );
  },
} satisfies IngredientFamily;
