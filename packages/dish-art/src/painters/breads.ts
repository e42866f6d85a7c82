import type { Bread } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { BROTHS, type BrothName, type ThreeColours } from '../drawing/colours.ts';
import { each, group, path, repeat } from '../drawing/shapes.ts';
import { type Drawing, put } from '../drawing/stamp.ts';
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
  return {
    outline: BREAD,
    body:
      path(BREAD, c.radial(...crust)) +
      group('scale(.88)', path(BREAD, c.radial(crumb, crumb, low))) +
      spread(c, topping, spec.sauce) +
      laidOn(c, topping),
  };
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
