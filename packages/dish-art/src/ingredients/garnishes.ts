import type { Canvas } from '../drawing/canvas.ts';
import { circlePath, num, roundedRect } from '../drawing/geometry.ts';
import { circle, each, opacity, path, stroke } from '../drawing/shapes.ts';
import { type Drawing, filled } from '../drawing/stamp.ts';
import type { IngredientFamily } from './draw-ingredient.ts';

export const garnishes = {
  scallion(c) {
    const r = c.between(3, 4.3);
    const ry = r * c.between(0.72, 1);
    return {
      outline: circlePath(r),
      body: `<ellipse rx="${num(r)}" ry="${num(ry)}" fill="#D8EDAE" stroke="${c.pick(['#5FA23C', '#79B64C', '#4C9136'])}" stroke-width="2.1"/><ellipse rx="${num(r * 0.36)}" ry="${num(ry * 0.36)}" fill="#8CBF5B" opacity=".8"/>`,
    };
  },
  scallionStalk(c) {
    return {
      outline: roundedRect(7, 26, 3),
      body:
        path('M-3 -2H3L3.4 12Q0 14 -3.4 12Z', c.linear('#FFFFFF', '#E8EBD2')) +
        path(
          'M-3 0L-6 -13Q-3 -15 -1.6 -12L0 -4L1.6 -13Q4.6 -15 5.6 -12L3 0Z',
          c.vertical('#3F8A34', '#8FC765'),
        ) +
        stroke('M-1.6 12.6v2.4M0 13v2.6M1.6 12.6v2.4', ['#C9B98A', 0.8]),
    };
  },
  chili: (c) => chiliRing(c, { flesh: '#FFC9A8', skin: ['#E8402A', '#B9241A'] }),
  chiliGreen: (c) => chiliRing(c, { flesh: '#DDEFB4', skin: ['#5DAA3C', '#35792B'] }),
  chiliWhole: (c) => wholeChili(c, ['#FF7358', '#DE3523', '#A81D14']),
  chiliGreenWhole: (c) => wholeChili(c, ['#93CC5E', '#55983A', '#2F6E2A']),
  chiliThread(c) {
    return {
      body: each([0, 1, 2, 3, 4], () =>
        stroke(
          `M${num(c.between(-7, -3))} ${num(c.between(-4, 4))}Q${num(c.between(-3, 3))} ${num(c.between(-6, 6))} ${num(c.between(3, 8))} ${num(c.between(-4, 4))}`,
          ['#C22A1B', 0.8],
        ),
      ),
    };
  },
  sesame(c) {
    const a = c.between(0, 180);
    return {
      body: `<ellipse rx="1.5" ry=".85" transform="rotate(${num(a)})" fill="${c.pick(['#FFF3CF', '#F6E2AE', '#FFF9E6'])}"/>`,
    };
  },
  blackSesame(c) {
    return {
      body: `<ellipse rx="1.4" ry=".8" transform="rotate(${num(c.between(0, 180))})" fill="#3A3029"/>`,
    };
  },
  pepper() {
    return { body: `<circle r=".7" fill="#4A382B" opacity=".8"/>` };
  },
} satisfies IngredientFamily;

function chiliRing(c: Canvas, { flesh, skin }: { flesh: string; skin: readonly [string, string] }): Drawing {
  return {
    outline: circlePath(5),
    body:
      `<ellipse rx="5" ry="4.2" fill="${flesh}" stroke="${c.linear(...skin)}" stroke-width="2.3"/>` +
      circle([-1, -0.8, 0.9], '#FFF1C9') +
      circle([1.4, 0.7, 0.9], '#FFF1C9'),
  };
}

function wholeChili(c: Canvas, skin: readonly [string, string, string]): Drawing {
  return filled(
    'M-9 -7C-3 -11 5 -8 9 -1C12 4 13 9 12 12C9 9 5 7 0 5C-7 2 -11 -3 -9 -7Z',
    c.radial(...skin),
    stroke('M-5 -6Q2 -6 7 1', ['#fff', 1.5], opacity(0.6)) +
      path('M-10.6 -9.4Q-7 -10.6 -5.4 -8.4Q-6.4 -4.6 -10 -4Q-12 -6.6 -10.6 -9.4Z', '#4C8F37') +
      stroke('M-9 -8Q-12 -10 -12.4 -13', ['#4C8F37', 2.2]),
  );
}
