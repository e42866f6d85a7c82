import type { Wrap } from '../../dish-names.ts';
import type { DishSpec } from '../../dish-spec.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import { BROTHS } from '../../drawing/colours.ts';
import { type Point, roundedRect } from '../../drawing/geometry.ts';
import { circle, each, opacity, path, repeat, stroke } from '../../drawing/shapes.ts';
import { type Drawing, put } from '../../drawing/stamp.ts';
import { cutColours } from '../../ingredients/cut-colours.ts';
import type { IngredientKey } from '../../ingredients/ingredients.ts';
import { piece } from '../../ingredients/piece.ts';
import { riceBall } from '../bowls/grains.ts';
import { garnish, pieces, sprinkle } from './pieces.ts';

export function paintGimbap(c: Canvas, spec: DishSpec): string {
  const [rows, count, size] = c.pick(GIMBAP_ROWS);
  const { rows: deep = rows, count: wide = count } = spec;
  const rolls = repeat(deep, (row) =>
    repeat(wide, (i) => {
      const x = 100 + (i - (wide - 1) / 2) * 29.5 * size + (row % 2 ? 6 : -6);
      const y = 100 + (row - (deep - 1) / 2) * 31.5 * size;
      return put(piece(c, 'gimbap'), [x, y], { turn: c.between(0, 360), size, shadow: 0.28 });
    }),
  );
  return rolls + sprinkle(c, 'sesame', { count: 14, reach: [74, 30] });
}

/** Rows, pieces in a row, their size. */
const GIMBAP_ROWS: readonly [readonly [number, number, number], ...(readonly [number, number, number])[]] = [
  [2, 5, 1.06],
  [2, 4, 1.3],
  [3, 5, 0.96],
  [3, 6, 0.86],
];

/** Rolls in rice paper or a flat bread, cut across, with the filling visible at the cut. */
export function paintRolls(c: Canvas, spec: DishSpec): string {
  const places: readonly Point[] = [
    [66, 78],
    [112, 70],
    [146, 100],
    [58, 122],
    [103, 116],
    [134, 140],
  ];
  const { roll: whole, also = [], sauce } = spec;
  if (whole)
    return (
      (sauce ? circle([100, 104, 62], c.radial(...BROTHS[sauce]), opacity(0.9)) : '') +
      pieces(c, also, { count: 12, reach: [56, 54], size: 1.15 }) +
      each(PATTIES.has(whole) ? THREE : places.slice(0, 5), (at) =>
        put(piece(c, whole), at, {
          turn: c.between(-24, 24),
          size: PATTIES.has(whole) ? 2.1 : 1.75,
          shadow: 0.28,
        }),
      ) +
      garnish(c, ['scallion', 'mint', 'sesame'], { count: 7, reach: 40 })
    );
  return each(places, (at) =>
    put(roll(c, spec.wrap ?? 'paper'), at, { turn: c.between(-16, 16), size: 1.16, shadow: 0.26 }),
  );
}

const PATTIES: ReadonlySet<IngredientKey> = new Set(['patty', 'porkPatty']);

const THREE: readonly Point[] = [
  [78, 80],
  [124, 92],
  [92, 124],
];

export function paintRiceBalls(c: Canvas, spec: DishSpec): string {
  const places: readonly Point[] = [
    [74, 78],
    [122, 76],
    [146, 116],
    [98, 116],
    [62, 122],
  ];
  return each(places, (at) =>
    riceBall(c, spec.rice ?? 'white', { radius: 21, centre: at, keys: spec.items ?? [] }),
  );
}

export function paintRolledEgg(c: Canvas): string {
  const slices = repeat(5, (i) =>
    put(piece(c, 'rolledEgg'), [100 + (i - 2) * 31, 97 + (i % 2) * 4], {
      turn: 90 + c.between(-5, 5),
      size: 1.95,
      shadow: 0.28,
    }),
  );
  return slices + sprinkle(c, 'sesame', { count: 10, reach: [62, 10], centre: [100, 97] });
}

/** Pockets of fried tofu filled with rice. */
export function paintTofuPockets(c: Canvas, spec: DishSpec): string {
  const places: readonly Point[] = [
    [58, 78],
    [100, 74],
    [142, 80],
    [62, 122],
    [104, 118],
    [144, 124],
  ];
  return each(places, ([x, y]) => {
    const grains = riceBall(c, spec.rice ?? 'white', {
      radius: 13,
      centre: [x, y - 9],
      keys: spec.items ?? [],
    });
    return (
      grains + put(piece(c, 'friedTofu'), [x, y + 4], { turn: c.between(-8, 8), size: 1.4, shadow: 0.28 })
    );
  });
}

export function paintDumplings(c: Canvas, spec: DishSpec): string {
  const places: readonly Point[] = [
    [100, 62],
    [62, 82],
    [138, 80],
    [64, 122],
    [136, 122],
    [100, 101],
    [100, 142],
  ];
  return each(places, (at, i) => {
    const dumpling = piece(c, spec.round ? 'roundDumpling' : 'dumpling');
    const turn = spec.round ? 0 : c.between(-30, 30) + (i % 2 ? 20 : -10);
    return put(dumpling, at, { turn, size: 1.5, shadow: 0.3 });
  });
}

function roll(c: Canvas, wrap: Wrap): Drawing {
  const outline = roundedRect(34, 36, 9);
  const colours = cutColours(c, ['carrotSlice', 'cucumber', 'lettuce', 'cabbage'], 5);
  const seen = each(colours, (colour, i) => {
    const y = -11 + (22 * (i + 0.5)) / colours.length;
    const d = `M-11 ${y + c.between(-1, 1)}Q0 ${y + c.between(-2, 2)} 11 ${y + c.between(-1, 1)}`;
    return stroke(d, [colour, Math.min(7, 20 / colours.length)], opacity(0.95));
  });
  const { lit, dark, edge } = WRAPS[wrap];
  return {
    outline,
    body:
      path(outline, c.linear(lit, dark)) +
      path(roundedRect(28, 29, 7), '#F4EFD9') +
      seen +
      stroke('M-13 -14Q0 -18 13 -14', [edge, 2], opacity(0.9)),
  };
}

const WRAPS: Record<Wrap, { lit: string; dark: string; edge: string }> = {
  paper: { lit: '#FDFBF3', dark: '#E4E2D2', edge: '#FFFFFF' },
  bread: { lit: '#F6DFAE', dark: '#D8AE67', edge: '#FFF0CC' },
};
