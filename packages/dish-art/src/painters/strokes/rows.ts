import type { Wrap } from '../../dish-names.ts';
import type { DishSpec } from '../../dish-spec.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import { circlePath, num, type Point, roundedRect, TAU } from '../../drawing/geometry.ts';
import { circle, each, group, opacity, path, repeat, stroke } from '../../drawing/shapes.ts';
import { type Drawing, filled, put, type Stamp } from '../../drawing/stamp.ts';
import { cutColours } from '../../ingredients/cut-colours.ts';
import type { IngredientKey } from '../../ingredients/ingredients.ts';
import { piece, stampOf } from '../../ingredients/piece.ts';
import type { Vessel } from '../../vessels/vessel.ts';
import { riceBall } from '../bowls/grains.ts';
import { coated } from './coat.ts';
import { garnish, pieces } from './pieces.ts';

/** Slices of a roll: with rice on the outside a California roll, with egg a roll without rice. */
export function paintGimbap(c: Canvas, spec: DishSpec, { room: [rx] }: Vessel): string {
  const { also } = spec;
  const [wide, size] = rx > 70 ? [5, 1.12] : [4, 1.06];
  const deep = also ? 1 : 2;
  const slices: readonly Stamp[] = [0, 1, 2].map((i) => stampOf(c, `gimbap${i}`, gimbapSlice(c, spec)));
  const rolls = repeat(deep, (row) =>
    repeat(wide, (i) => {
      const x = 100 + (i - (wide - 1) / 2) * 29.5 * size + (row % 2 ? 5 : -5);
      const y = (also ? 78 : 100) + (row - (deep - 1) / 2) * 33 * size;
      return put(c.pick([...slices] as [Stamp, ...Stamp[]]), [x, y], {
        turn: c.between(0, 360),
        size,
        shadow: 0.28,
      });
    }),
  );
  const heap = pieces(c, also, { count: 12, reach: [rx * 0.7, 14], centre: [100, 124], size: 1.2 });
  return rolls + heap + garnish(c, spec.garnish, { count: 6, reach: [rx * 0.8, 30] });
}

function gimbapSlice(c: Canvas, { items = [], wrap }: DishSpec): Drawing {
  const outside = wrap === 'rice';
  const [ground, grain, shade] = wrap === 'egg' ? EGG_SHREDS : RICE_GRAINS;
  const grains = (from: number, to: number) =>
    repeat(24, (i) => {
      const [a, r, t] = [c.between(0, TAU), c.between(from, to), c.between(0, 3)];
      return stroke(
        `M${num(Math.cos(a) * r)} ${num(Math.sin(a) * r)}l${num(Math.cos(t) * 1.6)} ${num(Math.sin(t) * 1.6)}`,
        [i % 3 ? grain : shade, 1.9],
      );
    });
  const seaweed = (r: number) => circle([0, 0, r], c.linear('#35483B', '#131C16'));
  const rice = (r: number) => circle([0, 0, r], ground);
  const shell = outside
    ? rice(15) + grains(11, 14) + seaweed(11.4) + circle([0, 0, 10.2], '#F6F0E2')
    : seaweed(15) + rice(12.9) + grains(9, 12);
  const colours = cutColours(items.slice(0, 6));
  const places = PLACES[colours.length] ?? [];
  return {
    outline: circlePath(15),
    body:
      shell +
      group(
        `scale(${outside ? 1.05 : 1.22})`,
        each(
          places,
          ([x, y, w, h], i) =>
            `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="1.3" fill="${colours[i]}"/>`,
        ),
      ) +
      (outside ? '' : stroke('M-13.6 -4A14.2 14.2 0 0 1 -4 -13.6', ['#7C9383', 1.2], opacity(0.8))),
  };
}

/** Colours inside a slice: its ground, its grains, and those of every third grain. */
const RICE_GRAINS = ['#F1E9D8', '#FFFEFA', '#E2D7BF'] as const;
const EGG_SHREDS = ['#F2C14E', '#FFE08A', '#DFA02F'] as const;

type Place = readonly [x: number, y: number, w: number, h: number];
const SIX: readonly Place[] = [
  [-6.8, -0.6, 5, 5.2],
  [-6.4, -6, 6.2, 5],
  [3.6, -0.4, 3.8, 5.4],
  [0.2, -6.4, 5.8, 5.2],
  [-1.6, -0.9, 5, 5.4],
  [-3.4, 4.7, 6.8, 3],
];

/** Places of one to six strips seen from their ends, around the middle. */
const PLACES: readonly (readonly Place[])[] = [
  [],
  [[-5.4, -5, 10.8, 10]],
  [
    [-6.4, -4.6, 6.2, 9.2],
    [0.4, -4.6, 6, 9.2],
  ],
  [
    [-6.4, -5.8, 6.4, 5.6],
    [0.4, -5.8, 6, 5.6],
    [-4.8, 0.3, 9.6, 5.4],
  ],
  [
    [-6.2, -6, 6, 5.7],
    [0.2, -6, 6, 5.7],
    [-6.2, 0.2, 6, 5.7],
    [0.2, 0.2, 6, 5.7],
  ],
  SIX.slice(0, 5),
  SIX,
];

/** Rolls in rice paper or flat bread, cut across so that the filling is visible. */
export function paintRolls(c: Canvas, spec: DishSpec): string {
  const places: readonly Point[] = [
    [62, 74],
    [104, 66],
    [144, 82],
    [56, 118],
    [98, 112],
    [140, 128],
  ];
  return (
    each(places, (at) =>
      put(roll(c, spec.items ?? [], spec.wrap ?? 'paper'), at, {
        turn: c.between(-16, 16),
        size: 1.25,
        shadow: 0.26,
      }),
    ) + garnish(c, spec.garnish, { count: 5, reach: 50 })
  );
}

export function paintRiceBalls(c: Canvas, spec: DishSpec): string {
  const places: readonly Point[] = [
    [70, 74],
    [122, 70],
    [148, 114],
    [98, 118],
    [54, 122],
  ];
  const balls = each(places, (at) =>
    riceBall(c, spec.rice ?? 'white', { radius: 24, centre: at, keys: spec.items ?? [] }),
  );
  return balls + each(places, (at) => garnish(c, spec.garnish, { count: 4, reach: 14, centre: at }));
}

export function paintRolledEgg(c: Canvas, spec: DishSpec): string {
  const slices = repeat(5, (i) =>
    put(piece(c, 'rolledEgg'), [100 + (i - 2) * 31, 97 + (i % 2) * 4], {
      turn: 90 + c.between(-5, 5),
      size: 2.1,
      shadow: 0.28,
    }),
  );
  const flecks = { reach: [66, 14] as Point, centre: [100, 98] as Point };
  return (
    slices +
    pieces(c, spec.items, { ...flecks, count: 10, size: 0.6 }) +
    garnish(c, spec.garnish, { ...flecks, count: 6 })
  );
}

/** Pockets of fried tofu filled with rice. */
export function paintTofuPockets(c: Canvas, spec: DishSpec): string {
  const places: readonly Point[] = [
    [54, 76],
    [100, 72],
    [146, 78],
    [58, 124],
    [104, 120],
    [148, 126],
  ];
  return each(places, ([x, y]) => {
    const grains = riceBall(c, spec.rice ?? 'white', {
      radius: 15,
      centre: [x, y - 9],
      keys: spec.items ?? [],
    });
    return (
      grains + put(piece(c, 'friedTofu'), [x, y + 5], { turn: c.between(-8, 8), size: 1.6, shadow: 0.28 })
    );
  });
}

/** Dumplings side by side, or around a salad in its dressing. */
export function paintDumplings(c: Canvas, spec: DishSpec, { room: [rx, ry] }: Vessel): string {
  const { also, sauce } = spec;
  const shape = spec.items?.includes('dumplingFried') ? 'dumplingFried' : 'dumpling';
  const places = (rx > 70 ? OVAL_PLACES : ROUND_PLACES).filter(([x, y]) => !also || Math.hypot(x, y) > 0.5);
  const dumplings = each(places, ([x, y], i) => {
    const dumpling = piece(c, spec.round ? 'roundDumpling' : shape);
    const turn = spec.round ? 0 : c.between(-30, 30) + (i % 2 ? 20 : -10);
    return put(dumpling, [100 + x * rx, 100 + y * ry], { turn, size: 1.6, shadow: 0.3 });
  });
  return (
    pieces(c, spec.bed, { count: 8, reach: [rx * 0.8, ry * 0.8], size: 1.1 }) +
    (also ? dumplings : coated(c, sauce, dumplings)) +
    coated(c, sauce, pieces(c, also, { count: 22, reach: [rx * 0.42, ry * 0.42], size: 1.25 })) +
    garnish(c, spec.garnish, { count: 6, reach: also ? [rx * 0.36, ry * 0.36] : [rx * 0.6, ry * 0.6] })
  );
}

const ROUND_PLACES: readonly Point[] = [
  [0, -0.68],
  [-0.66, -0.32],
  [0.66, -0.34],
  [-0.62, 0.4],
  [0.62, 0.4],
  [0, 0.02],
  [0, 0.74],
];

const OVAL_PLACES: readonly Point[] = [
  [-0.62, -0.4],
  [0, -0.52],
  [0.62, -0.4],
  [-0.58, 0.46],
  [0.04, 0.4],
  [0.66, 0.46],
];

function roll(c: Canvas, items: readonly IngredientKey[], wrap: Wrap): Drawing {
  return wrap === 'paper' ? clearRoll(c, items) : cutRoll(c, items, wrap);
}

/** A closed roll of rice paper with its filling showing through. */
function clearRoll(c: Canvas, items: readonly IngredientKey[]): Drawing {
  const outline =
    'M-15 -9.6Q0 -11.4 15 -9.6Q20 -8 20 0Q20 8 15 9.6Q0 11.4 -15 9.6Q-20 8 -20 0Q-20 -8 -15 -9.6Z';
  const colours = cutColours(items.slice(0, 5));
  const seen = each(colours, (colour, i) => {
    const y = -7 + (14 * (i + 0.5)) / colours.length;
    const d = `M-16 ${num(y + c.between(-1, 1))}Q0 ${num(y + c.between(-2, 2))} 16 ${num(y + c.between(-1, 1))}`;
    return stroke(d, [colour, Math.min(6, Math.round(17 / colours.length))]);
  });
  return filled(
    outline,
    c.linear(WRAPS.paper.lit, WRAPS.paper.dark),
    seen +
      path(outline, '#FDFBF3', opacity(0.34)) +
      stroke('M-18 -5Q-16 0 -18 5M18 -5Q16 0 18 5', ['#CFCBB6', 1], opacity(0.8)) +
      stroke('M-13 -7.4Q0 -9.2 13 -7.4', ['#FFFFFF', 1.8], opacity(0.9)),
  );
}

function cutRoll(c: Canvas, items: readonly IngredientKey[], wrap: Wrap): Drawing {
  const outline = roundedRect(34, 36, 9);
  const colours = cutColours(items.slice(0, 5));
  const seen = each(colours, (colour, i) => {
    const y = -11 + (22 * (i + 0.5)) / colours.length;
    const d = `M-11 ${num(y + c.between(-1, 1))}Q0 ${num(y + c.between(-2, 2))} 11 ${num(y + c.between(-1, 1))}`;
    return stroke(d, [colour, Math.min(7, Math.round(20 / colours.length))], opacity(0.95));
  });
  const { lit, dark, edge } = WRAPS[wrap];
  return filled(
    outline,
    c.linear(lit, dark),
    path(roundedRect(28, 29, 7), '#F4EFD9') + seen + stroke('M-13 -14Q0 -18 13 -14', [edge, 2], opacity(0.9)),
  );
}

const WRAPS: Record<Wrap, { lit: string; dark: string; edge: string }> = {
  paper: { lit: '#FDFBF3', dark: '#E4E2D2', edge: '#FFFFFF' },
  bread: { lit: '#F6DFAE', dark: '#D8AE67', edge: '#FFF0CC' },
  rice: { lit: '#FFFEFA', dark: '#E9E0CC', edge: '#FFFFFF' },
  egg: { lit: '#FFE08A', dark: '#EDB440', edge: '#FFF3C4' },
};
