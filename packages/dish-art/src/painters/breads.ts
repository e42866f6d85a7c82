import type { Bread } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { BROTHS, type BrothName, type ThreeColours } from '../drawing/colours.ts';
import { circle, each, ellipse, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { type Drawing, filled, put } from '../drawing/stamp.ts';
import { cutColours } from '../ingredients/cut-colours.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { piece } from '../ingredients/piece.ts';
import { garnish, type Keys, oneOf, pieces } from './strokes/pieces.ts';

/** Two open toasts, each with a spread and half of the toppings. */
export function paintToast(c: Canvas, spec: DishSpec): string {
  const [left, right] = shared(spec.items ?? []);
  return (
    put(slice(c, left, spec), [68, 100], { turn: -12, size: 1.16, shadow: 0.24 }) +
    put(slice(c, right, spec), [134, 94], { turn: 10, size: 1.16, shadow: 0.24 }) +
    pieces(c, spec.also, { count: 4, reach: [20, 5], centre: [100, 154], size: 1.3 }) +
    garnish(c, spec.garnish, { count: 6, reach: 40 })
  );
}

const BREAD =
  'M-30 -26Q-34 -36 -20 -36H20Q34 -36 30 -26Q28 -22 28 -18V28Q28 34 22 34H-22Q-28 34 -28 28V-18Q-28 -22 -30 -26Z';

function shared(keys: readonly IngredientKey[]): [Keys, Keys] {
  if (keys.length < 2) return [keys, keys];
  return [keys.filter((_, i) => i % 2 === 0), keys.filter((_, i) => i % 2 === 1)];
}

function slice(c: Canvas, topping: Keys, spec: DishSpec): Drawing {
  const [crust, crumb, low] = TOASTS[spec.bread ?? 'white'];
  return filled(
    BREAD,
    c.radial(...crust),
    group('scale(.88)', path(BREAD, c.radial(crumb, crumb, low))) +
      spread(c, topping, spec.sauce) +
      laidOn(c, topping),
  );
}

const TOASTS: Record<Bread, readonly [crust: ThreeColours, crumb: string, low: string]> = {
  white: [['#E3A75B', '#C98238', '#9A5C20'], '#FBE3AE', '#E9BE74'],
  rye: [['#9A6B40', '#7A5230', '#5C3A1E'], '#E0C096', '#C29A68'],
  baguette: [['#E7AE5C', '#C47F32', '#94581C'], '#FFF1CF', '#EBC684'],
};

function spread(c: Canvas, topping: Keys, sauce: BrothName | undefined): string {
  if (sauce) return path(c.blob([24, 26], 0.06, 14), c.linear(BROTHS[sauce][0], BROTHS[sauce][1]));
  if (topping.includes('avocado')) return path(c.blob([22, 24], 0.08, 12), c.linear('#C3DB77', '#8FB848'));
  return '';
}

function laidOn(c: Canvas, topping: Keys): string {
  const laid = topping.filter((key) => key !== 'avocado');
  if (laid.includes('eggFried'))
    return (
      put(piece(c, 'eggFried'), [0, 2], { size: 1.02, shadow: 0.24 }) +
      repeat(6, () => put(piece(c, 'pepper'), [c.between(-14, 14), c.between(-14, 16)]))
    );
  if (!laid.length) return '';
  return each(TOPPING_PLACES, ([x, y], i) =>
    put(oneOf(c, laid, i), [x, y], { turn: c.between(-30, 30), size: 1.05, shadow: 0.22 }),
  );
}

const TOPPING_PLACES = [
  [-10, -17],
  [10, -12],
  [-11, 3],
  [9, 8],
  [-6, 22],
] as const;

/** Toast from a street stall: an omelette of shredded vegetables between two browned slices, standing in a paper sleeve. */
export function paintStreetToast(c: Canvas, { items = [] }: DishSpec): string {
  return (
    put(toastSlice(c), [108, 80], { turn: 9, size: 1.5, shadow: 0.24 }) +
    put(omelette(c, items), [100, 84], { turn: 4, size: 1.5, shadow: 0.2 }) +
    put(toastSlice(c), [90, 88], { turn: -3, size: 1.5, shadow: 0.24 }) +
    put(sleeve(c), [98, 132], { size: 1.1, shadow: 0.26 })
  );
}

/** A slice fried in butter: a dark crust, and brown spots where it lay on the griddle. */
function toastSlice(c: Canvas): Drawing {
  const spots = repeat(9, () =>
    ellipse(
      [c.between(-20, 20), c.between(-26, 24), c.between(3, 7), c.between(2, 5)],
      '#B9722C',
      opacity(0.28),
    ),
  );
  return filled(
    BREAD,
    c.radial('#D9954A', '#B8722E', '#8A4E1A'),
    group('scale(.9)', path(BREAD, c.radial('#F7D594', '#EDB968', '#CF8B3E'))) + spots,
  );
}

/** The edge of the omelette in the colours of its ingredients, with ketchup along the top. */
function omelette(c: Canvas, items: Keys): Drawing {
  const rim =
    'M-33 -24Q-36 -40 -20 -39Q-6 -43 6 -39Q22 -43 32 -36Q37 -28 33 -20V26Q28 34 18 33H-20Q-34 34 -33 24Z';
  const colours = cutColours(items);
  const shreds = repeat(34, (i) => {
    const [x, y] = [c.between(-31, 31), c.between(-38, 20)];
    const colour = colours[i % Math.max(1, colours.length)] ?? '#A9C46A';
    return stroke(
      `M${x.toFixed(1)} ${y.toFixed(1)}q3 ${c.between(-3, 3).toFixed(1)} 7 0`,
      [colour, 2.4],
      opacity(0.85),
    );
  });
  const ketchup = 'M-27 -35q4 -6 8 0t8 0t8 0t8 0t8 0t8 0';
  return filled(
    rim,
    c.vertical('#FBD858', '#F0B93A'),
    shreds + stroke(ketchup, ['#C92A1D', 4.4]) + stroke(ketchup, ['#F0654F', 1.4], opacity(0.7)),
  );
}

/** A white paper sleeve with a red stripe, as street stalls use. */
function sleeve(c: Canvas): Drawing {
  return filled(
    'M-48 -14Q-20 -4 2 -12T48 -16L38 42Q36 48 30 48H-30Q-36 48 -38 42Z',
    c.linear('#FFFDF6', '#E9E2D2'),
    path('M-44.500 8Q0 18 44 6L42 18Q0 30 -42.500 20Z', '#D9483B', opacity(0.9)) +
      stroke('M-46 -13Q-20 -3 2 -11T46 -15', ['#fff', 2], opacity(0.8)) +
      repeat(3, (i) => circle([-16 + 16 * i, 36, 1.8], '#D9483B', opacity(0.55))),
  );
}
