import { circlePath, num, roundedRect } from '../../drawing/geometry.ts';
import { circle, ellipse, group, opacity, path, repeat, stroke } from '../../drawing/shapes.ts';
import { filled } from '../../drawing/stamp.ts';
import type { IngredientFamily } from '../draw-ingredient.ts';

export const poultry = {
  /** A boneless piece: golden where seared, white and fibrous where cut. */
  chicken(c) {
    const d = c.blob([c.between(12, 13.6), c.between(8.6, 9.8)], 0.13, 7);
    const cut = 'M1 -6.4C7 -8 11.4 -5 11.6 0C11.4 4.6 8 7.4 3.4 6.8C5 3 .2 -1 1 -6.4Z';
    return {
      outline: d,
      body:
        group('translate(0 2.4)', path(d, '#A8703A')) +
        path(d, c.linear('#F6D596', '#E2A95C', '#B97838')) +
        path(cut, c.linear('#FFFDF6', '#F6E6CB')) +
        stroke('M4 -5Q7 -2 6 3M7.4 -4.6Q10 -1 8.8 3.4', ['#DDBD92', 1.2]) +
        stroke('M-9 1.6Q-7 -3.4 -2.4 -5', ['#8E5122', 2.6], opacity(0.55)) +
        stroke('M-6.4 4.6Q-4 1.6 -1.4 .8', ['#8E5122', 2.2], opacity(0.5)) +
        stroke('M-8.6 -2.4Q-6 -6 -2 -6.8', ['#FFF1CC', 1.5], opacity(0.9)),
    };
  },
  chickenShred(c) {
    let s = '';
    for (let i = 0; i < 6; i++) {
      const y = -5 + i * 2;
      const k = c.between(-3, 3);
      s += stroke(
        `M${num(c.between(-11, -8))} ${num(y)}Q0 ${num(y + k)} ${num(c.between(8, 11))} ${num(y + c.between(-2, 2))}`,
        [c.pick(['#FBEBCB', '#EFD6A8', '#E3C28E']), 2.6],
      );
    }
    return { outline: c.blob([11, 6]), body: s };
  },
  drumstick(c) {
    return {
      outline:
        'M-14 -2C-15 -10 -3 -13 4 -9C8 -6.6 10 -3.4 14 -2L20 -1.6Q22 0 20 1.8L14 2C10 4 7 8 2 10C-6 12 -13 8 -14 -2Z',
      body:
        path('M13 -2L19 -3.2Q22.6 -3.6 22.4 -.8Q24 1.6 21 2.6L13 2.2Z', '#FBF3E4') +
        path(
          'M-14 -2C-15 -10 -3 -13 4 -9C8 -6.6 10 -3.4 14.6 -2.4L14.4 2.2C10 4 7 8 2 10C-6 12 -13 8 -14 -2Z',
          c.radial('#F2B562', '#D9822F', '#A9551A'),
        ) +
        stroke('M-9 -5Q-4 -9 3 -6', ['#FBDDA0', 1.8], opacity(0.8)),
    };
  },
} satisfies IngredientFamily;

export const meats = {
  beef: (c) =>
    filled(
      c.blob([c.between(11, 14), c.between(6.4, 8.4)], 0.24, 11),
      c.linear(c.pick(['#BC7B4D', '#B06E43', '#C58757']), '#74401F'),
      stroke(
        `M${num(c.between(-7, -4))} -4Q-3 0 -6.4 4.4M${num(c.between(1, 4))} -5Q5 0 1.6 5`,
        ['#542B14', 1.2],
        opacity(0.34),
      ) +
        stroke('M-9 -1.6Q-7 -5 -1.6 -4.8', ['#F2C597', 1.7], opacity(0.85)) +
        stroke('M2 -4.4Q6 -4 8 -1.4', ['#E0A673', 1.1], opacity(0.7)),
    ),
  /** A thin slice: pink-brown meat with a rim of fat on one side. */
  pork(c) {
    const d = c.blob([c.between(12, 14), c.between(8, 9.4)], 0.2, 8);
    return {
      outline: d,
      body:
        group('translate(0 1.6)', path(d, '#8A4C34')) +
        path(d, c.linear('#DC9A78', '#C27454', '#A25A3E')) +
        group('scale(.94)', stroke(d, ['#FFEBD6', 3], ' stroke-dasharray="27 60"')) +
        stroke('M-7 -1.6Q-2 -3.6 2 -1.4T9 -1', ['#F6D3BB', 1.2], opacity(0.9)) +
        stroke('M-6.4 3Q0 1 6 3.4', ['#7E3F2A', 1.3], opacity(0.5)) +
        stroke('M-2 5.6Q2 4.6 5 5.8', ['#F6D3BB', 1], opacity(0.7)),
    };
  },
  spicyPork: (c) =>
    filled(
      c.blob([c.between(10, 13), c.between(6, 8)], 0.2, 9),
      c.linear('#DC5A2E', '#A3301A'),
      stroke('M-7 -2Q0 -5 7 -2', ['#F59A66', 1.5], opacity(0.9)) +
        stroke('M-5 2.6Q0 3.6 5 2.2', ['#7D1F10', 1], opacity(0.5)) +
        circle([c.between(-5, 5), c.between(-2, 3), 0.8], '#FFE0A6'),
    ),
  boiledPork: (c) =>
    filled(
      roundedRect(25, 17, 5.5),
      c.linear('#F6DCC6', '#DDB298'),
      path('M-10.5 -6.4Q0 -9.2 10.5 -6.4Q11.6 -3.4 11 -2Q0 -5.2 -11 -2Q-11.6 -4 -10.5 -6.4Z', '#FFF4E6') +
        path('M-11.6 3Q0 -.6 11.6 3L11.4 5.2Q0 2 -11.4 5.2Z', '#FBEADA') +
        stroke('M-10.8 -6.6Q0 -9.4 10.8 -6.6', ['#B97F58', 1.6]),
    ),
  duck: (c) =>
    filled(
      roundedRect(24, 14, 6.5),
      c.linear('#D98F74', '#A5563F'),
      stroke('M-9.6 -5.4Q0 -7.6 9.6 -5.4', ['#F4DDB8', 2.6]) +
        stroke('M-8 1Q0 -1.4 8 1.2M-6 4Q0 2.6 6 4.2', ['#EBB59D', 1.1], opacity(0.8)),
    ),
  meatball: (c) =>
    filled(
      circlePath(8),
      c.radial('#B77948', '#8A4F2B', '#5F3219'),
      ellipse([-2.4, -3, 2.6, 1.6], '#E9B884', opacity(0.7)),
    ),
  cutlet: (c) =>
    filled(
      roundedRect(9.4, 27, 4),
      c.radial('#EFC06A', '#CF8F36', '#94581C'),
      repeat(9, () =>
        circle(
          [c.between(-3.4, 3.4), c.between(-11, 11), c.between(0.6, 1.2)],
          c.pick(['#F9DE9F', '#A9691F']),
          opacity(0.8),
        ),
      ),
    ),
  ham: (c) =>
    filled(roundedRect(14, 11, 2.6), c.linear('#FBC0B4', '#EC8E84'), stroke('M-4 -2.6H3', ['#FFE4DC', 1.1])),
} satisfies IngredientFamily;
