import type { Canvas } from '../drawing/canvas.ts';
import { roundedRect } from '../drawing/geometry.ts';
import { circle, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import type { Drawing } from '../drawing/stamp.ts';
import type { IngredientFamily } from './draw-ingredient.ts';

/** Foods browned in a pan or on a grill, as distinct from their raw or boiled drawings. */
export const grilled = {
  grilledFish: (c) => fillet(c, { lit: '#F3CD8B', low: '#B26F2B', skin: ['#6C7F86', '#3F4A4C'] }),
  grilledWhiteFish: (c) => fillet(c, { lit: '#FBEBC0', low: '#D29A4B', skin: ['#D8A65A', '#9C6526'] }),
  grilledSalmon(c) {
    const outline = 'M-17 -6Q-16 -10 -10 -10H12Q17 -9 17 -3V5Q16 10 11 10H-11Q-17 9 -17 4Z';
    return {
      outline,
      body:
        group('translate(0 2.2)', path(outline, '#A8481C')) +
        path(outline, c.linear('#FCB488', '#E06A38')) +
        stroke('M-12 -9Q-7 0 -12 9M-2 -9.4Q3 0 -2 9.4M8 -9.4Q13 0 8 9.4', ['#FFE3CF', 1.3], opacity(0.8)) +
        grillMarks,
    };
  },
  patty: (c) => patty(c, ['#CD935F', '#A0663A', '#6E4020']),
  porkPatty: (c) => patty(c, ['#E3B07E', '#BD7F4A', '#8C5426']),
  beefRoll: (c) => rolledMeat(c, ['#B97A4C', '#6F3C1E']),
} satisfies IngredientFamily;

const grillMarks = stroke('M-11 7L-5 -8M-2 8L4 -8M7 8L13 -7', ['#5A2A10', 2], opacity(0.5));

type FilletColours = { lit: string; low: string; skin: readonly [string, string] };

/** A piece of fish, its skin crisp along the upper edge. */
function fillet(c: Canvas, { lit, low, skin }: FilletColours): Drawing {
  const outline = 'M-16 -4Q-8 -11 5 -10Q16 -8 16 0Q13 9 -1 10Q-14 9 -16 -4Z';
  return {
    outline,
    body:
      group('translate(0 2)', path(outline, '#7F4A1C')) +
      path(outline, c.linear(lit, low)) +
      path('M-16 -4Q-8 -11 5 -10Q15 -8.4 16 -2Q4 -6.4 -15.4 0Z', c.linear(...skin)) +
      stroke('M-9 3Q0 .6 11 2M-7 6Q1 4.4 9 5.4', ['#FFF3D3', 1.2], opacity(0.7)) +
      stroke('M-9 -8L-4 5M0 -9.4L4 6M8 -8.6L11 4', ['#4E2710', 1.8], opacity(0.42)),
  };
}

function patty(c: Canvas, [lit, middle, low]: readonly [string, string, string]): Drawing {
  const outline = c.blob([14, 10.5], 0.05, 12);
  return {
    outline,
    body:
      group('translate(0 2)', path(outline, low)) +
      path(outline, c.radial(lit, middle, low)) +
      stroke('M-8 6L-3 -8M-1 8L4 -8M6 7L10 -4', [low, 2], opacity(0.45)) +
      stroke('M-8 -4Q-3 -8 4 -7', ['#FFE2B5', 1.3], opacity(0.5)),
  };
}

/** Thin meat around a bundle of mushrooms, their caps at one end. */
function rolledMeat(c: Canvas, colours: readonly [string, string]): Drawing {
  const caps = repeat(6, (i) =>
    circle(
      [15.6 + c.between(-1.6, 1.6), -4.6 + i * 1.8, 1.9],
      '#FFFBEE',
      ' stroke="#D6C193" stroke-width=".7"',
    ),
  );
  const outline = roundedRect(24, 12, 4.5);
  return {
    outline,
    body:
      path('M8 -4.8H15.6V4.8H8Z', '#F3E6C8') +
      stroke('M11 -2.4H15M11 .4H15M11 3H15', ['#CDB582', 0.8]) +
      caps +
      path(outline, c.linear(...colours)) +
      stroke('M-5 -6Q-2 0 -5 6M2 -6Q5 0 2 6', ['#E8B98D', 1.2], opacity(0.6)) +
      stroke('M-9 -3.4H6', ['#F6D3AC', 1.4], opacity(0.6)),
  };
}
