import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { each, group, path, repeat } from '../drawing/shapes.ts';
import { type Drawing, put } from '../drawing/stamp.ts';
import { cutColours } from '../ingredients/cut-colours.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { drawable, mayShow } from '../ingredients/may-show.ts';
import { piece } from '../ingredients/piece.ts';
import { arrange, type Keys, oneOf } from './pieces.ts';

/** Two open toasts: each with a spread, and half of what lies on them. */
export function paintToast(c: Canvas, spec: DishSpec): string {
  const [left, right] = spec.items ? shared(drawable(c, spec.items)) : [LEFT, RIGHT];
  return (
    put(slice(c, left), [68, 100], { turn: -12, size: 1.16, shadow: 0.24 }) +
    put(slice(c, right), [134, 94], { turn: 10, size: 1.16, shadow: 0.24 }) +
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
export function paintSandwich(c: Canvas): string {
  const half = sandwichHalf(c);
  return put(half, [66, 84], { turn: -8, shadow: 0.24 }) + put(half, [132, 96], { turn: 10, shadow: 0.24 });
}

const LEFT: Keys = ['avocado', 'eggFried'];
const RIGHT: Keys = ['tomato', 'feta', 'tomato', 'mint'];

const BREAD =
  'M-30 -26Q-34 -36 -20 -36H20Q34 -36 30 -26Q28 -22 28 -18V28Q28 34 22 34H-22Q-28 34 -28 28V-18Q-28 -22 -30 -26Z';

function shared(keys: readonly IngredientKey[]): [Keys, Keys] {
  if (keys.length < 2) return [keys, keys];
  return [keys.filter((_, i) => i % 2 === 0), keys.filter((_, i) => i % 2 === 1)];
}

function slice(c: Canvas, topping: Keys): Drawing {
  return {
    outline: BREAD,
    body:
      path(BREAD, c.radial('#E3A75B', '#C98238', '#9A5C20')) +
      group('scale(.88)', path(BREAD, c.radial('#FFF0C9', '#F8DDA3', '#E9BE74'))) +
      spread(c, topping) +
      laidOn(c, topping),
  };
}

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

/** A triangle with its layers showing at the cut. */
function sandwichHalf(c: Canvas): Drawing {
  const outline = 'M-34 26L0 -34Q4 -38 8 -34L38 26Q38 32 32 32H-28Q-34 32 -34 26Z';
  const crumb = 'M-30 25L2 -31Q4 -34 7 -31L34 25Q34 29 30 29H-26Q-30 29 -30 25Z';
  return {
    outline,
    body:
      path(outline, c.linear('#E9B970', '#C98A40')) +
      path(crumb, c.radial('#FFF5DA', '#F9E2AE', '#EBC684')) +
      group('translate(0 32)', layers(c)),
  };
}

function layers(c: Canvas): string {
  const colours = cutColours(c, ['lettuce', 'tomato', 'cheese', 'ham'], 4);
  const thick = 14 / Math.max(1, colours.length);
  const bread = (y: number, fill: string) =>
    `<rect x="-33" y="${y}" width="70" height="7.6" rx="3.2" fill="${fill}"/>`;
  const leaf = path('M-33 4q6 7 12 1q7 7 13 0q7 7 13 0q7 7 13 0q6 6 16 0v3h-67z', '#7DB84A');
  const filling = each(
    colours,
    (colour, i) =>
      `<rect x="-32" y="${(4 + i * thick).toFixed(1)}" width="67" height="${(thick + 0.4).toFixed(1)}" rx="2" fill="${colour}"/>`,
  );
  return bread(-4, '#FFF0CF') + filling + (mayShow(c, 'lettuce') ? leaf : '') + bread(18, '#F2CB8D');
}
