import type { Canvas } from '../../drawing/canvas.ts';
import type { ThreeColours } from '../../drawing/colours.ts';
import { circlePath, num, roundedRect } from '../../drawing/geometry.ts';
import { circle, each, ellipse, group, opacity, path, repeat, stroke } from '../../drawing/shapes.ts';
import { type Drawing, filled } from '../../drawing/stamp.ts';
import type { IngredientFamily } from '../draw-ingredient.ts';

/** Fish, shellfish and meat eaten raw. */
export const rawFoods = {
  tunaSashimi: (c) => slice(c, ['#F0707A', '#CF3446', '#9C1F30'], '#F7A6AC'),
  whiteSashimi: (c) => slice(c, ['#FFFAF7', '#F8DDD2', '#E2B3A4'], '#E9897A'),
  /** Beef in thin strips. */
  rawBeef(c) {
    const bend = c.between(-3, 3);
    const d = `M-13 -1Q-2 ${(bend - 4).toFixed(1)} 12 -2.4Q14 0 12 1.8Q0 ${(bend + 4).toFixed(1)} -13 2.4Z`;
    return filled(
      d,
      c.linear('#E0525A', '#B92A38', '#86182A'),
      stroke(`M-9 .4Q0 ${(bend - 0.6).toFixed(1)} 8 -.4`, ['#F4B4B4', 1], opacity(0.85)),
    );
  },
  seaSquirt: (c) =>
    filled(
      c.blob([12, 7.4], 0.26, 10),
      c.linear('#FFC469', '#F5902F', '#D2601A'),
      stroke('M-8 -1Q-3 -4 1 -1T9 -1M-6 3Q0 1 6 3.4', ['#FFE0A0', 1.4], opacity(0.9)) +
        repeat(3, () => circle([c.between(-7, 7), c.between(-3, 3), 1], '#B44A12', opacity(0.7))),
    ),
} satisfies IngredientFamily;

/** Meat and fish in their recognisable cuts. */
export const cuts = {
  /** A rib: meat with the end of its bone. */
  rib(c) {
    const meat = 'M-13 -5C-10 -10 4 -11 10 -7C13 -4 13 4 10 7C4 11 -9 10 -12 6C-14 2 -14 -2 -13 -5Z';
    return {
      outline: meat,
      body:
        `<rect x="-19" y="-4" width="36" height="8" rx="4" fill="${c.vertical('#FFF8E8', '#D9C49C')}"/>` +
        path(meat, c.linear('#B9754A', '#8A4D2B', '#5E3018')) +
        stroke('M-8 -6Q0 -9 7 -5M-7 5Q0 2 8 5', ['#E3AD7E', 1.5], opacity(0.75)),
    };
  },
  /** A short rib cut across, three bones at its edge. */
  laRib: (c) =>
    filled(
      roundedRect(36, 15, 5),
      c.linear('#B06A40', '#7C4324', '#55290F'),
      each([-11, 0, 11], (x) =>
        ellipse([x, -5.4, 3.6, 2.6], '#F6E9CF', ' stroke="#C9A878" stroke-width="1"'),
      ) +
        stroke('M-14 1Q-6 -1 0 2T14 1M-12 5Q0 3 12 5', ['#E0A878', 1.3], opacity(0.65)) +
        stroke('M-9 6L-6 -1M3 6L6 -1', ['#3A1A0A', 2], opacity(0.4)),
    ),
  /** Grilled pork belly: layers of lean and fat. */
  porkBelly(c) {
    const d = roundedRect(30, 14, 4);
    return filled(
      d,
      c.vertical('#D99A70', '#B06A44'),
      '<path d="M-14 -3.4Q0 -6 14 -3.4V-.8Q0 -3.4 -14 -.8Z" fill="#FBE7CC"/><path d="M-14 2.4Q0 0 14 2.4V4.4Q0 2 -14 4.4Z" fill="#F8DDBC"/>' +
        stroke('M-13 -6.4Q0 -8 13 -6.4', ['#8A4A26', 2]) +
        stroke('M-8 6L-5 -6M1 6L4 -6M9 6L11 -5', ['#6B3417', 1.6], opacity(0.35)),
    );
  },
  /** Sundae: a slice of stuffed sausage in its skin. */
  sundae: (c) =>
    filled(
      circlePath(10),
      c.radial('#7A5A4E', '#4B332C', '#2B1B17'),
      circle([0, 0, 8], '#5E4238') +
        repeat(7, () =>
          stroke(
            `M${num(c.between(-5, 5))} ${num(c.between(-5, 5))}q2 ${num(c.between(-2, 2))} 4 0`,
            ['#D9C8BC', 1.3],
            opacity(0.8),
          ),
        ),
    ),
  /** A steak cut across a mackerel: blue skin around pale flesh. */
  mackerelSteak: (c) => fishSteak(c, ['#5F7F90', '#2F4754'], 'M-7 -9.4l3 3M-1 -10.4l3 3M5 -9.4l3 3'),
  /** A steak cut across a cod or pollock: pale skin. */
  whiteFishSteak: (c) => fishSteak(c, ['#CDBFA6', '#8F8066'], ''),
  /** A length of hairtail: silver skin. */
  hairtail: (c) =>
    filled(
      roundedRect(34, 15, 4),
      c.vertical('#EFF3F5', '#C3CCD2', '#8E9AA3'),
      stroke('M-15 -1H15', ['#FFFFFF', 2], opacity(0.9)) +
        stroke('M-15 2.6H15', ['#9AA6AE', 0.9], opacity(0.8)) +
        stroke('M-9 -6L-5 6M-1 -6L3 6M7 -6L11 6', ['#A9743A', 2], opacity(0.5)),
    ),
  /** A crab from above, its claws in front. */
  crabWhole(c) {
    const shell = 'M-12 2C-13 -6 -6 -10 0 -10S13 -6 12 2C11 8 5 10 0 10S-11 8 -12 2Z';
    const legs = 'M-11 0L-18 -4M-11 4L-18 5M-9 7L-15 12M11 0L18 -4M11 4L18 5M9 7L15 12';
    const claws = 'M-8 -7Q-14 -10 -13 -16Q-9 -15 -8 -11ZM8 -7Q14 -10 13 -16Q9 -15 8 -11Z';
    return {
      outline: shell,
      body:
        stroke(legs, ['#D2512E', 2.8]) +
        path(claws, '#E2633A', ' stroke="#B43C1C" stroke-width="1"') +
        path(shell, c.radial('#FF9E72', '#E5592F', '#B2381A')) +
        stroke('M-6 -3Q0 -6 6 -3M-5 3Q0 6 5 3', ['#FFD0B0', 1.3], opacity(0.7)) +
        circle([-3, -9, 1], '#2A1208') +
        circle([3, -9, 1], '#2A1208'),
    };
  },
  grilledEel: (c) =>
    filled(
      roundedRect(32, 14, 5),
      c.vertical('#C98542', '#8A4A1C', '#552A0D'),
      stroke('M-14 0H14', ['#5E2F10', 1.2], opacity(0.7)) +
        stroke('M-12 -4Q-4 -6 6 -4.6', ['#FBD9A0', 1.8], opacity(0.8)) +
        stroke('M-9 -6v12M-2 -6v12M5 -6v12M11 -6v12', ['#401E08', 1], opacity(0.35)),
    ),
  /** Chicken off the bone in a craggy crust. */
  friedChicken: (c) => crusted(c, c.blob([13, 10], 0.16, 11), ['#F2B95E', '#D38A31', '#965517']),
  /** A fried shrimp, its tail out of the crust. */
  shrimpFried(c) {
    const d = 'M-17 -3C-12 -8 4 -8 10 -4.6L12 0L10 4.6C4 8 -12 8 -17 3Z';
    const tail = path('M9 -2L19 -6.4Q17 -1.6 15 0Q17 1.6 19 6.4L9 2Z', '#E2532C');
    const { outline, body } = crusted(c, d, ['#FBD98A', '#E9B04E', '#B87A26']);
    return { ...(outline && { outline }), body: tail + body };
  },
  /** A peeled shrimp curled up in a thin pale crust. */
  shrimpBattered(c) {
    const d =
      'M-11 -1C-11 -9 -4 -11 2 -10.4C9 -9.6 12 -4 11 2C10 8 5 10.6 1 10C-1 7 2 4 3 1.6C1 -1 -2 1 -3 3C-8 4.6 -11 3 -11 -1Z';
    const tail = path('M1.6 8.4L-5 7.4Q-4.6 9.4 -6 11.6Q-2 12.6 2.4 10.6Z', '#EE6A3C');
    const stripes = stroke(
      'M-6 -8.6Q-4 -4 -6 .6M1 -9.6Q1.4 -5 .4 -2M8.6 -6.6Q6 -3.4 4 -.6M10 3Q7 3.4 4.6 3',
      ['#F2A06A', 1.3],
    );
    return {
      outline: d,
      body:
        tail +
        path(d, c.radial('#FFF6DA', '#FADDA4', '#DDA860')) +
        stripes +
        stroke('M-7 -6Q-3 -9 3 -8.4', ['#FFFDF2', 1.6], opacity(0.85)),
    };
  },
  /** A patty of chopped shrimp, fried. */
  shrimpPatty: (c) => crusted(c, c.blob([14, 10.5], 0.05, 12), ['#FBC98A', '#EB9A57', '#BE6A2C']),
  /** Vegetables or squid in a thin batter. */
  tempura: (c) => crusted(c, c.blob([13, 9], 0.14, 10), ['#FFEAB0', '#F4C766', '#C98F33']),
} satisfies IngredientFamily;

function fishSteak(c: Canvas, skin: readonly [string, string], stripes: string): Drawing {
  const d =
    'M-14 0C-14 -9 -6 -11 1 -11C10 -11 15 -6 14 1C13 8 7 10.6 0 10.4C-3 10.4 -3 6 -5 6S-6 9.6 -9 8.6C-12.6 7.4 -14 4 -14 0Z';
  return {
    outline: d,
    body:
      group('translate(0 2)', path(d, skin[1])) +
      path(d, c.linear(...skin)) +
      group('scale(.8)', path(d, c.radial('#FFFAEC', '#F1E0BE', '#D3B780'))) +
      circle([1, 0, 2.4], '#FFFDF4', ' stroke="#C9A870" stroke-width="1"') +
      stroke('M-8 -4Q-3 -2 -2 -1M10 -3Q5 -2 4 -1M8 5Q4 3 3 2M-8 3Q-4 2 -2 1', ['#CFAF76', 1], opacity(0.8)) +
      (stripes ? stroke(stripes, ['#1F3540', 1.6], opacity(0.8)) : ''),
  };
}

function crusted(c: Canvas, outline: string, colours: ThreeColours): Drawing {
  const crumbs = repeat(13, () =>
    circle(
      [c.between(-10, 9), c.between(-6.4, 6), c.between(0.9, 2)],
      c.pick(['#FFE6AC', colours[2], '#F6CB7C']),
      opacity(0.7),
    ),
  );
  return {
    outline,
    body:
      group('translate(0 1.6)', path(outline, colours[2])) +
      path(outline, c.radial(...colours)) +
      crumbs +
      stroke('M-7 -4Q-3 -7 3 -6', ['#FFF2CC', 1.6], opacity(0.75)),
  };
}

/** A thin slice cut on the bias, with the lines of its muscle. */
function slice(c: Canvas, colours: ThreeColours, line: string): Drawing {
  return filled(
    'M-13 -3Q-6 -8 5 -7Q13 -5 13 .6Q11 6 2 6.4Q-9 6 -13 -3Z',
    c.linear(...colours),
    stroke('M-8 -4Q-5 0 -7 3.4M-2.6 -6Q1 0 -1 5.8M3.4 -6.6Q8 0 5.4 5.8', [line, 1.2], opacity(0.9)),
  );
}
