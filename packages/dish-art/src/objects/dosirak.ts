import type { Lacquer, PlatedDish } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { num, roundedRect } from '../drawing/geometry.ts';
import { clipped, each, group, path } from '../drawing/shapes.ts';
import { put } from '../drawing/stamp.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { drawable, piece } from '../ingredients/piece.ts';
import { rice } from '../painters/bowls/grains.ts';
import { paintFoodOnly } from '../painters/paint-food-only.ts';
import { garnish, keysOr, pieces, sprinkle } from '../painters/strokes/pieces.ts';
import { boxShadow } from '../vessels/light.ts';
import type { PaintDish } from './object-painter.ts';

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

/** A lunch box: rice and a main dish, one dish in the whole box, or a bowl for spooned food; up to three side dishes. */
export function paintDosirak(c: Canvas, spec: DishSpec, paintDish: PaintDish): string {
  const lacquer = LACQUERS[spec.box ?? 'black'];
  const lid = path(roundedRect(184, 140, 22), c.linear(lacquer.lit, lacquer.dark));
  const rim = `<path d="${roundedRect(180, 136, 20)}" fill="none" stroke="${lacquer.rim}" stroke-width="2"/>`;
  const cells = laidOut(c, spec, paintDish).map(({ cell, draw }) => {
    const at = { ...cell, x: spec.mirrored ? 200 - cell.x : cell.x, y: spec.upended ? 200 - cell.y : cell.y };
    return cellWith(c, at, { wall: lacquer.lit, inner: draw(at) });
  });
  return (
    boxShadow(184, 140, 22) +
    group('translate(100 100)', lid + rim) +
    cells.join('') +
    `<path d="M16 58Q18 38 36 36" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".35"/>`
  );
}

const LACQUERS: Record<Lacquer, { lit: string; dark: string; rim: string }> = {
  black: { lit: '#4A413D', dark: '#241E1C', rim: '#B9402A' },
  wood: { lit: '#D9A86C', dark: '#A9743C', rim: '#8A5A2A' },
  leaf: { lit: '#7FA37F', dark: '#4F7757', rim: '#3E6147' },
  red: { lit: '#B5473A', dark: '#7C231B', rim: '#E0A05A' },
  navy: { lit: '#53678A', dark: '#2C3C5C', rim: '#9FB2CF' },
  cream: { lit: '#F4E8D2', dark: '#D3BF9C', rim: '#B79A6C' },
};

type Filled = { cell: Cell; draw: (cell: Cell) => string };

function laidOut(c: Canvas, spec: DishSpec, paintDish: PaintDish): Filled[] {
  const { main, hasRice = true } = spec;
  const sides = drawable(c, keysOr(spec.sides, ['rolledEgg', 'spinach', 'kimchi'])).slice(0, 3);
  const bowlDish = main && isSpooned(main) ? main : null;
  if (bowlDish) {
    const bowl: Filled = { cell: BOWL_CELL, draw: (cell) => inBowl(paintDish(c, bowlDish), cell) };
    return [bowl, ...inColumn(c, sides, { x: 157, y: 100, w: 60, h: 128, r: 11 })];
  }
  const acrossDish = main && (isWide(main) || !hasRice) ? main : null;
  if (acrossDish) {
    const h = sides.length ? 76 : 124;
    const cell = { x: 100, y: sides.length ? 74 : 100, w: 168, h, r: 13 };
    return [{ cell, draw: (at) => allAcross(c, acrossDish, at) }, ...inRow(c, sides, { ...SIDE_ROW })];
  }
  const rice = (cell: Cell): Filled => ({ cell, draw: (at) => riceCell(c, spec, at) });
  const heap = (cell: Cell): Filled => ({ cell, draw: (at) => mainHeap(c, spec, at) });
  if (spec.inColumns)
    return [
      rice({ x: 50, y: 100, w: 68, h: 128, r: 13 }),
      heap({ x: 136, y: 71, w: 96, h: 70, r: 13 }),
      ...inRow(c, sides.slice(0, 2), { x: 136, y: 138, w: 100, h: 52, r: 11 }),
    ];
  return [
    rice({ x: 60, y: 74, w: 88, h: 76, r: 13 }),
    heap({ x: 148, y: 74, w: 76, h: 76, r: 13 }),
    ...inRow(c, sides, SIDE_ROW),
  ];
}

const BOWL_CELL: Cell = { x: 70, y: 100, w: 104, h: 128, r: 13 };
const SIDE_ROW: Cell = { x: 100, y: 141, w: 172, h: 46, r: 11 };

function inRow(c: Canvas, sides: readonly IngredientKey[], row: Cell): Filled[] {
  const width = row.w / Math.max(1, sides.length);
  return sides.map((key, i) => ({
    cell: { ...row, x: row.x - row.w / 2 + width * (i + 0.5), w: width - 4 },
    draw: (cell) => side(c, key, cell),
  }));
}

function inColumn(c: Canvas, sides: readonly IngredientKey[], column: Cell): Filled[] {
  const height = column.h / Math.max(1, sides.length);
  return sides.map((key, i) => ({
    cell: { ...column, y: column.y - column.h / 2 + height * (i + 0.5), h: height - 4 },
    draw: (cell) => side(c, key, cell),
  }));
}

function cellWith(
  c: Canvas,
  { x, y, w, h, r }: Cell,
  { wall, inner }: { wall: string; inner: string },
): string {
  const d = roundedRect(w, h, r);
  const [across, down] = [num(w - 2 * r), num(h - 2 * r)];
  const start = `M${num(x - w / 2 + r)} ${num(y - h / 2)}`;
  const clip = c.clip(
    `${start}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r} ${-r} ${r}` +
      `h${num(-(w - 2 * r))}q${-r} 0 ${-r} ${-r}v${num(-(h - 2 * r))}q0 ${-r} ${r} ${-r}z`,
  );
  const at = `translate(${num(x)} ${num(y)})`;
  const shade = `<path d="${d}" fill="none" stroke="#1a0f08" stroke-width="7" opacity=".2"/>`;
  return group(at, path(d, c.linear('#2A211D', wall))) + clipped(clip, inner + group(at, shade));
}

/** One compartment, by its centre. */
type Cell = { x: number; y: number; w: number; h: number; r: number };

/** Dishes that take the whole width and are not served beside rice. */
function isWide({ type, roll }: DishSpec): boolean {
  return WIDE.has(type) && roll === undefined;
}

/** Dishes eaten with a spoon, which need a bowl. */
function isSpooned({ type }: DishSpec): boolean {
  return SPOONED.has(type);
}

/** A dish in its own bowl, set into the box. */
function inBowl(dish: string, { x, y, w }: Cell): string {
  return group(`translate(${num(x)} ${num(y)})scale(${num(w / 172)})translate(-100 -100)`, dish);
}

function allAcross(c: Canvas, main: DishSpec, cell: Cell): string {
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

function riceCell(c: Canvas, spec: DishSpec, { x, y, w, h }: Cell): string {
  const grains = rice(c, spec.rice ?? 'multi', {
    radius: Math.hypot(w, h) / 2 + 3,
    centre: [x, y],
    density: 0.7,
  });
  return grains + sprinkle(c, 'blackSesame', { count: 8, reach: 8, centre: [x, y] });
}

function mainHeap(c: Canvas, spec: DishSpec, { x, y, w, h }: Cell): string {
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

function side(c: Canvas, key: IngredientKey, { x, y, w, h }: Cell): string {
  if (key === 'rolledEgg')
    return each([-15, 0, 15], (dx) =>
      put(piece(c, key), [x + dx, y], { turn: 90, size: 0.95, shadow: 0.26 }),
    );
  const isThin = key === 'fern' || key === 'beansprout' || key === 'carrotStick';
  const count = Math.round((isThin ? 16 : 9) * Math.min(2, (w * h) / 2300));
  return pieces(c, [key], { count, reach: [w * 0.38, h * 0.3], centre: [x, y], size: 0.95 });
}
