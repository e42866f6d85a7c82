import type { TrayFilling } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { scatter } from '../drawing/scatter.ts';
import { each, group, path, repeat } from '../drawing/shapes.ts';
import { put } from '../drawing/stamp.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { drawable } from '../ingredients/may-show.ts';
import { piece } from '../ingredients/piece.ts';
import { rice } from '../painters/bowls/grains.ts';
import { paintFoodOnly } from '../painters/paint-food-only.ts';
import { keysOr, oneOf, pieces } from '../painters/strokes/pieces.ts';

/** The content of the tray. The sleeve covers a third of it on one side. */
export function paintFilling(c: Canvas, spec: DishSpec): string {
  return FILLINGS[spec.filling ?? 'rice'](c, spec);
}

/** A place in the tray, measured from the sleeve. */
function awayFrom(spec: DishSpec, x: number): number {
  return spec.mirrored ? 200 - x : x;
}

const FILLINGS: Record<TrayFilling, (c: Canvas, spec: DishSpec) => string> = {
  salad,
  dish(c, spec) {
    const at = `translate(${awayFrom(spec, 126)} 100)scale(.8)translate(-100 -100)`;
    return spec.main ? group(at, paintFoodOnly(c, spec.main)) : '';
  },
  set: compartments,
  fruit: (c, spec) =>
    pieces(c, keysOr(spec.items, ['appleSlice', 'strawberry', 'kiwi', 'blueberry', 'banana']), {
      count: 22,
      reach: [70, 48],
      size: 1.15,
    }),
  rice: (c, spec) =>
    rice(c, spec.rice ?? 'white', { radius: 84, centre: [awayFrom(spec, 60), 100] }) +
    pieces(c, keysOr(spec.items, ['beef', 'spinach', 'rolledEgg']), {
      count: 16,
      reach: [34, 44],
      centre: [awayFrom(spec, 138), 100],
      size: 1.15,
    }),
};

/** Foods sold together, each in its own part of the tray. */
function compartments(c: Canvas, spec: DishSpec): string {
  const keys = drawable(c, keysOr(spec.items, ['sweetPotato', 'eggHalf', 'tomato'])).slice(0, 4);
  const width = 104 / Math.max(1, keys.length);
  return each(keys, (key, i) => {
    const x = awayFrom(spec, 74 + width * (i + 0.5));
    const wall = i
      ? path(`M${awayFrom(spec, 74 + width * i)} 42v116`, 'none', ' stroke="#fff" stroke-width="3"')
      : '';
    const heap = { count: 7, reach: [width * 0.36, 44] as const, centre: [x, 100] as const, size: 1.3 };
    return wall + pieces(c, [key], heap);
  });
}

/** Leaves, if any, and the food that names the salad in a separate heap. */
function salad(c: Canvas, spec: DishSpec): string {
  const { items, sliced, eggHalf } = spec;
  const kinds = drawable(c, keysOr(spec.bed, ['lettuce', 'lettuceDark', 'lettuce', 'lettuceRed']));
  const leaves = each(scatter(c, kinds.length ? 11 : 0, { reach: [70, 48] }), (at, i) =>
    put(oneOf(c, kinds, i), at, { turn: c.between(0, 360), size: 1.1 }),
  );
  const shown = keysOr(items, ['tomato', 'corn', 'cucumber']);
  const strewn = { count: kinds.length ? 10 : 22, reach: [64, 44] as const, size: 1.15 };
  const heap = { count: 7, reach: [26, 30] as const, centre: [awayFrom(spec, 122), 96] as const, size: 1.3 };
  return (
    leaves +
    pieces(c, shown, strewn) +
    (sliced ? slices(c, sliced, spec) : pieces(c, shown.slice(0, 1), heap)) +
    (eggHalf ? put(piece(c, 'eggHalf'), [awayFrom(spec, 100), 136], { turn: -20, size: 1.35 }) : '') +
    (eggHalf ? put(piece(c, 'eggHalf'), [awayFrom(spec, 121), 142], { turn: 20, size: 1.35 }) : '')
  );
}

function slices(c: Canvas, key: IngredientKey, spec: DishSpec): string {
  return repeat(4, (i) =>
    put(piece(c, key), [awayFrom(spec, 112) + i * 10 - 15, 74 + i * 12], {
      turn: -30,
      size: 1.35,
      shadow: 0.26,
    }),
  );
}
