import type { Canvas } from '../drawing/canvas.ts';
import { NOODLES, type NoodleKind } from '../drawing/colours.ts';
import { circlePath, num, onCircle, radians, roundedRect } from '../drawing/geometry.ts';
import { circle, each, ellipse, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { type Drawing, filled } from '../drawing/stamp.ts';
import type { IngredientFamily } from './draw-ingredient.ts';

/** Foods that are the base of a dish: noodles, pasta, bread, wraps. */
export const staples = {
  wheatNest: (c) => nest(c, 'wheat'),
  riceNest: (c) => nest(c, 'rice'),
  buckwheatNest: (c) => nest(c, 'buckwheat'),
  glassNest: (c) => nest(c, 'glassRaw'),
  tofuNest: (c) => nest(c, 'tofu'),
  konjacNest: (c) => nest(c, 'konjac'),
  pastaSticks: (c) =>
    filled(
      roundedRect(30, 10, 1.5),
      c.vertical('#F6DA8C', '#DFAE4C'),
      stroke('M-15 -2.8H15M-15 -.4H15M-15 2H15', ['#B98530', 0.7], opacity(0.7)) +
        path(roundedRect(5, 10.6, 1), '#C2563A'),
    ),
  penne: (c) =>
    filled(
      'M-11 -3.6L7 -4.4L11 3.6L-7 4.4Z',
      c.vertical('#FBE3A2', '#F0C765', '#C58F35'),
      stroke('M-8 -1.6L7.6 -2M-6.6 1L9 .6', ['#D7A246', 0.7], opacity(0.8)) +
        `<ellipse rx="1.5" ry="4" transform="translate(9 -.4) rotate(-26)" fill="#A87324"/>`,
    ),
  fusilli(c) {
    const turns = each([-8, -4, 0, 4, 8], (x) =>
      group(`translate(${x} 0)rotate(28)`, ellipse([0, 0, 2.7, 5], c.linear('#FCE6A8', '#D6A247'))),
    );
    return { outline: roundedRect(21, 9, 4), body: turns };
  },
  gnocchi: (c) =>
    filled(
      c.blob([9, 6.4], 0.06, 8),
      c.radial('#FFF6D6', '#F4DFA4', '#D3B065'),
      stroke('M-4 -4Q-2 0 -4 4M0 -5Q2 0 0 5M4 -4Q6 0 4 4', ['#DDBE7C', 1], opacity(0.8)),
    ),
  breadSlice: (c) => slice(c, ['#C98238', '#FFF0C9', '#F0CB8C']),
  ryeSlice: (c) => slice(c, ['#8A5E38', '#E3C79E', '#C39B6A']),
  baguette(c) {
    const outline = 'M-14 1C-14 -6 -6 -9 1 -9S14 -5 14 0S8 9 0 9S-14 7 -14 1Z';
    return filled(
      outline,
      c.radial('#E7AE5C', '#C47F32', '#94581C'),
      group('scale(.82)', path(outline, c.radial('#FFF6DC', '#FBE6B6', '#EBC684'))) +
        repeat(6, () => ellipse([c.between(-8, 8), c.between(-4, 4), 1.3, 0.9], '#DDB470', opacity(0.7))),
    );
  },
  tortilla(c) {
    const outline = circlePath(14);
    const browned = repeat(6, () => {
      const [x, y] = onCircle(c.between(0, 6.28), c.between(2, 11), [0, 0]);
      return ellipse([x, y, c.between(1, 2.2), c.between(0.8, 1.6)], '#B98040', opacity(0.5));
    });
    return filled(outline, c.radial('#FDF1CF', '#F3DCA4', '#D9B774'), browned);
  },
  ricePaper(c) {
    const outline = circlePath(13.5);
    return {
      outline,
      body:
        path(outline, c.radial('#FFFFFF', '#F3F3EA', '#DADCCD'), opacity(0.92)) +
        stroke('M-9 -4L6 9M-4 -9L9 4M-9 4L4 -9', ['#fff', 1], opacity(0.9)),
    };
  },
} satisfies IngredientFamily;

/** A portion of noodles, turned into a nest. */
function nest(c: Canvas, kind: NoodleKind): Drawing {
  const [edge, body, shine] = NOODLES[kind];
  const turns = repeat(5, (i) => {
    const q = 2 + i * 2.3;
    const start = c.between(0, 360);
    const [[x1, y1], [x2, y2]] = [
      onCircle(radians(start), q, [0, 0]),
      onCircle(radians(start + 325), q, [0, 0]),
    ];
    return `M${num(x1)} ${num(y1)}A${num(q)} ${num(q)} 0 1 1 ${num(x2)} ${num(y2)}`;
  });
  return {
    outline: circlePath(12.6),
    body:
      circle([0, 0, 12], edge) +
      stroke(turns, [edge, 3]) +
      stroke(turns, [body, 2]) +
      stroke(turns, [shine, 0.6]),
  };
}

function slice(c: Canvas, [crust, crumb, low]: readonly [string, string, string]): Drawing {
  const outline =
    'M-11 -9Q-13 -13 -8 -13H8Q13 -13 11 -9Q10 -8 10 -6V10Q10 12.5 8 12.5H-8Q-10 12.5 -10 10V-6Q-10 -8 -11 -9Z';
  return filled(outline, crust, group('scale(.85)', path(outline, c.radial(crumb, crumb, low))));
}
