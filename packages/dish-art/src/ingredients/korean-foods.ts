import { num, roundedRect } from '../drawing/geometry.ts';
import { circle, ellipse, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { filled } from '../drawing/stamp.ts';
import type { IngredientFamily } from './draw-ingredient.ts';

/** Foods by which Koreans recognise a dish. */
export const koreanFoods = {
  /** Young radish kimchi: long green stems that end in a leaf, in a red sauce. */
  youngRadishKimchi(c) {
    const bend = c.between(-3, 3);
    const stem = `M-15 2Q-4 ${num(bend)} 6 -1`;
    return {
      outline: `M-16 3Q-4 ${num(bend - 2)} 5 -4Q13 -9 17 -1Q14 6 6 3Q-4 ${num(bend + 4)} -16 5Z`,
      body:
        stroke(stem, ['#6E9A3C', 4.6]) +
        stroke(stem, ['#C9DE93', 2.2]) +
        path(
          'M4 -3Q8 -9 13 -6.4Q18 -5 17 -0.6Q17 4.4 12 4.4Q7 5 4 1.6Z',
          c.radial('#7FB14A', '#4E8232', '#335C22'),
        ) +
        stroke('M5 -0.6Q10 -1.4 15 -1', ['#B9D67E', 1]) +
        path(`M-13 3Q-6 ${num(bend + 2)} 0 1Q-5 ${num(bend + 5)} -13 5Z`, '#D8431F', opacity(0.85)) +
        repeat(4, () => circle([c.between(-12, 12), c.between(-3, 4), c.between(0.8, 1.4)], '#C8321A')),
    };
  },
  /** An egg folded over a filling of glass noodles and chives. */
  eggDumpling(c) {
    const d = 'M-17 7C-17 -6 -8 -12.5 0 -12.5S17 -6 17 7Q9 9.6 0 9.2T-17 7Z';
    return {
      outline: d,
      body:
        repeat(5, () =>
          stroke(`M${num(c.between(-14, 10))} 7q3 4 ${num(c.between(3, 6))} 2.6`, ['#C9A36A', 1.6]),
        ) +
        repeat(4, () => stroke(`M${num(c.between(-14, 11))} 7.6q1 3.4 4 3`, ['#4F8F3A', 1.5])) +
        path(d, c.radial('#FFF3B4', '#FBD35A', '#DB9A26')) +
        repeat(4, () =>
          ellipse([c.between(-10, 10), c.between(-7, 3), c.between(2, 4), 1.6], '#C9822A', opacity(0.4)),
        ) +
        repeat(3, () =>
          stroke(`M${num(c.between(-8, 6))} ${num(c.between(-6, 2))}l3 1.4`, ['#5E9442', 1.3], opacity(0.6)),
        ) +
        stroke('M-14 2C-13 -5 -6 -9.6 0 -9.6', ['#FFFBE0', 1.6], opacity(0.8)),
    };
  },
  /** A sac of pollock roe, boiled: a plump pink lobe under a veined skin. */
  roeSac: (c) =>
    filled(
      'M-16 -1C-16 -7 -8 -9 0 -7.6C9 -7.4 17 -5 17 1C17 6.4 9 8.6 0 7.6C-8 8.4 -16 5.6 -16 -1Z',
      c.radial('#FFDCC0', '#F3A883', '#C96E4E'),
      repeat(16, () =>
        circle([c.between(-12, 13), c.between(-4.6, 4.6), c.between(0.6, 1)], '#FBE6D2', opacity(0.75)),
      ) +
        stroke('M-13 -1Q-4 -5 3 -1T14 0', ['#B6543C', 0.9], opacity(0.7)) +
        stroke('M-2 -3Q2 2 8 4', ['#B6543C', 0.7], opacity(0.55)) +
        stroke('M-12 -4Q-4 -7 4 -5.4', ['#fff', 1.3], opacity(0.65)),
    ),
  /** Milt of pollock: white lobes in coils. */
  milt: (c) =>
    filled(
      'M-12 3Q-13 -6 -5 -5T2 -5T10 -3T10 4T2 5T-6 5T-12 3Z',
      c.radial('#FFFFFF', '#F6EDE4', '#D9C6BA'),
      stroke('M-9 1Q-8 -3 -4 -1.6T0 1T5 -1.6T9 1', ['#CDB6A8', 1.3]) +
        stroke('M-7 3.4Q-2 1 2 3.4T8 3', ['#CDB6A8', 1], opacity(0.8)),
    ),
  /** Ground soybean pulp: soft crumbs. */
  bijiCrumb(c) {
    const crumbs = repeat(9, () =>
      group(
        `translate(${num(c.between(-7, 7))} ${num(c.between(-4.6, 4.6))})`,
        path(
          c.blob([c.between(2.6, 4.4), c.between(2, 3.2)], 0.26, 7),
          c.pick(['#FFF6E0', '#F6E7C6', '#EBD7AE']),
        ),
      ),
    );
    return { body: path(c.blob([11, 7.6], 0.14, 11), '#EAD5A8', opacity(0.9)) + crumbs };
  },
  /** Crab stick torn along its strands, red on the outside. */
  crabShred(c) {
    const strand = () =>
      `M${num(c.between(-10, -7))} ${num(c.between(-3, 3))}q${num(c.between(5, 8))} ${num(c.between(-4, 4))} ${num(c.between(14, 18))} ${num(c.between(-2, 2))}`;
    return {
      body:
        stroke(repeat(4, strand), ['#E9D9CB', 3]) +
        stroke(repeat(4, strand), ['#FFFBF5', 2]) +
        stroke(repeat(2, strand), ['#EE6A4C', 1.7]),
    };
  },
  /** Rice cake in roasted soybean powder. */
  injeolmi: (c) =>
    filled(
      roundedRect(19, 16, 5),
      c.radial('#F4DDA4', '#DDBB71', '#B48D45'),
      repeat(12, () =>
        circle([c.between(-8, 8), c.between(-6, 6), c.between(0.5, 1.1)], '#F9EBC4', opacity(0.9)),
      ) + repeat(6, () => circle([c.between(-6, 6), c.between(-5, 5), 0.7], '#A97F3B', opacity(0.6))),
    ),
  /** Mallow or chard, boiled: broad dark leaves that have gone limp. */
  limpLeaf: (c) =>
    filled(
      c.blob([c.between(13, 16), c.between(8, 10)], 0.3, 9),
      c.radial('#6E9A3E', '#45702A', '#2B4A1B'),
      group(
        `rotate(${num(c.between(-20, 20))})`,
        stroke('M-13 1Q-3 -2 11 0', ['#A9C572', 1.5], opacity(0.8)) +
          stroke('M-5 -0.6Q-2 -4 2 -5M-1 -0.8Q3 3 7 4', ['#8DB058', 0.9], opacity(0.7)),
      ) + stroke('M-9 4Q-2 7 7 4', ['#24401A', 1.2], opacity(0.5)),
    ),
  /** Small dried shrimp, curled. */
  driedShrimp(c) {
    return {
      body:
        stroke('M-5 2.6Q-6 -3.6 0 -4T5.4 1.4', ['#D9773C', 3.2]) +
        stroke('M-5 2.6Q-6 -3.6 0 -4T5.4 1.4', [c.pick(['#F6B77C', '#F2A86C']), 1.9]) +
        circle([5, 0.6, 0.7], '#4A2A1A'),
    };
  },
} satisfies IngredientFamily;
