import type { PlatedDish } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { num } from '../drawing/geometry.ts';
import { each, group } from '../drawing/shapes.ts';
import { put } from '../drawing/stamp.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { drawable } from '../ingredients/may-show.ts';
import { piece } from '../ingredients/piece.ts';
import { rice } from '../painters/bowls/grains.ts';
import { paintFoodOnly } from '../painters/paint-food-only.ts';
import { garnish, keysOr, pieces, sprinkle } from '../painters/strokes/pieces.ts';

/** One compartment, by its centre. */
export type Cell = { x: number; y: number; w: number; h: number; r: number };

/** Dishes that take the whole width and are not served beside rice. */
export function isWide({ type, roll }: DishSpec): boolean {
  return WIDE.has(type) && roll === undefined;
}

/** Dishes eaten with a spoon, which need a bowl. */
export function isSpooned({ type }: DishSpec): boolean {
  return SPOONED.has(type);
}

const WIDE: ReadonlySet<string> = new Set<PlatedDish>([
  'gimbap',
  'rolls',
  'sandwich',
  'toast',
  'riceBalls',
  'tofuPockets',
  'friedRice',
  'bibimbap',
  'salad',
  'noodle',
  'japchae',
  'omelette',
  'pizza',
  'rolledEgg',
  'tacos',
  'pancakes',
  'skewers',
]);

const SPOONED: ReadonlySet<string> = new Set<PlatedDish>(['porridge', 'soup', 'stew', 'yogurt']);

/** A dish in its own bowl, set into the box. */
export function inBowl(dish: string, { x, y, w }: Cell): string {
  return group(`translate(${num(x)} ${num(y)})scale(${num(w / 172)})translate(-100 -100)`, dish);
}

export function allAcross(c: Canvas, main: DishSpec, cell: Cell): string {
  if (main.type === 'bibimbap' || main.type === 'friedRice') return inStripes(c, main, cell);
  if (main.type === 'main' || main.type === 'steak' || main.type === 'baked')
    return heapAcross(c, main, cell);
  const { x, y } = cell;
  const isLow = main.type === 'gimbap' || main.type === 'sandwich' || main.type === 'rolledEgg';
  return group(
    `translate(${num(x)} ${num(y)})scale(${isLow ? 0.98 : 1.16})translate(-100 -100)`,
    paintFoodOnly(c, main),
  );
}

function heapAcross(c: Canvas, main: DishSpec, { x, y, w, h }: Cell): string {
  const keys = drawable(c, keysOr(main.items, ['potato', 'broccoli', 'mushroomSlice']));
  const heap = { reach: [w * 0.42, h * 0.34], centre: [x, y], size: 1.3, shadow: 0.26 } as const;
  return pieces(c, keys, { ...heap, count: 18 }) + pieces(c, main.also ?? [], { ...heap, count: 8 });
}

/** Rice with its toppings in rows, side by side. */
function inStripes(c: Canvas, main: DishSpec, { x, y, w }: Cell): string {
  const usual = ['spinach', 'carrotStick', 'mushroomSlice', 'zucchiniHalf'] as const;
  const keys = drawable(c, keysOr(main.items, usual)).slice(0, 6);
  const kind = main.type === 'friedRice' && main.rice === 'white' ? 'fried' : (main.rice ?? 'white');
  const width = (w - 14) / Math.max(1, keys.length);
  const isMixed = main.type === 'friedRice';
  const stripe = (key: IngredientKey, i: number) => {
    const centre = [x - (w - 14) / 2 + width * (i + 0.5), y] as const;
    return pieces(c, [key], { count: 8, reach: [width * 0.42, 30], centre, size: 0.95 });
  };
  return (
    rice(c, kind, { radius: 64, centre: [x - 36, y], density: 0.8 }) +
    rice(c, kind, { radius: 64, centre: [x + 36, y], density: 0.8 }) +
    (isMixed
      ? pieces(c, keys, { count: 28, reach: [76, 32], centre: [x, y], size: 0.86 })
      : each(keys, stripe)) +
    sprinkle(c, 'sesame', { count: 18, reach: [70, 26], centre: [x, y] }) +
    (isMixed ? '' : put(piece(c, 'eggFried'), [x, y], { size: 1.1, shadow: 0.26 }))
  );
}

export function riceCell(c: Canvas, spec: DishSpec, { x, y, w, h }: Cell): string {
  const grains = rice(c, spec.rice ?? 'multi', {
    radius: Math.hypot(w, h) / 2 + 3,
    centre: [x, y],
    density: 0.7,
  });
  return grains + sprinkle(c, 'blackSesame', { count: 8, reach: 8, centre: [x, y] });
}

export function mainHeap(c: Canvas, spec: DishSpec, { x, y, w, h }: Cell): string {
  const keys = drawable(c, keysOr(spec.items, ['beef']));
  const isLarge = keys[0] !== undefined && LARGE.has(keys[0]);
  const reach = [w * (isLarge ? 0.3 : 0.38), h * (isLarge ? 0.26 : 0.34)] as const;
  const heap = { centre: [x, y + 1], turn: 70, size: isLarge ? 1.7 : 1.25, shadow: 0.26 } as const;
  return (
    pieces(c, ['lettuce'], { count: 4, reach: [w * 0.4, h * 0.36], centre: [x, y], size: 1.1 }) +
    pieces(c, keys, { ...heap, reach, count: isLarge ? 4 : 12 }) +
    sprinkle(c, 'sesame', { count: 12, reach, centre: [x, y] }) +
    garnish(c, ['scallion'], { count: 4, reach: 18, centre: [x, y] })
  );
}

const LARGE: ReadonlySet<IngredientKey> = new Set([
  'grilledFish',
  'grilledWhiteFish',
  'grilledSalmon',
  'friedTofu',
  'patty',
  'porkPatty',
  'boiledPork',
  'cabbageRoll',
  'beefRoll',
  'leafParcel',
  'falafel',
  'lentilBall',
]);

export function side(c: Canvas, key: IngredientKey, { x, y, w, h }: Cell): string {
  if (key === 'rolledEgg')
    return each([-15, 0, 15], (dx) =>
      put(piece(c, key), [x + dx, y], { turn: 90, size: 0.95, shadow: 0.26 }),
    );
  const isThin = key === 'fern' || key === 'beansprout' || key === 'carrotStick';
  const count = Math.round((isThin ? 16 : 9) * Math.min(2, (w * h) / 2300));
  return pieces(c, [key], { count, reach: [w * 0.38, h * 0.3], centre: [x, y], size: 0.95 });
}
