import type { Bread } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { ThreeColours } from '../drawing/colours.ts';
import { type Point, roundedRect } from '../drawing/geometry.ts';
import { clipped, each, group, path, repeat } from '../drawing/shapes.ts';
import { type Drawing, put } from '../drawing/stamp.ts';
import { cutColours } from '../ingredients/cut-colours.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { drawable, mayShow, piece } from '../ingredients/piece.ts';
import { arrange, type Keys, oneOf } from './strokes/pieces.ts';

/** Two open toasts, each with a spread and half of the toppings. */
export function paintToast(c: Canvas, spec: DishSpec): string {
  const [left, right] = spec.items ? shared(drawable(c, spec.items)) : [LEFT, RIGHT];
  return (
    put(slice(c, left, spec), [68, 100], { turn: -12, size: 1.16, shadow: 0.24 }) +
    put(slice(c, right, spec), [134, 94], { turn: 10, size: 1.16, shadow: 0.24 }) +
    (spec.fruit === false
      ? ''
      : arrange(c, [
          { key: 'blueberry', at: [100, 152], size: 1.2 },
          { key: 'blueberry', at: [91, 157], size: 1.1 },
          { key: 'strawberry', at: [110, 155], turn: 20, size: 1.2 },
        ]))
  );
}

/** Two halves, their layers at the cut. */
export function paintSandwich(c: Canvas, spec: DishSpec): string {
  const half = (at: Point, turn: number) =>
    put(sandwichHalf(c, spec), at, { turn, size: 1.08, shadow: 0.26 });
  return half([68, 78], -10) + half([126, 122], -4);
}

const LEFT: Keys = ['avocado', 'eggFried'];
const RIGHT: Keys = ['tomato', 'feta', 'tomato', 'mint'];

const BREAD =
  'M-30 -26Q-34 -36 -20 -36H20Q34 -36 30 -26Q28 -22 28 -18V28Q28 34 22 34H-22Q-28 34 -28 28V-18Q-28 -22 -30 -26Z';

function shared(keys: readonly IngredientKey[]): [Keys, Keys] {
  if (keys.length < 2) return [keys, keys];
  return [keys.filter((_, i) => i % 2 === 0), keys.filter((_, i) => i % 2 === 1)];
}

function slice(c: Canvas, topping: Keys, spec: DishSpec): Drawing {
  const [crust, crumb, low] = TOASTS[spec.bread ?? 'white'];
  return {
    outline: BREAD,
    body:
      path(BREAD, c.radial(...crust)) +
      group('scale(.88)', path(BREAD, c.radial(crumb, crumb, low))) +
      spread(c, topping) +
      laidOn(c, topping),
  };
}

const TOASTS: Record<Bread, readonly [crust: ThreeColours, crumb: string, low: string]> = {
  white: [['#E3A75B', '#C98238', '#9A5C20'], '#FBE3AE', '#E9BE74'],
  rye: [['#9A6B40', '#7A5230', '#5C3A1E'], '#E0C096', '#C29A68'],
  baguette: [['#E7AE5C', '#C47F32', '#94581C'], '#FFF1CF', '#EBC684'],
};

function spread(c: Canvas, topping: Keys): string {
  const isGreen = topping.includes('avocado') && mayShow(c, 'avocado');
  if (isGreen) return path(c.blob([22, 24], 0.08, 12), c.linear('#C3DB77', '#8FB848'));
  const isWhite = c.names !== null && mayShow(c, 'milkIcon');
  return isWhite ? path(c.blob([22, 24], 0.08, 12), c.linear('#FFFFFF', '#F3ECDD')) : '';
}

function laidOn(c: Canvas, topping: Keys): string {
  const pieces = drawable(
    c,
    topping.filter((key) => key !== 'avocado'),
  );
  if (pieces.includes('eggFried'))
    return (
      put(piece(c, 'eggFried'), [0, 2], { size: 1.02, shadow: 0.24 }) +
      repeat(6, () => put(piece(c, 'pepper'), [c.between(-14, 14), c.between(-14, 16)]))
    );
  if (!pieces.length) return '';
  return each(TOPPING_PLACES, ([x, y], i) =>
    put(oneOf(c, pieces, i), [x, y], { turn: c.between(-30, 30), size: 1.05, shadow: 0.22 }),
  );
}

const TOPPING_PLACES = [
  [-10, -17],
  [10, -12],
  [-11, 3],
  [9, 8],
  [-6, 22],
] as const;

/** A half seen from its cut: the filling between two slices. */
function sandwichHalf(c: Canvas, spec: DishSpec): Drawing {
  const outline = roundedRect(84, 60, 10);
  const [crust, crumb, low] = BREADS[spec.bread ?? 'white'];
  const slab = (y: number) =>
    `<rect x="-42" y="${y}" width="84" height="19" fill="${c.linear(crumb, low)}"/>`;
  const filled = `<rect x="-42" y="-14" width="84" height="28" fill="#F4E6C6"/>${layers(c, spec)}`;
  return {
    outline,
    body:
      clipped(c.clip(outline), filled + slab(-30) + slab(11)) +
      `<path d="${outline}" fill="none" stroke="${crust}" stroke-width="3.4"/>`,
  };
}

const BREADS: Record<Bread, readonly [string, string, string]> = {
  white: ['#C98238', '#FFF6DE', '#F3D9A2'],
  rye: ['#7A5230', '#E3C79E', '#C39B6A'],
  baguette: ['#C47F32', '#FFF8E4', '#F1D9A6'],
};

/** Leaves below, then the named foods, in pieces and in strips. */
function layers(c: Canvas, spec: DishSpec): string {
  const colours = cutColours(c, ['lettuce', 'tomato', 'cheese', 'ham'], 4);
  const thick = 25 / Math.max(1, colours.length);
  const strips = each(
    colours,
    (colour, i) =>
      `<rect x="-41" y="${(-12.5 + i * thick).toFixed(1)}" width="82" height="${(thick + 0.4).toFixed(1)}" fill="${colour}"/>`,
  );
  const leaf = path(
    'M-41 8q5 7 10 0q5 7 10 0q5 7 10 0q5 7 10 0q5 7 10 0q5 7 10 0q5 7 10 0q5 7 11 0v5h-82z',
    '#6FAE3E',
  );
  const inside = drawable(
    c,
    (spec.items ?? []).filter((key) => !key.startsWith('lettuce')),
  ).slice(0, 4);
  const pieces = repeat(inside.length ? 7 : 0, (i) =>
    put(oneOf(c, inside, i), [-34 + i * 11.4, c.between(-4, 4)], {
      turn: c.between(-40, 40),
      size: 0.95,
      shadow: 0.2,
    }),
  );
  return strips + (mayShow(c, 'lettuce') ? leaf : '') + pieces;
}
