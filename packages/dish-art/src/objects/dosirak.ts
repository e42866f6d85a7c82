import type { Lacquer, PlatedDish } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { num, roundedRect } from '../drawing/geometry.ts';
import { clipped, group, path } from '../drawing/shapes.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { rice } from '../painters/bowls/grains.ts';
import { paintFoodOnly } from '../painters/painters.ts';
import { pieces } from '../painters/strokes/pieces.ts';
import { boxShadow } from '../vessels/light.ts';
import type { PaintDish } from './object-painter.ts';

/** A lunch box: rice and a main dish, one dish in the whole box, or a bowl in it; and up to three side dishes. */
export function paintDosirak(c: Canvas, spec: DishSpec, paintDish: PaintDish): string {
  const lacquer = LACQUERS[spec.box ?? 'black'];
  const lidless = path(roundedRect(188, 148, 22), c.linear(lacquer.lit, lacquer.dark));
  const rim = `<path d="${roundedRect(184, 144, 20)}" fill="none" stroke="${lacquer.rim}" stroke-width="2"/>`;
  const cells = laidOut(c, spec, paintDish).map(({ cell, draw }) => {
    const at = { ...cell, x: spec.mirrored ? 200 - cell.x : cell.x, y: spec.upended ? 200 - cell.y : cell.y };
    return cellWith(c, at, { wall: lacquer.lit, inner: draw(at) });
  });
  return (
    boxShadow(188, 148, 22) +
    group('translate(100 100)', lidless + rim) +
    cells.join('') +
    `<path d="M14 56Q16 34 36 32" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".35"/>`
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

/** One compartment, by its centre. */
type Cell = { x: number; y: number; w: number; h: number; r: number };
type Filled = { cell: Cell; draw: (cell: Cell) => string };

function laidOut(
  c: Canvas,
  { main, sides = [], rice: kind = 'white' }: DishSpec,
  paintDish: PaintDish,
): Filled[] {
  if (!main) return [];
  const few = sides.slice(0, 3);
  if (IN_A_BOWL.has(main.type)) {
    const bowl: Filled = {
      cell: few.length ? BOWL_CELL : BOWL_ALONE,
      draw: (cell) => inBowl(paintDish(c, { ...main, vessel: 'bowl' }), cell),
    };
    return [bowl, ...inColumn(c, few)];
  }
  const mainIn = (cell: Cell): Filled => ({ cell, draw: (at) => foodIn(c, main, at) });
  if (WIDE.has(main.type)) {
    const h = few.length ? 82 : 132;
    return [mainIn({ x: 100, y: few.length ? 72 : 100, w: 172, h, r: 13 }), ...inRow(c, few)];
  }
  const tall = few.length ? {} : { y: 100, h: 132 };
  const grains: Filled = {
    cell: { ...RICE_CELL, ...tall },
    draw: ({ x, y, w, h }) =>
      rice(c, kind, { radius: Math.hypot(w, h) / 2 + 3, centre: [x, y], density: 0.7 }),
  };
  return [
    grains,
    mainIn({ x: 143, y: few.length ? 74 : 100, w: 90, h: few.length ? 84 : 132, r: 13 }),
    ...inRow(c, few),
  ];
}

/** Dishes eaten with a spoon, or mixed, which are set into the box in a round bowl. */
const IN_A_BOWL: ReadonlySet<string> = new Set<PlatedDish>([
  'porridge',
  'soup',
  'stew',
  'bibimbap',
  'friedRice',
  'rice',
]);
const WIDE: ReadonlySet<string> = new Set<PlatedDish>([
  'gimbap',
  'rolls',
  'sandwich',
  'riceBalls',
  'tofuPockets',
  'noodle',
  'japchae',
  'omelette',
  'sushi',
  'salad',
]);

const BOWL_CELL: Cell = { x: 74, y: 100, w: 118, h: 136, r: 13 };
const BOWL_ALONE: Cell = { x: 100, y: 100, w: 150, h: 136, r: 13 };
const RICE_CELL: Cell = { x: 54, y: 74, w: 82, h: 84, r: 13 };

/** The food without its vessel, as large as its cell allows. */
function foodIn(c: Canvas, main: DishSpec, { x, y, w, h }: Cell): string {
  const isTopping = main.type === 'ricebowl';
  const food: DishSpec = isTopping ? { ...main, type: 'main' } : main;
  const k = FIT[main.type] ?? Math.min(1, h / 88);
  const at = `translate(${num(x)} ${num(y)})scale(${k.toFixed(2)})translate(-100 -100)`;
  return group(at, paintFoodOnly(c, food, [w / 2 / k - 5, h / 2 / k - 5]));
}

/** Scale factors of dishes drawn at a fixed size. */
const FIT: Partial<Record<DishSpec['type'], number>> = {
  steak: 0.68,
  fish: 0.54,
  omelette: 0.9,
  tofuPockets: 0.72,
  riceBalls: 0.72,
  sandwich: 0.7,
};

function inColumn(c: Canvas, sides: readonly IngredientKey[]): Filled[] {
  const height = 136 / Math.max(1, sides.length);
  return sides.map((key, i) => ({
    cell: { x: 164, y: 32 + height * (i + 0.5), w: 50, h: height - 4, r: 11 },
    draw: (cell) => side(c, key, cell),
  }));
}

function inRow(c: Canvas, sides: readonly IngredientKey[]): Filled[] {
  const width = 176 / Math.max(1, sides.length);
  return sides.map((key, i) => ({
    cell: { x: 12 + width * (i + 0.5), y: 143, w: width - 4, h: 48, r: 11 },
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

/** A dish in its own bowl, set into the box. */
function inBowl(dish: string, { x, y, w, h }: Cell): string {
  return group(
    `translate(${num(x)} ${num(y)})scale(${(Math.min(w, h) / 164).toFixed(2)})translate(-100 -100)`,
    dish,
  );
}

function side(c: Canvas, key: IngredientKey, { x, y, w, h }: Cell): string {
  const isThin = THIN.has(key);
  const count = Math.round((isThin ? 16 : 8) * Math.min(2, (w * h) / 2300));
  return pieces(c, [key], {
    count,
    reach: [w * 0.36, h * 0.28],
    centre: [x, y],
    size: key === 'rolledEgg' ? 1.05 : 1.1,
    turn: 60,
  });
}

const THIN: ReadonlySet<IngredientKey> = new Set(['fern', 'beansprout', 'carrotStick', 'radishStrip']);
