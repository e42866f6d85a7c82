import type { Canvas } from '../drawing/canvas.ts';
import { num, roundedRect } from '../drawing/geometry.ts';
import { circle, ellipse, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { type Drawing, filled } from '../drawing/stamp.ts';
import type { IngredientFamily } from './draw-ingredient.ts';

export const grainsAndWraps = {
  quinoa(c) {
    const grains = repeat(11, () => {
      const [x, y] = [num(c.between(-7, 7)), num(c.between(-5, 5))];
      const colour = c.pick(['#F3E3B8', '#E2C98C', '#A9573F']);
      return `<circle cx="${x}" cy="${y}" r="1.3" fill="${colour}" stroke="#FFF6DC" stroke-width=".7"/>`;
    });
    return { body: grains };
  },
  jobsTears(c) {
    return {
      outline: 'M-4.6 0A4.6 3.8 0 0 1 4.6 0A4.6 3.8 0 0 1 -4.6 0Z',
      body:
        ellipse([0, 0, 4.6, 3.8], c.radial('#FFFCEF', '#E4D6B4')) + stroke('M0 -3.4V3.4', ['#B08B57', 1.1]),
    };
  },
  riceBallWhite(c) {
    return {
      outline: 'M-7 0A7 7 0 0 1 7 0A7 7 0 0 1 -7 0Z',
      body: circle([0, 0, 7], c.radial('#FFFFFF', '#FBF5EA', '#DED2BC')) + ellipse([-2, -3, 2, 1.2], '#fff'),
    };
  },
  jellyWhite: (c) => block(c, ['#FBFBF4', '#DDE2D6', '#C6CCBE']),
  konjac(c) {
    const specks = repeat(5, () => circle([c.between(-8, 8), c.between(-3, 4), 0.5], '#6A6561'));
    const plain = block(c, ['#CFCBC6', '#A7A29C', '#7F7A75']);
    return { ...plain, body: plain.body + specks };
  },
  tofuSkin: (c) =>
    filled(
      c.blob([13, 8.4], 0.18, 9),
      c.linear('#FBEDBE', '#E3C271'),
      stroke('M-9 -2Q-3 -6 3 -2T10 -1M-8 3Q-1 0 8 3.6', ['#C79C47', 1], opacity(0.7)),
    ),
  /** Something rolled in a boiled cabbage leaf. */
  cabbageRoll(c) {
    const outline = roundedRect(26, 17, 7);
    return {
      outline,
      body:
        group('translate(0 2)', path(outline, '#9FB866')) +
        path(outline, c.radial('#FBFCE8', '#DCE9B4', '#B4CC7C')) +
        stroke('M-11 5Q-2 -7 11 -5M-4 0Q0 4 7 6M1 -3Q6 0 11 1', ['#fff', 1.5], opacity(0.9)) +
        stroke('M7 -7.4Q4 0 7 7.6', ['#A9C46F', 1.2], opacity(0.8)),
    };
  },
  /** Rice folded into a dark boiled leaf. */
  leafParcel(c) {
    const outline = roundedRect(23, 21, 8);
    return {
      outline,
      body:
        group('translate(0 2)', path(outline, '#234F26')) +
        path(outline, c.radial('#6FA653', '#41803B', '#2A5C2C')) +
        stroke('M-9 7L9 -8M-4 3L-8 -3M0 -1L-3 -7M1 -1L8 3', ['#A9D183', 1.1], opacity(0.8)) +
        path('M2 4Q7 1 10 4Q11 9 6 9Q2 9 2 4Z', '#FBF4E2', opacity(0.95)),
    };
  },
  chestnut: (c) =>
    filled(
      'M-8 4C-9 -3 -4 -8 0 -8S9 -3 8 4Q4 7.4 0 7.4T-8 4Z',
      c.radial('#FFEDB4', '#F1CB68', '#C9952F'),
      stroke('M-6.6 4.6Q0 7.4 6.6 4.6', ['#8C5B22', 1.8]) +
        stroke('M-4 -3Q-1 -6 3 -5', ['#FFF8DA', 1.4], opacity(0.9)),
    ),
  pineNut: (c) => filled('M-5 0Q-2 -3.2 4 -1.6Q5.4 0 4 1.6Q-2 3.2 -5 0Z', c.linear('#FFF8E0', '#E6C98C')),
} satisfies IngredientFamily;

/** A block with a wet shine. */
function block(c: Canvas, [lit, low, side]: readonly [string, string, string]): Drawing {
  const outline = roundedRect(20, 11, 2.6);
  return {
    outline,
    body:
      group('translate(0 2)', path(outline, side)) +
      path(outline, c.linear(lit, low), opacity(0.96)) +
      stroke('M-6 -3H3', ['#fff', 1.5], opacity(0.9)),
  };
}
