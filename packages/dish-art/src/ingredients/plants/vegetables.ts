import type { Canvas } from '../../drawing/canvas.ts';
import type { ThreeColours } from '../../drawing/colours.ts';
import { circlePath, num, polar, roundedRect } from '../../drawing/geometry.ts';
import { circle, each, ellipse, group, opacity, path, repeat, stroke } from '../../drawing/shapes.ts';
import { type Drawing, filled } from '../../drawing/stamp.ts';
import type { IngredientFamily } from '../draw-ingredient.ts';

export const broccoliAndAvocado = {
  broccoli: (c) => floret(c, { head: ['#86BE55', '#4C8F37', '#2C6727'], bud: '#A9D578', stalk: '#B5D07F' }),
  cauliflower: (c) =>
    floret(c, { head: ['#FFFDF2', '#F1E7CD', '#CFBF98'], bud: '#FFF8E2', stalk: '#DCE3B4' }),
  /** Mashed, some lumps left whole. */
  avocadoMash(c) {
    const d = c.blob([11, 8.6], 0.12, 10);
    const lumps = repeat(3, () => {
      const at = `translate(${num(c.between(-5, 5))} ${num(c.between(-4, 4))})`;
      return group(at, path(c.blob([3.4, 2.6], 0.2, 7), c.pick(['#F1F2BC', '#DCE494']), opacity(0.9)));
    });
    return filled(d, c.radial('#DDE78F', '#C2D368', '#A3BC52'), lumps);
  },
  avocado(c) {
    const skin = 'M-4.4 11C-9 6 -9 -5 -3 -11C3 -7 5 0 4 11Q0 13 -4.4 11Z';
    const flesh = 'M-3.2 10.2C-7.4 5.4 -7.2 -4 -2.6 -9.6C2 -6 3.8 .4 3 10.2Q0 11.6 -3.2 10.2Z';
    const slice = path(skin, '#4D7D2F') + path(flesh, c.linear('#C9DC74', '#F3F0AE'));
    return {
      outline: 'M-15 10Q-14 -10 0 -11T15 9Q0 14 -15 10Z',
      body: each(
        [
          [-8, -14],
          [-3, -5],
          [2.4, 4],
          [8, 13],
        ],
        ([x, turn]) => group(`translate(${x} 0) rotate(${turn})`, slice),
      ),
    };
  },
} satisfies IngredientFamily;

export const fruitingVegetables = {
  zucchini: (c) =>
    filled(
      circlePath(10),
      c.linear('#6FA845', '#437A2C'),
      circle([0, 0, 8.3], c.radial('#F7F6CF', '#E6EDAE', '#CFDF8C')) +
        each(
          [0, 72, 144, 216, 288],
          (a) =>
            `<ellipse transform="rotate(${a}) translate(0 -4)" rx="1" ry="1.9" fill="#C7CF84" opacity=".8"/>`,
        ),
    ),
  zucchiniHalf: (c) =>
    filled(
      'M-11 3.5A11 11 0 0 1 11 3.5Q11 5 9.4 5H-9.4Q-11 5 -11 3.5Z',
      c.linear('#73AD49', '#41782B'),
      path('M-9 3.6A9 9 0 0 1 9 3.6Q9 4 8.4 4H-8.4Q-9 4 -9 3.6Z', c.vertical('#E3EBA6', '#F8F7D6')) +
        each([-4, 0, 4], (x) => ellipse([x, 0.6, 0.9, 1.7], '#CDD58B')),
    ),
  zucchiniStick: (c) =>
    filled(roundedRect(15, 3.2, 1), c.pick(['#E4EDB2', '#D2E296']), stroke('M-7 -1.2H7', ['#5E9A3A', 1])),
  eggplant: (c) =>
    filled(
      polar((t) => [Math.cos(t) * 10, Math.sin(t) * 8.4], 20),
      c.linear('#7A4FA0', '#3F2160'),
      ellipse([0, 0, 8.2, 6.7], c.radial('#F6EFCF', '#E2D3A0', '#C7B277')) +
        each(
          [
            [-3, -1],
            [2, -2.6],
            [3.4, 1.6],
            [-1, 2.8],
          ],
          ([x, y]) => ellipse([x, y, 0.8, 1.2], '#A98F55'),
        ),
    ),
  cucumber: (c) =>
    filled(
      circlePath(9),
      c.linear('#5B9A40', '#33702B'),
      circle([0, 0, 7.7], c.radial('#F1F8D4', '#DDEDB0', '#C3DD8C')) +
        each([0, 120, 240], (a) =>
          group(
            `rotate(${a})`,
            '<ellipse cy="-3.1" rx="1" ry="2" fill="#F8FBE4"/><ellipse cx="1.8" cy="-2.4" rx=".6" ry="1.3" fill="#A9C873"/>',
          ),
        ),
    ),
  cucumberStick: (c) =>
    filled(
      roundedRect(c.between(14, 18), 2.8, 1.2),
      c.pick(['#CFE39A', '#B5D57C', '#8DBD58']),
      stroke('M-7 -1.1H6', ['#4E8C38', 0.8]),
    ),
  tomato(c) {
    const d = circlePath(8.6);
    return filled(
      d,
      c.radial('#FF7A5C', '#E8402B', '#B8241A'),
      each([90, 210, 330], (a) =>
        group(
          `rotate(${a})`,
          '<path d="M1.6 -2.6Q4.6 -4.4 6.4 -1Q6.8 1.6 5 2.8Q2.4 2 1.6 -2.6Z" fill="#FFB48A" opacity=".75"/><circle cx="4.4" cy="-.4" r=".8" fill="#FFF0C0"/>',
        ),
      ),
    );
  },
  tomatoDice: (c) =>
    filled(
      roundedRect(c.between(6.4, 8), 6.2, 1.8),
      c.linear('#FF7A5C', '#D9301F'),
      stroke('M-1.8 -1.4H1.6', ['#FFC2A4', 1.1], opacity(0.85)),
    ),
  cherry: (c) =>
    filled(
      circlePath(7.4),
      c.radial('#FF8A6C', '#E43E2B', '#A91F17'),
      ellipse([-2.4, -2.8, 2, 1.3], '#fff', opacity(0.75)),
    ),
  paprika(c) {
    const [lit, dark] = c.pick([RED, YELLOW, RED, GREEN]);
    const k = c.between(2, 4);
    const d = `M-9 1.6Q0 ${num(-k - 2.6)} 9 1.6Q10 4 8 4.4Q0 ${num(-k + 2.4)} -8 4.4Q-10 4 -9 1.6Z`;
    const shine = stroke(`M-6 .6Q0 ${num(-k - 0.6)} 5 .2`, ['#fff', 0.9], opacity(0.55));
    return filled(d, c.linear(lit, dark), shine);
  },
  pumpkin: (c) =>
    filled(
      'M-12 4C-10 -8 10 -8 12 4Q8 8 6 5.6Q0 -.6 -6 5.6Q-8 8 -12 4Z',
      '#3F7A3A',
      path(
        'M-10.4 4.6C-8.6 -5.4 8.6 -5.4 10.4 4.6Q8 7 6 5.6Q0 -.6 -6 5.6Q-8 7 -10.4 4.6Z',
        c.linear('#FFC24A', '#F08F1E'),
      ),
    ),
  corn(c) {
    return {
      outline: c.blob([8, 6]),
      body: repeat(
        7,
        () =>
          `<rect x="${num(c.between(-8, 5))}" y="${num(c.between(-6, 3))}" width="4.4" height="4" rx="1.6" fill="${c.pick(['#FFD447', '#F9C22B', '#FFE27C'])}"/>`,
      ),
    };
  },
} satisfies IngredientFamily;

const RED = ['#F0553B', '#C92A1E'] as const;
const YELLOW = ['#FFD24A', '#EFA71C'] as const;
const GREEN = ['#7DBB4B', '#4A8B2D'] as const;

type FloretColours = { head: ThreeColours; bud: string; stalk: string };

function floret(c: Canvas, { head, bud, stalk }: FloretColours): Drawing {
  const heads = each(
    [
      [0, -6],
      [-6, -3.4],
      [6, -3.4],
      [-4.6, 1.4],
      [4.6, 1.4],
      [0, -1],
    ],
    ([x, y]) => circle([x, y, 4.8], c.radial(...head)),
  );
  const buds = repeat(14, () => circle([c.between(-9, 9), c.between(-9, 4), 0.8], bud, opacity(0.8)));
  return {
    outline: 'M-10 -3A10 9 0 1 1 10 -3Q10 4 3 5L2 9H-2L-3 5Q-10 4 -10 -3Z',
    body: path('M-3 2H3L2.4 9Q0 10.4 -2.4 9Z', stalk) + heads + buds,
  };
}
