import { num } from '../../drawing/geometry.ts';
import { circle, each, ellipse, opacity, path, repeat, stroke } from '../../drawing/shapes.ts';
import { filled } from '../../drawing/stamp.ts';
import type { IngredientFamily } from '../draw-ingredient.ts';

/** Whole fruit and vegetables, or one large piece. */
export const wholeProduce = {
  bananaWhole: () =>
    filled(
      'M-16 -9Q-15 -12 -12.6 -11Q-3 4 13 3.4Q17 3 17.4 6Q6 14 -6 8Q-15 3 -16 -9Z',
      '#F6CF3A',
      path('M-15 -8Q-13 -10 -12 -9Q-3 5 14 4.4Q4 9 -5 5Q-13 1 -15 -8Z', '#FFE77C') +
        path('M-16 -9Q-15 -12 -12.6 -11L-13 -7.6L-15.6 -6.4Z', '#7A5A22') +
        path('M14.6 3.4Q17 3 17.4 6L14.6 6.6Z', '#5E4318'),
    ),
  appleWhole: (c) =>
    filled(
      'M0 -8C-4 -13 -14 -10 -13.4 -1C-13 7 -6 13 0 11C6 13 13 7 13.4 -1C14 -10 4 -13 0 -8Z',
      c.radial('#FF8A6C', '#DE3A2C', '#A01D1A'),
      ellipse([-6, -4, 2.6, 4], '#fff', `${opacity(0.5)} transform="rotate(24 -6 -4)"`) +
        stroke('M0 -8Q1 -12 3.4 -14', ['#6B4420', 1.8]) +
        path('M2 -10Q8 -15 12 -11Q7 -7 2 -10Z', '#6FA845'),
    ),
  mandarinWhole: (c) =>
    filled(
      'M-13 1C-13 -8 -6 -10 0 -10S13 -8 13 1S6 11 0 11S-13 10 -13 1Z',
      c.radial('#FFC060', '#F6902A', '#D66A12'),
      repeat(9, () => circle([c.between(-9, 9), c.between(-6, 7), 0.6], '#C75F0C', opacity(0.5))) +
        path('M-3.6 -7.4L0 -9.4L3.6 -7.4L1.4 -5.6L0 -4L-1.4 -5.6Z', '#5D8F3A'),
    ),
  /** A baked sweet potato broken open. */
  sweetPotatoBaked: (c) =>
    filled(
      'M-19 1C-16 -8 -6 -10 3 -9C12 -8 18 -4 20 -1C17 7 6 10 -4 9.4C-12 9 -17 6 -19 1Z',
      c.linear('#A9476F', '#6A2140'),
      path(
        'M-12 0C-9 -6 -2 -6.6 4 -6C10 -5 14 -3 15 -1C11 4 3 5.4 -3 5C-8 4.6 -11 3 -12 0Z',
        c.radial('#FFE9A3', '#FBC24A', '#E69C2A'),
      ) + stroke('M-7 -1Q0 -4 8 -2M-5 2Q2 0 9 1', ['#FFF3C4', 1.2], opacity(0.8)),
    ),
  potatoWhole: (c) =>
    filled(
      'M-14 1C-14 -7 -6 -10 2 -9.6C10 -9 14 -4 14 1C13 8 6 10 -2 9.8C-9 9.6 -13 7 -14 1Z',
      c.radial('#F8E7B4', '#E3C178', '#B98F45'),
      path('M-4 -9Q-2 0 -6 9.4Q2 10 6 8.6Q2 0 6 -8.6Q1 -10 -4 -9Z', '#FFF7DA', opacity(0.9)) +
        each(
          [
            [-9, -1],
            [9, 2],
            [8, -4],
          ],
          ([x, y]) => circle([x, y, 0.8], '#8F6A2C', opacity(0.7)),
        ),
    ),
  cornCob(c) {
    const d = 'M-19 0C-18 -6 -8 -7.6 4 -7.4C13 -7 19 -4 19.6 0C19 4 13 7 4 7.4C-8 7.6 -18 6 -19 0Z';
    const kernels = repeat(5, (row) =>
      repeat(13, (i) => {
        const y = (row - 2) * 2.9;
        return `<rect x="${num(-16.4 + i * 2.6 + (row % 2))}" y="${num(y - 1.3)}" width="2.3" height="2.5" rx="1" fill="${c.pick(['#FFD94F', '#FAC62E', '#FFE680'])}"/>`;
      }),
    );
    return filled(
      d,
      c.vertical('#F6C53A', '#D9981A'),
      kernels + path('M-19 0C-18.4 -3 -16 -4.6 -14 -5V5C-16 4.6 -18.4 3 -19 0Z', '#E9E2B0'),
    );
  },
  pumpkinWedge: (c) =>
    filled(
      'M-18 -3C-10 12 10 12 18 -3Q15 -8 12 -7Q0 4 -12 -7Q-15 -8 -18 -3Z',
      '#3F7A3A',
      path(
        'M-16 -3.6C-9 8.6 9 8.6 16 -3.6Q14 -6.6 12 -6Q0 4.6 -12 -6Q-14 -6.6 -16 -3.6Z',
        c.vertical('#FFC24A', '#F08F1E'),
      ) + each([-5, 0, 5], (x) => ellipse([x, 0.6, 1.6, 0.9], '#FFE9B8')),
    ),
  eggWhole: (c) =>
    filled(
      'M0 -12C6 -12 10.4 -3 10.4 2.4C10.4 8.6 6 12 0 12S-10.4 8.6 -10.4 2.4C-10.4 -3 -6 -12 0 -12Z',
      c.radial('#FFFFFF', '#F8EFE0', '#D9C8AC'),
      ellipse([-3.6, -4.4, 2.2, 3.2], '#fff', opacity(0.9)),
    ),
  /** An egg with a brown shell, roasted on hot stones. */
  eggRoasted: (c) =>
    filled(
      'M0 -12C6 -12 10.4 -3 10.4 2.4C10.4 8.6 6 12 0 12S-10.4 8.6 -10.4 2.4C-10.4 -3 -6 -12 0 -12Z',
      c.radial('#D9A877', '#B07A48', '#7E5129'),
      ellipse([-3.6, -4.4, 2.2, 3.2], '#fff', opacity(0.4)),
    ),
  /** A leaf on a long stalk: water parsley, chamnamul, young radish. */
  stemGreens(c) {
    const bend = c.between(-5, 5);
    const d = `M-13 ${num(c.between(-2, 2))}Q0 ${num(bend)} 7 0`;
    const leaf = 'M5 0Q6 -6 10 -7Q12 -4 10.6 -2Q15 -3.4 16.6 0Q15 3.4 10.6 2Q12 4 10 7Q6 6 5 0Z';
    return {
      outline: leaf,
      body:
        stroke(d, ['#6FA04A', 2.6]) +
        stroke(d, ['#B5D68C', 0.9]) +
        path(leaf, c.linear('#5FA24A', '#2C6B2F')) +
        stroke('M7 0H14M9 -2L10 -4.6M9 2L10 4.6', ['#A7D184', 0.7]),
    };
  },
  /** A round boiled or pickled leaf: pumpkin leaf, gomchwi, myeongi. */
  broadLeaf: (c) =>
    filled(
      'M0 13C-2 8 -13 10 -14 0C-14 -9 -6 -13 0 -10C6 -13 14 -9 14 0C13 10 2 8 0 13Z',
      c.radial('#6FA653', '#41803B', '#27562A'),
      stroke('M0 12V-8M0 6L-9 1M0 6L9 1M0 0L-8 -6M0 0L8 -6', ['#A9D183', 1.1], opacity(0.75)),
    ),
  /** Dried or boiled outer leaves: dark, limp, long. */
  driedGreens(c) {
    const [a, b] = [c.between(-4, 4), c.between(-4, 4)];
    const d = `M-14 ${num(a)}C-8 ${num(a - 7)} 0 ${num(b - 6)} 6 ${num(b - 2)}Q12 ${num(b - 5)} 14 ${num(b)}Q9 ${num(b + 5)} 3 ${num(b + 2)}C-3 ${num(b + 5)} -9 ${num(a + 5)} -14 ${num(a)}Z`;
    return filled(
      d,
      c.linear('#7E8447', '#474B22'),
      stroke(`M-12 ${num(a)}Q0 ${num(b - 3)} 12 ${num(b)}`, ['#B6B57C', 1.2], opacity(0.8)),
    );
  },
} satisfies IngredientFamily;
