import type { Canvas } from '../../drawing/canvas.ts';
import type { ThreeColours } from '../../drawing/colours.ts';
import { circle, each, group, opacity, path, repeat } from '../../drawing/shapes.ts';
import type { Drawing } from '../../drawing/stamp.ts';
import type { IngredientFamily } from '../draw-ingredient.ts';

export const broccoliAndAvocado = {
  broccoli: (c) => floret(c, { head: ['#86BE55', '#4C8F37', '#2C6727'], bud: '#A9D578', stalk: '#B5D07F' }),
  cauliflower: (c) =>
    floret(c, { head: ['#FFFDF2', '#F1E7CD', '#CFBF98'], bud: '#FFF8E2', stalk: '#DCE3B4' }),
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
