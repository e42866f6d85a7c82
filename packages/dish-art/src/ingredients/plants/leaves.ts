import type { Canvas } from '../../drawing/canvas.ts';
import { circlePath, num, polar } from '../../drawing/geometry.ts';
import { circle, each, ellipse, group, opacity, path, repeat, stroke } from '../../drawing/shapes.ts';
import { type Drawing, filled } from '../../drawing/stamp.ts';
import type { IngredientFamily } from '../draw-ingredient.ts';

export const leaves = {
  lettuce: (c) => lettuceLeaf(c, ['#EFF7C4', '#A3CE62', '#6AA63F']),
  lettuceDark: (c) => lettuceLeaf(c, ['#C8E08E', '#5E9E45', '#33702F']),
  lettuceRed: (c) => lettuceLeaf(c, ['#E6EDB4', '#A57B6A', '#7A3547']),
  perilla: (c) =>
    filled(
      polar((t) => {
        const k = Math.cos(t + Math.PI / 2);
        return (13 + 3 * k) * (1 + 0.05 * Math.sin(18 * t));
      }, 72),
      c.linear('#5FA348', '#2F6E32'),
      stroke(
        'M0 12V-13M0 6L8 1M0 6L-8 1M0 0L7 -5M0 0L-7 -5M0 -6L4 -9M0 -6L-4 -9',
        ['#A9D183', 0.9],
        opacity(0.8),
      ),
    ),
  mint(c) {
    return {
      outline: circlePath(4.5),
      body: each(
        [
          [-40, 0],
          [40, 0],
          [0, -3],
        ],
        ([a, y]) =>
          group(
            `translate(0 ${y}) rotate(${a})`,
            `<path d="M0 3C4.4 0 4 -6 0 -9C-4 -6 -4.4 0 0 3Z" fill="${c.linear('#7FBF55', '#3F8536')}"/><path d="M0 1.6V-7" stroke="#BFE09A" stroke-width=".7"/>`,
          ),
      ),
    };
  },
  spinach(c) {
    const body = repeat(4, () => {
      const turn = c.between(-70, 70);
      const length = c.between(8, 12);
      const stem = stroke(`M0 6Q${num(c.between(-3, 3))} 0 0 ${num(-length + 5)}`, ['#7FB45A', 1.6]);
      const [tip, upper, lower, base] = [-length - 2, -length + 1, -length + 8, -length + 10].map(num);
      const leaf = `M0 ${tip}C5 ${upper} 5 ${lower} 0 ${base}C-5 ${lower} -5 ${upper} 0 ${tip}Z`;
      return group(`rotate(${num(turn)})`, stem + path(leaf, c.pick(['#3C7D34', '#2F6B2C', '#4C9140'])));
    });
    return { outline: c.blob([5.4, 5]), body };
  },
  cabbage: (c) =>
    filled(
      c.blob([11, 8], 0.2, 9),
      c.linear('#F4F8DA', '#C6DB93'),
      stroke('M-7 3Q0 -2 8 -3M-1 0Q1 3 4 4', ['#FFFFFF', 1.6], opacity(0.9)),
    ),
  kimchi: (c) =>
    filled(
      c.blob([c.between(10, 13), c.between(7, 8.6)], 0.24, 10),
      c.linear('#EE6A35', '#C2331A'),
      path('M-8 1Q0 -4.6 8.6 -1.6Q1 1.4 -8 1Z', '#FBD9A9', opacity(0.92)) +
        stroke('M-5 3.6Q1 5 6 2.8', ['#9C2410', 1.1], opacity(0.6)) +
        circle([c.between(-5, 6), c.between(-5, 5), 1], '#8F1F0E', opacity(0.7)) +
        circle([c.between(-5, 6), c.between(-5, 5), 0.8], '#8F1F0E', opacity(0.7)),
    ),
  /** A quarter of a head, its cut side up. */
  kimchiQuarter: (c) =>
    filled(
      'M-19 1C-18 -5 -8 -8.6 4 -8.4C13 -8.2 19 -4.4 19 0.4C19 5 12 8.4 3 8.2C-8 8 -18 6 -19 1Z',
      c.linear('#EE6A35', '#BC2F17'),
      path('M-19 1C-17 -3.4 -8 -5.4 3 -3.6Q-3 0.4 3 4C-7 5.4 -17 4.4 -19 1Z', '#FCE7BE', opacity(0.95)) +
        path('M9 -8C15.4 -7 19 -3.8 19 0.4C19 4.6 14 7.6 8 8.1Q13 0 9 -8Z', '#8E3414', opacity(0.6)) +
        stroke('M-16 -0.8Q0 -6 16 -4.4M-17 1H17M-16 2.6Q0 6.4 14 5', ['#A62A12', 1], opacity(0.65)) +
        stroke('M2 -6.6Q10 -7 15 -3.6', ['#FBA774', 1.1], opacity(0.8)) +
        each([0, 1, 2, 3], () =>
          circle([c.between(-4, 13), c.between(-5.4, 5.4), 0.9], '#84180B', opacity(0.8)),
        ),
    ),
  redCabbage: (c) =>
    filled(
      c.blob([11, 8], 0.2, 9),
      c.linear('#C78BC0', '#7C3B80'),
      stroke('M-7 3Q0 -2 8 -3M-1 0Q1 3 4 4', ['#F6E3F1', 1.5], opacity(0.85)),
    ),
  beansprout(c) {
    const k = c.between(-7, 7);
    const d = `M-10 ${num(c.between(-2, 2))}Q0 ${num(k)} 9 ${num(c.between(-2, 2))}`;
    return {
      body:
        stroke(d, ['#DCCB9C', 2.9]) +
        stroke(d, ['#FFFAE6', 1.9]) +
        ellipse([10, 0, 3.1, 2.2], '#F2CB4A', ' transform="rotate(20 10 0)"') +
        ellipse([9.4, -0.6, 1.2, 0.7], '#FFEFA8'),
    };
  },
  chive(c) {
    const k = c.between(-3, 3);
    const d = `M-9 0Q0 ${num(k)} 9 ${num(-k / 2)}`;
    return { body: stroke(d, ['#3F8A34', 2.4]) + stroke(d, ['#7CBF58', 0.9]) };
  },
  celery: (c) =>
    filled(
      'M-9 3Q-8 -5 0 -6T9 3Q6 1 4.6 2.4Q0 -2 -4.6 2.4Q-6 1 -9 3Z',
      c.linear('#DDEBA6', '#94BC5C'),
      stroke('M-6 -1Q0 -5 6 -1', ['#F4F9DA', 1]),
    ),
  greenBean: (c) =>
    filled(
      'M-12 1Q-6 -3.4 2 -2.4Q9 -1.6 12.4 -4Q10 2.6 2 2.4Q-6 2 -12 1Z',
      c.linear('#8CC25A', '#4F8A3A'),
      stroke('M-8 0Q-2 -1.6 6 -0.6', ['#C6E39A', 0.9]),
    ),
  asparagus: (c) =>
    filled(
      'M-14 -1.8H8Q15 -2.6 16 0Q15 2.6 8 1.8H-14Z',
      c.vertical('#9CCB66', '#4F8F37'),
      path('M7 -2.2Q15 -3 16.4 0Q15 3 7 2.2Q9 0 7 -2.2Z', '#3F7A36') +
        stroke('M-8 -1.6L-6 .4M-1 -1.6L1 .4', ['#3F7A36', 1]),
    ),
} satisfies IngredientFamily;

function lettuceLeaf(c: Canvas, [rib, leaf, edge]: readonly [string, string, string]): Drawing {
  const [wave, ripple] = [c.between(0, 6), c.between(0, 6)];
  const outline = polar((t) => {
    const r = 18 * (1 + 0.07 * Math.sin(8 * t + wave) + 0.05 * Math.sin(13 * t + ripple));
    return [Math.cos(t) * r * 0.82, Math.sin(t) * r];
  }, 44);
  const veins = 'M.6 8Q5 6 9 2M.4 3Q-4 1 -8 -3M.2 -3Q4 -5 6.6 -8M0 -7Q-3 -9 -5 -11';
  return filled(
    outline,
    c.centred(rib, `${leaf}@.62`, edge),
    stroke('M0 15Q1.4 2 -.4 -13', ['#F7FBDD', 1.7], opacity(0.75)) +
      stroke(veins, ['#F7FBDD', 0.9], opacity(0.55)),
  );
}
