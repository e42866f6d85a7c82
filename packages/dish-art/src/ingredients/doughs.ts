import type { Canvas } from '../drawing/canvas.ts';
import type { ThreeColours } from '../drawing/colours.ts';
import { circlePath, num, radians, roundedRect } from '../drawing/geometry.ts';
import { circle, ellipse, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { type Drawing, filled } from '../drawing/stamp.ts';
import type { IngredientFamily } from './draw-ingredient.ts';

export const doughs = {
  ricecake: (c) =>
    filled(
      roundedRect(22, 8.4, 4.2),
      c.vertical('#FFFEFA', '#FBF3E6', '#E5D5BF'),
      ellipse([9, 0, 1.9, 3.2], '#F7EBD8'),
    ),
  ricecakeRed: (c) =>
    filled(
      roundedRect(23, 9, 4.5),
      c.vertical('#FF8A54', '#E6492A', '#B82A18'),
      stroke('M-8 -2.2H4', ['#FFD6B8', 1.3], opacity(0.85)),
    ),
  tteok(c) {
    return {
      outline: 'M-9 0A9 6 0 0 1 9 0A9 6 0 0 1 -9 0Z',
      body:
        group('translate(0 1.4)', ellipse([0, 0, 9, 6], '#DCCDB6')) +
        ellipse([0, 0, 9, 6], c.linear('#FFFFFF', '#F5ECDD')),
    };
  },
  /** A thick square of steamed rice cake with a crumbly top. */
  baekseolgi(c) {
    const d = roundedRect(26, 23, 3);
    return {
      outline: d,
      body:
        group('translate(0 3)', path(d, '#DCCFBB')) +
        path(d, c.radial('#FFFFFF', '#FBF7EF', '#ECE2D2')) +
        repeat(16, () =>
          circle([c.between(-11, 11), c.between(-9, 9), c.between(0.5, 1)], '#E3D8C6', opacity(0.8)),
        ),
    };
  },
  dumpling: (c) =>
    halfMoon(c, { dough: ['#FFFEF9', '#F7E8CB', '#D3B587'], base: '#E9D2A4', pleats: '#C7A569' }),
  /** Fried golden, its base browned. */
  dumplingFried: (c) =>
    halfMoon(c, { dough: ['#FFF0C2', '#F3C66C', '#C68433'], base: '#C67A2A', pleats: '#A4672A' }),
  roundDumpling(c) {
    let s = circle([0, 0, 13], c.radial('#FFFDF6', '#F9EFDB', '#DDC8A2'));
    for (let i = 0; i < 9; i++)
      s += `<path transform="rotate(${i * 40})" d="M0 -2Q2.6 -6 1.4 -11" stroke="#D8C096" stroke-width="1.1" fill="none"/>`;
    return { outline: circlePath(13), body: s + circle([0, 0, 1.8], '#D8C096') };
  },
  doughFlake: (c) =>
    filled(
      c.blob([10, 7], 0.2, 9),
      c.radial('#FFFBEE', '#F3E6C8', '#D8C193'),
      stroke('M-5 -2Q0 -4 5 -1', ['#fff', 1.3], opacity(0.8)),
    ),
  granola: (c) => filled(c.blob([4.4, 3.4], 0.22), c.pick(['#D9A763', '#BC8440', '#EBC48A', '#A86F30'])),
  crouton: (c) => filled(roundedRect(9, 9, 2.2), c.radial('#FBDDA0', '#DFA551', '#AF742B')),
} satisfies IngredientFamily;

type DumplingColours = { dough: ThreeColours; base: string; pleats: string };

function halfMoon(c: Canvas, { dough, base, pleats }: DumplingColours): Drawing {
  const d = 'M-14 4C-14 -8 -6 -11 0 -11S14 -8 14 4Q8 9.4 0 9.4T-14 4Z';
  const folds = repeat(7, (i) => {
    const a = radians(200 + i * 23.5);
    const [x, y] = [Math.cos(a), Math.sin(a)];
    return stroke(`M${num(x * 12.6)} ${num(2 + y * 12)}L${num(x * 9.4)} ${num(2 + y * 8.6)}`, [pleats, 1.2]);
  });
  return filled(
    d,
    c.radial(...dough),
    ellipse([-2, 2, 8.4, 4.6], base, opacity(0.45)) +
      stroke('M-12.6 3.4C-12 -6 -5 -9.2 0 -9.2S12 -6 12.6 3.4', [pleats, 1.3], opacity(0.7)) +
      folds +
      stroke('M-6 -4Q-2 -6.6 3 -6', ['#fff', 1.6], opacity(0.9)),
  );
}
