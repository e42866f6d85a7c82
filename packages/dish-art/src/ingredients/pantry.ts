import type { Canvas } from '../drawing/canvas.ts';
import { RICE, type RiceKind } from '../drawing/colours.ts';
import { circlePath, num, roundedRect, TAU } from '../drawing/geometry.ts';
import { circle, each, ellipse, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { type Drawing, filled } from '../drawing/stamp.ts';
import type { IngredientFamily } from './draw-ingredient.ts';

/** Seasonings in a saucer, because they are too small to show alone. They are icons only and never part of a dish. */
export const seasonings = {
  saltIcon: (c) => saucerOf(c, { heap: ['#FFFFFF', '#F3F6F8', '#D5DEE4'], grains: ['#FFFFFF', '#DDE6EC'] }),
  pepperIcon: (c) => saucerOf(c, { heap: ['#8F7A67', '#6C5745', '#4A382B'], grains: ['#33271E', '#A89078'] }),
  sesameIcon: (c) => saucerOf(c, { heap: ['#F0D59B', '#DDB871', '#BE9149'], grains: ['#FFF3CF', '#FBE7B4'] }),
  blackSesameIcon: (c) =>
    saucerOf(c, { heap: ['#5B5048', '#40372F', '#2A231E'], grains: ['#1C1713', '#7A6D62'] }),
  flourIcon: (c) => saucerOf(c, { heap: ['#FFFDF6', '#F4EDDD', '#DCD0B6'], grains: ['#FFFFFF', '#EFE6D2'] }),
  curryIcon: (c) => saucerOf(c, { heap: ['#F2C04A', '#D99A1E', '#A86F0E'], grains: ['#FFE08A', '#B9780F'] }),
  gingerIcon: (c) =>
    filled(
      'M-11 3C-13 -1 -9 -4 -6 -2C-6 -6 -4 -10 -1 -10C2 -10 2 -7 1 -4C3 -6 8 -8 11 -5C13 -2 10 1 6 1C8 3 8 8 4 9C1 10 -1 7 -1 5C-4 8 -9 7 -11 3Z',
      c.radial('#F2D9A6', '#DDB676', '#B9894A'),
      each(
        ['M-6 -2Q-4.6 0 -5.4 2', 'M1 -4Q-0.6 -3 -2.6 -3.4', 'M6 1Q4.6 -0.4 4.8 -2.4', 'M-1 5Q0.6 4 2.4 4.4'],
        (d) => stroke(d, ['#A87B3E', 1], opacity(0.7)),
      ) +
        ellipse([-0.8, -8, 2, 1.5], '#F7E7BD') +
        ellipse([9.2, -3.4, 1.8, 1.5], '#F7E7BD'),
    ),
  cinnamonIcon(c) {
    const bark = c.linear('#B9733C', '#7A4019');
    const stick = (at: string) =>
      group(
        at,
        `<rect x="-12" y="-3" width="24" height="6" rx="3" fill="${bark}"/>` +
          stroke('M-9.6 -0.8H10', ['#D79A62', 1.1], opacity(0.8)) +
          ellipse([11, 0, 1.8, 3], '#5E2F12') +
          stroke('M11 -1.6Q9.8 0 11.4 1.4', ['#D79A62', 0.9]),
      );
    return {
      outline: 'M-11 -10L11 -2L12 3L-8 10L-12 6L3 1L-12 -5Z',
      body: stick('rotate(24) translate(0 -3.6)') + stick('rotate(-8) translate(0 4)'),
    };
  },
} satisfies IngredientFamily;

export const pantry = {
  riceBowlIcon: (c) => riceBowl(c, 'white'),
  brownRiceIcon: (c) => riceBowl(c, 'brown'),
  multigrainIcon: (c) => riceBowl(c, 'multi'),
  barleyIcon: (c) => riceBowl(c, 'barley'),
  blackRiceIcon: (c) => riceBowl(c, 'black'),
  pasteIcon: (c) => pasteJar(c, { paste: ['#D9A05A', '#B1732F', '#7F4C1B'], swirl: '#F0C78C' }),
  redPasteIcon: (c) => pasteJar(c, { paste: ['#F0714A', '#C8361D', '#8F1F10'], swirl: '#FFB596' }),
  mustardIcon: (c) => pasteJar(c, { paste: ['#FBDD62', '#E8B324', '#B58310'], swirl: '#FFF0B0' }),
  wasabiIcon: (c) => pasteJar(c, { paste: ['#C3DE83', '#8DB94A', '#5F8A2B'], swirl: '#E4F2BD' }),
  honeyIcon: (c) => pasteJar(c, { paste: ['#FBD47A', '#E59A1F', '#A9660C'], swirl: '#FFF1C4' }),
  butterIcon(c) {
    const slice = roundedRect(6, 12, 1.4);
    return {
      outline: roundedRect(24, 14, 3),
      body:
        path(roundedRect(25, 16, 4), c.linear('#FFFFFF', '#D5DDE0')) +
        group('translate(2 0)', path(roundedRect(15, 10, 1.6), c.linear('#FFF0A8', '#F3CF5A'))) +
        group('translate(-7.4 0.4) rotate(-10)', path(slice, c.linear('#FFF6C9', '#F6D976'))) +
        stroke('M-3 -2.6H7.6', ['#FFFBE2', 1.2], opacity(0.9)),
    };
  },
  brothIcon(c) {
    return {
      outline: circlePath(11),
      body:
        circle([0, 0, 11.5], c.linear('#FFFFFF', '#D9DEE0')) +
        circle([0, 0, 9.4], c.linear('#C3CDD1', '#F4F7F8')) +
        circle([0, 0, 8.6], c.radial('#FBEBBE', '#EBCB7F', '#CFA452')) +
        circle([-2.4, -2, 1.3], '#fff', opacity(0.55)) +
        circle([2.6, 2, 0.9], '#fff', opacity(0.5)) +
        circle([3, -3, 0.8], '#fff', opacity(0.5)),
    };
  },
  bottleIcon(c) {
    return {
      outline: roundedRect(12, 24, 4),
      body:
        path(
          'M-3 -12H3V-7C6 -5 7 -3 7 0V10Q7 13 4 13H-4Q-7 13 -7 10V0C-7 -3 -6 -5 -3 -7Z',
          c.linear('#9A5B2C', '#5A2E12'),
        ) +
        `<rect x="-3.4" y="-14" width="6.8" height="4" rx="1.4" fill="#C2410C"/><rect x="-7" y="0" width="14" height="8" fill="#FFF3DD"/>` +
        stroke('M-4 -3V-1', ['#fff', 1.6], opacity(0.6)),
    };
  },
  basketIcon(c) {
    return {
      outline: circlePath(11),
      body:
        circle([0, 0, 11.5], c.linear('#D5E5D9', '#9FBCA9')) +
        circle([0, 0, 9.4], c.linear('#8FB09B', '#DCEADF')) +
        path('M0 7C6 3 6 -4 0 -8C-6 -4 -6 3 0 7Z', c.linear('#86BE55', '#3F8536')) +
        stroke('M0 6V-5', ['#D8EFB8', 1]),
    };
  },
  waterIcon: (c) => glassOf(c, ['#F2FAFD', '#D3EAF4', '#A5CBDD']),
  milkIcon: (c) => glassOf(c, ['#FFFFFF', '#F6F3EA', '#E2DCCB']),
  soymilkIcon: (c) => glassOf(c, ['#FFF8E4', '#F2E2BD', '#D9C08C']),
  sugar(c) {
    const d = roundedRect(12, 12, 2.4);
    const cube = group('translate(0 2)', path(d, '#CFD3D8')) + path(d, c.linear('#FFFFFF', '#EEF0F3'));
    return {
      outline: roundedRect(18, 18, 4),
      body: group('translate(-4 -4)', cube) + group('translate(4 4)', cube),
    };
  },
} satisfies IngredientFamily;

function pasteJar(c: Canvas, { paste, swirl }: { paste: readonly string[]; swirl: string }): Drawing {
  return {
    outline: circlePath(11),
    body:
      circle([0, 0, 11.5], c.linear('#8A6A55', '#4A362B')) +
      circle([0, 0, 9.4], '#3A2A21') +
      path(c.blob([8.4, 8], 0.06, 10), c.radial(...paste)) +
      stroke('M-4 -1C-3 -5 4 -5 4 -1S-2 3 -1 -0.5', [swirl, 1.5], opacity(0.9)),
  };
}

function glassOf(c: Canvas, drink: readonly string[]): Drawing {
  return filled(
    'M-8 -12H8L6.4 11Q6 13 4 13H-4Q-6 13 -6.4 11Z',
    c.linear('#EEF4F4', '#C4D2D4'),
    path('M-6.6 -7H6.6L5.2 10Q5 11.4 3.6 11.4H-3.6Q-5 11.4 -5.2 10Z', c.linear(...drink)) +
      stroke('M-5.6 -10L-4.4 8', ['#fff', 1.4], opacity(0.8)),
  );
}

type Filling = { heap: readonly string[]; grains: readonly [string, string] };

function saucerOf(c: Canvas, { heap, grains }: Filling): Drawing {
  return {
    outline: circlePath(11),
    body:
      circle([0, 0, 11.5], c.linear('#E2EFE6', '#A9C7B4')) +
      circle([0, 0, 9.6], c.linear('#9CBDA9', '#DCEBE1')) +
      path(c.blob([7.6, 7.2], 0.06, 10), c.radial(...heap)) +
      repeat(c.lo ? 14 : 26, () => {
        const angle = c.between(0, TAU);
        const reach = c.between(0, 6.4);
        const at = `translate(${num(Math.cos(angle) * reach)} ${num(Math.sin(angle) * reach)}) rotate(${num(c.between(0, 180))})`;
        return group(at, ellipse([0, 0, 1.2, 0.7], c.pick(grains)));
      }),
  };
}

function riceBowl(c: Canvas, kind: RiceKind): Drawing {
  const [lit, dark, ...grains] = RICE[kind];
  return {
    outline: circlePath(11),
    body:
      circle([0, 0, 11.5], c.linear('#FFFFFF', '#DCE3E0')) +
      circle([0, 0, 9.6], c.linear('#C9D6D0', '#F2F6F3')) +
      circle([0, -0.4, 8.4], c.radial(lit, dark)) +
      repeat(18, () => {
        const [a, q, t] = [c.between(0, TAU), c.between(0, 6.6), c.between(0, 3)];
        const d = `M${num(Math.cos(a) * q)} ${num(Math.sin(a) * q)}l${num(Math.cos(t) * 1.6)} ${num(Math.sin(t) * 1.6)}`;
        return stroke(d, [c.pick(grains), 1.9]);
      }),
  };
}
