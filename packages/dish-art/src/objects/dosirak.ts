import type { Lacquer, PlatedDish } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { num, type Point, roundedRect } from '../drawing/geometry.ts';
import { clipped, each, group, path } from '../drawing/shapes.ts';
import { put } from '../drawing/stamp.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { drawable } from '../ingredients/may-show.ts';
import { piece } from '../ingredients/piece.ts';
import { rice } from '../painters/grains.ts';
import { paintFoodOnly } from '../painters/paint-food-only.ts';
import { garnish, keysOr, pieces, sprinkle } from '../painters/pieces.ts';
import { boxShadow } from '../vessels/light.ts';

/** A lacquer lunch box: rice and a main above, or one dish all across; up to three sides below. */
export function paintDosirak(c: Canvas, spec: DishSpec): string {
  const lacquer = LACQUERS[spec.box ?? 'black'];
  const sides = drawable(c, keysOr(spec.sides, ['rolledEgg', 'spinach', 'kimchi'])).slice(0, 3);
  const lid = path(roundedRect(180, 132, 22), c.linear(lacquer.lit, lacquer.dark));
  const rim = `<path d="${roundedRect(176, 128, 20)}" fill="none" stroke="${lacquer.rim}" stroke-width="2"/>`;
  const height = sides.length ? 68 : 116;
  const y = sides.length ? 76 : 100;
  const inCell = (cell: Cell, inner: string) => cellWith(c, { ...cell, wall: lacquer.lit }, inner);
  const width = 164 / Math.max(1, sides.length);
  const above =
    spec.main && WIDE.has(spec.main.type)
      ? inCell({ at: [100, y], w: 164, h: height, r: 13 }, allAcross(c, spec.main, y))
      : inCell({ at: [60, y], w: 84, h: height, r: 13 }, riceCorner(c, spec, y)) +
        inCell({ at: [147, y], w: 74, h: height, r: 13 }, mainCorner(c, spec, y));
  return (
    boxShadow(180, 132, 22) +
    group('translate(100 100)', lid + rim) +
    above +
    each(sides, (key, i) => {
      const at: Point = [18 + width * (i + 0.5), 138];
      return inCell({ at, w: width - 4, h: 44, r: 11 }, side(c, key, { at, width }));
    }) +
    `<path d="M18 60Q20 42 38 40" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".35"/>`
  );
}

const LACQUERS: Record<Lacquer, { lit: string; dark: string; rim: string }> = {
  black: { lit: '#4A413D', dark: '#241E1C', rim: '#B9402A' },
  wood: { lit: '#D9A86C', dark: '#A9743C', rim: '#8A5A2A' },
  leaf: { lit: '#7FA37F', dark: '#4F7757', rim: '#3E6147' },
};

/** Dishes that take the whole width: they are no side of a bowl of rice. */
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
  'omelette',
  'pizza',
]);

type Cell = { at: Point; w: number; h: number; r: number };

function cellWith(c: Canvas, { at: [x, y], w, h, r, wall }: Cell & { wall: string }, inner: string): string {
  const d = roundedRect(w, h, r);
  const [across, down] = [num(w - 2 * r), num(h - 2 * r)];
  const start = `M${num(x - w / 2 + r)} ${num(y - h / 2)}`;
  const clip = c.clip(
    `${start}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r} ${-r} ${r}` +
      `h${num(-(w - 2 * r))}q${-r} 0 ${-r} ${-r}v${num(-(h - 2 * r))}q0 ${-r} ${r} ${-r}z`,
  );
  const at = `translate(${num(x)} ${y})`;
  const shade = `<path d="${d}" fill="none" stroke="#1a0f08" stroke-width="7" opacity=".2"/>`;
  return group(at, path(d, c.linear('#2A211D', wall))) + clipped(clip, inner + group(at, shade));
}

function allAcross(c: Canvas, main: DishSpec, y: number): string {
  if (main.type === 'bibimbap' || main.type === 'friedRice') return inStripes(c, main, y);
  const isLow = main.type === 'gimbap' || main.type === 'sandwich';
  return group(
    `translate(100 ${y}) scale(${isLow ? 0.96 : 1.16}) translate(-100 -100)`,
    paintFoodOnly(c, main),
  );
}

/** Rice with its toppings in rows, side by side. */
function inStripes(c: Canvas, main: DishSpec, y: number): string {
  const keys = drawable(
    c,
    keysOr(main.items, ['spinach', 'carrotStick', 'mushroomSlice', 'zucchiniHalf']),
  ).slice(0, 6);
  const kind = main.type === 'friedRice' && main.rice === 'white' ? 'fried' : (main.rice ?? 'white');
  const width = 150 / Math.max(1, keys.length);
  const isMixed = main.type === 'friedRice';
  const stripe = (key: IngredientKey, i: number) =>
    pieces(c, [key], { count: 7, reach: [width * 0.42, 28], centre: [25 + width * (i + 0.5), y], size: 0.9 });
  return (
    rice(c, kind, { radius: 62, centre: [66, y] }) +
    rice(c, kind, { radius: 62, centre: [134, y] }) +
    (isMixed
      ? pieces(c, keys, { count: 26, reach: [74, 30], centre: [100, y], size: 0.86 })
      : each(keys, stripe)) +
    sprinkle(c, 'sesame', { count: 18, reach: [70, 26], centre: [100, y] }) +
    (isMixed ? '' : put(piece(c, 'eggFried'), [100, y], { size: 1.1, shadow: 0.26 }))
  );
}

function riceCorner(c: Canvas, spec: DishSpec, y: number): string {
  const grains = rice(c, spec.rice ?? 'multi', { radius: 62, centre: [60, y] });
  return grains + sprinkle(c, 'blackSesame', { count: 8, reach: 8, centre: [60, y] });
}

function mainCorner(c: Canvas, spec: DishSpec, y: number): string {
  const { count = 11 } = spec;
  const main = { count, reach: [28, 24], centre: [147, y + 2], turn: 70, size: 1.2, shadow: 0.26 } as const;
  return (
    pieces(c, ['lettuce'], { count: 4, reach: [30, 26], centre: [147, y], size: 1.1 }) +
    pieces(c, keysOr(spec.items, ['beef']), main) +
    sprinkle(c, 'sesame', { count: 12, reach: [28, 24], centre: [147, y] }) +
    garnish(c, ['scallion'], { count: 4, reach: 18, centre: [147, y] })
  );
}

function side(c: Canvas, key: IngredientKey, { at: [x, y], width }: { at: Point; width: number }): string {
  if (key === 'rolledEgg')
    return each([-15, 0, 15], (dx) =>
      put(piece(c, key), [x + dx, y], { turn: 90, size: 0.95, shadow: 0.26 }),
    );
  const isThin = key === 'fern' || key === 'beansprout' || key === 'carrotStick';
  const count = Math.round(((isThin ? 16 : 9) * width) / 55);
  return pieces(c, [key], { count, reach: [width * 0.36, 13], centre: [x, y], size: 0.9 });
}
